package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;

/** What events of things, mounts, opportunities and displacements have to say to programs. */
final class GearJson extends EventFields {
  GearJson(CombatView view, JsonWriter json) {
    super(view, json);
  }

  /** Whether the event was one of these. */
  boolean write(Event event) throws IOException {
    if (event instanceof Event.ItemMoved e) {
      who("who", e.who());
      action(e.action());
      item(e.item());
      json.name("from").value(camelCase(e.from()));
      json.name("to").value(camelCase(e.to()));
      who("other", e.other());
    } else if (event instanceof Event.ItemUsed e) {
      who("who", e.who());
      action(e.action());
      item(e.item());
      who("target", e.target());
    } else if (event instanceof Event.ShieldHandled e) {
      who("who", e.who());
      json.name("inHand").value(e.inHand());
    } else if (event instanceof Event.WeaponLanded e) {
      who("who", e.who());
      weapon(e.who(), e.weapon());
      square("at", e.square());
    } else if (event instanceof Event.OpportunityCreated e) {
      who("who", e.who());
      who("target", e.target());
      json.name("chances").value(e.chances());
    } else {
      return movedPerson(event);
    }
    return true;
  }

  private boolean movedPerson(Event event) throws IOException {
    if (event instanceof Event.Mounted e) {
      who("who", e.who());
      who("mount", e.mount());
    } else if (event instanceof Event.Dismounted e) {
      who("who", e.who());
      who("mount", e.mount());
      json.name("knockedOff").value(e.knockedOff());
      square("at", e.square());
    } else if (event instanceof Event.Attempted e) {
      who("who", e.who());
      action(e.action());
      who("target", e.target());
    } else if (event instanceof Event.Disarmed e) {
      who("who", e.who());
      who("by", e.by());
      weapon(e.who(), e.weapon());
      square("at", e.square());
    } else if (event instanceof Event.Displaced e) {
      who("who", e.who());
      who("by", e.by());
      square("from", e.from());
      square("to", e.to());
      json.name("squares").value(e.squares());
    } else {
      return false;
    }
    return true;
  }

  private void item(int item) throws IOException {
    json.name("item").value(view.item(item).name());
  }
}
