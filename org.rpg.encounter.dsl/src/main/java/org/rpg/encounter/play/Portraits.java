package org.rpg.encounter.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.CriticalChoice;
import org.rpg.encounter.dsl.encounter.CriticalLine;
import org.rpg.encounter.dsl.encounter.RulesUse;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.combat.Attempt;
import org.rpg.encounter.rules.combat.Duel;
import org.rpg.encounter.rules.combat.Standing;
import org.rpg.encounter.rules.combat.Swing;

/**
 * What the beings of a script come to and do to each other, exact: nothing is played, so a script
 * need not be whole, only those who are asked about.
 */
public final class Portraits {
  private final Names names;
  private final Skills skills;
  private final Sheets sheets;
  private final Ruleset ruleset;
  private final Optional<Tactics> usual;
  private final Map<EObject, Standing> standings = new HashMap<>();

  /**
   * Under the rules of a scene; of anything else under the rulebook's.
   *
   * @param context the scene, or any declaration of the script
   * @param language in which everything is named
   */
  public Portraits(EObject context, Language language) {
    names = new Names(language);
    skills = new Skills(names);
    Declared declared = new Declared(context.eResource().getResourceSet());
    Belongings belongings = new Belongings(names, skills);
    Armoury armoury = new Armoury(names, skills, declared, belongings);
    sheets = new Sheets(names, skills, declared, armoury, belongings);
    usual = declared.role("Default Style", Tactics.class);
    Rulesets rulesets = new Rulesets(names, declared);
    ruleset =
        Lineage.of(context).stream()
            .flatMap(it -> it.eContents().stream())
            .filter(RulesUse.class::isInstance)
            .map(it -> rulesets.of(((RulesUse) it).getRuleset()))
            .findFirst()
            .orElseGet(rulesets::standard);
  }

  /** The rules they are looked at under. */
  public Ruleset ruleset() {
    return ruleset;
  }

  /** What a being is called. */
  public String name(EObject being) {
    return names.of(being);
  }

  /** What a being comes to. */
  public Standing standing(EObject being) {
    return standings.computeIfAbsent(being, it -> duel(it, it).defender());
  }

  /** The attacks of one being on another with what it has in hand, the worthiest weapon first. */
  public List<Swing> swings(EObject attacker, EObject defender) {
    return duel(attacker, defender).swings();
  }

  private Duel duel(EObject attacker, EObject defender) {
    return new Duel(ruleset, sheets.of(attacker), sheets.of(defender), criticalForDamage(attacker));
  }

  /** TAC-01: as its tactics say first, otherwise for damage. */
  private boolean criticalForDamage(EObject being) {
    return Sheets.style(being).or(() -> usual).stream()
        .flatMap(it -> Lineage.of(it, Tactics.class).stream())
        .flatMap(it -> it.getLines().stream())
        .filter(CriticalLine.class::isInstance)
        .map(it -> ((CriticalLine) it).getChoice())
        .findFirst()
        .filter(it -> it == CriticalChoice.DESTINY)
        .isEmpty();
  }

  /** What can come of a test by an unhurt and rested being, with the help of so many others. */
  public Attempt test(EObject being, List<SkillReference> any, int against, int helpers) {
    return duel(being, being).attempt(any.stream().map(skills::key).toList(), against, helpers);
  }
}
