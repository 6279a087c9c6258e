package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Listener;

/**
 * Tells one run of a combat as it happens, each line with the ids of the rules that made it. A blow
 * and what comes of it is one line.
 */
public final class Story implements Listener {
  private static final String INDENT = "  ";
  private static final String HANGING = "    ";

  /** Between a sentence and the rules that made it. */
  private static final String GAP = "   ";

  private final Cast cast;
  private final StoryWords words;
  private final SceneWords scene;
  private final DeedWords deeds;
  private final HazardWords hazards;
  private final RoadWords road;
  private final GearWords gear;
  private final Terminal terminal;
  private final Function<CombatResult, String> outcomes;
  private final Consumer<String> lines;

  private final List<String> sentences = new ArrayList<>();
  private final Set<Rule> rules = new LinkedHashSet<>();
  private Optional<Event.DamageRolled> blow = Optional.empty();
  private Optional<TestResult> test = Optional.empty();
  private Optional<Event> lingering = Optional.empty();
  private Event last;
  private int holder = -1;
  private boolean introduced;
  private boolean idle;
  private boolean untested;
  private boolean turnIsEmpty;
  private Optional<Event.TurnStarted> turn = Optional.empty();

  /**
   * @param view the combat that is going to be run
   * @param language the script's language
   * @param outcomes what an end is called in that language
   * @param lines takes each finished line, without its line end
   */
  public Story(
      CombatView view,
      Language language,
      Terminal terminal,
      Function<CombatResult, String> outcomes,
      Consumer<String> lines) {
    this.cast = new Cast(view);
    this.words = new StoryWords(language, cast);
    this.scene = new SceneWords(language, cast);
    this.deeds = new DeedWords(language, cast);
    this.hazards = new HazardWords(language, cast);
    this.road = new RoadWords(language, cast);
    this.gear = new GearWords(language, cast);
    this.terminal = terminal;
    this.outcomes = outcomes;
    this.lines = lines;
  }

  /** The title of what is told, and which run of which script it is. */
  public void title(String title, String script, long seed, long run) {
    introduced = true;
    wrap(Ink.TITLE.paint(Cells.clean(title)), "", "");
    wrap(Ink.FAINT.paint(words.subtitle(Cells.clean(script), seed, run)), "", "");
  }

  /** Prose to be read to the players. */
  public void read(String prose) {
    lines.accept("");
    boolean first = true;
    for (String paragraph : prose.strip().split("\\R\\h*\\R")) {
      if (!first) {
        wrap("", "  │ ", "  │ ");
      }
      first = false;
      String flowing = paragraph.strip().replaceAll("\\h*\\R\\h*", " ");
      wrap(Ink.PROSE.paint(Cells.clean(flowing)), "  │ ", "  │ ");
    }
  }

  /** Prose for the game master alone. */
  public void note(String prose) {
    lines.accept("");
    wrap(Ink.STRONG.paint(words.note() + ":") + " " + Cells.clean(prose.strip()), INDENT, HANGING);
  }

  @Override
  public void on(Event event) {
    if (event instanceof Event.PoisonLingers && lingering.filter(event::equals).isPresent()) {
      return; // POI-05: both effects last as long, and one sentence says so
    }
    if (event instanceof Event.PoisonLingers) {
      lingering = Optional.of(event);
    } else if (event instanceof Event.Poisoned) {
      lingering = Optional.empty();
    }
    if (isImplied(event)) {
      return;
    }
    if (!continues(event)) {
      flush();
    }
    tell(event);
    last = event;
    untested = event instanceof Event.Attempted || event instanceof Event.ItemUsed;
  }

  /** Whoever faints is unconscious, and no longer when he wakes. */
  private boolean isImplied(Event event) {
    return last instanceof Event.Fainted fainted
            && event instanceof Event.ConditionGained gained
            && gained.condition() == Condition.UNCONSCIOUS
            && gained.who() == fainted.who()
        || last instanceof Event.Woke woke
            && event instanceof Event.ConditionLost lost
            && lost.condition() == Condition.UNCONSCIOUS
            && lost.who() == woke.who();
  }

