package org.rpg.encounter.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.Combat;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Listener;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.GridField;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;

/**
 * Tells one run to those who show it: the sentences of its story, with where everybody stands and
 * how they are after each. {@code boards} are the scenes, each with its ground and its people;
 * {@code steps} the sentences, each with the board it happens on and what is other than at the step
 * before on that board.
 */
public final class StepsJson implements Listener {
  /** So many scenes are shown at most; in those behind them nobody is seen to move. */
  private static final int MOST_BOARDS = 200;

  private final Story story;
  private final Language language;
  private final JsonArray boards = new JsonArray();
  private final JsonArray steps = new JsonArray();
  private final Deque<Board> open = new ArrayDeque<>();

  /**
   * The steps of a planned scene.
   *
   * @param play what is going to be run
   */
  public StepsJson(Play play) {
    language = play.plan().language();
    story = new Story(play, new StepPage(this::add));
    open.push(new Board(play.view()));
    story.title(play.plan().title(), play.plan().script(), 0, 0);
    steps.remove(steps.size() - 1); // which run of which script it is, who shows it knows
    play.plan().prose().forEach(story::read);
  }

  @Override
  public void on(Event event) {
    if (event instanceof Event.PartStarted started) {
      Combat part = open.peek().view.part(started.part());
      story.on(event);
      open.push(new Board(part));
    } else {
      story.on(event);
      if (event instanceof Event.PartEnded && open.size() > 1) {
        open.pop();
      }
    }
    open.peek().look();
  }

  /** Everything that was told. */
  public JsonObject json() {
    JsonObject all = new JsonObject();
    all.add("boards", boards);
    all.add("steps", steps);
    return all;
  }

  private void add(JsonObject step) {
    if (!open.isEmpty()) {
      open.peek().show(step);
    }
    steps.add(step);
  }

  /** A scene, and what of it was seen last and told last. */
  private final class Board {
    final CombatView view;
    private final StoryWords words;
    private final List<JsonObject> seen = new ArrayList<>();
    private final List<JsonObject> told = new ArrayList<>();
    private final List<Terrain> kinds = new ArrayList<>();
    private final int[] ground;
    private final JsonArray kindsJson = new JsonArray();
    private final int number;

    Board(CombatView view) {
      this.view = view;
      words = new StoryWords(language, new Cast(view));
      JsonObject board = new JsonObject();
      JsonArray people = new JsonArray();
      Cast cast = new Cast(view);
      for (int i = 0; i < view.size(); i++) {
        Combatant it = view.combatant(i);
        JsonObject person = new JsonObject();
        person.addProperty("name", cast.plainName(i).replace('\u00A0', ' '));
        person.addProperty("side", cast.plainSide(it.side()));
        person.addProperty("hero", it.isPc());
        people.add(person);
      }
      board.add("people", people);
      if (view.field() instanceof GridField field) {
        ground = new int[field.columns() * field.rows()];
        board.addProperty("columns", field.columns());
        board.addProperty("rows", field.rows());
        JsonArray squares = new JsonArray();
        JsonArray heights = new JsonArray();
        for (int place = 0; place < ground.length; place++) {
          ground[place] = kind(field.terrain(square(place)));
          squares.add(ground[place]);
          heights.add(field.height(square(place)) / 100.0);
        }
        board.add("kinds", kindsJson);
        board.add("squares", squares);
        board.add("heights", heights);
      } else {
        ground = new int[0];
      }
      number = boards.size();
      if (number < MOST_BOARDS) {
        boards.add(board);
      }
    }

    private int square(int place) {
      int columns = ((GridField) view.field()).columns();
      return Squares.at(place % columns, place / columns);
    }

    /** The number of a kind of ground; a new one is noted. */
    private int kind(Terrain terrain) {
      int known = kinds.indexOf(terrain);
      if (known >= 0) {
        return known;
      }
      JsonObject kind = new JsonObject();
      kind.addProperty("name", terrain.name());
      kind.addProperty("passable", terrain.passable());
      kind.addProperty("hard", terrain.setback() != Setback.NONE);
      kind.addProperty("water", terrain.water() / 100.0);
      kind.addProperty("burns", terrain.burns());
      kind.addProperty("cover", terrain.cover() != Cover.NONE);
      kindsJson.add(kind);
      kinds.add(terrain);
      return kinds.size() - 1;
    }

    /** Sees how everybody is now; what is told next happened before whatever comes then. */
    void look() {
      seen.clear();
      for (int i = 0; i < view.size(); i++) {
        seen.add(person(i));
      }
    }

    private JsonObject person(int who) {
      Combatant it = view.combatant(who);
      JsonObject person = new JsonObject();
      person.addProperty("who", who);
      person.addProperty("fate", EventFields.camelCase(it.fate()));
      boolean there = it.isPresent() && view.square(who) != Squares.NOWHERE;
      if (there) {
        JsonArray at = new JsonArray();
        at.add(Squares.column(view.square(who)));
        at.add(Squares.row(view.square(who)));
        person.add("at", at);
      }
      if (it.fate() != Fate.EXPECTED) {
        person.addProperty("life", it.life());
        person.addProperty("vigor", it.vigor());
        person.addProperty("state", Terminal.plain().show(words.state(it)).replace('\u00A0', ' '));
      }
      return person;
    }

    /** Adds to a step what is other than when something was told of this scene last. */
    void show(JsonObject step) {
      if (number >= MOST_BOARDS) {
        return;
      }
      step.addProperty("board", number);
      JsonArray people = new JsonArray();
      for (int i = 0; i < seen.size(); i++) {
        boolean same = i < told.size() && told.get(i).equals(seen.get(i));
        if (!same) {
          people.add(seen.get(i));
        }
      }
      told.clear();
      told.addAll(seen);
      step.add("people", people);
      changed().ifPresent(it -> step.add("ground", it));
    }

    /** The places that are other ground now. */
    private Optional<JsonArray> changed() {
      JsonArray all = new JsonArray();
      for (int place = 0; place < ground.length; place++) {
        int now = kind(((GridField) view.field()).terrain(square(place)));
        if (now != ground[place]) {
          ground[place] = now;
          JsonArray one = new JsonArray();
          one.add(place);
          one.add(now);
          all.add(one);
        }
      }
      return all.isEmpty() ? Optional.empty() : Optional.of(all);
    }
  }
}
