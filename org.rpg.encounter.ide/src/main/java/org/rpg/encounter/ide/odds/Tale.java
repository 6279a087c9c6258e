package org.rpg.encounter.ide.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.encounter.RestKind;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.preview.Wear;
import org.rpg.encounter.rules.Parameter;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.Ruleset;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.Prospects;
import org.rpg.encounter.rules.combat.Attempt;
import org.rpg.encounter.rules.combat.Defence;
import org.rpg.encounter.rules.combat.Standing;
import org.rpg.encounter.rules.combat.Swing;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * What somebody comes to, tests and attacks, in the words of a reader: a few for a line's end, or
 * all of it in Markdown with how it was worked out and the rules that say so.
 */
public final class Tale {
  private final Reader reader;
  private final Ruleset ruleset;
  private final Figures figures;
  private final Chart chart;

  /** For a reader, under the rules that the numbers were worked out under. */
  public Tale(Reader reader, Ruleset ruleset) {
    this.reader = reader;
    this.ruleset = ruleset;
    figures = new Figures(reader.language());
    chart = new Chart(figures);
  }

  private String say(String english, String portuguese) {
    return reader.choose(english, portuguese);
  }

  private String word(String key) {
    return Words.spelling(key, reader.language());
  }

  private int number(Parameter parameter) {
    return ruleset.number(parameter);
  }

  // ---- what somebody comes to

  /** Life, Vigor, Protection and its penalty, how hard it is to hit. */
  public String brief(Standing it) {
    List<String> parts = new ArrayList<>();
    parts.add(word(it.vigor().isPresent() ? "life" : "vitality") + " " + it.life());
    it.vigor().ifPresent(vigor -> parts.add(word("vigor") + " " + vigor));
    if (it.protection() > 0) {
      String penalty = it.hindrance() > 0 ? " (−" + it.hindrance() + ")" : "";
      parts.add(word("protection") + " " + it.protection() + penalty);
    }
    parts.add(say("hit on ", "acertado com ") + it.melee().difficulty());
    return String.join(" · ", parts);
  }

  /** The same with the working and the rules. */
  public String full(Standing it) {
    List<String> lines = new ArrayList<>();
    lines.add(life(it));
    it.vigor()
        .ifPresent(
            vigor ->
                lines.add(
                    bold("vigor", vigor) + say(", as Life", ", como a Vida") + rules(Rule.LAY_07)));
    lines.add(protection(it));
    lines.add(guard(say("to hit in melee", "acertar corpo a corpo"), it.melee(), true));
    lines.add(guard(say("to hit from afar", "acertar à distância"), it.ranged(), false));
    it.perseverance()
        .ifPresent(value -> lines.add(bold("perseverance", value) + rules(Rule.EXH_01)));
    return "- " + String.join("\n- ", lines);
  }

  private String bold(String key, int value) {
    return "**" + word(key) + " " + value + "**";
  }

  private String life(Standing it) {
    if (it.vigor().isEmpty()) {
      return bold("vitality", it.life()) + rules(Rule.BASE_21);
    }
    int plain = number(Parameter.LIFE_BASE) + number(Parameter.LIFE_PER_PHYSIQUE) * it.physique();
    String working =
        " = "
            + number(Parameter.LIFE_BASE)
            + " + "
            + number(Parameter.LIFE_PER_PHYSIQUE)
            + " × "
            + ruleset.name(Parameter.PHYSIQUE_SKILL)
            + " "
            + minus(it.physique());
    return plain == it.life()
        ? bold("life", it.life()) + working + rules(Rule.LAY_08)
        : bold("life", it.life())
            + say(", at least", ", ao menos")
            + working.replace(" = ", " (")
            + ")"
            + rules(Rule.LAY_08, Rule.LAY_13);
  }

  private static String minus(int value) {
    return value < 0 ? "−" + -value : "" + value;
  }

  private String protection(Standing it) {
    String value = bold("protection", it.protection());
    int step = number(Parameter.PROTECTION_PER_CHANCE);
    if (it.hindrance() == 0) {
      return value + rules(Rule.LAY_02);
    }
    String penalty =
        say(
            " negative chances where armour hinders",
            " chances negativas onde a armadura atrapalha");
    return value
        + ": "
        + it.hindrance()
        + (it.hindrance() == 1
            ? say(
                " negative chance where armour hinders",
                " chance negativa onde a armadura atrapalha")
            : penalty)
        + say(", one for each ", ", uma a cada ")
        + step
        + rules(Rule.LAY_02, Rule.LAY_03);
  }

