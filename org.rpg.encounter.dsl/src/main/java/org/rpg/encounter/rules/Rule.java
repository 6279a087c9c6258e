package org.rpg.encounter.rules;

/**
 * The rules that are built, by the ids of the rules catalogue. Code, events, messages and tests
 * cite them.
 */
public enum Rule {
  BASE_01("Skill test", "Teste de perícia"),
  BASE_02("Success", "Sucesso"),
  BASE_03("Difficulty", "Dificuldade"),
  BASE_04("Die result, even or odd", "Resultado do dado, par ou ímpar"),
  BASE_05("Positive and negative chances", "Chances positivas e negativas"),
  BASE_06("Success level", "Nível de sucesso"),
  BASE_07("Critical success", "Sucesso crítico"),
  BASE_08("Critical failure", "Falha crítica"),
  BASE_09("Destiny and Doom points", "Pontos de Destino e de Desgraça"),
  BASE_10("Damage scale", "Escala de dano"),
  BASE_11("Direct damage", "Dano direto"),
  BASE_12("Fatigue damage", "Dano de fadiga"),
  BASE_13("Weapon sizes and damage", "Tamanho e dano das armas"),
  BASE_14("Reach", "Alcance"),
  BASE_15("Speed", "Deslocamento"),
  BASE_16("Skills with a Protection Penalty", "Perícias com Penalidade de Proteção"),
  BASE_17("Physique and missing skills", "Físico e perícias ausentes"),
  BASE_18("Size categories", "Categorias de tamanho"),
  BASE_19("Time units", "Unidades de tempo"),
  BASE_20("Rounding", "Arredondamento"),
  BASE_21("Body of an NPC", "Corpo de um PdM"),
  BASE_22("Kind of a wound", "Tipo de ferimento"),
  INI_01("Initiative is a token", "A iniciativa é um bastão"),
  INI_02("Opening holder", "Quem começa com a iniciativa"),
  INI_03("Opening holder when all PCs are surprised", "Quem começa com todos os PJs surpreendidos"),
  INI_04("Handing over is mandatory", "Passar adiante é obrigatório"),
  INI_05("Keeping the initiative", "Mantendo a iniciativa"),
  INI_06("Priority among allies", "Prioridade entre aliados"),
  INI_07("Losing the initiative", "Perdendo a iniciativa"),
  INI_08("Only tests of the major action count", "Só testes da ação maior contam"),
  INI_09("Any test of the major action counts", "Qualquer teste da ação maior conta"),
  TRN_01("Turn", "Turno"),
  TRN_02("Start and end of a turn", "Início e fim do turno"),
  TRN_03("Effects per turn", "Efeitos por turno"),
  TRN_04("Counted durations", "Durações contadas"),
  TRN_05("Until your next turn", "Até seu próximo turno"),
  TRN_06("Effects when no turn comes", "Efeitos quando não há mais turnos"),
  ACT_01("Major action, minor action, movement", "Ação maior, ação menor, movimento"),
  ACT_02("Major action: overcome an obstacle", "Ação maior: superar obstáculo"),
  ACT_03("Major action: create an opportunity", "Ação maior: criar oportunidade"),
  ACT_04("Major action: fetch from the backpack", "Ação maior: pegar um item na mochila"),
  ACT_05("Major action: activate a magic ring", "Ação maior: ativar um anel mágico"),
  ACT_06("Major action: other uses", "Ação maior: outros usos"),
  ACT_07("Minor action: shout a command", "Ação menor: gritar um comando"),
  ACT_08("Minor action: equip or stow a weapon", "Ação menor: equipar ou guardar uma arma"),
  ACT_09("Minor action: drop or pick up", "Ação menor: soltar ou pegar"),
  ACT_10("Minor action: take from a pocket or pouch", "Ação menor: pegar do bolso ou algibeira"),
  ACT_11("Minor action: drink a potion", "Ação menor: beber uma poção"),
  ACT_12("Minor action: activate an Item of Power", "Ação menor: ativar um Item de Poder"),
  ACT_13("Minor action: perform a miracle", "Ação menor: realizar um milagre"),
  ACT_14("Movement: move", "Movimento: mover-se"),
  ACT_15("Movement: stand up", "Movimento: levantar-se"),
  ACT_16("Acting while moving", "Agir enquanto se move"),
  ATK_01("Weapon attack", "Ataque com arma"),
  ATK_02("Hit", "Acerto"),
  ATK_03("Miss", "Erro"),
  ATK_04("Attack difficulty", "Dificuldade do ataque"),
  ATK_05("Damage goes through the layers", "O dano passa pelas camadas"),
  DEF_01("Resisting an attack", "Resistir a um ataque"),
  DEF_02("Dodge", "Esquiva"),
  DEF_03("Shield", "Escudo"),
  DEF_04("Ranged attack without a shield", "Ataque à distância sem escudo"),
  DEF_05("Attacks that are not physical", "Ataques que não são físicos"),
  DEF_06("Penalties and defence", "Penalidades e defesa"),
  DEF_07("Weapon parry", "Aparar com a arma"),
  LAY_01("Three layers", "Três camadas"),
  LAY_02("Protection", "Proteção"),
  LAY_03("Protection penalty", "Penalidade de Proteção"),
  LAY_04("Unprotected", "Desprotegido"),
  LAY_05("Restoring Protection", "Restaurar a Proteção"),
  LAY_06("Vigor", "Vigor"),
  LAY_07("Vigor follows Life", "O Vigor acompanha a Vida"),
  LAY_08("Life", "Vida"),
  LAY_09("Exhausted", "Exausto"),
  LAY_10("Flow of one hit", "O caminho de um golpe"),
  LAY_11("Wound penalty", "Penalidade por ferimentos"),
  LAY_12("Death", "Morte"),
  LAY_13("Low Physique", "Físico baixo"),
  WND_01("Wound", "Ferimento"),
  WND_02("Life and wounds", "Vida e ferimentos"),
  WND_03("Wound classes", "Classes de ferimento"),
  MAN_13("Getting up", "Pôr-se de pé"),
  TAC_01("Critical damage", "Dano crítico"),
  TAC_02("What is not doubled", "O que não se dobra"),
  TAC_03("Criticals of NPCs", "Críticos dos PdMs"),
  TAC_22("High ground", "Posição elevada"),
  TAC_23("Outnumbering", "Vantagem numérica"),
  CON_00("Conditions in general", "Condições em geral"),
  CON_08("Prone: speed", "Caído: deslocamento"),
  CON_09("Prone: exposed", "Caído: exposto"),
  CON_13("Exposed", "Exposto"),
  STA_01("Surprised", "Surpreendido"),
  STA_04("Unprotected", "Desprotegido"),
  STA_05("Exhausted", "Exausto"),
  STA_07("Able", "Apto"),
  INT_02("Prone: crawling", "Caído: rastejar"),
  INT_09("Even die and no other able ally", "Dado par sem outro aliado apto"),
  INT_10("Odd die and no able opponent", "Dado ímpar sem oponente apto"),
  INT_11("Last opponent surprised", "Último oponente surpreendido"),
  INT_12("Both sides surprised", "Os dois lados surpreendidos"),
  INT_13("The holder drops out", "Quem tem a iniciativa cai"),
  INT_14("All have acted", "Todos já agiram"),
  INT_16("One side keeps the initiative for long", "Um lado mantém a iniciativa por muito tempo"),
  INT_17("Effect applied in one's own turn", "Efeito aplicado no próprio turno"),
  INT_26("No Protection, ordinary hit", "Sem Proteção, golpe comum"),
  INT_27("Direct damage with full layers", "Dano direto com camadas cheias"),
  INT_28("Fatigue damage without Vigor", "Dano de fadiga sem Vigor"),
  INT_29("Wound penalty and Life threshold", "Penalidade por ferimentos e limiar de Vida"),
  INT_34("End of combat", "Fim do combate"),
  INT_47("Different sources of chances", "Fontes diferentes de chances"),
  INT_50("Picking up a dropped weapon", "Pegar de volta uma arma caída"),
  INT_63("Natural maximum and minimum", "Máximo e mínimo naturais");

  private final String english;
  private final String portuguese;

  Rule(String english, String portuguese) {
    this.english = english;
    this.portuguese = portuguese;
  }

  /** The id as the catalogue writes it, for example {@code INI-05}. */
  public String id() {
    return name().replace('_', '-');
  }

  /** The rule's title in English. */
  public String english() {
    return english;
  }

  /** The rule's title in Portuguese. */
  public String portuguese() {
    return portuguese;
  }
}
