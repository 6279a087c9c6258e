package org.rpg.encounter.ide.odds;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.AdditiveOperator;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Expression;
import org.rpg.encounter.dsl.encounter.Negative;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.RulesUse;
import org.rpg.encounter.dsl.encounter.Ruleset;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Sum;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Roster;
import org.rpg.encounter.dsl.validation.travel.Company;
import org.rpg.encounter.dsl.validation.travel.Scenes;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.play.Portraits;
import org.rpg.encounter.rules.combat.Attempt;
import org.rpg.encounter.rules.combat.Standing;
import org.rpg.encounter.rules.combat.Swing;

/**
 * What can be said of the beings, attacks and tests of one script as it stands: of those alone that
 * are written out. For one answer to an editor; it remembers what it has worked out.
 */
public final class Looks {
  /** Of more nobody reads the odds in one place. */
  private static final int MOST = 6;

  private final Reader reader;
  private final Sound sound = new Sound();
  private final Map<EObject, Portraits> portraits = new HashMap<>();

  /** Looks at a script for a reader; everything has the name that the script gives it. */
  public Looks(Reader reader) {
    this.reader = reader;
  }

  /** Somebody and what he comes to. */
  public record Being(Standing standing, Tale tale) {}

  /** An attack, on whom, and how it is told. */
  public record Attack(String target, Swing swing, Tale tale) {}

  /** A test of somebody, how hard it is, and how it is told. */
  public record Test(String who, Attempt attempt, int against, Tale tale) {}

  private boolean isBeing(EObject it) {
    return it != null && !it.eIsProxy() && sound.isBeing(it);
  }

  /** What a being comes to; empty while it is not written out. */
  public Optional<Being> being(EObject being) {
    if (!isBeing(being)) {
      return Optional.empty();
    }
    Portraits all = portraits(usual(being));
    return Optional.of(new Being(all.standing(being), tale(all)));
  }

  /** What a being's weapons do in its hands, against somebody like itself. */
  public List<Attack> arms(EObject being) {
    if (!isBeing(being)) {
      return List.of();
    }
    Portraits all = portraits(usual(being));
    return all.swings(being, being).stream()
        .map(it -> new Attack(all.name(being), it, tale(all)))
        .toList();
  }

  /** The attacks of one of an encounter's side on those who start against him. */
  public List<Attack> attacks(EObject being, Side of) {
    Encounter scene = (Encounter) of.eContainer();
    List<Attack> found = new ArrayList<>();
    if (!isBeing(being)) {
      return found;
    }
    Portraits all = portraits(scene);
    Roster.of(scene).entries().stream()
        .filter(it -> opposes(of, it.side()))
        .map(Roster.Entry::being)
        .distinct()
        .filter(this::isBeing)
        .limit(MOST)
        .forEach(
            it ->
                all.swings(being, it)
                    .forEach(swing -> found.add(new Attack(all.name(it), swing, tale(all)))));
    return found;
  }

  /** Sides are hostile unless they say otherwise. */
  private static boolean opposes(Side one, Side other) {
    return one != other
        && !one.isNeutral()
        && !other.isNeutral()
        && !isFriend(one, other)
        && !isFriend(other, one);
  }

  private static boolean isFriend(Side one, Side other) {
    return one.getFriend() != null
        && (one.getFriend().getSide() == other
            || one.getFriend().getKind() != SideKind.UNSTATED
                && one.getFriend().getKind() == other.getKind());
  }

  /** A test by each of those who may make it; nobody where the difficulty is not written. */
  public List<Test> tests(Trial trial) {
    OptionalInt against = number(trial.getDifficulty());
    Optional<EObject> scene = Scenes.around(trial);
    boolean whole = trial.getSkills().stream().allMatch(sound::isWhole);
    if (against.isEmpty() || scene.isEmpty() || trial.getSkills().isEmpty() || !whole) {
      return List.of();
    }
    Portraits all = portraits(scene.get());
    int helpers = (int) trial.getHelpers().stream().filter(it -> it.getNamed() != null).count();
    boolean sure = helpers == trial.getHelpers().size();
    return testers(trial, scene.get()).stream()
        .filter(it -> sure && isBeing(it))
        .distinct()
        .limit(MOST)
        .map(
            it -> {
              Attempt made = all.test(it, trial.getSkills(), against.getAsInt(), helpers);
              return new Test(all.name(it), made, against.getAsInt(), tale(all));
            })
        .toList();
  }

  private static List<EObject> testers(Trial trial, EObject scene) {
    if (scene instanceof Encounter fight) {
      return trial.getSubject() == null
          ? List.of()
          : Roster.of(fight).meant(trial.getSubject()).stream().map(Roster.Entry::being).toList();
    }
    Company company = Company.of(scene);
    List<Company.Traveller> meant =
        trial.getSubject() == null ? company.all() : company.meant(trial.getSubject());
    boolean all = trial.getSubject() == null;
    return meant.stream()
        .map(Company.Traveller::being)
        .filter(it -> !all || it instanceof Persona)
        .toList();
  }

  /** A whole number that is written or added up. */
  private static OptionalInt number(Expression value) {
    if (value instanceof Quantity quantity) {
      boolean plain =
          quantity.getDice() == null
              && quantity.getValue() != null
              && quantity.getUnit() == Unit.UNSTATED
              && quantity.getValue().stripTrailingZeros().scale() <= 0
              && quantity.getValue().abs().intValue() < 1000;
      return plain ? OptionalInt.of(quantity.getValue().intValue()) : OptionalInt.empty();
    }
    if (value instanceof Negative negative) {
      OptionalInt operand = number(negative.getOperand());
      return operand.isEmpty() ? operand : OptionalInt.of(-operand.getAsInt());
    }
    if (value instanceof Sum sum) {
      OptionalInt left = number(sum.getLeft());
      OptionalInt right = number(sum.getRight());
      if (left.isPresent() && right.isPresent()) {
        int sign = sum.getOperator() == AdditiveOperator.PLUS ? 1 : -1;
        return OptionalInt.of(left.getAsInt() + sign * right.getAsInt());
      }
    }
    return OptionalInt.empty();
  }

  /** How numbers that no rules change are told. */
  public Tale tale() {
    return new Tale(reader, org.rpg.encounter.rules.Ruleset.standard());
  }

  private Tale tale(Portraits all) {
    return new Tale(reader, all.ruleset());
  }

  private Portraits portraits(EObject context) {
    return portraits.computeIfAbsent(context, it -> new Portraits(it, reader.script()));
  }

  /** The scene whose rules all scenes of the script use, if they agree; otherwise the script. */
  private static EObject usual(EObject being) {
    if (!(being.eContainer() instanceof Script script)) {
      return being;
    }
    List<RulesUse> used = new ArrayList<>();
    script
        .getDeclarations()
        .forEach(
            it ->
                it.eContents().stream()
                    .filter(RulesUse.class::isInstance)
                    .map(RulesUse.class::cast)
                    .forEach(used::add));
    List<Ruleset> rulesets = used.stream().map(RulesUse::getRuleset).distinct().toList();
    boolean one = rulesets.size() == 1 && rulesets.get(0) != null && !rulesets.get(0).eIsProxy();
    return one ? used.get(0).eContainer() : script;
  }
}