  private String guard(String what, Standing.Guard guard, boolean near) {
    int base = number(Parameter.BASE_DIFFICULTY);
    String value = what + " **" + guard.difficulty() + "**";
    if (guard.by() == Defence.NONE) {
      return near ? value + rules(Rule.ATK_04) : value + rules(Rule.ATK_04, Rule.DEF_04);
    }
    return value
        + " = "
        + base
        + " + "
        + defence(guard.by())
        + " "
        + (guard.difficulty() - base)
        + rules(Rule.ATK_04, rule(guard.by()));
  }

  private String defence(Defence by) {
    return switch (by) {
      case DODGE -> ruleset.name(Parameter.DODGE_SKILL);
      case SHIELD -> ruleset.name(Parameter.SHIELD_SKILL);
      case PARRY -> say("the parrying weapon", "a arma que apara");
      default -> word("defence");
    };
  }

  private static Rule rule(Defence by) {
    return switch (by) {
      case DODGE -> Rule.DEF_02;
      case SHIELD -> Rule.DEF_03;
      case PARRY -> Rule.DEF_07;
      default -> Rule.BASE_21;
    };
  }

  private String rules(Rule... rules) {
    return figures.rules(rules);
  }

  // ---- dice, weapons and attacks

  /** The mean of dice and what they can show. */
  public String brief(DiceExpression dice) {
    return "⌀ " + figures.spread(dice.mean(), dice.min(), dice.max());
  }

  /** What somebody has of a weapon's skill, and the damage of a hit. */
  public String brief(Swing it) {
    return Figures.signed(it.skill()) + " · ⌀ " + figures.spread(it.hit());
  }

  /** How a weapon's numbers come about, in somebody's hand. */
  public String inHand(Swing it) {
    List<String> lines = new ArrayList<>();
    String hindered = it.net() == 0 ? "" : ", " + chances(it.chances());
    lines.add(
        say("attack ", "ataque ") + Figures.signed(it.skill()) + hindered + rules(Rule.ATK_01));
    lines.add(damage(it));
    return "- " + String.join("\n- ", lines);
  }

  private String damage(Swing it) {
    StringBuilder line = new StringBuilder(word("damage")).append(' ').append(it.dice());
    it.second().ifPresent(dice -> line.append(" + ").append(dice));
    if (it.bonus() != 0) {
      line.append(it.bonus() < 0 ? " − " : " + ")
          .append(ruleset.name(Parameter.PHYSIQUE_SKILL))
          .append(' ')
          .append(Math.abs(it.bonus()));
    }
    line.append(": ⌀ ").append(figures.spread(it.hit())).append(rules(damageRules(it)));
    return line.toString();
  }

  private static Rule[] damageRules(Swing it) {
    return it.second().isPresent()
        ? new Rule[] {Rule.ATK_02, Rule.BASE_13, Rule.TAC_20}
        : new Rule[] {Rule.ATK_02, Rule.BASE_13};
  }

  private String chances(List<Chance> chances) {
    List<String> parts = new ArrayList<>();
    for (Chance each : chances) {
      parts.add(counted(each.count()) + rules(each.source()));
    }
    return String.join(", ", parts);
  }

  private String counted(int count) {
    boolean one = Math.abs(count) == 1;
    String english = one ? " chance" : " chances";
    return Figures.signed(count) + say(english, one ? " chance" : " chances");
  }

  /** An attack in one line: how likely it hits, what it does when it does. */
  public String line(String target, Swing it) {
    return "**"
        + it.weapon()
        + "**"
        + (it.melee() ? "" : say(" from afar", " à distância"))
        + say(" against ", " contra ")
        + target
        + ": "
        + figures.chance(it.odds().chance())
        + ", ⌀ "
        + figures.spread(it.hit());
  }

  /** An attack with all that can come of it. */
  public String full(String target, Swing it) {
    List<String> parts = new ArrayList<>();
    int difficulty = it.guard().difficulty();
    parts.add(
        line(target, it)
            + "  \n"
            + Figures.signed(it.skill())
            + say(" against ", " contra ")
            + difficulty
            + (it.chances().isEmpty() ? "" : ", " + chances(it.chances()))
            + rules(Rule.ATK_04, Rule.BASE_02)
            + "  \n"
            + critical(it)
            + "  \n"
            + say("one attack on average ⌀ ", "um ataque, em média: ⌀ ")
            + figures.mean(it.damage().mean()));
    parts.add(chart.of(it.damage()));
    return String.join("\n\n", parts);
  }

