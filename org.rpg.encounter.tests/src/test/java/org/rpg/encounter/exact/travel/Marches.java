package org.rpg.encounter.exact.travel;

import static org.rpg.encounter.exact.travel.Step.ALL;
import static org.rpg.encounter.exact.travel.Step.days;
import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import org.rpg.encounter.exact.travel.Step.Chance;
import org.rpg.encounter.exact.travel.Step.Eat;
import org.rpg.encounter.exact.travel.Step.Lose;
import org.rpg.encounter.exact.travel.Step.Nap;
import org.rpg.encounter.exact.travel.Step.Rest;
import org.rpg.encounter.exact.travel.Step.Times;

/** Journeys of sleepless marches, hunger, haste, meals and rests. */
final class Marches {
  private Marches() {}

  static List<Itinerary> all() {
    return List.of(
        sleepless(),
        hungry(),
        hurried(),
        hurriedWithFood(),
        meals(),
        shortSleep(),
        watches(),
        luck());
  }

  private static Itinerary sleepless() {
    return Itinerary.of(
            "sleepless march",
            """
            character Ana { perseverance 7 }
            journey Moor {
                travellers Ana
                supplies 20 meals
                leg Moor 60 h { no sleep }
            }
            """,
            Walker.of("Ana", 7))
        .meals(20)
        .steps(hours(60).sleepless());
  }

  private static Itinerary hungry() {
    return Itinerary.of(
            "hunger, with nights",
            """
            personagem Bento { perseverança 6 }
            jornada Deserto {
                viajantes Bento
                suprimentos 9 refeições
                parte às 8 h
                etapa Dunas 4 dias {
                    sem refeições
                    Bento perde 2 perseverança
                }
            }
            """,
            Walker.of("Bento", 6))
        .meals(9)
        .departing(8)
        .steps(days(4).fasting().with(new Lose(0, 2)));
  }

  private static Itinerary hurried() {
    return Itinerary.of(
            "hunger and want of sleep, accelerated",
            """
            character Ana { perseverance 15 }
            journey Ride {
                travellers Ana
                leg Plain 71 h accelerated { no sleep no meals }
                leg Hills 5 h
            }
            """,
            Walker.of("Ana", 15))
        .steps(hours(71).fasting().sleepless().faster(), hours(5));
  }

  private static Itinerary hurriedWithFood() {
    return Itinerary.of(
            "accelerated, with food",
            """
            personagem Ana { perseverança 8 }
            personagem Bento { perseverança 9 }
            jornada Galope {
                viajantes Ana, Bento
                suprimentos 7 refeições
                etapa Planície 83 h acelerada
                etapa Colinas 9 h
            }
            """,
            Walker.of("Ana", 8),
            Walker.of("Bento", 9))
        .meals(7)
        .steps(hours(83).faster(), hours(9));
  }

  private static Itinerary meals() {
    return Itinerary.of(
            "meals that bring back 1d6",
            """
            character Ana { perseverance 9 }
            character Bento { perseverance 6 }
            journey Pass {
                travellers Ana, Bento
                supplies 5 meals
                leg Way Up 10 h { each traveller loses 2 perseverance }
                each traveller eats 1 meals
                leg Way Down 3 h
                Ana loses 4 perseverance
                Ana eats 2 meals
                Bento eats 2 meals
            }
            """,
            Walker.of("Ana", 9),
            Walker.of("Bento", 6))
        .meals(5)
        .steps(
            hours(10).with(new Lose(ALL, 2)),
            new Eat(ALL, 1),
            hours(3),
            new Lose(0, 4),
            new Eat(0, 2),
            new Eat(1, 2));
  }

  private static Itinerary shortSleep() {
    return Itinerary.of(
            "short sleep",
            """
            personagem Ana { perseverança 8 }
            jornada Fuga {
                viajantes Ana
                suprimentos 3 refeições
                repete 3 vezes {
                    etapa Trilha 28 h { sem sono }
                    descanso longo 4 h
                }
            }
            """,
            Walker.of("Ana", 8))
        .meals(3)
        .steps(new Times(3, List.of(hours(28).sleepless(), new Rest(240))));
  }

  private static Itinerary watches() {
    return Itinerary.of(
            "watch duty",
            """
            character Ana { perseverance 7 }
            character Bento { perseverance 8 }
            journey Border {
                travellers Ana, Bento
                supplies 3 meals
                leg Wood 12 h { each traveller loses 4 perseverance }
                long rest 8 h { Ana watches 3 h Bento watches 2 h }
                leg Field 13 h { each traveller loses 5 perseverance }
                long rest 6 h { Bento watches 3 h }
            }
            """,
            Walker.of("Ana", 7),
            Walker.of("Bento", 8))
        .meals(3)
        .steps(
            hours(12).with(new Lose(ALL, 4)),
            new Rest(480, 180, 120),
            hours(13).with(new Lose(ALL, 5)),
            new Rest(360, 0, 180));
  }

  private static Itinerary luck() {
    return Itinerary.of(
            "a nap on the way",
            """
            character Ana { perseverance 6 }
            character Bento { perseverance 6 }
            journey Barge {
                travellers Ana, Bento
                supplies 8 meals
                departs at 5 h
                leg River 38 h { no sleep Ana sleeps 5 h }
                with chance 1/4: Bento loses 2 perseverance
                leg Canal 8 h accelerated { no sleep Bento sleeps 4 h }
            }
            """,
            Walker.of("Ana", 6),
            Walker.of("Bento", 6))
        .meals(8)
        .departing(5)
        .steps(
            hours(38).sleepless().with(new Nap(0, 300)),
            new Chance(0.25, List.of(new Lose(1, 2))),
            hours(8).sleepless().faster().with(new Nap(1, 240)));
  }
}
