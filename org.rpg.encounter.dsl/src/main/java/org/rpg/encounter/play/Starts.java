package org.rpg.encounter.play;

import java.util.List;
import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.ConditionState;
import org.rpg.encounter.dsl.encounter.DamageKind;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Start;
import org.rpg.encounter.dsl.encounter.State;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.ValueState;
import org.rpg.encounter.dsl.encounter.WoundState;
import org.rpg.encounter.play.seen.Pool;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.combat.Member;

/** In what state everyone starts: "heroes start surprised", "Grum starts with 3 vigor, prone". */
final class Starts {
  private final Selections selections;

  Starts(Scene scene) {
    selections = new Selections(scene);
  }

  void apply(Encounter encounter, List<Member> members) {
    encounter.getElements().stream()
        .filter(Start.class::isInstance)
        .map(Start.class::cast)
        .forEach(it -> apply(it, members));
  }

  private void apply(Start start, List<Member> members) {
    for (Subject subject : start.getSubjects()) {
      Pool pool = selections.pool(subject);
      if (pool == Pool.ENEMIES || pool == Pool.ALLIES || pool == Pool.SELF) {
        continue; // Whose? A diagnostic has asked.
      }
      if (pool == Pool.EVERYONE) {
        members.forEach(it -> start.getStates().forEach(state -> apply(state, it)));
        continue;
      }
      for (int n = 0; n < pool.size(null, 0); n++) {
        Member member = members.get(pool.member(null, 0, n));
        start.getStates().forEach(state -> apply(state, member));
      }
    }
  }

  private static void apply(State state, Member member) {
    if (state instanceof ConditionState it) {
      // What is not built yet does nothing; a diagnostic has said so.
      States.condition(it.getCondition()).ifPresent(member::starts);
    } else if (state instanceof ValueState it) {
      int value = amount(it.getAmount());
      switch (it.getAttribute()) {
        case VIGOR -> member.vigor(value);
        case LIFE -> member.life(value);
        case PROTECTION -> member.protection(value);
        default -> {
          // Not built yet; a diagnostic has said so.
        }
      }
    } else if (state instanceof WoundState it) {
      member.wound(amount(it.getSeverity()), kind(it.getKind()));
    }
  }

  /** Dice count with their mean, rounded down: a start is the same in every run. */
  private static int amount(Amount amount) {
    return Math.max(
        0,
        Quantities.isRolled(amount)
            ? (int) Quantities.dice(amount).mean()
            : Quantities.fixed(amount));
  }

  private static WoundKind kind(DamageKind kind) {
    return switch (kind) {
      case CUTTING -> WoundKind.CUTTING;
      case PIERCING -> WoundKind.PIERCING;
      case BLUDGEONING -> WoundKind.BLUDGEONING;
      default -> WoundKind.OTHER;
    };
  }
}