  private String critical(Swing it) {
    String chance =
        say("critical ", "crítico ") + figures.chance(it.odds().part(it.odds().critical()));
    return it.critical().equals(it.hit())
        ? chance + rules(Rule.BASE_09)
        : chance
            + ": ⌀ "
            + figures.spread(it.critical())
            + rules(it.hero() ? Rule.TAC_01 : Rule.TAC_03);
  }

  // ---- tests

  /** How likely somebody succeeds. */
  public String brief(String who, Attempt it) {
    return who + " " + figures.roughly(it.odds().chance());
  }

  /** A test in one line. */
  public String line(String who, Attempt it, int against) {
    String chances = it.chances() == 0 ? "" : ", " + counted(it.chances());
    return "**"
        + who
        + "**: "
        + figures.chance(it.odds().chance())
        + " — "
        + it.skill()
        + " "
        + Figures.signed(it.value())
        + say(" against ", " contra ")
        + against
        + chances;
  }

  /** Critical successes and failures, and how likely each level is. */
  public String full(String who, Attempt it, int against) {
    Prospects odds = it.odds();
    return line(who, it, against)
        + rules(Rule.BASE_02)
        + "  \n"
        + say("critical success ", "sucesso crítico ")
        + figures.chance(odds.part(odds.critical()))
        + say(", critical failure ", ", falha crítica ")
        + figures.chance(odds.part(odds.fumble()))
        + rules(Rule.BASE_07, Rule.BASE_08)
        + "  \n"
        + say("success level", "nível de sucesso")
        + rules(Rule.BASE_06)
        + "\n\n"
        + chart.of("–", odds.levels(), odds.total(), odds.total().subtract(odds.success()));
  }

  // ---- dice and time

  /** How likely each value of dice is. */
  public String chances(DiceExpression dice) {
    return "**"
        + dice
        + "** ⌀ "
        + figures.spread(dice.distribution())
        + "\n\n"
        + chart.of(dice.distribution());
  }

  /** A time that is certain, or the least and the most of it. */
  public String time(long least, long most) {
    return least == most
        ? figures.duration(least)
        : figures.duration(least) + " – " + figures.duration(most);
  }

  /** A time that may well become more. */
  public String atLeast(long minutes) {
    return say("at least ", "ao menos ") + figures.duration(minutes);
  }

  /** How long a leg takes. */
  public String leg(long least, long most, boolean accelerated) {
    return "**"
        + time(least, most)
        + "**"
        + say(" on the way, nights not counted", " de caminho, sem contar as noites")
        + (accelerated ? rules(Rule.TRV_01, Rule.TRV_03) : rules(Rule.TRV_01));
  }

  /** The Perseverance that the first of them have left, on average; nothing of nobody. */
  public String brief(List<Wear.Traveller> worn, int most) {
    if (worn.isEmpty()) {
      return "";
    }
    String each =
        worn.stream()
            .limit(most)
            .map(it -> (worn.size() == 1 ? "" : it.name() + " ") + figures.mean(it.perseverance()))
            .collect(Collectors.joining(", "));
    return word("perseverance") + " " + each + (worn.size() > most ? " …" : "");
  }

  /** The same of all, with the most that each can have. */
  public String full(List<Wear.Traveller> worn) {
    return worn.stream()
        .map(
            it ->
                "\n- "
                    + it.name()
                    + ": "
                    + word("perseverance")
                    + " ⌀ "
                    + figures.mean(it.perseverance())
                    + say(" of ", " de ")
                    + it.most()
                    + rules(Rule.EXH_01))
        .collect(Collectors.joining("", worn.isEmpty() ? "" : "\n", ""));
  }

  /** What a rest is. */
  public String rest(RestKind kind) {
    return kind == RestKind.LONG
        ? word("long-rest") + rules(Rule.REST_02)
        : word("short-rest") + rules(Rule.REST_01);
  }

  /** How long a journey takes at the very least. */
  public String journey(long least) {
    return "**"
        + atLeast(least)
        + "**"
        + say(
            ": legs, rests and delays as short as they can be, what happens by chance left out",
            ": etapas, descansos e atrasos o mais curtos possível, sem o que o acaso traz")
        + rules(Rule.TRV_01);
  }
}
