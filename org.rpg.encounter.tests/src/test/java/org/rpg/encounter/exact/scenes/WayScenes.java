package org.rpg.encounter.exact.scenes;

import java.util.List;

/** What time and the ways of an adventure bring: a road's table, a choice, facts, a deadline. */
final class WayScenes {
  private static final String ON = "";

  private WayScenes() {}

  static List<Scene> all() {
    return List.of(road(), siege(), marsh());
  }

  private record Road(int signs, boolean lair, int nights, String end) {}

  private static Likely<Road> forest(Road so) {
    return Likely.dice(1, 6)
        .as(
            row -> {
              if (row <= 2) {
                return so.lair ? so : new Road(so.signs + 4, true, so.nights, ON);
              }
              if (row == 6) {
                return new Road(so.signs, so.lair, so.nights, "Perdidos");
              }
              return row == 5 ? new Road(so.signs + 1, so.lair, so.nights, ON) : so;
            });
  }

  /**
   * From 6 h on 40 h on the way: at 12 h by day, at 18 h and 0 h no longer, at 6 h and 12 h of the
   * second day again, but only twice; by night at 18 h (it is night from 18 h to 6 h), 21 h, 0 h
   * and 3 h, and from 18 h of the second day on, the fortieth hour being 22 h, at 18 h and 21 h.
   */
  private static Scene road() {
    Likely<Road> now = Likely.of(new Road(0, false, 0, ON));
    for (int hour = 9; hour <= 46; hour += 3) {
      boolean night = hour % 24 < 6 || hour % 24 >= 18;
      boolean sixth = hour % 6 == 0;
      boolean day = sixth && !night && (hour == 12 || hour == 30);
      now =
          now.then(
              it ->
                  !it.end.isEmpty() || !day
                      ? Likely.of(it)
                      : Likely.either(1 / 3.0, true, false)
                          .then(rolls -> rolls ? forest(it) : Likely.of(it)));
      now =
          now.then(
              it ->
                  !it.end.isEmpty() || !night
                      ? Likely.of(it)
                      : Likely.either(1 / 4.0, true, false)
                          .then(
                              rolls ->
                                  rolls
                                      ? forest(new Road(it.signs, it.lair, it.nights + 1, ON))
                                      : Likely.of(it)));
    }
    Likely<Road> after = now;
    Scene scene =
        Scene.of(
            "road encounters by day and by night, with a cap and a row that comes once",
            """
            fato Sinais 0
            fato Noites 0
            regulamento Leve como Padrão { Exaustão = desligado }
            personagem Iara { perícias Físico 1 }
            tabela Mata 1d6 {
                1-2 uma vez: Sinais sobe 4
                3-4: nada
                5: Sinais sobe 1
                6: termina -> Perdidos
            }
            jornada Caminho {
                regras Leve
                viajantes Iara
                etapa Trilha 40 h { sem sono }
                a cada 6 h de dia no máximo 2 vezes: com chance 1/3: rola Mata
                a cada 3 h à noite: com chance 1/4 {
                    Noites sobe 1
                    rola Mata
                }
                ?
            }
            """);
    scene.ends("Perdidos", after.chance(it -> !it.end.isEmpty()));
    scene.ends("chegada", after.chance(it -> it.end.isEmpty()));
    scene.asks("Sinais", 0, 11, after.as(it -> it.signs));
    scene.asks("Noites", 0, 6, after.as(it -> it.nights));
    return scene.fate("row 1–2", after.chance(it -> it.lair));
  }

  private record Siege(int hours, boolean key, int alarm, String end, boolean sewer) {}

  /** One night's attempt, from the choice on; it takes two hours, or three by the sewer. */
  private static Likely<Siege> attempt(Siege so) {
    if (!so.end.isEmpty()) {
      return Likely.of(so);
    }
    return Likely.dice(1, 20)
        .then(
            share -> {
              if (share <= 9) { // 45 %: the guard is bribed, or raises the alarm
                return Roll.test(
                    2,
                    9,
                    roll ->
                        new Siege(
                            so.hours + 2,
                            so.key || roll.level() >= 2,
                            so.alarm + (roll.isSuccess() ? 0 : 1),
                            ON,
                            so.sewer));
              }
              if (share <= 15) { // 30 %: the sewer leads in at once, or nowhere
                return Roll.test(
                    0,
                    9,
                    roll ->
                        new Siege(
                            so.hours + 3,
                            so.key,
                            so.alarm,
                            roll.isSuccess() ? "Inside" : ON,
                            true));
              }
              return Likely.of(new Siege(so.hours + 2, so.key, so.alarm, ON, so.sewer));
            })
        .as(
            it -> {
              if (it.hours >= 10) { // the deadline comes before all edges
                return new Siege(10, it.key, it.alarm, "Morning", it.sewer);
              }
              if (!it.end.isEmpty()) {
                return it;
              }
              String end = it.alarm >= 2 ? "Dungeon" : it.key ? "Inside" : ON;
              return new Siege(it.hours, it.key, it.alarm, end, it.sewer);
            });
  }

