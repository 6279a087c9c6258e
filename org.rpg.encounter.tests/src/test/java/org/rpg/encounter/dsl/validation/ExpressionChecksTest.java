package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.Test;

class ExpressionChecksTest extends ScriptsAreDiagnosed {

  @Test
  void whatIsComparedMeasuresTheSame() {
    diagnose(
        """
        tactics Odd {
            if distance to nearest enemy <= 4 h: attack nearest enemy
                                            ^^^ UNIT-WRONG
            if number of enemies > 2 m: attack nearest enemy
                                   ^^^ UNIT-WRONG
            if number of enemies > 50%: attack nearest enemy
                                   ^^^ UNIT-WRONG
            if vigor < 2 m + 1 m: attack nearest enemy
                       ^^^^^^^^^ UNIT-MIXED
            if distance to nearest enemy < vigor: attack nearest enemy
                                           ^^^^^ UNIT-MIXED
        }
        """);
  }

  @Test
  void whatIsAddedMeasuresTheSame() {
    diagnose(
        """
        tactics Odd {
            if life + 2 m > 3: attack nearest enemy
                      ^^^ UNIT-MIXED
            if distance to nearest enemy - 2 > 3 m: attack nearest enemy
                                           ^ UNIT-MIXED
            if distance to nearest enemy * 3 m > 3 m: attack nearest enemy
                                           ^^^ UNIT-MIXED
        }
        """);
    diagnose(
        """
        tactics Fine {
            if distance to nearest enemy * 2 - 3 m <= 18 m / 2: attack nearest enemy
            if distance to nearest enemy / 3 m >= 2: attack nearest enemy
            if vigor * 2 <= 50% + 10%: attack nearest enemy
            if vigor - 1 <= life / 2: attack nearest enemy
            if losses >= 1/3: flee
            if losses >= half: flee
            if number of enemies > 2d6: flee
        }
        """);
  }

  @Test
  void aFactIsAPlainNumber() {
    diagnose(
        """
        fact Alarm 0
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            when Alarm > 3 km: Alarm rises 1
                         ^^^^ UNIT-WRONG
            when Alarm >= 50%: Alarm rises 1
                          ^^^ UNIT-WRONG
            when Alarm: Alarm sinks 1
            when not Alarm and turn > 2 turns: Alarm rises 1
            expect Alarm >= 5%
            expect Alarm >= 2
        }
        """);
  }

  @Test
  void aConditionIsSoOrNot() {
    diagnose(
        """
        tática Estranha {
            se número de inimigos: fugir
               ^^^^^^^^^^^^^^^^^^ CONDITION-NUMBER
            se 2d6 e exposto: fugir
               ^^^ CONDITION-NUMBER
            se não vigor: fugir
                   ^^^^^ CONDITION-NUMBER
            senão: atacar inimigo mais próximo
        }
        """);
  }

  @Test
  void whatIsSoCannotBeReckonedWith() {
    diagnose(
        """
        tática Estranha {
            se exposto + 1 > 2: fugir
               ^^^^^^^ NUMBER-CONDITION
            se algum inimigo está caído = 2: fugir
               ^^^^^^^^^^^^^^^^^^^^^^^^ NUMBER-CONDITION
            senão: atacar inimigo mais próximo
        }
        """);
  }

  @Test
  void aChanceIsComparedWithAShare() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            expect victory >= 1/3
            expect victory >= 5 m
                              ^^^ UNIT-WRONG
            expect death of Guard <= number of opponents
                                     ^^^^^^^^^^^^^^^^^^^ UNIT-WRONG
            expect victory + 1 >= 5%
                   ^^^^^^^ NUMBER-CONDITION
        }
        """);
  }
}