  /** Whether an event belongs to the blow or the attempt that is being told. */
  private boolean continues(Event event) {
    return !sentences.isEmpty()
        && (event instanceof Event.Tested && untested
            || event instanceof Event.DamageRolled
            || event instanceof Event.Harmed harm && (blow.isPresent() || harm.by() >= 0)
            || event instanceof Event.Wounded wound && isOf(wound)
            || event instanceof Event.PointGained point && isOf(point));
  }

  /** A wound belongs to the damage, the fall or the fire just before; any other stands alone. */
  private boolean isOf(Event.Wounded wound) {
    return last instanceof Event.Harmed harm && harm.who() == wound.who() && harm.toLife() > 0
        || last instanceof Event.Fell fall && fall.who() == wound.who()
        || last instanceof Event.CaughtFire fire && fire.who() == wound.who();
  }

  /** A point belongs to the test that gave it; what the scene gives stands alone. */
  private boolean isOf(Event.PointGained point) {
    return last instanceof Event.Attacked attack && attack.attacker() == point.who()
        || last instanceof Event.Tested test && test.who() == point.who();
  }

  private void tell(Event event) {
    if (event instanceof Event.TurnStarted started) {
      turn = Optional.of(started);
      turnIsEmpty = true;
    } else if (event instanceof Event.TurnEnded) {
      tellIdle();
      if (turnIsEmpty) {
        say(words.nobodyActs(), event);
      }
    } else if (event instanceof Event.ActivationStarted started) {
      holder = started.who();
      test = Optional.empty();
      idle = true;
      turnIsEmpty = false;
    } else if (event instanceof Event.InitiativeKept kept) {
      tellIdle();
      say(words.kept(kept, test), event);
    } else if (event instanceof Event.InitiativeLost lost) {
      turnIsEmpty = false;
      say(words.lost(lost, test), event);
    } else if (event instanceof Event.Attacked attack) {
      idle = false;
      if (attack.attacker() == holder && test.isEmpty()) {
        test = Optional.of(attack.test()); // INI-08
      }
      say(words.sentence(attack), event);
    } else if (event instanceof Event.DamageRolled rolled) {
      blow = Optional.of(rolled);
      rules.addAll(Citations.of(event));
    } else if (event instanceof Event.Harmed harm) {
      say(blow.map(b -> words.damage(b, harm)).orElseGet(() -> words.sentence(harm)), event);
      blow = Optional.empty();
    } else if (event instanceof Event.CombatEnded ended) {
      turn = Optional.empty(); // one that ended the combat as it began
      end(ended);
    } else {
      tellDeed(event);
    }
  }

  private void tellDeed(Event event) {
    if (event instanceof Event.CombatStarted started) {
      if (introduced) {
        lines.accept("");
      }
      say(words.sentence(started), event);
    } else if (event instanceof Event.Moved moved) {
      idle = false;
      say(words.sentence(moved), event);
    } else if (event instanceof Event.Acted acted) {
      idle = false;
      say(deeds.sentence(acted), event);
    } else if (event instanceof Event.Attempted attempted) {
      idle = false;
      say(deeds.sentence(attempted), event);
    } else if (event instanceof Event.Barred barred) {
      say(deeds.sentence(barred), event);
    } else if (event instanceof Event.Confused confused) {
      idle = false;
      say(deeds.sentence(confused), event);
    } else if (event instanceof Event.Tested tested) {
      tested(tested);
      say(words.sentence(tested, untested), event);
    } else if (event instanceof Event.Wounded wounded) {
      say(words.sentence(wounded), event);
    } else if (event instanceof Event.Died died) {
      say(words.sentence(died), event);
    } else if (event instanceof Event.PointGained gained) {
      say(words.sentence(gained), event);
    } else if (event instanceof Event.ConditionGained gained) {
      say(words.sentence(gained), event);
    } else if (event instanceof Event.ConditionLost lost && !lost.rules().contains(Rule.ACT_15)) {
      say(words.sentence(lost), event);
    } else if (event instanceof Event.Arrived arrived) {
      say(words.sentence(arrived), event);
    } else if (event instanceof Event.Left left) {
      say(words.sentence(left), event);
    } else {
      tellScene(event);
    }
  }