  private static Scene siege() {
    Likely<Siege> after = Likely.of(new Siege(0, false, 0, ON, false)).times(5, WayScenes::attempt);
    Scene scene =
        Scene.of(
            "an adventure: shares lead to tests, facts guard the edges, a deadline ends it",
            """
            fact Key 0
            fact Alarm 0
            ruleset Light { Exhaustion = disabled }
            character Ana { skills Persuasion 2, Athletics 0 }
            journey Gate {
                delay 2 h
                test Persuasion by Ana against 9 {
                    success 2: Key becomes 1
                    success: nothing
                    failure: Alarm rises 1
                }
            }
            journey Sewer {
                delay 3 h
                test Athletics by Ana against 9 { success: ends -> Through }
            }
            journey Rest { delay 2 h }
            adventure Siege {
                rules Light
                travellers Ana
                starts at Night
                choice Night {
                    "The guard" 45% -> Gate
                    "The sewer" 30% -> Sewer
                    "Wait" 25% -> Rest
                }
                Gate
                    if Alarm >= 2 -> Dungeon
                    if Key = 1 -> Inside
                    otherwise -> Night
                Sewer
                    if Through -> Inside
                    otherwise -> Night
                Rest -> Night
                after 10 h -> Morning
                ending Inside
                ending Dungeon
                ending Morning
                ?
            }
            """);
    for (String end : List.of("Inside", "Dungeon", "Morning")) {
      scene.ends(end, after.chance(it -> it.end.equals(end)));
      scene.fate("at " + end, after.chance(it -> it.end.equals(end)));
    }
    scene.fate("at Sewer", after.chance(it -> it.sewer));
    scene.asks("Alarm", 0, 3, after.as(it -> it.alarm));
    return scene.asks(
        "(Key = 1 and Inside)", after.chance(it -> it.key && it.end.equals("Inside")));
  }

  private record Marsh(int hours, boolean tired) {
    Marsh later(int by) {
      return new Marsh(hours + by, tired);
    }
  }

  /** Twice three hours and what holds them up; after 11 h and a half it is dark. */
  private static Scene marsh() {
    // helped by Bento: one chance more, of which the better die counts
    Likely<Marsh> all =
        Likely.of(new Marsh(3, false))
            .then(
                it ->
                    Roll.of(1, 9, 1)
                        .then(
                            roll ->
                                roll.isFumble()
                                    ? Likely.dice(2, 4).as(so -> new Marsh(it.hours + so, true))
                                    : roll.isSuccess()
                                        ? Likely.of(it)
                                        : Likely.dice(1, 4).as(it::later)))
            .then(
                it ->
                    Likely.either(0.4, true, false)
                        .then(
                            fog ->
                                fog
                                    ? Likely.dice(1, 6)
                                        .as(
                                            so ->
                                                so >= 4
                                                    ? new Marsh(it.hours + so, true)
                                                    : it.later(so))
                                    : Likely.of(it)))
            .as(it -> it.later(3));
    Scene scene =
        Scene.of(
            "a road of delays that are rolled, and a deadline",
            """
            fato Cansaço 0
            regulamento Leve como Padrão { Exaustão = desligado }
            personagem Iara { perícias Sobrevivência 1 }
            personagem Bento { perícias Sobrevivência 0 }
            jornada Brejo {
                regras Leve
                viajantes Iara, Bento
                etapa Lama 3 h
                teste de Sobrevivência por melhor viajante com ajuda de Bento contra 9 {
                    falha: atraso de 1d4 h
                    falha crítica {
                        Cansaço fica 1
                        atraso de 2d4 h
                    }
                }
                com chance 40%: rola Névoa
                etapa Juncos 3 h
                termina depois de 690 min -> Escuro
                ?
            }
            tabela Névoa 1d6 {
                1: atraso de 1 h
                2: atraso de 2 h
                3: atraso de 3 h
                4 ou mais: rola Névoa Densa
            }
            tabela Névoa Densa 1d3 {
                1 {
                    Cansaço fica 1
                    atraso de 4 h
                }
                2 {
                    Cansaço fica 1
                    atraso de 5 h
                }
                3 {
                    Cansaço fica 1
                    atraso de 6 h
                }
            }
            """);
    scene.ends("Escuro", all.chance(it -> it.hours >= 12));
    scene.ends("chegada", all.chance(it -> it.hours < 12));
    for (int hours = 6; hours <= 11; hours++) {
      int so = hours;
      scene.asks("(tempo = %d h e chegada)".formatted(hours), all.chance(it -> it.hours == so));
    }
    return scene.asks("(Cansaço = 1 e chegada)", all.chance(it -> it.tired && it.hours < 12));
  }
}
