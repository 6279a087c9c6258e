package org.rpg.encounter.exact.scenes;

import java.util.List;

/** Fights whose course is so small that it can be counted: nerve, waves, a trap. */
final class FightScenes {
  private static final String ON = "";

  private FightScenes() {}

  static List<Scene> all() {
    return List.of(nerve(), bloodshed(), waves(), trap(), twoTraps());
  }

  /** Everybody in order: {@code .} is there, {@code d} is dead, {@code f} has fled. */
  private static String with(String all, int who, char fate) {
    return all.substring(0, who) + fate + all.substring(who + 1);
  }

  private static long count(String all, char fate) {
    return all.chars().filter(it -> it == fate).count();
  }

  /** Whoever dies is seen by all who are there; with Nerve 1 against 8 each runs or stays. */
  private static Likely<String> seen(String all) {
    Likely<String> now = Likely.of(all);
    for (int i = 0; i < all.length(); i++) {
      int who = i;
      if (all.charAt(who) == '.') {
        now = now.then(it -> Roll.test(1, 8, it, with(it, who, 'f')));
      }
    }
    return now;
  }

  /** First it is rolled for each of them who dies; when all is rolled, each death is seen. */
  private static Likely<String> turnOfRaiders(String before) {
    Likely<String> now = Likely.of(before);
    for (int i = 0; i < before.length(); i++) {
      int who = i;
      now =
          now.then(
              it ->
                  it.charAt(who) != '.'
                      ? Likely.of(it)
                      : Likely.either(0.25, with(it, who, 'd'), it));
    }
    return now.then(
        it -> Likely.of(it).times((int) (count(it, 'd') - count(before, 'd')), FightScenes::seen));
  }

  /** An unseen archer: each turn each raider may die, and whoever sees it may run. */
  private static Scene nerve() {
    Likely<String> after = Likely.of("....").times(4, FightScenes::turnOfRaiders);
    Scene scene =
        Scene.of(
            "nerve: at each death each of the others tests, and flees if he fails",
            """
            tactics Idle { otherwise: wait }
            character Ana { style Idle }
            creature Raider {
                skills Nerve 1
                style Idle
                every turn of Raider: with chance 1/4: it dies
                whenever any ally dies: test Nerve by Raider against 8 { failure: tester flees }
            }
            encounter Raid {
                heroes: Ana
                opponents: 4 Raiders
                initiative Ana
                ends after 9 turns -> Dusk
                ?
            }
            """);
    return raiders(scene, after, "victory of heroes", "Dusk");
  }

  private static Scene raiders(Scene scene, Likely<String> after, String won, String dusk) {
    scene.ends(won, after.chance(it -> count(it, '.') == 0));
    if (!dusk.isEmpty()) {
      scene.ends(dusk, after.chance(it -> count(it, '.') > 0));
    }
    for (int i = 0; i < 4; i++) {
      int who = i;
      if (!dusk.isEmpty()) { // they differ in who tests first
        String name = "Raider " + (who + 1);
        scene.fate(name + " dies", after.chance(it -> it.charAt(who) == 'd'));
        scene.fate(name + " flees", after.chance(it -> it.charAt(who) == 'f'));
      }
    }
    return scene;
  }

  /** Whom the archer hits dies; he shoots until nobody is left, so that misses only cost time. */
  private static Likely<String> shot(String before) {
    int next = before.indexOf('.');
    return next < 0 ? Likely.of(before) : seen(with(before, next, 'd'));
  }

  private static Scene bloodshed() {
    Likely<String> after = Likely.of("....").times(4, FightScenes::shot);
    Scene scene =
        Scene.of(
            "nerve before blows that kill: how many die and how many flee",
            """
            tática Parada { senão: aguardar }
            tática Atirador { senão: atacar inimigo mais próximo com Funda Mortal }
            arma Funda Mortal { dano 1d4 contundente  à distância 90 m  testada com Lutar[Adaga] }
            personagem Iara { perícias Lutar[Adaga] 3  empunha Funda Mortal  estilo Atirador }
            criatura Saqueador {
                corpo simples
                vitalidade 1
                perícias Coragem 1
                estilo Parada
                sempre que algum aliado morre: teste de Coragem por Saqueador contra 8 {
                    falha: quem testa foge
                }
            }
            encontro Saque {
                relógio Mortos 0
                heróis: Iara
                oponentes: 4 Saqueadores
                iniciativa Iara
                sempre que algum oponente morre: Mortos sobe 1
                ?
            }
            """);
    raiders(scene, after, "vitória dos heróis", "");
    return scene.asks("Mortos", 0, 4, after.as(it -> (int) count(it, 'd')));
  }

  private record Field(int rats, int wave, boolean came, String end) {}

