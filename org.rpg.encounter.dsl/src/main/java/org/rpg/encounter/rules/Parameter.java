package org.rpg.encounter.rules;

import static org.rpg.encounter.rules.Rule.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.rules.Setting.Bands;
import org.rpg.encounter.rules.Setting.Choice;
import org.rpg.encounter.rules.Setting.Ladder;
import org.rpg.encounter.rules.Setting.Length;
import org.rpg.encounter.rules.Setting.Name;
import org.rpg.encounter.rules.Setting.Number;
import org.rpg.encounter.rules.Setting.Roll;
import org.rpg.encounter.rules.Setting.Switch;
import org.rpg.encounter.rules.dice.DiceExpression;

/**
 * The points the texts leave open, each with its names, its rule, its readings and its default. A
 * {@link Ruleset} gives each a {@link Setting} of the default's kind.
 */
@SuppressWarnings("ImmutableEnumChecker") // settings and lists of options are immutable
public enum Parameter {
  BASE_DIE("Base Die", "Dado Base", BASE_01, dice("1d12")),
  SUCCESS("Success", "Sucesso", BASE_02, "Reached/Alcançada", "Exceeded/Superada"),
  BASE_DIFFICULTY("Base Difficulty", "Dificuldade Base", BASE_03, number(7)),
  UNOPPOSED_DIFFICULTY("Unopposed Difficulty", "Dificuldade sem Oposição", BASE_03, number(8)),
  DIE_RESULT("Die Result", "Resultado do Dado", BASE_04, "Natural/Natural", "Total/Total"),
  CHANCES(
      "Chances",
      "Chances",
      BASE_05,
      "Extra Die/Dado Extra",
      "Modifier/Modificador",
      "Reroll/Nova Rolagem"),
  CHANCE_LIMIT("Chance Limit", "Limite de Chances", BASE_05, number(0)),
  SUCCESS_LEVEL(
      "Success Level",
      "Nível de Sucesso",
      BASE_06,
      "Margin Plus One/Margem Mais Um",
      "Margin/Margem",
      "Above Base/Acima da Base"),
  CRITICAL_SUCCESS(
      "Critical Success",
      "Sucesso Crítico",
      BASE_07,
      "Natural Maximum/Máximo Natural",
      "By Margin/Por Margem"),
  CRITICAL_MARGIN("Critical Margin", "Margem do Crítico", BASE_07, number(6)),
  NATURAL_MINIMUM_FAILS("Natural Minimum Fails", "Mínimo Natural Falha", BASE_08, on(true)),
  DOOM("Doom on Critical Failure", "Desgraça na Falha Crítica", BASE_08, on(false)),
  DESTINY("Destiny on Critical Success", "Destino no Sucesso Crítico", BASE_09, on(true)),
  DAMAGE_SCALE(
      "Damage Scale",
      "Escala de Dano",
      BASE_10,
      ladder(
          "1d2", "1d4", "1d6", "1d8", "1d10", "1d12", "1d12+1", "1d12+2", "1d12+3", "1d12+4",
          "1d12+5", "1d12+6")),
  DIRECT_DAMAGE(
      "Direct Damage",
      "Dano Direto",
      BASE_11,
      "Becomes a Wound/Vira Ferimento",
      "Ignores Protection/Ignora Proteção"),
  FATIGUE_DAMAGE(
      "Fatigue Damage",
      "Dano de Fadiga",
      BASE_12,
      1,
      "Excess Is Lost/Excesso se Perde",
      "Excess Wounds/Excesso Fere",
      "Layers/Camadas"),
  PHYSIQUE_BONUS(
      "Physique Bonus",
      "Bônus de Físico",
      BASE_13,
      "Every Weapon/Toda Arma",
      "Melee or Thrown/Corpo a Corpo ou Arremesso",
      "Melee/Corpo a Corpo"),
  MINIMUM_DAMAGE("Minimum Damage", "Dano Mínimo", BASE_13, number(1)),
  MELEE_REACH("Melee Reach", "Alcance Corpo a Corpo", BASE_14, new Length(1)),
  OPENING_DISTANCE("Opening Distance", "Distância Inicial", BASE_14, new Length(12)),
  SPEED("Speed", "Deslocamento", BASE_15, new Length(6)),
  PROTECTION_PENALTY("Protection Penalty", "Penalidade de Proteção", BASE_16, on(true)),
  MISSING_SKILL("Missing Skill", "Perícia Ausente", BASE_17, number(0)),
  PHYSIQUE_SKILL("Physique Skill", "Perícia de Físico", BASE_17, new Name("Physique")),
  EQUAL_SIZE_SPAN("Equal Size Span", "Margem de Tamanho Igual", BASE_18, number(0)),
  DAY_PERIODS("Day Periods", "Turnos do Dia", BASE_19, number(4)),
  ROUNDING("Rounding", "Arredondamento", BASE_20, "Down/Para Baixo", "Up/Para Cima"),
  NPC_BODY("NPC Body", "Corpo do PdM", BASE_21, "Layers/Camadas", "Vitality/Vitalidade"),
  OTHER_WOUND(
      "Other Wound",
      "Outro Ferimento",
      BASE_22,
      "Other/Outro",
      "Cutting/Cortante",
      "Piercing/Perfurante",
      "Bludgeoning/Contundente"),