  private void tellScene(Event event) {
    if (event instanceof Event.Narrated narrated) {
      headTurn();
      if (narrated.aloud()) {
        read(narrated.text());
      } else {
        note(narrated.text());
      }
    } else if (event instanceof Event.NumberChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.ValueChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.FactChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.ChanceTaken taken) {
      say(scene.sentence(taken), event);
    } else if (event instanceof Event.TableRolled rolled) {
      say(scene.sentence(rolled), event);
    } else if (event instanceof Event.WayChosen chosen) {
      say(scene.sentence(chosen), event);
    } else if (event instanceof Event.TacticsChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.SideChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.FormChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.GroundChanged changed) {
      say(scene.sentence(changed), event);
    } else {
      gear.sentence(event)
          .ifPresentOrElse(
              sentence -> {
                idle = false;
                say(sentence, event);
              },
              () ->
                  hazards
                      .sentence(event)
                      .or(() -> road.sentence(event))
                      .ifPresent(sentence -> say(sentence, event)));
    }
  }

  /** The first test that the holder makes for his major action decides (INI-08). */
  private void tested(Event.Tested tested) {
    if (tested.ofAction()) {
      idle = false;
    }
    if (tested.who() == holder && test.isEmpty() && tested.ofAction()) {
      test = Optional.of(tested.test());
    }
  }

  private void tellIdle() {
    if (idle) {
      paragraph(deeds.idle(holder), List.of(Rule.ACT_01));
      idle = false;
    }
  }

  private void end(Event.CombatEnded ended) {
    heading(words.end(), Optional.empty());
    String outcome = Cells.clean(outcomes.apply(ended.result()));
    paragraph(words.sentence(ended, outcome), Citations.of(ended));
    int widest = 0;
    for (int i = 0; i < cast.size(); i++) {
      widest = Math.max(widest, Cells.width(cast.plainName(i)));
    }
    for (int i = 0; i < cast.size(); i++) {
      if (cast.combatant(i).fate() == Fate.EXPECTED) {
        continue; // an event that did not come would have brought him in
      }
      String name = Cells.left(cast.name(i), Math.min(widest, terminal.width() / 3));
      String kept = name.replace(' ', '\u00A0') + "\u00A0\u00A0";
      wrap(kept + words.state(cast.combatant(i)), INDENT, HANGING);
    }
  }

  private void say(String sentence, Event event) {
    sentences.add(sentence);
    rules.addAll(Citations.of(event));
  }

  private void flush() {
    blow.ifPresent(b -> sentences.add(words.noDamage(b)));
    blow = Optional.empty();
    if (!sentences.isEmpty()) {
      paragraph(String.join(" ", sentences), rules);
    }
    sentences.clear();
    rules.clear();
  }

  private void heading(String text, Optional<String> side) {
    lines.accept("");
    wrap(Ink.HEADING.paint(text) + side.map(s -> " · " + s).orElse(""), "", "");
  }

  /** A turn has its heading once something is told of it. */
  private void headTurn() {
    Optional<Event.TurnStarted> started = turn;
    turn = Optional.empty();
    started.ifPresent(it -> heading(words.heading(it), Optional.of(cast.side(it.side()))));
  }

  private void paragraph(String sentence, Iterable<Rule> cited) {
    headTurn();
    List<String> ids = new ArrayList<>();
    cited.forEach(rule -> ids.add(rule.id()));
    String brackets = ids.isEmpty() ? "" : ids.stream().collect(Collectors.joining(" ", "[", "]"));
    List<String> told = Cells.wrap(sentence, terminal.width(), INDENT, HANGING);
    String last = told.get(told.size() - 1);
    told.subList(0, told.size() - 1).forEach(this::line);
    if (brackets.isEmpty()) {
      line(last);
    } else if (Cells.width(last + GAP + brackets) <= terminal.width()) {
      line(last + GAP + Ink.FAINT.paint(brackets));
    } else {
      line(last);
      wrap(Ink.FAINT.paint(brackets), HANGING, HANGING);
    }
  }

  private void line(String line) {
    lines.accept(terminal.show(line));
  }

  private void wrap(String text, String first, String rest) {
    for (String line : Cells.wrap(text, terminal.width(), first, rest)) {
      line(line);
    }
  }
}
