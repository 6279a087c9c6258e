package org.rpg.encounter.dsl.validation.checks;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import org.rpg.encounter.dsl.encounter.Choice;
import org.rpg.encounter.dsl.encounter.ChoiceOption;
import org.rpg.encounter.dsl.encounter.ChoiceStage;
import org.rpg.encounter.dsl.encounter.EdgeOption;
import org.rpg.encounter.dsl.encounter.Quantity;
import org.rpg.encounter.dsl.encounter.Unit;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** The shares of a choice are parts of a whole. */
final class SharesCheck {
  private static final Diagnosis SUM = Diagnosis.of("CHOICE-SHARES");
  private static final Diagnosis NOTHING = Diagnosis.of("CHOICE-NOTHING");
  private static final BigDecimal WHOLE = BigDecimal.valueOf(100);

  private SharesCheck() {}

  static void check(ChoiceStage choice, Findings findings) {
    if (choice.getOptions().isEmpty()) {
      findings.report(NOTHING, choice);
    } else {
      check(
          choice.getOptions().stream().map(EdgeOption::getShare).toList(),
          Place.of(choice),
          findings);
    }
  }

  static void check(Choice choice, Findings findings) {
    if (choice.getOptions().isEmpty()) {
      findings.report(NOTHING, choice);
    } else {
      check(
          choice.getOptions().stream().map(ChoiceOption::getShare).toList(),
          Place.whole(choice),
          findings);
    }
  }

  private static void check(List<Quantity> shares, Place place, Findings findings) {
    List<Quantity> written = shares.stream().filter(Objects::nonNull).toList();
    boolean fixed =
        written.stream()
            .allMatch(
                it ->
                    it.getUnit() == Unit.PERCENT
                        && it.getValue() != null
                        && it.getDice() == null
                        && it.getOperand() == 0);
    if (written.isEmpty() || !fixed) {
      return;
    }
    BigDecimal sum =
        written.stream().map(Quantity::getValue).reduce(BigDecimal.ZERO, BigDecimal::add);
    boolean all = written.size() == shares.size();
    boolean tooMuch = sum.compareTo(WHOLE) > 0;
    // thirds of 33 % are meant as the whole
    boolean tooLittle = all && sum.compareTo(WHOLE.subtract(BigDecimal.valueOf(1.5))) < 0;
    if (tooMuch || tooLittle) {
      findings.report(SUM, place, sum);
    }
  }
}
