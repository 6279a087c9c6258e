package org.rpg.encounter.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.Preview;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.preview.Progress;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;

/** TAC-13: who starts on a mount, his own or one that a list names. */
class RidersTest {
  private static final String ENGLISH =
      """
      tactics Idle { otherwise: wait }
      character Ana { skills Physique 2  style Idle %s }
      creature Foe { skills Physique 2  style Idle %s }
      encounter Yard {
        heroes: Ana%s
        opponents: %s
        %s
        ends after 1 turn with draw
      }
      """;

  private static CombatView start(
      String ana, String foe, String heroes, String foes, String elements) {
    return new Play(Plans.of(ENGLISH.formatted(ana, foe, heroes, foes, elements))).view();
  }

  private static List<String> names(CombatView view) {
    return IntStream.range(0, view.size()).mapToObj(it -> view.combatant(it).name()).toList();
  }

  private static Combatant named(CombatView view, String name) {
    return view.combatant(names(view).indexOf(name));
  }

  private static void assertRides(CombatView view, String rider, String mount) {
    assertEquals(names(view).indexOf(mount), named(view, rider).mount(), rider);
    assertEquals(
        view.square(names(view).indexOf(rider)), view.square(names(view).indexOf(mount)), "TAC-13");
  }

  @Test
  @DisplayName("TAC-13: whoever rides brings a mount of his own")
  void whoRidesBringsHisMount() {
    CombatView view = start("rides Horse", "rides War Horse", "", "2 Foes", "");
    assertEquals(
        List.of("Ana", "Ana's Horse", "Foe 1", "Foe 1's War Horse", "Foe 2", "Foe 2's War Horse"),
        names(view));
    assertRides(view, "Ana", "Ana's Horse");
    assertRides(view, "Foe 2", "Foe 2's War Horse");
    assertEquals(1, view.members(0), "the side counts its people, not their mounts");
    assertEquals(2, view.members(1));
  }

  @Test
  @DisplayName("TAC-13: the same in Portuguese")
  void theSameInPortuguese() {
    CombatView view =
        new Play(
                Plans.of(
                    """
                    tática Parada { senão: aguardar }
                    personagem Ana { perícias Físico 2  monta Cavalo  estilo Parada }
                    criatura Inimigo { perícias Físico 2  estilo Parada }
                    encontro Pátio {
                      heróis: Ana
                      oponentes: Inimigo
                      Inimigo começa montado em Cavalo de Guerra
                      termina depois de 1 turno com empate
                    }
                    """))
            .view();
    assertEquals(
        List.of("Ana", "Cavalo de Ana", "Inimigo", "Cavalo de Guerra de Inimigo"), names(view));
    assertRides(view, "Ana", "Cavalo de Ana");
    assertRides(view, "Inimigo", "Cavalo de Guerra de Inimigo");
  }

  @Test
  void whatTheEncounterSaysComesBeforeTheSheet() {
    CombatView view = start("rides Horse", "", "", "Foe", "Ana starts mounted on War Horse");
    assertEquals(List.of("Ana", "Ana's War Horse", "Foe"), names(view));
    assertRides(view, "Ana", "Ana's War Horse");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Horse", "Dapple"})
  void aMountThatAListNamesIsTakenFirst(String named) {
    CombatView view =
        start("", "", ", Horse named Dapple", "Foe", "Ana starts mounted on " + named);
    assertEquals(List.of("Ana", "Dapple", "Foe"), names(view));
    assertRides(view, "Ana", "Dapple");
    assertEquals(2, view.members(0), "a mount that is listed counts");
  }

  @Test
  void whoFindsNoListedMountLeftBringsHisOwn() {
    CombatView view = start("", "rides Horse", "", "2 Foes, Horse", "");
    assertEquals(List.of("Ana", "Foe 1", "Foe 2", "Foe 2's Horse", "Horse"), names(view));
    assertRides(view, "Foe 1", "Horse");
    assertRides(view, "Foe 2", "Foe 2's Horse");
  }

  @Test
  void aRiderIsWhereHisListPutsHimAndHisMountWithHim() {
    CombatView view = start("", "rides Horse", "", "Foe at 6 m from Ana", "");
    assertEquals(4, view.distance(0, 1), "6 m are four squares");
    assertRides(view, "Foe", "Foe's Horse");
  }

  @Test
  @DisplayName("INT-34: a side is beaten when only the mounts of its people are left")
  void mountsAloneDoNotFightOn() {
    String script =
        ENGLISH.formatted(
            "", "rides Horse", "", "Foe", "on turn 1 of heroes: Foe dies\n initiative Ana");
    Told told = Told.of(script);
    assertEquals("victory of heroes", told.play().endingName());
    assertFalse(told.combatant("Foe's Horse").fate().name().equals("DEAD"));
  }

  @Test
  void theDeathOfAMountIsNoLossOfTheSide() {
    String script =
        ENGLISH.formatted(
            "rides Horse",
            "",
            "",
            "Foe",
            "initiative Ana\n on turn 1 of heroes: all everyone dies");
    Told told = Told.of(script);
    assertEquals(1, told.play().view().lost(0), "Ana, not her horse");
    assertEquals(3, told.all(Event.Died.class).size());
  }

  @Test
  @DisplayName("TAC-13: who arrives later comes on horseback")
  void whoArrivesLaterComesOnHorseback() {
    String script =
        ENGLISH.formatted(
            "",
            "rides Horse",
            "",
            "Foe",
            "initiative Ana\n on turn 1 of heroes: arrive Foe at 6 m from Ana");
    Told told = Told.of(script);
    assertEquals(2, told.all(Event.Arrived.class).size(), "the rider and his mount");
    assertTrue(told.combatant("Foe 2").mount() != Combatant.NONE);
  }

  @Test
  void aForecastListsThoseWhomTheScriptLists() throws InterruptedException {
    Plan plan = Plans.of(ENGLISH.formatted("rides Horse", "", "", "Foe", ""));
    List<String> names =
        Preview.of(plan, new PreviewOptions(10, 1, 1), Progress.NONE).characters().stream()
            .map(CharacterForecast::name)
            .toList();
    assertEquals(List.of("Ana", "Foe"), names);
  }
}
