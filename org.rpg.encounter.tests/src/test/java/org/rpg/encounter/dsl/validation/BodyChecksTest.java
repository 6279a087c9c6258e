package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.Test;

class BodyChecksTest extends ScriptsAreDiagnosed {

  @Test
  void whatIsTakenOverCounts() {
    diagnose(
        """
        weapon Long Pike like Spear { melee 4.5 m }
        creature Raider like Goblin { wields Long Pike }
        creature Cart { simple body  vitality 9 }
        creature Wagon like Cart { vitality 12 }
        """);
  }

  @Test
  void aSecondBowIsOneTooMany() {
    diagnose(
        """
        criatura Caçador {
            perícias Lutar[Arco] 1, Lutar[Adaga] 1
            empunha Arco, Adaga
                          ^^^^^ GEAR-HANDS
        }
        """);
  }

  @Test
  void naturalWeaponsNeedNoHands() {
    diagnose(
        """
        weapon Horns { damage 1d4 piercing  natural }
        creature Beast {
            wields Horns, Horns, Horns
        }
        """);
  }

  @Test
  void rangesAreCheckedOnNumbersDiceAndShares() {
    diagnose(
        """
        creature Rat {
            skills Dodge 31
                         ^^ VALUE-RANGE
            vitality 0
            ^^^^^^^^^^ BODY-VITALITY
                     ^ VALUE-RANGE
        }
        weapon Cannon { hands 3  damage 900d6 }
                              ^ VALUE-RANGE
                                        ^^^^^ VALUE-DICE
        """);
  }

  @Test
  void aSettingStaysWithinWhatTheRulesKnow() {
    diagnose(
        """
        ruleset House like Standard {
            "Life per Chance" = 0
                                ^ VALUE-RANGE
            Turn Limit = 10001
                         ^^^^^ VALUE-RANGE
            Opening Distance = 1501 m
                               ^^^^^^ VALUE-RANGE
            Activation Limit = 100000
            Speed = 1500 m
            Missing Skill = -1
            Base Difficulty = -1
                              ^^ VALUE-RANGE
            Chance Limit = 6.5
                           ^^^ SETTING-VALUE
            Critical Margin = 2 m
                              ^^^ SETTING-VALUE
            Life Base = 0
        }
        """);
  }

  @Test
  void whatIsReckonedStaysWithinRangeToo() {
    diagnose(
        """
        weapon Cannon { damage 1d6+10001 piercing }
                                   ^^^^^ VALUE-RANGE
        character Ana { wears Jerkin }
        encounter Bridge {
            heroes: Ana
            opponents: 50*3 Goblins, 1d4*0 Rats, 3-5 Wolves
                       ^^^^ VALUE-RANGE
                                         ^ VALUE-RANGE
                                                 ^^^ VALUE-RANGE
        }
        """);
  }

  @Test
  void nobodyStartsWithoutLife() { // LAY-12
    diagnose(
        """
        encontro Ponte {
            heróis: Tião
            oponentes: Goblin
            Tião começa com 0 vida
                            ^ VALUE-RANGE
            Goblin começa com 0 vigor
        }
        """);
  }

  @Test
  void everySeverityOfAWoundHasOneClass() { // WND-03
    diagnose(
        """
        ruleset Open like Standard { wounds light 1, moderate 3, grave 6 }
        ruleset Sinking like Standard { wounds light 1-5, moderate 6-7, grave 4 }
                                                                              ^ WOUND-CLASSES
        ruleset Nought like Standard { wounds light 0-1, moderate 2-3, grave 4 }
                                                    ^ WOUND-CLASSES
        ruleset Half like Standard { wounds grave 2 }
                                     ^^^^^^^^^^^^^^ WOUND-CLASSES
        """);
  }

  @Test
  void aTacticsThatRepeatsAnOtherwiseIsNotReached() {
    diagnose(
        """
        tática Dupla {
            senão: atacar inimigo mais próximo
            senão: aproximar-se do inimigo mais próximo
            senão: atacar inimigo mais próximo
            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ TACTICS-UNREACHABLE
            se caído: levantar-se
            ^^^^^^^^^^^^^^^^^^^^^ TACTICS-UNREACHABLE
        }
        """);
  }

  @Test
  void anOtherwiseThatMayFailLeavesRoom() {
    diagnose(
        """
        tactics Careful {
            otherwise: attack weakest enemy within reach
            otherwise: attack nearest enemy
            otherwise: approach wounded enemy
            otherwise: approach nearest enemy
        }
        """);
  }

  @Test
  void aStyleMayUseWhatIsCarried() {
    diagnose(
        """
        tactics Fencer { if enemy within reach: attack nearest enemy with Sword }
        creature Raider {
            skills Fight[Sword] 1, Fight[Dagger] 1
            wields Dagger
            carries Sword
            style Fencer
        }
        """);
  }

  @Test
  void wordsOfTheOtherLanguageAreReportedOncePerLine() {
    diagnose(
        """
        criatura Rato {
            tamanho pequeno
            deslocamento 6 m
            skills Físico 1, Esquiva 2  wears Gibão
            ^^^^^^ WORD-FOREIGN
        }
        """);
  }

  @Test
  void bothNamesOfADeclarationAreTaken() {
    diagnose(
        """
        criatura Morcego / Bat { tamanho minúsculo }
        personagem Bat { tamanho médio }
                   ^^^ NAME-TWICE
        arma Bat { dano 1d4 }
        """);
  }

  @Test
  void aParameterTakesOneOfItsOwnOptions() {
    diagnose(
        """
        ruleset House {
            Success = Exceeded
            Success Level = 3
                            ^ SETTING-VALUE
            Base Difficulty = 2d6
                              ^^^ SETTING-VALUE
        }
        """);
  }
}
