package org.rpg.encounter.exact.travel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rpg.encounter.exact.Branches;

/** What becomes of somebody's wounds over the nights, with the probability of each. */
final class SickRoom {
  /** A wound, and whether its treatment holds. */
  record Wound(int severity, boolean treated, boolean tried) {
    /** 0 light, 1 moderate, 2 grave: WND-03 (a); TRT-03. */
    int course() {
      int own = severity >= 7 ? 2 : severity >= 4 ? 1 : 0;
      return treated ? Math.max(0, own - 1) : own;
    }

    boolean isTreatable() {
      return severity >= 4 && !treated && !tried; // TRT-04, TRT-07
    }

    boolean isOf(String woundClass) {
      return woundClass.equals(severity >= 7 ? "grave" : severity >= 4 ? "moderate" : "light");
    }
  }

  /** All wounds of a moment and the bandages that are left; no wounds at all for the dead. */
  record Room(List<Wound> wounds, int bandages, boolean dead) {}

  private final Convalescence days;
  private final Branches dice = new Branches();

  private SickRoom(Convalescence days) {
    this.days = days;
  }

  /** The probability of each Life on the last morning; 0 is death. */
  static Map<Integer, Double> lives(Convalescence days) {
    Map<Integer, Double> lives = new TreeMap<>();
    new SickRoom(days)
        .nights()
        .forEach(
            (room, chance) ->
                lives.merge(
                    room.dead() ? 0 : days.life() - lost(room.wounds()), chance, Double::sum));
    return lives;
  }

  /** The same under the names of {@link Agreement}. */
  static Map<String, Double> chances(Convalescence days) {
    Map<String, Double> chances = new TreeMap<>();
    lives(days).forEach((life, chance) -> chances.put(name(life), chance));
    return chances;
  }

  static String name(int life) {
    return life == 0 ? "dead" : "Life " + life;
  }

  private Map<Room, Double> nights() {
    List<Wound> wounds = new ArrayList<>();
    days.wounds().forEach(it -> wounds.add(new Wound(it, false, false)));
    Map<Room, Double> rooms = Map.of(new Room(wounds, days.supplies(), false), 1.0);
    for (int hours : days.nights()) {
      Map<Room, Double> morning = new HashMap<>();
      rooms.forEach(
          (room, chance) -> {
            dice.restart();
            do {
              morning.merge(night(room, hours), chance * dice.probability(), Double::sum);
            } while (dice.next());
          });
      rooms = morning;
    }
    return rooms;
  }

  private Room night(Room room, int hours) {
    if (room.dead()) {
      return room;
    }
    List<Wound> wounds = new ArrayList<>(room.wounds());
    int bandages = room.bandages();
    for (int attempt = 0; attempt < days.attempts() && bandages > 0; attempt++) {
      int which = worst(wounds, true);
      if (which >= 0) {
        bandages--; // TRT-02
        treat(wounds, which);
      }
    }
    int chosen = hours >= 6 ? chosen(wounds) : -1; // REST-04
    boolean recovers =
        chosen >= 0 && succeeds(days.physique(), wounds.get(chosen).severity(), lost(wounds) / 6);
    List<Wound> grown = new ArrayList<>();
    for (int i = 0; i < wounds.size(); i++) {
      Wound wound = wounds.get(i);
      int severity = wound.severity() + change(wound, i == chosen && recovers);
      if (severity > 0) { // REC-07
        grown.add(new Wound(severity, wound.treated(), false));
      }
    }
    boolean dead = lost(grown) >= days.life(); // WND-08
    return new Room(dead ? List.of() : grown, dead ? 0 : bandages, dead);
  }

  private static int change(Wound wound, boolean recovers) {
    if (recovers) {
      return wound.course() == 2 ? 0 : -1; // REC-03 to REC-05
    }
    return wound.course(); // WND-04 to WND-06
  }

  /** TRT-01, TRT-03. */
  private void treat(List<Wound> wounds, int which) {
    Wound wound = wounds.get(which);
    int negative = days.own() ? lost(wounds) / 6 : 0;
    boolean helps = succeeds(days.skill(), wound.severity(), negative);
    wounds.set(which, new Wound(wound.severity(), helps, true));
  }

  /** BASE-01, BASE-05, BASE-07, BASE-08, LAY-11: 1d12 against 7 + severity. */
  private boolean succeeds(int skill, int severity, int negative) {
    int need = Math.max(2, Math.min(12, 7 + severity - skill));
    double chance = Math.pow((13 - need) / 12.0, negative + 1.0);
    return dice.pick(chance, 1 - chance) == 0;
  }

  private int chosen(List<Wound> wounds) {
    for (int i = 0; i < wounds.size(); i++) {
      if (wounds.get(i).isOf(days.chosen())) {
        return i;
      }
    }
    return worst(wounds, false);
  }

  /** The wound that would grow most, then the gravest. */
  private static int worst(List<Wound> wounds, boolean treatable) {
    int worst = -1;
    for (int i = 0; i < wounds.size(); i++) {
      Wound wound = wounds.get(i);
      if (treatable && !wound.isTreatable()) {
        continue;
      }
      if (worst < 0 || rank(wound) > rank(wounds.get(worst))) {
        worst = i;
      }
    }
    return worst;
  }

  private static int rank(Wound wound) {
    return 1000 * wound.course() + wound.severity();
  }

  private static int lost(List<Wound> wounds) {
    return wounds.stream().mapToInt(Wound::severity).sum();
  }
}
