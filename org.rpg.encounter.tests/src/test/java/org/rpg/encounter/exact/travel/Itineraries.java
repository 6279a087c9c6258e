package org.rpg.encounter.exact.travel;

import static org.rpg.encounter.exact.travel.Step.ALL;
import static org.rpg.encounter.exact.travel.Step.days;
import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import org.rpg.encounter.exact.travel.Step.Buy;
import org.rpg.encounter.exact.travel.Step.Chance;
import org.rpg.encounter.exact.travel.Step.Days;
import org.rpg.encounter.exact.travel.Step.Delay;
import org.rpg.encounter.exact.travel.Step.Eat;
import org.rpg.encounter.exact.travel.Step.IfBelow;
import org.rpg.encounter.exact.travel.Step.Lose;
import org.rpg.encounter.exact.travel.Step.Nap;
import org.rpg.encounter.exact.travel.Step.Rest;
import org.rpg.encounter.exact.travel.Step.Session;
import org.rpg.encounter.exact.travel.Step.Times;
import org.rpg.encounter.exact.travel.Step.Trial;

/** The journeys that are both solved and played, in both languages. */
final class Itineraries {
  private Itineraries() {}

  static List<Itinerary> all() {
    return List.of(
        sleepless(),
        hungry(),
        hurried(),
        hurriedWithFood(),
        meals(),
        shortSleep(),
        watches(),
        carried(),
        sessions(),
        unworn(),
        reach(),
        shortScenes(),
        goesOn(),
        waits(),
        strain(),
        decisions(),
        luck());
  }

  private static Walker walker(String name, int perseverance) {
    return Walker.of(name, perseverance);
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
            walker("Ana", 7))
        .meals(20)
        .steps(hours(60).sleepless());
  }

  private static Itinerary hungry() {
    return Itinerary.of(
            "hunger, with nights",
            """
            personagem Bento { perseverança 3 }
            jornada Deserto {
                viajantes Bento
                suprimentos 9 refeições
                parte às 8 h
                etapa Dunas 4 dias { sem refeições }
            }
            """,
            walker("Bento", 3))
        .meals(9)
        .departing(8)
        .steps(days(4).fasting());
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
            walker("Ana", 15))
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
            walker("Ana", 8),
            walker("Bento", 9))
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
            walker("Ana", 9),
            walker("Bento", 6))
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
            walker("Ana", 8))
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
            walker("Ana", 7),
            walker("Bento", 8))
        .meals(3)
        .steps(
            hours(12).with(new Lose(ALL, 4)),
            new Rest(480, 180, 120),
            hours(13).with(new Lose(ALL, 5)),
            new Rest(360, 0, 180));
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
            walker("Ana", 6),
            walker("Bento", 20))
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
            walker("Ana", 10),
            walker("Bento", 9))
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

  private static Itinerary unworn() {
    return Itinerary.of(
            "without the chapter on exhaustion",
            """
            regulamento Leve como Padrão { Exaustão = desligado }
            personagem Ana { perseverança 5 }
            jornada Marcha {
                regras Leve
                viajantes Ana
                suprimentos 4 refeições
                etapa Charco 50 h { sem sono sem refeições Ana perde 3 perseverança }
                etapa Dique 10 h acelerada
            }
            """,
            walker("Ana", 5))
        .meals(4)
        .under(Readings.STANDARD.withoutExhaustion())
        .steps(hours(50).sleepless().fasting().with(new Lose(0, 3)), hours(10).faster());
  }

  private static Itinerary reach() {
    return Itinerary.of(
            "EXH-10 (b), partly accelerated",
            """
            ruleset Hard like Standard { Fainting Roll = Reaching It Holds }
            character Ana { perseverance 12 }
            character Bento { perseverance 8 }
            journey Race {
                rules Hard
                travellers Ana, Bento
                supplies 12 meals
                leg Shore 26 h { no sleep }
                leg Cape 20 h accelerated
                leg Bay 11 h
            }
            """,
            walker("Ana", 12),
            walker("Bento", 8))
        .meals(12)
        .under(Readings.STANDARD.whoMustReachTheNumber())
        .steps(hours(26).sleepless(), hours(20).faster(), hours(11));
  }

  private static Itinerary shortScenes() {
    return Itinerary.of(
            "scenes of four hours, one meal a day",
            """
            regulamento Miúdo como Padrão {
                "Horas por Cena" = 4
                "Refeições por Dia" = 1
            }
            personagem Ana { perseverança 9 }
            personagem Bento { perseverança 11 }
            jornada Pântano {
                regras Miúdo
                viajantes Ana, Bento
                suprimentos 12 refeições
                etapa Brejo 41 h { sem sono }
                etapa Mata 1 dia
            }
            """,
            walker("Ana", 9),
            walker("Bento", 11))
        .meals(12)
        .under(Readings.STANDARD.scenesOf(240).eating(1))
        .steps(hours(41).sleepless(), days(1));
  }

  private static Itinerary goesOn() {
    return Itinerary.of(
            "alone, out and going on",
            """
            ruleset Kind like Standard {
                "Collapse Is the End" = disabled
                "Session-Long Faint" = Never
            }
            character Ana { perseverance 4 }
            journey Alone {
                rules Kind
                travellers Ana
                supplies 9 meals
                leg Heath 5 h { Ana loses 2 perseverance }
                leg Downs 20 h
                ends after 120 h -> Late
            }
            """,
            walker("Ana", 4))
        .meals(9)
        .lateAfter(120)
        .under(Readings.STANDARD.goingOnAfterCollapse().withoutSessionRoll())
        .steps(hours(5).with(new Lose(0, 2)), hours(20));
  }

  private static Itinerary waits() {
    return Itinerary.of(
            "waiting for who has fainted",
            """
            regulamento Paciente como Padrão {
                Viajantes Desmaiados = Esperados
            }
            personagem Ana { perseverança 4 }
            personagem Bento { perseverança 30 }
            jornada Serra {
                regras Paciente
                viajantes Ana, Bento
                suprimentos 30 refeições
                etapa Subida 5 h { Ana perde 2 perseverança }
                etapa Descida 4 h
                termina depois de 7 dias -> Late
            }
            """,
            walker("Ana", 4),
            walker("Bento", 30))
        .meals(30)
        .lateAfter(168)
        .under(Readings.STANDARD.waitingForTheFainted())
        .steps(hours(5).with(new Lose(0, 2)), hours(4));
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
            walker("Ana", 5).skilled(2))
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
            walker("Ana", 8),
            walker("Bento", 7))
        .meals(6)
        .steps(
            new Days(
                3,
                List.of(
                    hours(9).with(new Chance(1 / 3.0, List.of(new Lose(ALL, 3)))),
                    new IfBelow(4, List.of(new Rest(480))))),
            new Chance(0.5, List.of(new Delay(120))));
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
            walker("Ana", 6),
            walker("Bento", 6))
        .meals(8)
        .departing(5)
        .steps(
            hours(38).sleepless().with(new Nap(0, 300)),
            new Chance(0.25, List.of(new Lose(1, 2))),
            hours(8).sleepless().faster().with(new Nap(1, 240)));
  }
}
