package org.rpg.encounter.exact.travel;

import java.util.List;

/** Days of the wounded that are both solved and played. */
final class Convalescences {
  private Convalescences() {}

  static List<Convalescence> all() {
    return List.of(
        Convalescence.of(
                "one light wound, three nights",
                """
                ruleset Mild like Standard { Exhaustion = disabled }
                character Ana { skills Physique 2 }
                journey Rest {
                    rules Mild
                    travellers Ana
                    Ana starts with wound 2 cutting
                    repeat 3 days { long rest 8 h }
                }
                """,
                2,
                2)
            .nights(8, 8, 8),
        Convalescence.of(
                "one moderate wound, a week",
                """
                regulamento Leve como Padrão { Exaustão = desligado }
                personagem Ana { perícias Físico 5 }
                jornada Cama {
                    regras Leve
                    viajantes Ana
                    Ana começa com ferimento 4 cortante
                    repete 7 dias { descanso longo 8 h }
                }
                """,
                5,
                4)
            .nights(8, 8, 8, 8, 8, 8, 8),
        Convalescence.of(
                "a grave wound, treated, five nights",
                """
                ruleset Mild like Standard { Exhaustion = disabled }
                character Ana { skills Physique 6 }
                character Bento { skills Treat Wounds 7 }
                journey Rest {
                    rules Mild
                    travellers Ana, Bento
                    supplies 3 Bandages
                    Ana starts with wound 8 piercing
                    repeat 5 days { long rest 8 h { Bento treats Ana } }
                }
                """,
                6,
                8)
            .treated(1, 7, 3)
            .nights(8, 8, 8, 8, 8),
        Convalescence.of(
                "three wounds, two attempts a night, bandages run out",
                """
                regulamento Leve como Padrão { Exaustão = desligado }
                personagem Ana { perícias Físico 8 }
                personagem Bento { perícias Tratar Ferimentos 4 }
                jornada Cama {
                    regras Leve
                    viajantes Ana, Bento
                    suprimentos 5 Bandagens
                    Ana começa com ferimento 8 cortante, com ferimento 5 cortante, com ferimento 3 cortante
                    repete 4 dias {
                        descanso longo 8 h {
                            Bento trata Ana com Bandagem
                            Bento trata Ana com Bandagem
                        }
                    }
                }
                """,
                8,
                8,
                5,
                3)
            .treated(2, 4, 5)
            .nights(8, 8, 8, 8),
        Convalescence.of(
                "treats herself, chooses the moderate wound",
                """
                ruleset Mild like Standard { Exhaustion = disabled }
                character Ana { skills Physique 7, Treat Wounds 6 }
                journey Rest {
                    rules Mild
                    travellers Ana
                    supplies 9 Bandages
                    Ana starts with wound 7 cutting, with wound 4 piercing
                    repeat 4 days {
                        long rest 8 h {
                            Ana treats Ana
                            Ana recovers moderate
                        }
                    }
                }
                """,
                7,
                7,
                4)
            .treated(1, 6, 9)
            .byHerself()
            .choosing("moderate")
            .nights(8, 8, 8, 8),
        Convalescence.of(
                "a night too short, then a long one, of a frail man",
                """
                regulamento Leve como Padrão { Exaustão = desligado }
                personagem Ana { perícias Físico 3 }
                jornada Cama {
                    regras Leve
                    viajantes Ana
                    Ana começa com ferimento 6 cortante
                    repete 1 dias { descanso longo 8 h { Ana dorme 5 h } }
                    repete 2 dias { descanso longo 8 h }
                }
                """,
                3,
                6)
            .nights(5, 8, 8));
  }
}
