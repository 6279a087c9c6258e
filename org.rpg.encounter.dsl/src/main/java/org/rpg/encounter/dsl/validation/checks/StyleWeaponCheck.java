package org.rpg.encounter.dsl.validation.checks;

import java.util.HashSet;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.CarriesProperty;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.TacticsLine;
import org.rpg.encounter.dsl.encounter.TargetAction;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.dsl.validation.Place;

/** A style that attacks with a certain weapon suits only who has it. */
final class StyleWeaponCheck implements Check<StyleProperty> {
  private static final Diagnosis ABSENT = Diagnosis.of("WEAPON-ABSENT");

  @Override
  public void check(StyleProperty style, Findings findings) {
    Tactics tactics = style.getTactics();
    if (tactics == null || tactics.eIsProxy()) {
      return;
    }
    Set<EObject> has = gear(style.eContainer());
    Set<Weapon> reported = new HashSet<>();
    for (EObject ancestor : Lineage.of(tactics)) {
      for (TacticsLine line : ((Tactics) ancestor).getLines()) {
        if (line instanceof ActionLine l
            && l.getAction() instanceof TargetAction a
            && a.getMeans() instanceof Weapon weapon
            && !weapon.eIsProxy()
            && !has.contains(weapon)
            && reported.add(weapon)) {
          findings.report(ABSENT, Place.whole(style), new Named(tactics), new Named(weapon));
        }
      }
    }
  }

  private static Set<EObject> gear(EObject being) {
    Set<EObject> has = new HashSet<>();
    Lineage.nearest(being, WieldsProperty.class).forEach(p -> has.addAll(p.getThings()));
    Lineage.nearest(being, CarriesProperty.class)
        .forEach(p -> p.getThings().forEach(t -> has.add(t.getThing())));
    return has;
  }
}
