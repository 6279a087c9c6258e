package org.rpg.encounter.dsl.validation;

import org.junit.jupiter.api.Test;

class SupportTest extends ScriptsAreDiagnosed {

  @Test
  void whatIsNotPlayedIsSaidOnceAtItsOutermostPart() {
    diagnose(
        """
        encounter Bridge {
            heroes: Guard
            opponents: Goblin
            when Goblin dies {
                Guard takes 1d6 fire
                Guard acts
                      ^^^^ NOT-SUPPORTED
            }
        }
        variant Crowd like Bridge {
            Goblin { style Coward }
            expect turns <= 3
            when Goblin dies: Guard acts
                                    ^^^^ NOT-SUPPORTED
        }
        """);
  }

  @Test
  void groundIsPlayedWhereAMapShowsIt() {
    diagnose(
        """
        heat Embers severity 1 growth 1
        terrain Bog { trapping  water 0.5 m  partial cover }
        terrain Hearth { burns as Embers }
        terrain Mist { sight 9 m }
        encounter Bridge {
            map {
                G.b.h.m.y
                ....W...g
            }
            legend { G = Guard  g = Goblin  b = Bog  h = Hearth  m = Mist  y = Embers
                     W = place Walk raised 1.5 m with partial cover with Bog }
            place Hall at 6 m from Guard with Bog
                                         ^^^^^^^^ GROUND-MAP
            heroes: Guard
            opponents: Goblin
        }
        """);
  }

  /** K13, K14, K28: things that bar, sight that changes, traps. */
  @Test
  void whatBarsAndHidesAndCatchesIsPlayed() {
    diagnose(
        """
        item Lantern { lights 6 m }
        encounter Bridge {
            map {
                G.W.g
            }
            legend { G = Guard  g = Goblin  W = place Walk with Trip Wire }
            place Hall at 6 m from Guard with Covered Pit
            object Door strength 4 at Walk with Wall
            object Chest strength 4 at Hall with Wall
                                            ^^^^^^^^^ GROUND-MAP
            heroes: Guard
            opponents: Goblin
            sight 3 m
            on turn 2: sight 9 m
            when any Goblin is hit or Guard takes damage: Door breaks
            when number of fled opponents >= 1 and damage of Guard > half: Guard becomes prone
            on turn 3: test Perception by Guard helped by Guard, Goblin against 7 { success: nothing }
        }
        """);
    diagnose(
        """
        episódio Ponte {
            viajantes Guarda
            visibilidade 9 m
            ^^^^^^^^^^^^^^^^ NOT-SUPPORTED
        }
        """);
  }

  @Test
  void conditionsThatAreNotPlayedAreMarked() {
    diagnose(
        """
        tática Astuta {
            se caído: levantar-se
            se inimigo tratado: atacar inimigo mais próximo
                       ^^^^^^^ NOT-SUPPORTED
            se ferido: fugir
            nunca matar
        }
        """);
  }

  @Test
  void theAmbushAtTheBridgeIsPlayedInFull() {
    diagnose(
        """
        character Ana "Ana" {
            size medium  speed 9 m
            skills Physique 2, Agility 3, Dodge 3, Fight[Sword] 4
            wears Jerkin, Chain Mail
            wields Sword
            style Duellist
        }
        tactics Duellist {
            if prone: stand up
            if exposed enemy within reach: attack exposed enemy within reach with Sword
            if enemy within reach: attack weakest enemy within reach
            otherwise: approach nearest enemy
            pass to ally that has not acted
            defend with Dodge
            critical for destiny
        }
        encounter Broken Bridge / Ponte Quebrada {
            read "Flies."
            place Brush at 18 m from heroes
            heroes: Ana, Guard named Otto
            opponents: 3 Goblins at Brush, Ogre named Grum
            heroes start surprised
            Grum starts with 3 vigor
            initiative Grum
            ends when losses of opponents >= 75% with victory of heroes
            ends after 20 turns with draw
            expect victory of heroes >= 60%
            expect death of Ana < 5%
            expect turns <= 8 in 80%
        }
        """);
  }
}
