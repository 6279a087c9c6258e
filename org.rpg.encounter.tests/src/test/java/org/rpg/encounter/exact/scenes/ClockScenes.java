package org.rpg.encounter.exact.scenes;

import java.util.List;

/** Scenes of clocks: one that tests move, two that race, a talk, a pursuit. */
final class ClockScenes {
  /** No end has come yet. */
  private static final String ON = "";

  private ClockScenes() {}

  static List<Scene> all() {
    return List.of(lock(), ritual(), toll(), pursuit());
  }

  private record Lock(int left, String end) {
    Lock less(int by) {
      int now = Math.max(0, left - by);
      return new Lock(now, now == 0 ? "Aberto" : ON);
    }
  }

  /** A test each turn; how well it comes out says how far the clock moves. */
  private static Scene lock() {
    Likely<Lock> after =
        Likely.of(new Lock(6, ON))
            .times(
                5,
                it ->
                    !it.end.isEmpty()
                        ? Likely.of(it)
                        : Roll.test(
                            2,
                            8,
                            roll ->
                                roll.isFumble()
                                    ? it.less(-1)
                                    : it.less(
                                        roll.level() >= 4
                                            ? 3
                                            : roll.level() >= 2 ? 2 : roll.level())));
    Scene scene =
        Scene.of(
            "a clock that a test moves each turn by its success level",
            """
            personagem Iara { perícias Atletismo 2 }
            episódio Portão {
                viajantes Iara
                relógio Tranca 6
                a cada turno: teste de Atletismo por Iara contra 8 {
                    sucesso 4: Tranca desce 3
                    sucesso 2: Tranca desce 2
                    sucesso: Tranca desce 1
                    falha: nada
                    falha crítica: Tranca sobe 1
                }
                termina quando Tranca = 0 -> Aberto
                termina depois de 5 turnos -> Descobertos
                ?
            }
            """);
    scene.ends("Aberto", after.chance(it -> it.end.equals("Aberto")));
    scene.ends("Descobertos", after.chance(it -> it.end.isEmpty()));
    scene.asks("Tranca", 0, 11, after.as(it -> it.left));
    return scene.fate("Tranca is gone", after.chance(it -> it.left == 0));
  }

  private record Race(int ritual, int rescue, boolean warned, String end) {
    Race with(int newRitual, int newRescue) {
      boolean nowWarned = warned;
      int r = Math.max(0, newRitual);
      int s = Math.max(0, newRescue);
      if (!warned && s <= 2) { // they hurry when they hear the blows
        nowWarned = true;
        r = s == 0 ? r : Math.max(0, r - 1);
      }
      String now = r == 0 ? "Risen" : s == 0 ? "Freed" : ON;
      return new Race(r, s, nowWarned, now);
    }
  }

  /** The heroes' turns are 1, 3, 5, ..., since nobody in this fight does anything. */
  private static Scene ritual() {
    Likely<Race> now = Likely.dice(1, 4).as(it -> new Race(it + 2, 5, false, ON));
    for (int turn = 1; turn <= 12; turn++) {
      boolean heroes = turn % 2 == 1;
      now =
          now.then(
              it -> {
                if (!it.end.isEmpty()) {
                  return Likely.of(it);
                }
                if (!heroes) {
                  return Likely.either(2 / 3.0, it.with(it.ritual - 1, it.rescue), it);
                }
                return Roll.test(
                    1,
                    9,
                    roll ->
                        roll.isFumble()
                            ? it.with(it.ritual - 1, it.rescue)
                            : it.with(
                                it.ritual,
                                it.rescue - (roll.level() >= 3 ? 2 : roll.isSuccess() ? 1 : 0)));
              });
    }
    Scene scene =
        Scene.of(
            "a ritual races against those who come to stop it",
            """
            tactics Idle { otherwise: wait }
            character Ana { skills Athletics 1  style Idle }
            creature Cultist { skills Will 1  style Idle }
            encounter Sanctum {
                heroes: Ana
                opponents: Cultist
                initiative Ana
                clock Ritual 1d4+2
                clock Rescue 5
                every turn of opponents: with chance 2/3: Ritual sinks 1
                every turn of heroes: test Athletics by Ana against 9 {
                    success 3: Rescue sinks 2
                    success: Rescue sinks 1
                    failure: nothing
                    critical failure: Ritual sinks 1
                }
                when Rescue <= 2: Ritual sinks 1
                ends when Ritual = 0 with defeat of heroes -> Risen
                ends when Rescue = 0 with victory of heroes -> Freed
                ends after 12 turns -> Dawn
                ?
            }
            """);
    Likely<Race> after = now;
    scene.ends("Risen", after.chance(it -> it.end.equals("Risen")));
    scene.ends("Freed", after.chance(it -> it.end.equals("Freed")));
    scene.ends("Dawn", after.chance(it -> it.end.isEmpty()));
    scene.asks("Ritual", 0, 6, after.as(it -> it.ritual));
    scene.asks("Rescue", 0, 6, after.as(it -> it.rescue));
    return scene;
  }

