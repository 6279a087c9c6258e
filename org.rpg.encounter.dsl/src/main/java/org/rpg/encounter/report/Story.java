package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.Rule;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.check.TestResult;
import org.rpg.encounter.rules.combat.CombatResult;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.Listener;

/**
 * Tells one run of a scene as it happens, each line with the ids of the rules that made it. A blow
 * and what comes of it is one line, and so is what befalls several alike. A scene within the scene
 * has a story of its own.
 */
public final class Story implements Listener {
  private static final int HOUR = 60;

  private final Cast cast;
  private final StoryWords words;
  private final SceneWords scene;
  private final DeedWords deeds;
  private final HazardWords hazards;
  private final RoadWords road;
  private final CrowdWords together;
  private final GearWords gear;
  private final CombatView view;
  private final Language language;
  private final Telling telling;
  private final Page page;
  private final Nest nest = new Nest();
  private final Crowd crowd = new Crowd();

  private final List<String> sentences = new ArrayList<>();
  private final Set<Rule> rules = new LinkedHashSet<>();
  private Optional<Event.DamageRolled> blow = Optional.empty();
  private Optional<TestResult> test = Optional.empty();
  private Optional<Event> lingering = Optional.empty();
  private Event last;
  private int holder = -1;
  private boolean introduced;
  private boolean isPart;
  private boolean idle;
  private boolean untested;
  private boolean turnIsEmpty;
  private Optional<Event.TurnStarted> turn = Optional.empty();

  /** A scene that has ended, and nothing is told yet of what came then. */
  private Optional<Event.SceneEnded> hour = Optional.empty();

  /** The minute that the last heading told, -1 before the first. */
  private int headed = -1;

  /** The minute at which what is being told happened. */
  private int said;

  /**
   * The story of a fight without a plan.
   *
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
    this(view, language, Telling.fight(outcomes), new Page(terminal, "", lines));
  }

  /**
   * The story of a planned scene, whatever happens within it.
   *
   * @param play what is going to be run
   * @param lines takes each finished line, without its line end
   */
  public Story(Play play, Terminal terminal, Consumer<String> lines) {
    this(
        play.view(),
        play.plan().language(),
        Telling.of(play.plan()),
        new Page(terminal, "", lines));
  }

  /** The story of a planned scene, on a page of one's own. */
  Story(Play play, Page page) {
    this(play.view(), play.plan().language(), Telling.of(play.plan()), page);
  }

  private Story(CombatView view, Language language, Telling telling, Page page) {
    this.view = view;
    this.language = language;
    this.telling = telling;
    this.page = page;
    this.cast = new Cast(view);
    this.words = new StoryWords(language, cast);
    this.scene = new SceneWords(language, cast);
    this.deeds = new DeedWords(language, cast);
    this.hazards = new HazardWords(language, cast);
    this.road = new RoadWords(language, cast);
    this.together = new CrowdWords(language, cast);
    this.gear = new GearWords(language, cast);
  }

  /** The title of what is told, and which run of which script it is. */
  public void title(String title, String script, long seed, long run) {
    introduced = true;
    page.title(Cells.clean(title));
    page.small(words.subtitle(Cells.clean(script), seed, run));
  }

  /** Prose to be read to the players. */
  public void read(String prose) {
    page.read(prose);
  }

  /** Prose for the game master alone. */
  public void note(String prose) {
    page.note(words.note(), Cells.clean(prose.strip()));
  }

  /** A scene within this one: in an adventure a stage, on a road a thing that happens on it. */
  private Listener part(int number) {
    flush();
    headTurn(cast.minutes());
    boolean stage = telling.kind() == PlanKind.ADVENTURE;
    boolean planned = number < telling.parts().size();
    Telling within = planned ? telling.parts().get(number) : Telling.fight(telling.outcomes());
    Story story = new Story(view.part(number), language, within, stage ? page : page.indented());
    story.isPart = true;
    story.headed = cast.minutes();
    if (!stage && !within.title().isEmpty()) {
      story.page.blank();
      story.page.title(Cells.clean(within.title()));
    }
    story.introduced = true;
    within.prose().forEach(story::read);
    return story;
  }

  @Override
  public void on(Event event) {
    if (nest.takes(event, this::part)) {
      return;
    }
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
    if (!crowd.isEmpty() && crowd.takes(event)) {
      rules.addAll(Citations.of(event));
      return;
    }
    if (!continues(event)) {
      flush();
    }
    tell(event);
    last = event;
    untested = event instanceof Event.Attempted || event instanceof Event.ItemUsed;
  }

