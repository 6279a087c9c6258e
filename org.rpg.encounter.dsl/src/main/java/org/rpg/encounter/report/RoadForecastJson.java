package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import org.rpg.encounter.preview.RoadForecast;
import org.rpg.encounter.preview.RoadForecast.PartForecast;
import org.rpg.encounter.preview.RoadForecast.RowForecast;
import org.rpg.encounter.preview.TestForecast;
import org.rpg.encounter.preview.TestForecast.Tester;
import org.rpg.encounter.preview.TourForecast;
import org.rpg.encounter.preview.TourForecast.Arrival;
import org.rpg.encounter.preview.TourForecast.EdgeForecast;
import org.rpg.encounter.preview.TourForecast.Loop;
import org.rpg.encounter.preview.TourForecast.StageForecast;
import org.rpg.encounter.preview.TourForecast.TravellerState;
import org.rpg.encounter.preview.TravelForecast;

/** What a forecast of journeys and adventures has to say to programs. */
final class RoadForecastJson extends ForecastFields {
  RoadForecastJson(JsonWriter json) {
    super(json);
  }

  void road(RoadForecast road) throws IOException {
    spread("minutes", road.minutes());
    optional("meals", road.meals());
    fate("hunger", road.hunger());
    optional("firstHunger", road.firstHunger());
    optional("water", road.water());
    optional("hungerDay", road.hungerDay());
    answers(road);
    json.name("parts").beginArray();
    for (PartForecast part : road.parts()) {
      json.beginObject();
      json.name("name").value(part.name());
      json.name("within").value(part.within());
      json.name("kind").value(part.kind().key());
      fate("played", part.played());
      number("times", part.times());
      json.endObject();
    }
    json.endArray();
  }

  private void answers(RoadForecast road) throws IOException {
    if (road.nights().isPresent()) {
      json.name("nights").beginObject();
      fate("attacked", road.nights().get().attacked());
      fate("whole", road.nights().get().whole());
      json.endObject();
    }
    if (road.meetings().isPresent()) {
      json.name("meetings").beginObject();
      number("mean", road.meetings().get().mean());
      fate("none", road.meetings().get().none());
      fate("threeOrMore", road.meetings().get().many());
      json.endObject();
    }
    json.name("rows").beginArray();
    for (RowForecast row : road.rows()) {
      json.beginObject();
      json.name("table").value(row.table());
      json.name("numbers").value(row.numbers());
      json.name("text").value(row.text());
      fate("came", row.came());
      number("times", row.times());
      json.endObject();
    }
    json.endArray();
    json.name("tests").beginArray();
    for (TestForecast test : road.tests()) {
      test(test);
    }
    json.endArray();
  }

  private void test(TestForecast test) throws IOException {
    json.beginObject();
    json.name("text").value(test.text());
    json.name("line").value(test.line());
    json.name("within").value(test.within());
    json.name("testers").beginArray();
    for (Tester tester : test.testers()) {
      json.beginObject();
      json.name("name").value(tester.name());
      number("success", tester.success());
      json.endObject();
    }
    json.endArray();
    if (test.anyFails().isPresent()) {
      number("anyFails", test.anyFails().getAsDouble());
    }
    if (test.together().isPresent()) {
      number("together", test.together().getAsDouble());
    }
    if (test.seen().isPresent()) {
      seen(test.seen().get());
    }
    json.endObject();
  }

  private void seen(TestForecast.Seen seen) throws IOException {
    json.name("made").value(seen.failed().runs());
    fate("failed", seen.failed());
    if (!seen.makers().isEmpty()) {
      json.name("makers").beginArray();
      for (TestForecast.Maker maker : seen.makers()) {
        json.beginObject();
        json.name("name").value(maker.name());
        json.name("made").value(maker.failed().runs());
        fate("failed", maker.failed());
        json.endObject();
      }
      json.endArray();
      fate("nobody", seen.nobody());
    }
  }

  void travel(TravelForecast travel) throws IOException {
    json.name("travel").beginObject();
    optional("perseverance", travel.perseverance());
    json.name("mostPerseverance").value(travel.mostPerseverance());
    fate("faints", travel.faints());
    optional("firstFaint", travel.firstFaint());
    fate("fit", travel.fit());
    optional("vigor", travel.vigor());
    json.endObject();
  }

  void tour(TourForecast tour) throws IOException {
    json.name("stages").beginArray();
    for (StageForecast stage : tour.stages()) {
      stage(stage);
    }
    json.endArray();
    json.name("loops").beginArray();
    for (Loop loop : tour.loops()) {
      json.beginObject();
      json.name("stages").beginArray();
      for (String stage : loop.stages()) {
        json.value(stage);
      }
      json.endArray();
      share(loop.share());
      json.endObject();
    }
    json.endArray();
  }

  private void stage(StageForecast stage) throws IOException {
    json.beginObject();
    json.name("name").value(stage.name());
    json.name("kind").value(stage.kind());
    fate("reached", stage.reached());
    number("visits", stage.visits());
    json.name("edges").beginArray();
    for (EdgeForecast edge : stage.edges()) {
      json.beginObject();
      json.name("text").value(edge.text());
      json.name("target").value(edge.target());
      json.name("taken").value(edge.taken());
      if (edge.share().isPresent()) {
        fate("ofVisits", edge.share().get());
      }
      json.endObject();
    }
    json.endArray();
    if (stage.arrival().isPresent()) {
      arrival(stage.arrival().get());
    }
    json.endObject();
  }

  private void arrival(Arrival arrival) throws IOException {
    json.name("arrival").beginObject();
    spread("minutes", arrival.minutes());
    number("meals", arrival.meals());
    number("alive", arrival.alive());
    fate("everyone", arrival.everyone());
    json.name("travellers").beginArray();
    for (TravellerState who : arrival.travellers()) {
      json.beginObject();
      json.name("name").value(who.name());
      fate("alive", who.alive());
      number("vigor", who.vigor());
      number("wounds", who.wounds());
      if (who.perseverance().isPresent()) {
        number("perseverance", who.perseverance().get());
      }
      json.endObject();
    }
    json.endArray();
    json.endObject();
  }
}
