package org.rpg.encounter.exact.travel;

import static org.rpg.encounter.exact.travel.Step.days;
import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import org.rpg.encounter.exact.travel.Step.Lose;
import org.rpg.encounter.exact.travel.Step.Session;

/** Journeys under other readings of the open points. */
final class OtherReadings {
  private OtherReadings() {}

  static List<Itinerary> all() {
    return List.of(
        unworn(), reach(), shortScenes(), goesOn(), waits(), otherHurry(), otherFainting());
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
            Walker.of("Ana", 5))
        .meals(4)
        .under(Readings.of(Reading.NO_EXHAUSTION))
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
            Walker.of("Ana", 12),
            Walker.of("Bento", 8))
        .meals(12)
        .under(Readings.of(Reading.MUST_REACH))
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
            Walker.of("Ana", 9),
            Walker.of("Bento", 11))
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
            Walker.of("Ana", 4))
        .meals(9)
        .lateAfter(120)
        .under(Readings.of(Reading.GOES_ON_AFTER_COLLAPSE, Reading.NEVER_FOR_THE_SESSION))
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
            Walker.of("Ana", 4),
            Walker.of("Bento", 30))
        .meals(30)
        .lateAfter(168)
        .under(Readings.of(Reading.WAITS_FOR_THE_FAINTED))
        .steps(hours(5).with(new Lose(0, 2)), hours(4));
  }

  private static Itinerary otherHurry() {
    return Itinerary.of(
            "other readings of haste",
            """
            regulamento Pressa como Padrão {
                Primeira Perda = Cena Seguinte
                Dado Triplicado = Rolado Três Vezes
                Desmaio Acelerado = Como Escrito
            }
            personagem Ana { perseverança 13 }
            personagem Bento { perseverança 15 }
            jornada Correria {
                regras Pressa
                viajantes Ana, Bento
                suprimentos 5 refeições
                parte às 8 h
                etapa Vale 95 h acelerada
            }
            """,
            Walker.of("Ana", 13),
            Walker.of("Bento", 15))
        .meals(5)
        .departing(8)
        .under(
            Readings.of(Reading.FOLLOWING_SCENE, Reading.ROLLED_THREE_TIMES, Reading.HIGHER_NUMBER))
        .steps(hours(95).faster());
  }

  private static Itinerary otherFainting() {
    return Itinerary.of(
            "other readings of fainting",
            """
            ruleset Brittle like Standard {
                Fainting Occasion = Each Loss
                "Session-Long Faint" = Always
            }
            character Ana { perseverance 6 }
            character Bento { perseverance 9 }
            journey Frost {
                rules Brittle
                travellers Ana, Bento
                supplies 2 meals
                leg Ice 3 h {
                    no sleep
                    Ana loses 4 perseverance
                    Ana loses 1 perseverance
                }
                leg Snow 45 h { no sleep }
                new session
                leg Rock 3 h
            }
            """,
            Walker.of("Ana", 6),
            Walker.of("Bento", 9))
        .meals(2)
        .under(Readings.of(Reading.EACH_LOSS, Reading.ALWAYS_FOR_THE_SESSION))
        .steps(
            hours(3).sleepless().with(new Lose(0, 4), new Lose(0, 1)),
            hours(45).sleepless(),
            new Session(),
            hours(3));
  }
}
