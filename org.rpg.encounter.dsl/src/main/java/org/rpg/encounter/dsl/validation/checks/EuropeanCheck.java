package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.naming.EuropeanSpelling;
import org.rpg.encounter.dsl.naming.NameConverter;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Fix;
import org.rpg.encounter.dsl.validation.NameText;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Words;

/**
 * Words in the spelling of Portugal where the table or a declaration has that of Brazil; once each.
 */
final class EuropeanCheck implements Check<Script> {
  private static final Diagnosis EUROPEAN = Diagnosis.of("WORD-EUROPEAN");

  @Override
  public void check(Script script, Findings findings) {
    INode root = NodeModelUtils.getNode(script);
    if (root == null) {
      return;
    }
    Set<String> told = new HashSet<>();
    for (ILeafNode leaf : root.getRootNode().getLeafNodes()) {
      if (leaf.isHidden()
          || leaf.getLength() < 3
          || !EuropeanSpelling.mayDiffer(leaf.getText())
          || told.contains(leaf.getText())) {
        continue;
      }
      other(leaf, findings.language())
          .filter(other -> told.add(leaf.getText()))
          .ifPresent(
              other ->
                  findings.report(
                      EUROPEAN, Place.of(script, leaf), leaf.getText(), new Fix(other)));
    }
  }

  /** The spelling of Brazil, if the file could have it too. */
  private static Optional<String> other(ILeafNode leaf, Language language) {
    String text = NameKey.of(leaf.getText());
    String key = Keys.of(leaf);
    if (!key.isEmpty()) {
      List<String> forms = language == Language.PT ? Words.forms(key, language) : List.of();
      int own = forms.indexOf(text);
      return forms.stream()
          .limit(Math.max(0, own))
          .filter(form -> EuropeanSpelling.differ(form, text))
          .findFirst();
    }
    return crossReference(leaf).flatMap(node -> declared(node, NameText.unquoted(text)));
  }

  private static Optional<INode> crossReference(ILeafNode leaf) {
    INode node = leaf;
    for (int up = 0; up < 3 && node != null; up++, node = node.getParent()) {
      if (node.getGrammarElement() instanceof CrossReference) {
        return Optional.of(node);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> declared(INode node, String written) {
    EObject from = NodeModelUtils.findActualSemanticObjectFor(node);
    EReference reference = GrammarUtil.getReference((CrossReference) node.getGrammarElement());
    if (from == null || !reference.getEContainingClass().isSuperTypeOf(from.eClass())) {
      return Optional.empty();
    }
    Object value = from.eGet(reference);
    List<?> targets =
        value instanceof List<?> many ? many : value == null ? List.of() : List.of(value);
    boolean meant = targets.stream().anyMatch(it -> Spellings.keys((EObject) it).contains(written));
    return meant
        ? Optional.empty()
        : targets.stream()
            .flatMap(it -> Spellings.of((EObject) it).stream())
            .filter(name -> EuropeanSpelling.differ(NameKey.of(name), written))
            .findFirst()
            .map(NameConverter::written);
  }
}
