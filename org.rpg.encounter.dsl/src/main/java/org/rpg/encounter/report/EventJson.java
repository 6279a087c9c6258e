package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.check.Chance;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Listener;
import org.rpg.encounter.rules.field.Squares;

/**
 * Tells one run to programs: an event a line, each a JSON object as {@code event.schema.json}
 * beside this class describes it. Names stand in the script's language, everything else is the same
 * for all languages.
 */
public final class EventJson implements Listener {
  /** Changes when a program that reads the old shape would stumble over the new one. */
  public static final int SCHEMA_VERSION = 1;

  /** The resource, beside this class, that describes a line. */
  public static final String SCHEMA = "event.schema.json";

  private static final Set<ActionKind> WITH_WEAPONS =
      EnumSet.of(ActionKind.EQUIP, ActionKind.STOW, ActionKind.DROP, ActionKind.PICK_UP);

  private final CombatView view;
  private final Telling telling;
  private final Consumer<String> lines;

  /** The scenes around this one, the outermost first, the whole left out; then itself. */
  private final List<String> within;

  private final Nest nest = new Nest();

  /**
   * The events of a fight without a plan.
   *
   * @param view the combat that is going to be run
   * @param outcomes what an end is called in the script's language
   * @param lines takes each line, without its line end
   */
  public EventJson(
      CombatView view, Function<CombatResult, String> outcomes, Consumer<String> lines) {
    this(view, Telling.fight(outcomes), lines, List.of());
  }

  /**
   * The events of a planned scene, whatever happens within it.
   *
   * @param play what is going to be run
   * @param lines takes each line, without its line end
   */
  public EventJson(Play play, Consumer<String> lines) {
    this(play.view(), Telling.of(play.plan()), lines, List.of());
  }

  private EventJson(CombatView view, Telling telling, Consumer<String> lines, List<String> within) {
    this.view = view;
    this.telling = telling;
    this.lines = lines;
    this.within = within;
  }

  /** The first line: which run of which script follows. */
  public void run(String script, String name, Language language, long seed, long run) {
    line(
        json -> {
          json.name("event").value("run");
          json.name("schemaVersion").value(SCHEMA_VERSION);
          json.name("script").value(script);
          json.name("name").value(name);
          json.name("language").value(lowerCase(language));
          json.name("seed").value(seed);
          json.name("run").value(run);
        });
  }

  @Override
  public void on(Event event) {
    if (!nest.takes(event, this::part)) {
      write(event);
    }
  }

  /** What happens in a scene within this one is told of its people. */
  private Listener part(int number) {
    Telling part = part(telling, number);
    line(
        json -> {
          json.name("event").value("partStarted");
          json.name("part").value(part.title());
          json.name("kind").value(part.kind().key());
          writeWithin(json);
          json.name("rules").beginArray().endArray();
        });
    List<String> path = new ArrayList<>(within);
    path.add(part.title());
    return new EventJson(view.part(number), part, lines, path);
  }

  private static Telling part(Telling whole, int number) {
    return number < whole.parts().size()
        ? whole.parts().get(number)
        : Telling.fight(whole.outcomes());
  }

  private void writeWithin(JsonWriter json) throws IOException {
    if (!within.isEmpty()) {
      json.name("within").beginArray();
      for (String scene : within) {
        json.value(scene);
      }
      json.endArray();
    }
  }

  private void write(Event event) {
    line(
        json -> {
          json.name("event").value(kind(event));
          new Fields(json).write(event);
          writeWithin(json);
          json.name("rules").beginArray();
          for (Rule rule : Citations.of(event)) {
            json.value(rule.id());
          }
          json.endArray();
        });
  }

  private interface Content {
    void writeTo(JsonWriter json) throws IOException;
  }