  private record Mood(int mood, boolean bribed) {
    Mood by(int change) {
      return new Mood(Math.max(0, mood + change), bribed);
    }
  }

  /** A mood of 2d6, what they make of it in three rounds of talk, and where it leads. */
  private static Scene toll() {
    Likely<Mood> after =
        Likely.dice(2, 6)
            .as(it -> new Mood(it, false))
            .times(
                3,
                it ->
                    Likely.either(0.7, true, false)
                        .then(
                            flattery ->
                                flattery
                                    ? Roll.test(
                                        3,
                                        9,
                                        roll ->
                                            roll.isCritical()
                                                ? it.by(3)
                                                : it.by(roll.isSuccess() ? 1 : -1))
                                    : Roll.test(1, 7, it.by(2), it.by(-3))))
            .then(
                it ->
                    Likely.dice(2, 6)
                        .as(
                            row ->
                                row <= 4
                                    ? it.by(-1)
                                    : row <= 9 ? it : new Mood(it.mood + 1, true)));
    Scene scene =
        Scene.of(
            "a parley whose mood is rolled and moved by words",
            """
            character Ana { skills Persuasion 3, Will 0 }
            character Bento { skills Persuasion 1, Will 1 }
            table Whim 2d6 {
                4 or less: Mood sinks 1
                5-9: nothing
                10 or more {
                    Mood rises 1
                    Bribe rises 1
                }
            }
            episode Toll {
                travellers Ana, Bento
                clock Mood 2d6
                clock Bribe 0
                repeat 3 times {
                    choose {
                        "Flatter" 70%: test Persuasion by best traveller against 9 {
                            critical success: Mood rises 3
                            success: Mood rises 1
                            failure: Mood sinks 1
                        }
                        "Threaten" 30%: test Will by best traveller against 7 {
                            success: Mood rises 2
                            failure: Mood sinks 3
                        }
                    }
                }
                roll Whim
                then if Mood <= 4: ends -> Brawl
                then if Mood >= 9 or Bribe = 1: ends -> Welcome
                ends -> Passage
                ?
            }
            """);
    scene.ends("Brawl", after.chance(it -> it.mood <= 4));
    scene.ends("Welcome", after.chance(it -> it.mood > 4 && (it.mood >= 9 || it.bribed)));
    scene.ends("Passage", after.chance(it -> it.mood > 4 && it.mood < 9 && !it.bribed));
    scene.asks("Mood", 0, 22, after.as(it -> it.mood));
    return scene.asks("(Mood >= 9 and Bribe = 0)", after.chance(it -> it.mood >= 9 && !it.bribed));
  }

  private record Chase(int gap, String end) {
    Chase by(int change) {
      int now = Math.max(0, gap + change);
      return new Chase(now, now == 0 ? "Alcançados" : now >= 6 ? "Longe" : ON);
    }
  }

  /** The slowest sets the pace; on every second turn something bars the way of each. */
  private static Scene pursuit() {
    Likely<Chase> now = Likely.of(new Chase(3, ON));
    for (int turn = 1; turn <= 7; turn++) {
      now =
          now.then(it -> !it.end.isEmpty() ? Likely.of(it) : Roll.test(1, 8, it.by(1), it.by(-1)));
      if (turn % 2 == 0) {
        // Iara leaps with Agility 3, Bento with Athletics 1.
        for (int skill : new int[] {3, 1}) {
          now =
              now.then(
                  it -> !it.end.isEmpty() ? Likely.of(it) : Roll.test(skill, 9, it, it.by(-1)));
        }
      }
    }
    Likely<Chase> after = now;
    Scene scene =
        Scene.of(
            "a pursuit with an obstacle on every second turn",
            """
            personagem Iara { perícias Atletismo 2, Agilidade 3 }
            personagem Bento { perícias Atletismo 1, Agilidade 0 }
            episódio Caça {
                viajantes Iara, Bento
                relógio Vantagem 3
                a cada turno: teste de Atletismo por pior viajante contra 8 {
                    sucesso: Vantagem sobe 1
                    falha: Vantagem desce 1
                }
                a cada 2 turnos: teste de Atletismo ou Agilidade por cada viajante contra 9 {
                    falha: Vantagem desce 1
                }
                termina quando Vantagem = 0 -> Alcançados
                termina quando Vantagem >= 6 -> Longe
                termina depois de 7 turnos -> Noite
                ?
            }
            """);
    scene.ends("Alcançados", after.chance(it -> it.end.equals("Alcançados")));
    scene.ends("Longe", after.chance(it -> it.end.equals("Longe")));
    scene.ends("Noite", after.chance(it -> it.end.isEmpty()));
    scene.asks("Vantagem", 0, 7, after.as(it -> it.gap));
    return scene;
  }
}
