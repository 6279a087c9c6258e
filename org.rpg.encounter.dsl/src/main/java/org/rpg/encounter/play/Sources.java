package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.play.events.Timed;
import org.rpg.encounter.play.steps.Table;
import org.rpg.encounter.rules.combat.Conduct;

/** What the steps of one encounter are made with, while its plan is made. */
final class Sources {
  private final Endings endings;
  private final Casting casting;
  private final Positions positions;
  private final Armoury armoury;
  private final BiFunction<Tactics, Integer, Conduct> conducts;
  private final Map<RandomTable, Table> tables = new HashMap<>();
  private final List<Timed> begun = new ArrayList<>();

  /**
   * All there is.
   *
   * @param conducts what tactics mean to one who takes part, by his place in the roster
   */
  Sources(
      Endings endings,
      Casting casting,
      Positions positions,
      Armoury armoury,
      BiFunction<Tactics, Integer, Conduct> conducts) {
    this.endings = endings;
    this.casting = casting;
    this.positions = positions;
    this.armoury = armoury;
    this.conducts = conducts;
  }

  Endings endings() {
    return endings;
  }

  Casting casting() {
    return casting;
  }

  Positions positions() {
    return positions;
  }

  Armoury armoury() {
    return armoury;
  }

  Conduct conduct(Tactics tactics, int actor) {
    return conducts.apply(tactics, actor);
  }

  Map<RandomTable, Table> tables() {
    return tables;
  }

  /** Events that a step begins: they are there from the start and wait for it. */
  List<Timed> begun() {
    return begun;
  }
}
