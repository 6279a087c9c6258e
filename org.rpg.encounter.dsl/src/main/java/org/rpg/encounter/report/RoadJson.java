package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;

/** What events of journeys, rests and treatment have to say to programs. */
final class RoadJson extends EventFields {
  RoadJson(CombatView view, JsonWriter json) {
    super(view, json);
  }

  /** Answers whether it was one of these events. */
  boolean write(Event event) throws IOException {
    return time(event) || exhaustion(event) || rest(event) || care(event);
  }

  private boolean time(Event event) throws IOException {
    if (event instanceof Event.LegStarted e) {
      json.name("name").value(e.name());
      json.name("minute").value(view.minutes());
      json.name("minutes").value(e.minutes());
      json.name("accelerated").value(e.accelerated());
    } else if (event instanceof Event.StageReached e) {
      json.name("name").value(e.name());
      json.name("kind").value(e.kind());
      json.name("day").value(e.day());
      json.name("minute").value(e.minute());
    } else if (event instanceof Event.SceneEnded e) {
      json.name("scene").value(e.scene());
      json.name("minute").value(e.minute());
    } else if (event instanceof Event.HourReached e) {
      json.name("minute").value(e.minute());
    } else if (event instanceof Event.DayEnded e) {
      json.name("day").value(e.day());
    } else if (event instanceof Event.DeadlinePassed e) {
      json.name("minutes").value(e.minutes());
    } else if (event instanceof Event.SessionStarted e) {
      json.name("session").value(e.session());
    } else {
      return false;
    }
    return true;
  }

  private boolean exhaustion(Event event) throws IOException {
    if (event instanceof Event.Tired e) {
      who("who", e.who());
      json.name("sleepLoss").value(e.sleepLoss());
      json.name("foodLoss").value(e.foodLoss());
      json.name("factor").value(e.factor());
      json.name("perseverance").value(e.left());
    } else if (event instanceof Event.PerseveranceChanged e) {
      who("who", e.who());
      json.name("change").value(e.change());
      json.name("perseverance").value(e.left());
    } else if (event instanceof Event.FaintRolled e) {
      who("who", e.who());
      json.name("roll").value(e.roll());
      json.name("against").value(e.against());
      json.name("faints").value(e.faints());
    } else if (event instanceof Event.Fainted e) {
      who("who", e.who());
      json.name("scenes").value(e.scenes());
      json.name("untilSession").value(e.untilSession());
    } else if (event instanceof Event.Woke e) {
      who("who", e.who());
      json.name("perseverance").value(e.left());
    } else if (event instanceof Event.XpSpent e) {
      who("who", e.who());
      json.name("points").value(e.points());
    } else if (event instanceof Event.XpRefused e) {
      who("who", e.who());
      json.name("points").value(e.points());
      json.name("full").value(e.full());
    } else {
      return false;
    }
    return true;
  }

  private boolean rest(Event event) throws IOException {
    if (event instanceof Event.Slept e) {
      who("who", e.who());
      json.name("minutes").value(e.minutes());
      json.name("gained").value(e.gained());
    } else if (event instanceof Event.Ate e) {
      who("who", e.who());
      json.name("meals").value(e.meals());
      json.name("gained").value(e.gained());
      json.name("left").value(e.left());
    } else if (event instanceof Event.Hungry e) {
      who("who", e.who());
    } else if (event instanceof Event.StoreChanged e) {
      json.name("supply").value(e.water() ? "water" : "meals");
      json.name("change").value(e.change());
      json.name("left").value(e.left());
    } else if (event instanceof Event.RestSpoilt e) {
      who("who", e.who());
      json.name("longest").value(e.longest());
    } else if (event instanceof Event.RestBegan e) {
      json.name("minutes").value(e.minutes());
    } else if (event instanceof Event.Rested e) {
      who("who", e.who());
      json.name("long").value(e.isLong());
      json.name("vigor").value(e.vigor());
    } else if (event instanceof Event.RestRefused e) {
      who("who", e.who());
    } else {
      return false;
    }
    return true;
  }

  private boolean care(Event event) throws IOException {
    if (event instanceof Event.WoundEvolved e) {
      who("who", e.who());
      json.name("before").value(e.before());
      json.name("after").value(e.after());
      json.name("class").value(camelCase(e.woundClass()));
    } else if (event instanceof Event.WoundHealed e) {
      who("who", e.who());
      json.name("before").value(e.before());
    } else if (event instanceof Event.Treated e) {
      who("who", e.healer());
      who("patient", e.patient());
      json.name("severity").value(e.severity());
      json.name("success").value(e.success());
      if (e.item() >= 0) {
        json.name("item").value(view.item(e.item()).name());
      }
    } else if (event instanceof Event.TreatmentRefused e) {
      who("who", e.healer());
      who("patient", e.patient());
    } else {
      return false;
    }
    return true;
  }
}