  LONE_EVEN_DIE(
      "Lone Even Die",
      "Par Sozinho",
      INI_05,
      "Acts Again/Age de Novo",
      "Goes to Opponents/Passa ao Oponente",
      "Restarts/Recomeça"),
  ALLY_PRIORITY(
      "Ally Priority",
      "Prioridade entre Aliados",
      INI_06,
      "Whole Combat/Combate Inteiro",
      "Each Turn/Cada Turno",
      "Advice/Conselho"),
  RECEIVER(
      "Receiver",
      "Quem Recebe",
      INI_07,
      "Receiving Side Chooses/Lado que Recebe Escolhe",
      "Holder Chooses/Quem Passa Escolhe"),
  OPENING_TURN_TICKS("Opening Turn Ticks", "Turno Inicial Conta", TRN_03, on(false)),
  CURRENT_TURN_COUNTS("Current Turn Counts", "Turno em Curso Conta", TRN_04, on(false)),
  AFTER_COMBAT(
      "Effects After Combat",
      "Efeitos Após o Combate",
      TRN_06,
      1,
      "Stop/Param",
      "Virtual Turns/Turnos Virtuais",
      "Game Master/Mestre"),
  TURN_LIMIT("Turn Limit", "Limite de Turnos", TRN_02, number(100)),
  ACTIVATION_LIMIT("Activation Limit", "Limite de Ativações", INI_04, number(5000)),
  ACTION_TRADING("Action Trading", "Troca de Ações", ACT_01, on(false)),
  ACTIONS_IN_MOVEMENT("Actions in Movement", "Ações no Movimento", ACT_16, "One/Uma", "Both/Ambas"),

  DODGE_SKILL("Dodge Skill", "Perícia de Esquiva", DEF_02, new Name("Dodge")),
  SHIELD_SKILL("Shield Skill", "Perícia de Escudo", DEF_03, new Name("Shield")),
  SHIELD_NEEDED("Shield Needed", "Escudo Necessário", DEF_03, on(true)),
  WEAPON_PARRY("Weapon Parry", "Aparar com Arma", DEF_07, on(true)),
  PENALTY_PROTECTION(
      "Penalty Protection", "Proteção da Penalidade", LAY_03, "Worn/Vestida", "Current/Atual"),
  PROTECTION_PER_CHANCE("Protection per Chance", "Proteção por Chance", LAY_03, number(6)),
  LIFE_BASE("Life Base", "Vida Base", LAY_08, number(6)),
  LIFE_PER_PHYSIQUE("Life per Physique", "Vida por Físico", LAY_08, number(2)),
  LAYER_REMAINDER(
      "Layer Remainder", "Resto da Camada", LAY_10, "Carries Over/Passa Adiante", "Stops/Para"),
  LIFE_PER_CHANCE("Life per Chance", "Vida por Chance", LAY_11, number(6)),
  MINIMUM_LIFE("Minimum Life", "Vida Mínima", LAY_13, number(1)),
  WOUND_SEVERITY(
      "Wound Severity",
      "Severidade do Ferimento",
      WND_01,
      "What Reached Life/O que Atingiu a Vida",
      "Whole Hit/Golpe Inteiro"),
  WOUND_CLASSES("Wound Classes", "Classes de Ferimento", WND_03, new Bands(4, 7)),
  WOUND_TABLE(
      "Wound Table",
      "Tabela de Ferimentos",
      WND_03,
      "By Severity/Por Severidade",
      "Thirds of Life/Terços da Vida"),
  RANGED_OUTNUMBERING("Ranged Outnumbering", "Vantagem Numérica à Distância", TAC_23, on(true)),
  PRONE_EXPOSED_TO_RANGED("Prone Exposed to Ranged", "Caído Exposto à Distância", CON_09, on(true));

  private final String english;
  private final String portuguese;
  private final Rule rule;
  private final Setting standard;
  private final List<Option> options;

  Parameter(String english, String portuguese, Rule rule, Setting standard) {
    this.english = english;
    this.portuguese = portuguese;
    this.rule = rule;
    this.standard = standard;
    this.options = List.of();
  }

  Parameter(String english, String portuguese, Rule rule, String... options) {
    this(english, portuguese, rule, 0, options);
  }

  Parameter(String english, String portuguese, Rule rule, int standard, String... options) {
    this.english = english;
    this.portuguese = portuguese;
    this.rule = rule;
    this.standard = new Choice(standard);
    this.options =
        Arrays.stream(options)
            .map(pair -> pair.split("/", -1))
            .map(pair -> new Option(pair[0], pair[1]))
            .toList();
  }

  /** The name in English. */
  public String english() {
    return english;
  }

  /** The name in Portuguese. */
  public String portuguese() {
    return portuguese;
  }

  /** The rule the point belongs to. */
  public Rule rule() {
    return rule;
  }

  /** The default. Its class is the kind of setting the parameter takes. */
  public Setting standard() {
    return standard;
  }

  /** The readings of a {@link Choice}, in the catalogue's order; empty for other kinds. */
  public List<Option> options() {
    return options;
  }

  /** The least value of a number, or of a length in squares. */
  public int least() {
    return ParameterBounds.least(this);
  }

  /** The greatest value of a number, or of a length in squares. */
  public int most() {
    return ParameterBounds.most(this);
  }

  /** The parameter of that name in English or Portuguese. */
  public static Optional<Parameter> named(String name) {
    return Arrays.stream(values())
        .filter(it -> it.english.equals(name) || it.portuguese.equals(name))
        .findFirst();
  }

  /**
   * Reads a setting of this parameter's kind: {@code on}, a number, a reading's name, dice, a
   * skill's name. Ladders are read as dice separated by commas.
   *
   * @throws IllegalArgumentException if the text is no such setting
   */
  public Setting parse(String text) {
    return SettingText.parse(this, text.strip());
  }

  private static Setting number(int value) {
    return new Number(value);
  }

  private static Setting on(boolean on) {
    return new Switch(on);
  }

  private static Setting dice(String text) {
    return new Roll(DiceExpression.parse(text));
  }

  private static Setting ladder(String... steps) {
    return new Ladder(Arrays.stream(steps).map(DiceExpression::parse).toList());
  }
}
