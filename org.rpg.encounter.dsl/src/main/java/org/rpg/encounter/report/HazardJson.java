package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;

/** What events of hazards and of healing have to say to programs. */
final class HazardJson extends EventFields {
  HazardJson(CombatView view, JsonWriter json) {
    super(view, json);
  }

  void write(Event event) throws IOException {
    if (event instanceof Event.Poisoned e) {
      who("who", e.who());
      who("by", e.by());
      json.name("poison").value(e.poison());
      json.name("kind").value(camelCase(e.kind()));
      json.name("total").value(e.total());
    } else if (event instanceof Event.PoisonEased e) {
      who("who", e.who());
      json.name("poison").value(e.poison());
      json.name("over").value(e.over());
    } else if (event instanceof Event.PoisonLingers e) {
      who("who", e.who());
      json.name("poison").value(e.poison());
      json.name("hours").value(e.hours());
      json.name("delayed").value(e.delayed());
      json.name("hidden").value(e.hidden());
    } else if (event instanceof Event.CaughtFire e) {
      who("who", e.who());
      who("by", e.by());
      json.name("severity").value(e.severity());
      json.name("growth").value(e.growth());
    } else if (event instanceof Event.LeftFire e) {
      who("who", e.who());
    } else if (event instanceof Event.WoundGrew e) {
      who("who", e.who());
      json.name("growth").value(e.growth());
      json.name("severity").value(e.severity());
      json.name("class").value(camelCase(e.woundClass()));
    } else {
      rest(event);
    }
  }

  private void rest(Event event) throws IOException {
    if (event instanceof Event.Fell e) {
      who("who", e.who());
      json.name("centimetres").value(e.centimetres());
      json.name("severity").value(e.severity());
      json.name("well").value(e.well());
    } else if (event instanceof Event.Crossed e) {
      who("who", e.who());
      json.name("setback").value(camelCase(e.setback()));
      json.name("squares").value(e.squares());
      json.name("success").value(e.success());
    } else if (event instanceof Event.HeldBreath e) {
      who("who", e.who());
      json.name("minutes").value(e.minutes());
      json.name("suffocating").value(e.suffocating());
    } else if (event instanceof Event.Healed e) {
      who("who", e.who());
      json.name("vigor").value(e.vigor());
      json.name("life").value(e.life());
    }
  }
}
