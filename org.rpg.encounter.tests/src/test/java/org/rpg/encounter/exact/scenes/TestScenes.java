package org.rpg.encounter.exact.scenes;

import java.util.List;

/** Scenes of tests: in a group, by the best or the worst, with help, one within another. */
final class TestScenes {
  private static final String ON = "";

  private TestScenes() {}

  static List<Scene> all() {
    return List.of(stealth(), sentries(), cliff());
  }

  private record Watch(int alarm, String end) {}

  /** All three creep together; two of them are half and more. */
  private static Scene stealth() {
    Likely<Integer> three =
        Roll.test(3, 8, 1, 0)
            .then(it -> Roll.test(1, 8, it + 1, it))
            .then(it -> Roll.test(-1, 8, it + 1, it));
    Likely<Watch> after =
        Likely.of(new Watch(0, ON))
            .times(
                4,
                it ->
                    !it.end.isEmpty()
                        ? Likely.of(it)
                        : three.as(
                            quiet -> {
                              int alarm = it.alarm + (quiet >= 2 ? 0 : 1);
                              return new Watch(alarm, alarm >= 2 ? "Cercados" : ON);
                            }));
    Scene scene =
        Scene.of(
            "a group creeps past four posts, and two failures are an alarm",
            """
            fato Alarme 0
            personagem Iara { perícias Furtividade 3 }
            personagem Bento { perícias Furtividade 1 }
            personagem Caio { perícias Furtividade -1 }
            episódio Ronda {
                viajantes Iara, Bento, Caio
                repete 4 vezes {
                    teste de Furtividade por viajantes em conjunto contra 8 {
                        falha: Alarme sobe 1
                    }
                    se Alarme >= 2: termina -> Cercados
                }
                então se Alarme = 0: termina -> Ninguém Viu
                termina -> Suspeita
                ?
            }
            """);
    scene.ends("Cercados", after.chance(it -> !it.end.isEmpty()));
    scene.ends("Ninguém Viu", after.chance(it -> it.alarm == 0));
    scene.ends("Suspeita", after.chance(it -> it.alarm == 1));
    return scene.asks("Alarme = 2", after.chance(it -> it.alarm == 2));
  }

  /** Each creeps by himself; whether they listen is seen before both creep past a post. */
  private static Scene sentries() {
    Likely<Watch> now = Likely.of(new Watch(0, ON));
    for (int post = 1; post <= 3; post++) {
      now = now.then(it -> !it.end.isEmpty() ? Likely.of(it) : post(it, it.alarm >= 2 ? 10 : 8));
    }
    Likely<Watch> after = now;
    Scene scene =
        Scene.of(
            "sentries who become watchful, an alarm with steps",
            """
            fact Alarm 0
            character Ana { skills Stealth 2 }
            character Bento { skills Stealth 0 }
            episode Wall {
                travellers Ana, Bento
                repeat 3 times {
                    if Alarm >= 2: test Stealth by each traveller against 10 {
                        failure: Alarm rises 1
                        critical failure: Alarm rises 2
                    }
                    otherwise: test Stealth by each traveller against 8 {
                        failure: Alarm rises 1
                        critical failure: Alarm rises 2
                    }
                    if Alarm >= 4: ends -> Horns
                }
                ends -> Inside
                ?
            }
            """);
    scene.ends("Horns", after.chance(it -> !it.end.isEmpty()));
    scene.ends("Inside", after.chance(it -> it.end.isEmpty()));
    scene.asks("Alarm", 0, 7, after.as(it -> it.alarm));
    return scene;
  }

  private static Likely<Watch> post(Watch before, int difficulty) {
    Likely<Integer> alarm = Likely.of(before.alarm);
    for (int skill : new int[] {2, 0}) {
      alarm =
          alarm.then(
              it ->
                  Roll.test(
                      skill,
                      difficulty,
                      roll -> it + (roll.isFumble() ? 2 : roll.isSuccess() ? 0 : 1)));
    }
    return alarm.as(it -> new Watch(it, it >= 4 ? "Horns" : ON));
  }

  private record Climb(int score, String end) {
    Climb by(int points) {
      return new Climb(score + points, end);
    }
  }

  private static final Climb LOST = new Climb(0, "Lost");

  /** Best, worst, together, helped by; chances within results, tests within results. */
  private static Scene cliff() {
    Likely<Climb> best =
        Roll.of(3, 12, 1)
            .then(
                roll -> {
                  Climb none = new Climb(0, ON);
                  if (roll.isCritical()) {
                    return Likely.of(none.by(6));
                  }
                  if (roll.level() >= 2) {
                    return Likely.either(1 / 3.0, none.by(5), none.by(4));
                  }
                  if (roll.isSuccess()) {
                    return Likely.of(none.by(3));
                  }
                  if (roll.isFumble()) {
                    return Likely.either(0.3, new Climb(0, "Fallen"), none.by(2));
                  }
                  // the worst in Survival is Cora with -1
                  return Roll.test(
                      -1, 6, it -> it.isFumble() ? LOST : it.isSuccess() ? none.by(1) : none);
                });
    // together with Survival or Will: Ana 1, Bento 2, Cora 0; two are enough
    Likely<Integer> three =
        Roll.test(1, 8, 1, 0)
            .then(it -> Roll.test(2, 8, it + 1, it))
            .then(it -> Roll.test(0, 8, it + 1, it));
    Likely<Climb> after =
        best.then(
                it ->
                    !it.end.isEmpty()
                        ? Likely.of(it)
                        : three.as(many -> many >= 2 ? it.by(10) : it))
            // Bento helps Cora, nobody helps himself
            .then(
                it ->
                    !it.end.isEmpty()
                        ? Likely.of(it)
                        : Roll.of(0, 10, 1).as(roll -> roll.isSuccess() ? it.by(20) : it))
            // the other side rolls as well: 1d12 + 2
            .then(
                it ->
                    !it.end.isEmpty()
                        ? Likely.of(it)
                        : Likely.dice(1, 12).then(other -> Roll.test(2, other + 2, it.by(40), it)));
    Scene scene =
        Scene.of(
            "tests of the best, the worst, all together, with help, and within each other",
            """
            fact Score 0
            character Ana { skills Athletics 3, Survival 1, Will 0 }
            character Bento { skills Athletics 1, Survival 2, Will 0 }
            character Cora { skills Athletics 0, Survival -1, Will 0 }
            creature Wolf { skills Athletics 2 }
            episode Cliff {
                travellers Ana, Bento, Cora
                test Athletics by best traveller helped by Bento against 12 {
                    critical success: Score rises 6
                    success 2 { with chance 1/3: Score rises 5 otherwise: Score rises 4 }
                    success: Score rises 3
                    critical failure {
                        with chance 30%: ends -> Fallen
                        Score rises 2
                    }
                    failure: test Survival by worst traveller against 6 {
                        success: Score rises 1
                        critical failure: ends -> Lost
                    }
                }
                test Survival or Will by travellers together against 8 { success: Score rises 10 }
                test Will by Cora helped by Bento against 10 { success: Score rises 20 }
                test Survival by Bento helped by Bento
                    against 1d12 + skill value of Wolf in Athletics { success: Score rises 40 }
                ends -> Over
                ?
            }
            """);
    scene.ends("Fallen", after.chance(it -> it.end.equals("Fallen")));
    scene.ends("Lost", after.chance(it -> it.end.equals("Lost")));
    scene.ends("Over", after.chance(it -> it.end.isEmpty()));
    scene.asks("Score", 0, 76, after.as(it -> it.score));
    return scene;
  }
}
