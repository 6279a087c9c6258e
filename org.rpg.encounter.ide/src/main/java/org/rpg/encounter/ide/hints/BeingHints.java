package org.rpg.encounter.ide.hints;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.odds.Looks;
import org.rpg.encounter.play.Names;

/** What creatures and characters come to, and what their weapons do in their hands. */
final class BeingHints {
  private final Looks looks;

  BeingHints(Looks looks) {
    this.looks = looks;
  }

  void of(EObject element, List<Hint> found) {
    if (element instanceof Creature || element instanceof Persona) {
      Spots.ofBody(element)
          .ifPresent(
              at ->
                  looks
                      .being(element)
                      .map(
                          it ->
                              new Hint(
                                  at,
                                  it.tale().brief(it.standing()),
                                  () -> it.tale().full(it.standing())))
                      .ifPresent(found::add));
    } else if (element instanceof WieldsProperty wields) {
      List<Looks.Attack> arms = looks.arms(wields.eContainer());
      Names names = new Names(Language.of(element));
      for (int i = 0; i < wields.getThings().size(); i++) {
        weapon(wields, i, names, arms, found);
      }
    }
  }

  private static void weapon(
      WieldsProperty wields, int n, Names names, List<Looks.Attack> arms, List<Hint> found) {
    Gear thing = wields.getThings().get(n);
    if (!(thing instanceof Weapon)) {
      return;
    }
    List<Looks.Attack> its =
        arms.stream().filter(it -> it.swing().weapon().equals(names.of(thing))).toList();
    if (its.isEmpty()) {
      return;
    }
    Looks.Attack first = its.get(0);
    Spots.behind(wields, EncounterPackage.eINSTANCE.getWieldsProperty_Things(), n)
        .ifPresent(
            at ->
                found.add(
                    new Hint(
                        at,
                        first.tale().brief(first.swing()),
                        () ->
                            its.stream()
                                .map(it -> it.tale().inHand(it.swing()))
                                .distinct()
                                .collect(Collectors.joining("\n\n")))));
  }
}
