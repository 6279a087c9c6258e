package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.rpg.encounter.play.Questions.Line;
import org.rpg.encounter.preview.FightForecast;
import org.rpg.encounter.preview.FightForecast.Saved;
import org.rpg.encounter.preview.FighterForecast;
import org.rpg.encounter.preview.FighterForecast.Left;
import org.rpg.encounter.preview.FighterForecast.Phase;
import org.rpg.encounter.preview.FighterForecast.State;
import org.rpg.encounter.preview.Forecast.ClockForecast;

/** What a forecast answers of a fight. */
final class FightForecastJson extends ForecastFields {
  FightForecastJson(JsonWriter json) {
    super(json);
  }

  /** Events of the script that came in no run. */
  void missed(List<Line> missed) throws IOException {
    lines("missed", missed);
  }

  private void lines(String name, List<Line> lines) throws IOException {
    json.name(name).beginArray();
    for (Line line : lines) {
      json.beginObject();
      json.name("text").value(line.text());
      json.name("line").value(line.line());
      json.endObject();
    }
    json.endArray();
  }

  void fight(FightForecast fight) throws IOException {
    json.name("fight").beginObject();
    fate("victory", fight.victory());
    fate("escaped", fight.escaped());
    json.name("verdict").value(fight.word());
    fate("anyDead", fight.anyDead());
    fate("allDead", fight.allDead());
    lines("retreat", fight.retreat());
    spread("activations", fight.activations());
    number("minutesPerActivation", fight.minutesEach());
    fate("fit", fight.fit());
    if (fight.flight().isPresent()) {
      json.name("flight").beginObject();
      fate("ended", fight.flight().get().ended());
      spread("fled", fight.flight().get().fled());
      spread("yielded", fight.flight().get().yielded());
      spread("captured", fight.flight().get().captured());
      json.endObject();
    }
    if (fight.wave().isPresent()) {
      json.name("wave").beginObject();
      fate("came", fight.wave().get().came());
      fate("beaten", fight.wave().get().beaten());
      optional("standing", fight.wave().get().left());
      json.endObject();
    }
    json.name("saved").beginArray();
    for (Saved saved : fight.saved()) {
      json.beginObject();
      json.name("side").value(saved.side());
      json.name("all").value(saved.all());
      fate("everyone", saved.everyone());
      spread("number", saved.number());
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }

  void clocks(List<ClockForecast> clocks) throws IOException {
    json.name("clocks").beginArray();
    for (ClockForecast clock : clocks) {
      json.beginObject();
      json.name("name").value(clock.name());
      spread("count", clock.count());
      fate("gone", clock.gone());
      json.endObject();
    }
    json.endArray();
  }

  void fighter(FighterForecast fighter) throws IOException {
    json.name("fight").beginObject();
    fate("fled", fighter.fled());
    fate("yielded", fighter.yielded());
    fate("captured", fighter.captured());
    fate("diedUnacting", fighter.diedUnacting());
    json.name("hardestBlow").value(fighter.hardestBlow());
    json.name("lifeOfOneBlow").value(fighter.lifeOfOneBlow());
    json.name("life").value(fighter.life());
    number("kills", fighter.kills());
    number("activations", fighter.activations());
    number("idle", fighter.idle());
    json.name("boss").value(fighter.boss());
    fate("downAtOnce", fighter.downAtOnce());
    json.name("phases").beginArray();
    for (Phase phase : fighter.phases()) {
      json.beginObject();
      json.name("name").value(phase.name());
      fate("seen", phase.seen());
      json.endObject();
    }
    json.endArray();
    if (fighter.state().isPresent()) {
      state(fighter.state().get());
    }
    json.endObject();
  }

  private void state(State state) throws IOException {
    json.name("state").beginObject();
    optional("vigor", state.vigor());
    json.name("mostVigor").value(state.mostVigor());
    optional("light", state.light());
    optional("moderate", state.moderate());
    optional("grave", state.grave());
    optional("perseverance", state.perseverance());
    json.name("supplies").beginArray();
    for (Left left : state.supplies()) {
      json.beginObject();
      json.name("name").value(left.name());
      json.name("before").value(left.before());
      spread("left", left.left());
      json.endObject();
    }
    json.endArray();
    fate("fit", state.fit());
    json.endObject();
  }
}
