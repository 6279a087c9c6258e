package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.play.events.Timed;
import org.rpg.encounter.play.steps.Table;
import org.rpg.encounter.rules.combat.Conduct;
import org.rpg.encounter.rules.combat.Sheet;

/** What the steps of one encounter are made with, while its plan is made. */
final class Sources {
  private final Endings endings;
  private final Casting casting;
  private final Positions positions;
  private final Armoury armoury;
  private final Outfits outfits;
  private final Bearers bearers;
  private final Picks picks;
  private final Map<RandomTable, Table> tables = new HashMap<>();
  private final List<Timed> begun = new ArrayList<>();

  Sources(
      Endings endings,
      Casting casting,
      Positions positions,
      Armoury armoury,
      Outfits outfits,
      Bearers bearers,
      Picks picks) {
    this.endings = endings;
    this.casting = casting;
    this.positions = positions;
    this.armoury = armoury;
    this.outfits = outfits;
    this.bearers = bearers;
    this.picks = picks;
  }

  Endings endings() {
    return endings;
  }

  /** Which way is taken at choices without shares. */
  Picks picks() {
    return picks;
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

  /** What anybody may become and come by. */
  Outfits outfits() {
    return outfits;
  }

  /** What somebody has who takes part, with room for what he may come by. */
  Sheet sheet(int actor) {
    return outfits.sheet(actor, bearers.sheet(actor));
  }

  /** What somebody has when he has become another. */
  Sheet sheet(int actor, EObject form) {
    return outfits.formSheet(actor, bearers.sheet(actor), form);
  }

  /** The armour somebody wears as the fight starts. */
  List<Armour> armourOf(int actor) {
    return bearers.armour(actor);
  }

  /** What tactics mean to whoever has a sheet. */
  Conduct conduct(Tactics tactics, Sheet sheet) {
    return bearers.conduct(tactics, sheet);
  }

  Conduct conduct(Tactics tactics, int actor) {
    return bearers.conduct(tactics, sheet(actor));
  }

  Map<RandomTable, Table> tables() {
    return tables;
  }

  /** Events that a step begins: they are there from the start and wait for it. */
  List<Timed> begun() {
    return begun;
  }
}
