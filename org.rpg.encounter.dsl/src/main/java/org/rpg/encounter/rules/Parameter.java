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
  HEIGHT_IN_REACH("Height in Reach", "Altura no Alcance", BASE_14, on(true)),
  OPENING_DISTANCE("Opening Distance", "Distância Inicial", BASE_14, new Length(12)),
  STEP_HEIGHT("Step Height", "Altura do Passo", ACT_14, new Length(2)),
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
  NEXT_SIDE(
      "Next Side",
      "Próximo Lado",
      INI_07,
      "Holder Names It/Quem Passa Indica",
      "Longest Without/Há Mais Tempo Sem"),
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

  OPENING_CHOICE(
      "Opening Choice",
      "Escolha Inicial",
      INI_02,
      "Side Chooses/Lado Escolhe",
      "At Random/Por Sorteio"),
  SURPRISED_OPPONENTS(
      "Surprised Opponents",
      "Oponentes Surpreendidos",
      INI_03,
      "Surprise Ends/Surpresa Termina",
      "Surprise Stays/Surpresa Continua"),
  COUNTED_TEST(
      "Counted Test",
      "Teste que Conta",
      INI_08,
      "First/Primeiro",
      "Last/Último",
      "Any Even/Algum Par"),
  TICK_ORDER(
      "Tick Order",
      "Ordem dos Efeitos",
      TRN_03,
      "Victim's Side/Lado da Vítima",
      "Order of Application/Ordem de Aplicação"),
  SHOUT_EFFECT(
      "Shout Effect", "Efeito do Grito", ACT_07, "None/Nenhum", "Opportunity/Oportunidade"),
  WEAPON_SWAP(
      "Weapon Swap", "Troca de Arma", ACT_08, "Two Actions/Duas Ações", "One Action/Uma Ação"),
  POTION_FOR_OTHERS(
      "Potion for Others",
      "Poção para Outros",
      ACT_11,
      "Minor Action/Ação Menor",
      "Major Action/Ação Maior",
      "Not Allowed/Não Permitida"),
  MIRACLE_TEST(
      "Miracle Test",
      "Teste do Milagre",
      ACT_13,
      "As the Miracle Says/Como o Milagre Diz",
      "Never/Nunca"),
  STANDING_UP(
      "Standing Up",
      "Levantar",
      ACT_15,
      "Whole Movement/Movimento Inteiro",
      "Half the Speed/Metade do Deslocamento"),

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
  PRONE_EXPOSED_TO_RANGED("Prone Exposed to Ranged", "Caído Exposto à Distância", CON_09, on(true)),

  MANOEUVRES_ARE_ATTACKS("Manoeuvres Are Attacks", "Manobras São Ataques", ATK_01, on(false)),
  UNDEFENDED(
      "Undefended Attack",
      "Ataque sem Defesa",
      ATK_04,
      "Base Difficulty/Dificuldade Base",
      "Unopposed Difficulty/Dificuldade sem Oposição"),
  COUNTER_TIMING(
      "Counter-Attack Timing", "Momento do Contra-Ataque", CTR_01, "After/Depois", "Before/Antes"),
  COUNTER_LIMIT("Counter-Attack Limit", "Limite de Contra-Ataques", CTR_01, number(0)),
  COVER_SHOT(
      "Cover Shot",
      "Tiro de Cobertura",
      CTR_03,
      1,
      "Plain Attack/Ataque Comum",
      "Counter-Attack/Contra-Ataque"),
  DEFENCE_LIMIT("Defence Limit", "Limite de Defesas", DEF_01, number(0)),
  NON_PHYSICAL_DEFENCE(
      "Non-Physical Defence",
      "Defesa Não Física",
      DEF_05,
      "Own Resistance/Resistência Própria",
      "Dodge and Shield/Esquiva e Escudo"),
  PENALTIES_LOWER_DEFENCE(
      "Penalties Lower Defence", "Penalidades Baixam a Defesa", DEF_06, on(false)),
  OPPORTUNITY(
      "Opportunity",
      "Oportunidade",
      OPO_01,
      "Chance/Chance",
      "Condition/Condição",
      "Narrative/Narrativa"),
  PROTECTION_OUTSIDE_COMBAT(
      "Protection Outside Combat",
      "Proteção Fora de Combate",
      LAY_05,
      "End of Scene/Fim da Cena",
      "Long Rest/Descanso Longo"),
  SPENT_EFFECT(
      "Exhaustion of Vigor",
      "Esgotamento do Vigor",
      LAY_09,
      "None/Nenhum",
      "Negative Chance/Chance Negativa"),
  WOUND_CLASS_CHANGE(
      "Wound Class",
      "Classe do Ferimento",
      WND_07,
      "Follows Severity/Segue a Severidade",
      "Fixed/Fixa"),
  WOUND_MERGING(
      "Separate Wounds",
      "Ferimentos Separados",
      WND_09,
      "Each Its Own/Cada Um o Seu",
      "Merged by Kind/Somados por Tipo"),
  FIRST_EVOLUTION(
      "First Evolution",
      "Primeira Evolução",
      WND_10,
      "Same Day/Mesmo Dia",
      "Next Day/Dia Seguinte"),
  DISARM_DEFENCE(
      "Disarm Defence",
      "Defesa ao Desarmar",
      MAN_01,
      "Weapon Removed/Arma Removida",
      "Best Weapon/Melhor Arma"),
  DISARM_DIRECTION(
      "Disarm Direction", "Direção ao Desarmar", MAN_02, "Random/Aleatória", "Away/Para Longe"),
  MANOEUVRE_DEFENCE(
      "Manoeuvre Defence",
      "Defesa contra Manobra",
      MAN_07,
      "Defender Chooses/Defensor Escolhe",
      "Attacker Chooses/Atacante Escolhe"),
  MANOEUVRE_SIZE(
      "Manoeuvre Size",
      "Tamanho da Manobra",
      MAN_07,
      "No Limit/Sem Limite",
      "One Size Larger/Um Tamanho Maior",
      "Not Larger/Não Maior"),
  PUSH_ROUNDING(
      "Push Rounding", "Arredondamento do Empurrão", MAN_14, "Down/Para Baixo", "Up/Para Cima"),
  CHARGE_MELEE_ONLY("Charge Melee Only", "Investida Só Corpo a Corpo", MAN_15, on(false)),
  CHARGE_METRES(
      "Charge Metres",
      "Metros da Investida",
      MAN_15,
      "Last Straight/Última Reta",
      "Whole Movement/Movimento Inteiro"),
  CRITICAL_MAXIMUM(
      "Critical Maximum",
      "Máximo do Crítico",
      TAC_01,
      "After the Scale/Depois da Escala",
      "Before the Scale/Antes da Escala"),
  SNEAK_DESTINY(
      "Sneak Attack Destiny",
      "Destino do Ataque Furtivo",
      TAC_04,
      "On a Natural Critical/No Crítico Natural",
      "Choice/Escolha"),
  UNAWARE_DEFENDS("Unaware Defends", "Desprevenido Defende-se", TAC_04, on(true)),
  HELPLESS_ROLL(
      "Helpless Roll", "Rolagem contra Indefeso", TAC_06, "Rolled/Rolada", "None/Nenhuma"),
  OPPORTUNITY_ATTACKS(
      "Opportunity Attacks",
      "Ataques de Oportunidade",
      TAC_07,
      "Once per Movement/Uma Vez por Movimento",
      "Each Exit/Cada Saída"),
  UNARMED_OPPORTUNITY("Unarmed Opportunity", "Oportunidade Desarmada", TAC_07, on(false)),
  CAREFUL_SCOPE(
      "Careful Withdrawal",
      "Recuo Cuidadoso",
      TAC_09,
      "Movement/Movimento",
      "Whole Activation/Ativação Inteira"),
  LEAVING_COVER_EXPOSES("Leaving Cover Exposes", "Deixar Cobertura Expõe", TAC_12, on(false)),
  LEAVING_TO_PARTIAL("Leaving to Partial Cover", "Saída para Cobertura Parcial", TAC_12, on(true)),
  MOUNT_TEST("Mount's Test Counts", "Teste da Montaria Conta", TAC_17, on(true)),
  SADDLE_DAMAGE(
      "Saddle Damage",
      "Dano na Sela",
      TAC_18,
      "Before the Layers/Antes das Camadas",
      "After Protection/Depois da Proteção"),
  SADDLE_FALL(
      "Knocked Off",
      "Derrubado da Sela",
      TAC_18,
      "Prone/Caído",
      "Prone and Falls/Caído e com Queda"),
  OFF_HAND_DAMAGE(
      "Off-Hand Damage",
      "Dano da Segunda Arma",
      TAC_20,
      "Die Only/Só o Dado",
      "With Physique/Com Físico"),
  TWO_WEAPON_EXPOSURE(
      "Two-Weapon Exposure",
      "Exposição com Duas Armas",
      TAC_21,
      1,
      "Until Next Turn/Até o Próximo Turno",
      "While Both in Hand/Com Ambas na Mão"),
  HIGH_GROUND(
      "High Ground",
      "Terreno Elevado",
      TAC_22,
      "Melee and Ranged/Corpo a Corpo e à Distância",
      "Melee/Corpo a Corpo",
      "Ranged/À Distância"),
  STOPPED_AT("Stopped At", "Ponto de Parada", SIT_04, "Half/Metade", "Start/Início", "End/Fim"),
  STOPPING_SETBACKS(
      "Stopping Setbacks",
      "Contratempos que Detêm",
      SIT_04,
      "Slippery and Trapping/Escorregadio e Aprisionador",
      "All/Todos",
      "Trapping/Aprisionador"),
  DANGEROUS_DAMAGE(
      "Dangerous Ground", "Terreno Perigoso", SIT_07, "Ordinary/Comum", "Direct/Direto"),
  FALL_LAYERS("Fall Wound", "Ferimento da Queda", SIT_09, "Outright/Sem Camadas", "Layers/Camadas"),
  FALLING_ATTACK_TEST(
      "Falling Attack Landing", "Pouso do Ataque em Queda", SIT_12, "Total/Total", "Hit/Acerto"),
  MINIMUM_BREATH("Minimum Breath", "Fôlego Mínimo", SIT_13, number(0)),
  FIRE_LAYERS("Fire Wound", "Ferimento do Fogo", SIT_15, "Outright/Sem Camadas", "Layers/Camadas"),
  SPREADING(
      "Spreading",
      "Alastramento",
      SIT_15,
      "All Around/Ao Redor",
      "Straight/Em Linha Reta",
      "One Square/Um Quadrado"),
  FIRE_LAST_GROWTH("Fire's Last Growth", "Última Piora do Fogo", SIT_16, on(false)),
  NECROTIC_WOUNDS(
      "Necrotic Wounds",
      "Ferimentos Necróticos",
      SIT_19,
      "No Recovery/Sem Recuperação",
      "Growth Only/Só Impedir a Piora"),
  DIVINE_CRITICAL("Divine Critical", "Crítico Divino", SIT_20, "Once/Uma Vez", "Twice/Duas Vezes"),
  HALLUCINOGEN_ROLL("Hallucinogen Roll", "Rolagem do Alucinógeno", POI_05, "One/Uma", "Two/Duas"),
  INOCULANT_SWALLOWED("Inoculant Swallowed", "Inoculante Engolido", POI_08, on(false)),
  WEAPON_POISON(
      "Poisoned Weapon",
      "Arma Envenenada",
      POI_02,
      "Any Hit/Todo Acerto",
      "Past Protection/Além da Proteção",
      "Wound/Ferimento"),
  ILLNESS_HOURS("Illness Hours", "Horas da Doença", POI_03, number(0)),
  RESISTED_POISON(
      "Resisted Poison",
      "Veneno Resistido",
      POI_12,
      "Ends/Termina",
      "Partial Effect/Efeito Parcial"),
  REPEATED_DOSES(
      "Repeated Doses",
      "Doses Repetidas",
      POI_15,
      "Each Its Own/Cada Uma a Sua",
      "One at a Time/Uma por Vez"),
  FIRST_TICK("First Damage", "Primeiro Dano", POI_16, "Next Turn/Próximo Turno", "At Once/Na Hora"),
  HIDDEN_DELAY("Hidden Delay", "Atraso Oculto", POI_17, on(true)),
  STACKING(
      "Condition Sources",
      "Fontes de Condição",
      CON_00,
      "Count Once/Contam Uma Vez",
      "Add Up/Somam-se"),
  SMALLER_GRAPPLER(
      "Smaller Grappler",
      "Agarrador Menor",
      CON_03,
      "Exposed/Exposto",
      "Exposed and Overloaded/Exposto e Sobrecarregado"),
  GRAPPLE_DRAG(
      "Grapple Drag",
      "Arrasto do Agarrado",
      CON_05,
      "Mover Drags/Quem se Move Arrasta",
      "Nobody Moves/Ninguém se Move"),
  LARGER_PRISONER(
      "Larger Prisoner", "Agarrado Maior", CON_06, "Carries/Carrega", "Lets Go/Solta-se"),
  SHAKEN_CHANCES("Shaken Chances", "Chances do Abalado", CON_07, "One/Uma", "Two/Duas"),
  CONFUSED_TARGETS(
      "Confused Targets", "Alvos do Confuso", CON_10, "Everyone/Todos", "Enemies/Inimigos"),
  CONFUSED_FIRST(
      "Confused First", "Confuso Primeiro", CON_11, "Must Receive/Deve Receber", "Advice/Conselho"),
  CONFUSED_ALONE(
      "Confused Alone",
      "Confuso Sozinho",
      CON_12,
      "Goes to Opponents/Passa aos Oponentes",
      "Acts Again/Age de Novo"),
  PARALYSED_BARS(
      "Paralysed", "Paralisado", CON_15, "Movement/Movimento", "Bodily Actions/Ações do Corpo"),
  PARALYSED_REACTS("Paralysed Reacts", "Paralisado Reage", CON_15, on(true)),
  PETRIFIED_POISONS("Petrified", "Petrificado", CON_16, "Suspends/Suspende", "Goes On/Continua"),
  RESTRAINT_SKILL("Restraint Skill", "Perícia de Soltar-se", CON_18, new Name("Physique")),
  SURPRISE_END(
      "Surprise Ends",
      "Fim da Surpresa",
      STA_01,
      "First Occasion/Primeira Ocasião",
      "First Activation/Primeira Ativação",
      "First Attack/Primeiro Ataque"),
  SURPRISED_UNAWARE("Surprised Is Unaware", "Surpreendido É Desprevenido", STA_02, on(true)),
  PARALYSED_HELPLESS("Paralysed Is Helpless", "Paralisado É Indefeso", STA_03, on(false)),
  SPARED_BLOW(
      "Spared Blow",
      "Golpe Poupado",
      STA_06,
      "Unconscious/Inconsciente",
      "Captured/Capturado",
      "Kills/Mata"),
  SQUADS("Squads", "Bandos", INI_01, "As One/Como Um", "Singly/Separados"),
  SQUAD_BLOWS("Squad Blows", "Golpes do Bando", ATK_01, "Half/Metade", "Each/Cada Um", "One/Um Só"),
  TRAPS("Traps", "Armadilhas", ACT_02, "Once/Uma Vez", "Always/Sempre"),
  TRAP_VICTIMS(
      "Trap Victims",
      "Vítimas das Armadilhas",
      ACT_02,
      "First Side/Primeiro Lado",
      "Everyone/Todos"),
  BEYOND_SIGHT(
      "Beyond Sight",
      "Além da Visibilidade",
      TAC_11,
      "Out of Sight/Fora de Vista",
      "Negative Chance/Chance Negativa",
      "No Effect/Sem Efeito"),
  ESCAPE_MOVES("Moves to Escape", "Movimentos para Escapar", INT_34, number(2)),
  FLIGHT_DISTANCE("Flight Distance", "Distância de Fuga", INT_34, new Length(12)),
  AGILITY_SKILL("Agility Skill", "Perícia de Agilidade", MAN_03, new Name("Agility")),
  ATHLETICS_SKILL("Athletics Skill", "Perícia de Atletismo", MAN_03, new Name("Athletics")),
  DISCERNMENT_SKILL(
      "Discernment Skill", "Perícia de Discernimento", POI_04, new Name("Perception")),
  RIDE_SKILL("Ride Skill", "Perícia de Montar", TAC_18, new Name("Ride")),

  EXHAUSTION("Exhaustion", "Exaustão", EXH_01, on(true)),
  DEFAULT_PERSEVERANCE("Default Perseverance", "Perseverança Padrão", EXH_01, number(6)),
  PERSEVERANCE_LIMIT(
      "Perseverance Limit",
      "Limite de Perseverança",
      EXH_01,
      "As Written/Como Escrito",
      "None/Nenhum"),
  FIRST_LOSS(
      "First Loss",
      "Primeira Perda",
      EXH_03,
      "Scene Under Way/Cena em Curso",
      "Following Scene/Cena Seguinte"),
  ENOUGH_SLEEP("Enough Sleep", "Sono Suficiente", EXH_04, number(4)),
  MEALS_A_DAY("Meals a Day", "Refeições por Dia", EXH_05, number(2)),
  SINGLE_MEAL(
      "Single Meal",
      "Refeição Única",
      EXH_05,
      "No Penalty/Sem Penalidade",
      "Counts as Hunger/Conta como Fome"),
  PENALTY_TIERS(
      "Penalty Tiers", "Faixas de Penalidade", EXH_09, "Replace/Substituem-se", "Add Up/Somam-se"),
  FAINTING_ROLL(
      "Fainting Roll",
      "Rolagem de Desmaio",
      EXH_10,
      "Reaching It Faints/Quem Alcança Desmaia",
      "Reaching It Holds/Quem Alcança Resiste"),
  FAINTING_OCCASION(
      "Fainting Occasion",
      "Ocasião de Desmaio",
      EXH_10,
      "Once per Scene/Uma Vez por Cena",
      "Each Loss/Cada Perda"),
  SESSION_FAINT(
      "Session-Long Faint",
      "Desmaio até o Fim da Sessão",
      EXH_16,
      "Rolled/Rolado",
      "Never/Nunca",
      "Always/Sempre"),
  WAKING_PERSEVERANCE("Waking Perseverance", "Perseverança ao Acordar", EXH_16, number(1)),
  XP_LIMIT("XP Limit", "Limite de XP", EXH_18, number(0)),
  SLEEPERS(
      "Sleepers in a Fight",
      "Quem Dorme numa Luta",
      REST_04,
      "Awake/Acordado",
      "Surprised/Surpreendido",
      "Asleep/Dormindo"),
  FAINTED_SLEEP("Fainting Is Sleep", "Desmaio É Sono", EXH_20, on(false)),
  STRAIN_IN_COMBAT("Exhaustion in Combat", "Exaustão em Combate", EXH_21, on(true)),
  SCENE_HOURS("Scene Hours", "Horas por Cena", TRV_01, number(6)),
  PACE("Marching Pace", "Passo de Marcha", TRV_01, number(4000)),
  DAYS_MARCH("Day March", "Marcha do Dia", TRV_01, number(16)),
  NIGHT_REST("Night Rest", "Repouso da Noite", TRV_01, number(8)),
  FAINTED_TRAVELLERS(
      "Fainted Travellers",
      "Viajantes Desmaiados",
      TRV_01,
      "Carried/Levados",
      "Waited For/Esperados"),
  COLLAPSE_ENDS("Collapse Is the End", "Colapso É o Fim", TRV_01, on(true)),
  JOURNEY_LIMIT("Journey Limit", "Limite da Jornada", TRV_01, number(365)),
  ADVENTURE_LIMIT("Adventure Limit", "Limite da Aventura", BASE_19, number(1000)),
  ACCELERATED_TIME(
      "Accelerated Time", "Tempo Acelerado", TRV_03, "Up to the Hour/Até a Hora", "Exact/Exato"),
  TRIPLED_DIE(
      "Tripled Die",
      "Dado Triplicado",
      TRV_04,
      "Rolled Once/Rolado Uma Vez",
      "Rolled Three Times/Rolado Três Vezes"),
  ACCELERATED_FAINTING(
      "Accelerated Fainting",
      "Desmaio Acelerado",
      TRV_05,
      "Harsher/Mais Duro",
      "As Written/Como Escrito"),
  ACCELERATED_SCOPE(
      "Accelerated Scope",
      "Alcance da Aceleração",
      TRV_06,
      "While Travelling/Durante a Viagem",
      "Until a Long Rest/Até um Descanso Longo"),
  DAY_ORDER(
      "Evening Order",
      "Ordem da Noite",
      REC_08,
      "Test First/Teste Antes",
      "Evolution First/Evolução Antes"),
  SHORTEST_DAY("Shortest Day", "Dia Mais Curto", REC_08, number(12)),
  SHORT_REST_MINIMUM("Short Rest Minimum", "Mínimo do Descanso Curto", REST_01, number(0)),
  SHORT_REST_IN_COMBAT("Short Rest in Combat", "Descanso Curto em Combate", REST_01, on(false)),
  SHORT_REST_MINUTES("Short Rest Minutes", "Minutos do Descanso Curto", REST_01, number(10)),
  LONG_REST_START(
      "Long Rest Start", "Começo do Descanso Longo", REST_02, "Evening/À Noite", "At Once/Na Hora"),
  REST_VIGOR(
      "Rested Vigor",
      "Vigor Descansado",
      REST_02,
      "After Evolution/Depois da Evolução",
      "Before Evolution/Antes da Evolução"),
  LONG_REST_SLEEP("Long Rest Sleep", "Sono do Descanso Longo", REST_04, number(6)),
  TREATMENT_SKILL("Treatment Skill", "Perícia de Tratamento", TRT_01, new Name("Treat Wounds")),
  TREATMENT_SUPPLY(
      "Treatment Supply", "Material de Tratamento", TRT_02, "Used Up/Gasta-se", "Kept/Guarda-se"),
  OTHER_SUPPLY(
      "Other Supply",
      "Material para Outros",
      TRT_02,
      "Bandage/Bandagem",
      "Splint/Tala",
      "None/Nenhum"),
  FALL_SUPPLY("Fall Supply", "Material para Quedas", TRT_02, "Splint/Tala", "Bandage/Bandagem"),
  LIGHT_TREATMENT(
      "Light Wound Treatment",
      "Tratamento de Ferimento Leve",
      TRT_04,
      "Refused/Recusado",
      "Allowed/Permitido"),
  TREATMENT_LASTS(
      "Treatment Lasts",
      "Tratamento Dura",
      TRT_06,
      "Until Healed/Até Sarar",
      "One Day/Um Dia",
      "Until Its Class Changes/Até Mudar de Classe"),
  TREATMENT_RETRIES(
      "Treatment Retries",
      "Tentativas de Tratamento",
      TRT_07,
      "One a Day/Uma por Dia",
      "Any Number/Sem Limite"),
  TREATMENT_IN_COMBAT("Treatment in Combat", "Tratamento em Combate", TRT_07, on(false)),
  TREATMENT_MINUTES("Treatment Minutes", "Minutos de Tratamento", TRT_07, number(10));

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
