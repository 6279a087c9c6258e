package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.impl.IllegalNodeException;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.words.Language;

/** A name that leads nowhere: what it should have been, and what was probably meant. */
public class LinkErrors extends LinkingDiagnosticMessageProvider {
  private static final Diagnosis UNKNOWN = Diagnosis.of("LINK-UNKNOWN");
  private static final Diagnosis KIND = Diagnosis.of("LINK-KIND");
  private static final Diagnosis SPELLING = Diagnosis.of("NAME-SPELLING");
  private static final Diagnosis TWO_NAMES = Diagnosis.of("LINK-TWO-NAMES");
  private static final Diagnosis SKILL_VALUE = Diagnosis.of("LINK-SKILL-VALUE");

  @Inject private IScopeProvider scopes;
  @Inject private IResourceScopeCache names;

  @Override
  public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
    String name;
    try {
      name = NameText.unquoted(context.getLinkText());
    } catch (IllegalNodeException e) {
      name = NameText.unquoted(e.getNode().getText());
    }
    EObject from = context.getContext();
    EReference reference = context.getReference();
    Language language = Language.of(from);
    Wording kind = expected(from, reference);
    KnownNames known = names.get(KnownNames.class, from.eResource(), () -> KnownNames.of(from.eResource()));
    IScope scope = scopes.getScope(from, reference);

    Optional<EObject> other = known.named(name);
    if (other.isPresent()) {
      return message(KIND, language, name, kindOf(other.get()), kind);
    }
    Optional<String[]> skillOf = NameText.split(name, " de ", " do ", " da ", " of ", " dos ");
    if (skillOf.isPresent() && known.named(skillOf.get()[0]).orElse(null) instanceof Skill) {
      String[] p = skillOf.get();
      Suggestion words = Suggestion.of(Phrases.of("skill-value-of", p[1], p[0]).in(language));
      return message(SKILL_VALUE, language, name, p[0], words);
    }
    Optional<String[]> two = NameText.split(name, part -> known.named(part).isPresent());
    if (two.isPresent()) {
      return message(TWO_NAMES, language, name, two.get()[0], two.get()[1]);
    }
    Nearest nearest = new Nearest(name);
    for (IEObjectDescription d : scope.getAllElements()) {
      String candidate = d.getName().toString();
      if (NameText.sameLetters(name, candidate)) {
        return message(SPELLING, language, name, Suggestion.of(candidate));
      }
      nearest.offer(candidate);
    }
    return message(UNKNOWN, language, kind, name, nearest.suggestion());
  }

  private static DiagnosticMessage message(Diagnosis d, Language language, Object... arguments) {
    return new DiagnosticMessage(
        d.message(language, arguments),
        d.severity(),
        d.code(),
        Diagnosis.replacements(arguments));
  }

  /** What stands at such a place, in words. */
  private static Wording expected(EObject from, EReference reference) {
    String place = "kind." + from.eClass().getName() + "." + reference.getName();
    if (Phrases.has(place)) {
      return Phrases.of(place);
    }
    String type = "kind." + reference.getEReferenceType().getName();
    return Phrases.of(Phrases.has(type) ? type : "kind.EObject");
  }

  /** What a named thing is, in words. */
  static Wording kindOf(EObject element) {
    String type = "kind." + element.eClass().getName();
    return Phrases.of(Phrases.has(type) ? type : "kind.EObject");
  }

}
