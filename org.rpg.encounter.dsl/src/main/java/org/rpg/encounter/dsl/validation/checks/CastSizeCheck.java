package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.Amount;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.DiceText;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Roster;

/** No more than can be played. */
final class CastSizeCheck implements Check<Encounter> {
  private static final Diagnosis SIZE = Diagnosis.of("CAST-SIZE");

  @Override
  public void check(Encounter encounter, Findings findings) {
    long most = most(Roster.of(encounter));
    if (most > Roster.MOST) {
      findings.report(SIZE, encounter, Roster.MOST, most);
    }
  }

  /** As many as can take part. */
  static long most(Roster roster) {
    return roster.entries().stream().mapToLong(entry -> most(entry, roster)).sum();
  }

  private static long most(Roster.Entry entry, Roster roster) {
    if (entry.single()) {
      return 1;
    }
    Subject per = entry.member().getPer();
    return per == null ? most(entry.member()) : most(entry.member()) * people(per, roster);
  }

  /** Those of a side, or of a name, for each of whom somebody comes. */
  private static long people(Subject per, Roster roster) {
    return roster.entries().stream()
        .filter(e -> e.member().getPer() == null)
        .filter(
            e ->
                per.getNamed() == null
                    ? e.side().getKind() == per.getSide()
                    : e.being() == per.getNamed() || e.side() == per.getNamed())
        .mapToLong(e -> most(e.member()))
        .sum();
  }

  private static long most(Member member) {
    Amount amount = member.getCount();
    if (amount == null) {
      return 1;
    }
    long value =
        amount.getDice() == null ? amount.getValue() : DiceText.of(amount.getDice()).most();
    long operand = amount.getOperand();
    return switch (amount.getOperator()) {
      case PLUS -> value + operand;
      case MINUS -> Math.max(0, value - operand);
      case TIMES -> value * operand;
    };
  }
}