  /** Turns 1, 3, 5, ... are the heroes': a turn of theirs costs Ana her life once in ten times. */
  private static Scene waves() {
    Likely<Field> now = Likely.of(new Field(2, 0, false, ON));
    for (int turn = 1; turn <= 10; turn++) {
      boolean heroes = turn % 2 == 1;
      boolean arrive = turn == 5;
      now =
          now.then(
              it -> {
                if (!it.end.isEmpty()) {
                  return Likely.of(it);
                }
                Likely<Field> one =
                    arrive
                        ? Likely.dice(1, 2).as(more -> new Field(it.rats + more, more, true, ON))
                        : Likely.of(it);
                if (heroes) {
                  return one.then(
                      so ->
                          Likely.either(
                              0.1,
                              new Field(so.rats, so.wave, so.came, "vitória dos oponentes"),
                              so));
                }
                Likely<Integer> left = Likely.of(0);
                for (int i = 0; i < it.rats; i++) {
                  left = left.then(so -> Likely.either(1 / 3.0, so, so + 1));
                }
                return left.as(
                    so ->
                        new Field(
                            so, it.wave, it.came, so > 0 ? ON : it.came ? "Depois" : "Antes"));
              });
    }
    Likely<Field> after = now;
    Scene scene =
        Scene.of(
            "waves: the second comes on turn 5 unless the first is beaten",
            """
            tática Parada { senão: aguardar }
            personagem Iara { estilo Parada }
            criatura Rato {
                estilo Parada
                a cada turno de Rato: com chance 1/3: ele morre
            }
            encontro Pátio {
                heróis: Iara
                oponentes: 2 Ratos
                iniciativa Iara
                no turno 5: chegam 1d2 Ratos
                a cada turno dos heróis: com chance 10%: Iara morre
                termina quando turno < 5 e número de oponentes = 0 com vitória dos heróis -> Antes
                termina quando número de oponentes = 0 com vitória dos heróis -> Depois
                termina depois de 10 turnos com empate
                ?
            }
            """);
    for (String end : List.of("Antes", "Depois", "vitória dos oponentes")) {
      scene.ends(end, after.chance(it -> it.end.equals(end)));
    }
    scene.ends("empate", after.chance(it -> it.end.isEmpty()));
    scene.fate("others come", after.chance(it -> it.came));
    return scene.fate("the first are beaten before", after.chance(it -> it.end.equals("Antes")));
  }

  /** Agility 2 against 9 sees it; otherwise 1d6 of her ten Life (LAY-08) are gone. */
  private static Scene trap() {
    Likely<Integer> after =
        Roll.test(2, 9, true, false)
            .then(noticed -> noticed ? Likely.of(10) : Likely.dice(1, 6).as(damage -> 10 - damage));
    Scene scene =
        Scene.of(
            "a trap that is noticed or hurts",
            """
            tática Parada { senão: aguardar }
            tática Corrida { senão: aproximar-se do inimigo mais próximo }
            item Dardo armadilha {
                teste de Percepção ou Agilidade contra 9
                efeito: alvo sofre 1d6 direto
            }
            personagem Iara { perícias Físico 2, Percepção 0, Agilidade 2  estilo Corrida }
            criatura Rato { estilo Parada }
            encontro Corredor {
                lugar Salão a 4,5 m de Iara com Dardo
                heróis: Iara
                oponentes: Rato a 15 m de Iara
                iniciativa Iara
                termina depois de 1 turno com empate
                ?
            }
            """);
    scene.ends("empate", 1);
    scene.asks("vida de Iara", 4, 10, after);
    return scene;
  }

  private record Two(int ana, int cai, boolean sprung) {}

  /** One after the other runs over it; it springs once. */
  private static Scene twoTraps() {
    Likely<Two> after =
        Likely.of(new Two(8, 8, false))
            .then(
                it ->
                    Roll.test(1, 8, true, false)
                        .then(
                            noticed ->
                                noticed
                                    ? Likely.of(it)
                                    : Likely.dice(1, 4).as(by -> new Two(8 - by, 8, true))))
            .then(
                it ->
                    it.sprung
                        ? Likely.of(it)
                        : Roll.test(0, 8, true, false)
                            .then(
                                noticed ->
                                    noticed
                                        ? Likely.of(it)
                                        : Likely.dice(1, 4).as(by -> new Two(8, 8 - by, true))));
    Scene scene =
        Scene.of(
            "a trap that springs once, for whoever comes first and does not notice it",
            """
            tactics Idle { otherwise: wait }
            tactics Runner { otherwise: approach nearest enemy }
            item Plate trap {
                test Perception against 8
                effect: target takes 1d4 direct
            }
            character Ana { skills Physique 1, Perception 1  style Runner }
            character Cai { skills Physique 1, Perception 0  style Runner }
            creature Guard { style Idle }
            encounter Stair {
                place Landing at 4.5 m from Ana with Plate
                heroes: Ana, Cai
                opponents: Guard at 15 m from Ana
                initiative Ana
                ends after 3 turns with draw
                ?
            }
            """);
    scene.ends("draw", 1);
    scene.asks("life of Ana", 4, 8, after.as(it -> it.ana));
    scene.asks("life of Cai", 4, 8, after.as(it -> it.cai));
    return scene;
  }
}
