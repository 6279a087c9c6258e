package org.rpg.encounter.exact.travel;

import static org.rpg.encounter.exact.travel.Step.hours;

import java.util.List;
import java.util.Map;
import org.rpg.encounter.exact.travel.Step.Lose;

/** Adventures whose chances are worked out by hand. */
final class Quests {
  private Quests() {}

  static List<Quest> all() {
    return List.of(crossroads(), alarm(), roads(), deadline());
  }

  /**
   * The ford leads back to the crossroads until it holds; the bridge holds with 1d12 + 2 against 9:
   * 6 of 12. Each time at the crossroads: 1/4 by the bridge, 1/4 home by the road, 1/2 by the ford.
   */
  private static Quest crossroads() {
    double fordEver = 0.5;
    double bridge = 0.25 / (0.25 + 0.25);
    return new Quest(
        "a crossroads that leads back to itself",
        """
        character Ana { skills Agility 2 }
        episode Bridge {
            travellers Ana
            test Agility by Ana against 9 {
                success: ends -> Held
                failure: ends -> Fallen
            }
        }
        episode Ford {
            travellers Ana
            read "Too deep."
        }
        adventure Way Home {
            travellers Ana
            starts at Crossroads
            choice Crossroads {
                "By the bridge" 25% -> Bridge
                "By the road" 25% -> Home
                "By the ford" 50% -> Ford
            }
            Ford -> Crossroads
            Bridge
                if Held -> Home
                otherwise -> Lost
            ending Home
            ending Lost
        }
        """,
        Map.of(
            "Crossroads",
            1.0,
            "Ford",
            fordEver,
            "Bridge",
            bridge,
            "Home",
            1 - bridge / 2,
            "Lost",
            bridge / 2));
  }

  /**
   * A watch raises the alarm once in three times; at 2 they are caught. Then half of the time they
   * leave. P(caught | 1) = 1/3 + 2/3 x 1/2 x P(caught | 1) = 1/2; P(caught | 0) = 1/3 x 1/2 x 1/2 +
   * 2/3 x 1/2 x P(caught | 0) = 1/8.
   */
  private static Quest alarm() {
    return new Quest(
        "an alarm that is remembered",
        """
        fato Alarme / Alarm 0
        personagem Ana { perícias Físico 1 }
        episódio Ronda {
            viajantes Ana
            com chance 1/3: Alarme sobe 1
        }
        aventura Fuga {
            viajantes Ana
            começa em Ronda
            Ronda
                se Alarme >= 2 -> Cela
                senão -> Muro
            decisão Muro {
                "Saltar" 50% -> Campo
                "Esperar" 50% -> Ronda
            }
            desfecho Cela
            desfecho Campo
        }
        """,
        Map.of("Ronda", 1.0, "Muro", 1.0, "Cela", 1 / 8.0, "Campo", 7 / 8.0));
  }

  /** Two roads, hunger and want of sleep carried over from one to the next. */
  private static Quest roads() {
    Walker ana = Walker.of("Ana", 9);
    Step.Leg first = hours(31).sleepless();
    Step.Leg second = hours(20).sleepless().faster();
    Itinerary one = Itinerary.of("one road", "", ana).meals(2).steps(first, new Lose(0, 3));
    Itinerary two =
        Itinerary.of("two roads", "", ana).meals(2).steps(first, new Lose(0, 3), second);
    double crossed = Road.follow(one).chance("arrival");
    double home = Road.follow(two).chance("arrival");
    return new Quest(
        "two roads, and everything carried over",
        """
        character Ana { perseverance 9 }
        journey Moor {
            travellers Ana
            leg Bog 31 h { no sleep }
            Ana loses 3 perseverance
        }
        journey Hills {
            travellers Ana
            leg Slope 20 h accelerated { no sleep }
        }
        adventure Flight North {
            travellers Ana
            supplies 2 meals
            starts at Moor
            Moor
                if collapse -> Taken
                otherwise -> Hills
            Hills
                if arrival -> Home
                otherwise -> Taken
            ending Home
            ending Taken
        }
        """,
        Map.of("Moor", 1.0, "Hills", crossed, "Home", home, "Taken", 1 - home));
  }

  /**
   * A day's road with a delay of a day once in two times; from 3 days on it is too late. The road
   * is gone until a chance of 1/4 lets them in: at the end of day 1 if not delayed, at 2 days if
   * the first was delayed or the first two were not.
   */
  private static Quest deadline() {
    // ends of stages before the third day is over: 1 day (1/2), 2 days (1/2 + 1/4), with 1/4 each
    double atOne = 0.5;
    double inAtOne = atOne / 4;
    double atTwo = atOne * 0.75 * 0.5 + 0.5;
    double inAtTwo = atTwo / 4;
    double in = inAtOne + inAtTwo;
    return new Quest(
        "a deadline",
        """
        regulamento Leve como Padrão { Exaustão = desligado }
        personagem Ana { perícias Físico 1 }
        jornada Volta {
            viajantes Ana
            etapa Trilha 1 dia { sem sono }
            com chance 50%: atraso de 1 dia
        }
        aventura Cerco {
            regras Leve
            viajantes Ana
            começa em Volta
            Volta -> Portão
            decisão Portão {
                "Aberto" 25% -> Dentro
                "Fechado" 75% -> Volta
            }
            depois de 60 h -> Tarde
            desfecho Dentro
            desfecho Tarde
        }
        """,
        Map.of("Volta", 1.0, "Portão", 1.0, "Dentro", in, "Tarde", 1 - in));
  }
}