  private void line(Content content) {
    StringWriter text = new StringWriter();
    try (JsonWriter json = new JsonWriter(text)) {
      json.beginObject();
      content.writeTo(json);
      json.endObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    lines.accept(text.toString());
  }

  private static String kind(Event event) {
    String name = event.getClass().getSimpleName();
    return Character.toLowerCase(name.charAt(0)) + name.substring(1);
  }

  private static String lowerCase(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }

  /** What each event has to say. */
  private final class Fields extends EventFields {
    Fields(JsonWriter json) {
      super(EventJson.this.view, json);
    }

    void write(Event event) throws IOException {
      if (event instanceof Event.CombatStarted e) {
        who("holder", e.holder());
      } else if (event instanceof Event.TurnStarted e) {
        json.name("side").value(view.sideName(e.side()));
        json.name("turn").value(e.turn());
        json.name("turnOfSide").value(e.turnOfSide());
      } else if (event instanceof Event.TurnEnded e) {
        json.name("side").value(view.sideName(e.side()));
        json.name("turn").value(e.turn());
      } else if (event instanceof Event.ActivationStarted e) {
        who("who", e.who());
        json.name("activation").value(e.activation());
      } else if (event instanceof Event.InitiativeKept e) {
        who("from", e.from());
        who("to", e.to());
      } else if (event instanceof Event.InitiativeLost e) {
        who("from", e.from());
        who("to", e.to());
      } else if (event instanceof Event.CombatEnded e) {
        ended(e.result());
      } else {
        deed(event);
      }
    }

    private void deed(Event event) throws IOException {
      if (event instanceof Event.Acted e) {
        who("who", e.who());
        action(e.action());
        who("target", e.target());
        if (WITH_WEAPONS.contains(e.action())) {
          weapon(e.who(), e.detail());
        }
      } else if (event instanceof Event.Moved e) {
        who("who", e.who());
        square("from", e.from());
        square("to", e.to());
        json.name("squares").value(e.steps());
      } else if (event instanceof Event.Attacked e) {
        attacked(e);
      } else if (event instanceof Event.Tested e) {
        tested(e);
      } else if (event instanceof Event.Barred e) {
        who("who", e.who());
        action(e.action());
      } else if (event instanceof Event.Confused e) {
        who("who", e.who());
        json.name("roll").value(e.roll());
      } else if (event instanceof Event.Arrived e) {
        who("who", e.who());
        square("at", e.square());
      } else if (event instanceof Event.Left e) {
        who("who", e.who());
        json.name("fate").value(camelCase(e.fate()));
      } else {
        effect(event);
      }
    }

    private void effect(Event event) throws IOException {
      if (event instanceof Event.DamageRolled e) {
        who("attacker", e.attacker());
        who("target", e.target());
        json.name("rolled").value(e.rolled());
        json.name("critical").value(e.critical());
        json.name("physique").value(e.physique());
        json.name("offHand").value(e.offHand());
        json.name("total").value(e.total());
      } else if (event instanceof Event.Harmed e) {
        harmed(e);
      } else if (event instanceof Event.Wounded e) {
        who("who", e.who());
        json.name("severity").value(e.severity());
        json.name("class").value(camelCase(e.woundClass()));
      } else if (event instanceof Event.Died e) {
        who("who", e.who());
        who("by", e.by());
        json.name("damage").value(camelCase(e.kind()));
      } else if (event instanceof Event.PointGained e) {
        who("who", e.who());
        json.name("point").value(e.doom() ? "doom" : "destiny");
      } else if (event instanceof Event.ConditionGained e) {
        who("who", e.who());
        json.name("condition").value(camelCase(e.condition()));
      } else if (event instanceof Event.ConditionLost e) {
        who("who", e.who());
        json.name("condition").value(camelCase(e.condition()));
      } else {
        scene(event);
      }
    }

    private void scene(Event event) throws IOException {
      if (event instanceof Event.Narrated e) {
        json.name("text").value(e.text());
        json.name("aloud").value(e.aloud());
      } else if (event instanceof Event.NumberChanged e) {
        json.name("name").value(e.name());
        json.name("from").value(e.from());
        json.name("to").value(e.to());
      } else if (event instanceof Event.ValueChanged e) {
        who("who", e.who());
        json.name("value").value(e.value());
        json.name("from").value(e.from());
        json.name("to").value(e.to());
      } else if (event instanceof Event.FactChanged e) {
        json.name("name").value(e.name());
        json.name("holds").value(e.holds());
      } else if (event instanceof Event.ChanceTaken e) {
        json.name("favourable").value(e.favourable());
        json.name("sides").value(e.sides());
        json.name("rolled").value(e.rolled());
      } else if (event instanceof Event.TableRolled e) {
        json.name("table").value(e.table());
        json.name("rolled").value(e.rolled());
      } else if (event instanceof Event.WayChosen e) {
        json.name("way").value(e.way());
      } else if (event instanceof Event.TacticsChanged e) {
        who("who", e.who());
        json.name("tactics").value(e.tactics());
      } else if (event instanceof Event.TookFlight e) {
        who("who", e.who());
        json.name("way").value(e.way());
      } else if (event instanceof Event.SideChanged e) {
        who("who", e.who());
        json.name("side").value(view.sideName(e.side()));
      } else if (event instanceof Event.SightChanged e) {
        json.name("metres").value(Squares.metres(e.squares()));
      } else if (event instanceof Event.TrapMet e) {
        who("who", e.who());
        json.name("trap").value(e.trap());
        json.name("what").value(lowerCase(e.what()));
      } else if (event instanceof Event.MemberFell e) {
        who("who", e.who());
        who("by", e.by());
        json.name("dead").value(e.dead());
        json.name("left").value(e.left());
      } else if (event instanceof Event.FormChanged e) {
        who("who", e.who());
        json.name("form").value(e.form());
      } else if (event instanceof Event.GroundChanged e) {
        json.name("name").value(e.name());
        json.name("ground").value(e.ground());
        json.name("spread").value(e.spread());
        json.name("squares").beginArray();
        for (int square : e.squares()) {
          json.beginArray();
          json.value(Squares.column(square)).value(Squares.row(square));
          json.endArray();
        }
        json.endArray();
      } else if (!new GearJson(view, json).write(event) && !new RoadJson(view, json).write(event)) {
        new HazardJson(view, json).write(event);
      }
    }

    private void attacked(Event.Attacked e) throws IOException {
      who("attacker", e.attacker());
      who("target", e.target());
      weapon(e.attacker(), e.weapon());
      json.name("melee").value(e.melee());
      json.name("defence").value(camelCase(e.defence()));
      test(e.skill(), e.chances(), e.test());
    }

    private void tested(Event.Tested e) throws IOException {
      who("who", e.who());
      json.name("tested").value(e.skill());
      json.name("ofAction").value(e.ofAction());
      test(e.value(), e.chances(), e.test());
    }

    private void test(int skill, List<Chance> chances, TestResult test) throws IOException {
      json.name("chances").beginArray();
      for (Chance chance : chances) {
        json.beginObject();
        json.name("source").value(chance.source().id());
        json.name("count").value(chance.count());
        json.endObject();
      }
      json.endArray();
      json.name("dice").beginArray();
      for (int die : test.rolled()) {
        json.value(die);
      }
      json.endArray();
      json.name("natural").value(test.natural());
      json.name("even").value(test.even());
      json.name("skill").value(skill);
      json.name("total").value(test.total());
      json.name("difficulty").value(test.difficulty());
      json.name("success").value(test.success());
      json.name("level").value(test.level());
      json.name("criticalSuccess").value(test.criticalSuccess());
      json.name("criticalFailure").value(test.criticalFailure());
    }

    private void harmed(Event.Harmed e) throws IOException {
      who("who", e.who());
      who("by", e.by());
      json.name("amount").value(e.amount());
      json.name("damage").value(camelCase(e.kind()));
      layers("absorbed", e.toProtection(), e.toVigor(), e.toLife());
      layers("left", e.protection(), e.vigor(), e.life());
    }

    private void layers(String name, int protection, int vigor, int life) throws IOException {
      json.name(name).beginObject();
      json.name("protection").value(protection);
      json.name("vigor").value(vigor);
      json.name("life").value(life);
      json.endObject();
    }

    private void ended(CombatResult result) throws IOException {
      json.name("reason").value(camelCase(result.reason()));
      OptionalInt winner = result.winner();
      if (winner.isPresent()) {
        json.name("winner").value(view.sideName(winner.getAsInt()));
      }
      json.name("outcome").value(telling.outcomes().apply(result));
      if (telling.isRoad()) {
        json.name("minutes").value(Plan.minutes(view));
      }
      json.name("turns").value(result.turns());
      json.name("activations").value(result.activations());
    }
  }
}