  /**
   * Whoever faints is unconscious, and no longer when he wakes; a day of no wounds ends unheard.
   */
  private boolean isImplied(Event event) {
    return event instanceof Event.DayEnded && !cast.isAnyoneWounded()
        || last instanceof Event.Fainted fainted
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

  /** A mount that no list names is named here, so that nobody wonders where it comes from. */
  private void tellMounts() {
    List<Integer> mounts = new ArrayList<>();
    for (int i = 0; i < view.size(); i++) {
      int mount = view.combatant(i).isPresent() ? view.combatant(i).mount() : Combatant.NONE;
      if (mount != Combatant.NONE && !view.combatant(mount).isCounted()) {
        mounts.add(mount);
      }
    }
    if (!mounts.isEmpty()) {
      sentences.add(words.mounts(mounts));
    }
  }

  private void tell(Event event) {
    if (crowd.takes(event)) {
      said = cast.minutes();
      rules.addAll(Citations.of(event));
    } else if (event instanceof Event.SceneEnded ended) {
      hour = Optional.of(ended);
    } else if (event instanceof Event.LegStarted started) {
      hour = Optional.empty();
      headed = cast.minutes();
      page.heading(road.hour(headed), Optional.of(road.leg(started)), Citations.of(event));
    } else if (event instanceof Event.StageReached reached) {
      headed = cast.minutes();
      page.blank();
      page.title(Cells.clean(reached.name()));
      page.small(road.stage(reached));
    } else if (event instanceof Event.TurnStarted started) {
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
        page.blank();
      }
      say(words.sentence(started), event);
      tellMounts();
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
      String wound = words.sentence(wounded);
      say(sentences.isEmpty() ? words.sentence(wounded.who(), wound) : wound, event);
    } else if (event instanceof Event.Died died) {
      say(words.sentence(died), event);
    } else if (event instanceof Event.PointGained gained) {
      say(words.sentence(gained), event);
    } else if (event instanceof Event.ConditionGained gained) {
      say(words.sentence(gained), event);
    } else if (event instanceof Event.ConditionLost lost && !lost.rules().contains(Rule.ACT_15)) {
      say(words.sentence(lost), event);
    } else if (event instanceof Event.Arrived arrived) {
      say(telling.isRoad() ? road.joins(arrived) : words.sentence(arrived), event);
    } else if (event instanceof Event.Left left) {
      say(words.sentence(left), event);
    } else {
      tellScene(event);
    }
  }

  private void tellScene(Event event) {
    if (event instanceof Event.Narrated narrated) {
      if (headed >= 0 || !telling.isRoad()) {
        headTurn(cast.minutes());
      }
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
    } else if (event instanceof Event.TookFlight flight) {
      say(scene.sentence(flight), event);
    } else if (event instanceof Event.SideChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.SightChanged changed) {
      say(scene.sentence(changed), event);
    } else if (event instanceof Event.TrapMet met) {
      say(scene.sentence(met), event);
    } else if (event instanceof Event.MemberFell fell) {
      say(scene.sentence(fell), event);
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
      said = cast.minutes();
      paragraph(deeds.idle(holder), List.of(Rule.ACT_01));
      idle = false;
    }
  }

  private void end(Event.CombatEnded ended) {
    Optional<String> whose =
        isPart && !telling.title().isEmpty()
            ? Optional.of(Cells.clean(telling.title()))
            : Optional.empty();
    page.heading(words.end(), whose, List.of());
    String outcome = Cells.clean(telling.outcomes().apply(ended.result()));
    int minutes = Plan.minutes(view);
    String sentence =
        telling.isRoad() ? road.sentence(ended, outcome, minutes) : words.sentence(ended, outcome);
    page.paragraph(sentence, Citations.of(ended));
    int widest = 0;
    for (int i = 0; i < cast.size(); i++) {
      widest = Math.max(widest, Cells.width(cast.plainName(i)));
    }
    for (int i = 0; i < cast.size(); i++) {
      if (cast.combatant(i).fate() == Fate.EXPECTED) {
        continue; // an event that did not come would have brought him in
      }
      String name = Cells.left(cast.name(i), Math.min(widest, page.width() / 3));
      String kept = name.replace(' ', '\u00A0') + "\u00A0\u00A0";
      String state = words.state(cast.combatant(i));
      String strength = telling.isRoad() ? road.strength(cast.combatant(i)) : "";
      page.wrap(kept + state + strength, Page.INDENT, Page.HANGING);
    }
    if (telling.isRoad()) {
      road.supplies(view).ifPresent(it -> page.wrap(it, Page.INDENT, Page.HANGING));
    }
  }

  private void say(String sentence, Event event) {
    if (sentences.isEmpty()) {
      said = cast.minutes();
    }
    sentences.add(sentence);
    rules.addAll(Citations.of(event));
  }

  private void flush() {
    blow.ifPresent(b -> sentences.add(words.noDamage(b)));
    blow = Optional.empty();
    if (!crowd.isEmpty()) {
      sentences.add(together.sentence(crowd.members()));
      crowd.clear();
    }
    if (!sentences.isEmpty()) {
      paragraph(String.join(" ", sentences), rules);
    }
    sentences.clear();
    rules.clear();
  }

  /** A turn has its heading once something is told of it, and so has an hour of the road. */
  private void headTurn(int minute) {
    if (telling.isRoad()) {
      headHour(minute);
    }
    Optional<Event.TurnStarted> started = turn;
    turn = Optional.empty();
    started.ifPresent(
        it -> page.heading(words.heading(it), Optional.of(cast.side(it.side())), List.of()));
  }

  /** Where a stage or an episode begins has been told; from then on each hour later. */
  private void headHour(int minute) {
    boolean first = headed < 0 && telling.kind() == PlanKind.JOURNEY && !isPart;
    boolean later = headed >= 0 && minute - headed >= HOUR;
    if (first || later) {
      List<Rule> cited =
          hour.filter(it -> it.minute() == minute).map(Citations::of).orElse(List.of());
      page.heading(road.hour(minute), Optional.empty(), cited);
      hour = Optional.empty();
    }
    headed = first || later || headed < 0 ? minute : headed;
  }

  private void paragraph(String sentence, Iterable<Rule> cited) {
    headTurn(said);
    page.paragraph(sentence, cited);
  }
}
