package org.rpg.encounter.exact.travel;

import static org.rpg.encounter.exact.travel.Step.ALL;
import static org.rpg.encounter.exact.travel.Step.days;
import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import org.rpg.encounter.exact.travel.Step.Buy;
import org.rpg.encounter.exact.travel.Step.Chance;
import org.rpg.encounter.exact.travel.Step.Days;
import org.rpg.encounter.exact.travel.Step.Delay;
import org.rpg.encounter.exact.travel.Step.IfBelow;
import org.rpg.encounter.exact.travel.Step.Lose;
import org.rpg.encounter.exact.travel.Step.Rest;
import org.rpg.encounter.exact.travel.Step.Session;
import org.rpg.encounter.exact.travel.Step.Times;
import org.rpg.encounter.exact.travel.Step.Trial;

/** Journeys on which people faint, wake, begin new sessions, are tested, decide. */
final class Hazards {
  private Hazards() {}

  static List<Itinerary> all() {
    return List.of(carried(), sessions(), strain(), decisions());
  }

  private static Itinerary carried() {
    return Itinerary.of(
            "fainting and waking on the way",
            """
            personagem Ana { perseverança 6 }
            personagem Bento { perseverança 20 }
            jornada Neve {
                viajantes Ana, Bento
                suprimentos 30 refeições
                Ana perde 4 perseverança
                etapa Geleira 4 dias
                Ana perde 3 perseverança
                etapa Vale 2 dias
            }
            """,
            Walker.of("Ana", 6),
            Walker.of("Bento", 20))
        .meals(30)
        .steps(new Lose(0, 4), days(4), new Lose(0, 3), days(2));
  }

  private static Itinerary sessions() {
    return Itinerary.of(
            "new sessions and experience",
            """
            character Ana { perseverance 10 xp 3 }
            character Bento { perseverance 9 xp 1 }
            journey Saga {
                travellers Ana, Bento
                leg Coast 30 h { no sleep }
                Ana loses 7 perseverance
                new session
                Ana spends 3 xp
                leg Cliffs 10 h
                each traveller loses 3 perseverance
                new session
                Bento spends 1 xp
            }
            """,
            Walker.of("Ana", 10),
            Walker.of("Bento", 9))
        .steps(
            hours(30).sleepless(),
            new Lose(0, 7),
            new Session(),
            new Buy(0, 3),
            hours(10),
            new Lose(ALL, 3),
            new Session(),
            new Buy(1, 1));
  }

  private static Itinerary strain() {
    return Itinerary.of(
            "tests that get harder, and a deadline",
            """
            character Ana { perseverance 5 skills Survival 2 }
            journey Maze {
                travellers Ana
                supplies 1 meals
                repeat 4 times {
                    leg Path 7 h {
                        no sleep
                        test Survival by Ana against 9 { failure { delay 3 h Ana loses 1 perseverance } }
                    }
                }
                ends after 37 h -> Late
            }
            """,
            Walker.of("Ana", 5).skilled(2))
        .meals(1)
        .lateAfter(37)
        .steps(
            new Times(
                4,
                List.of(
                    hours(7)
                        .sleepless()
                        .with(new Trial(0, 9, List.of(new Delay(180), new Lose(0, 1)))))));
  }

  private static Itinerary decisions() {
    return Itinerary.of(
            "decisions by Perseverance",
            """
            personagem Ana { perseverança 8 }
            personagem Bento { perseverança 7 }
            jornada Ermo {
                viajantes Ana, Bento
                suprimentos 6 refeições
                repete 3 dias {
                    etapa Chão 9 h { com chance 1/3: cada viajante perde 3 perseverança }
                    então se perseverança de algum viajante < 4 {
                        descanso longo 8 h
                    }
                }
                com chance 50%: atraso de 2 h
            }
            """,
            Walker.of("Ana", 8),
            Walker.of("Bento", 7))
        .meals(6)
        .steps(
            new Days(
                3,
                List.of(
                    hours(9).with(new Chance(1 / 3.0, List.of(new Lose(ALL, 3)))),
                    new IfBelow(4, List.of(new Rest(480))))),
            new Chance(0.5, List.of(new Delay(120))));
  }
}
