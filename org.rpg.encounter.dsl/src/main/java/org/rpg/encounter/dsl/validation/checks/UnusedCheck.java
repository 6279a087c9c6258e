package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Fact;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Party;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Damage;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/**
 * In a file that is played, a tactics, party, table or fact that nothing names was forgotten. A
 * file without a scene is a library for others.
 */
final class UnusedCheck implements Check<Script> {
  private static final Diagnosis UNUSED = Diagnosis.of("NAME-UNUSED");

  @Override
  public void check(Script script, Findings findings) {
    boolean played =
        script.getDeclarations().stream()
            .anyMatch(
                d ->
                    d instanceof Encounter
                        || d instanceof Journey
                        || d instanceof Episode
                        || d instanceof Adventure);
    boolean some = script.getDeclarations().stream().anyMatch(UnusedCheck::isMeantForThisFile);
    if (!played || !some || !Damage.of(script.eResource()).isNone()) {
      return;
    }
    Set<EObject> named = new HashSet<>();
    for (TreeIterator<EObject> all = script.eAllContents(); all.hasNext(); ) {
      for (Iterator<EObject> refs = all.next().eCrossReferences().iterator(); refs.hasNext(); ) {
        named.add(refs.next());
      }
    }
    for (Declaration declaration : script.getDeclarations()) {
      if (isMeantForThisFile(declaration) && !named.contains(declaration)) {
        findings.report(UNUSED, declaration, declaration.getName());
      }
    }
  }

  private static boolean isMeantForThisFile(Declaration declaration) {
    return declaration instanceof Tactics
        || declaration instanceof Party
        || declaration instanceof RandomTable
        || declaration instanceof Fact;
  }
}
