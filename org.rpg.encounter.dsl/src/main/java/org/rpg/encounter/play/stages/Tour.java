package org.rpg.encounter.play.stages;

import java.util.List;
import org.rpg.encounter.play.StageMap;
import org.rpg.encounter.play.road.Ration;
import org.rpg.encounter.play.seen.Cells;
import org.rpg.encounter.play.steps.Step;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;
import org.rpg.encounter.rules.combat.GameMaster;
import org.rpg.encounter.rules.combat.Script;
import org.rpg.encounter.rules.dice.Purpose;

/** One way through an adventure: from stage to stage along the edges that are open. */
public final class Tour implements Script {
  private static final int THOUSAND = 1000;
  private static final WoundClass[] CLASSES = WoundClass.values();

  /**
   * When time is up.
   *
   * @param minutes since the adventure began
   * @param target the stage it leads to
   * @param done where it is kept that it has come
   */
  public record Deadline(int minutes, int target, int done) {}

  /**
   * The ends that the rules give to every adventure.
   *
   * @param dead nobody lives
   * @param loop it goes on and on
   * @param mostStages so many stages are a loop
   */
  public record Ends(int dead, int loop, int mostStages) {}

  private final Node[] nodes;
  private final int departure;
  private final Deadline[] deadlines;
  private final Ends ends;
  private final Ration meals;
  private final Ration water;
  private final Step gear;
  private final int loop;

  /** Where it is kept at which step each stage was reached last. */
  private final int reached;

  /**
   * A tour.
   *
   * @param nodes the stages; it begins at the first
   * @param departure the minute of the first day at which it begins
   * @param meals what they set out with
   * @param gear what else they set out with comes into their hands
   * @param reached the first of the cells for the step at which each stage was reached last
   * @param loop the first of the cells that say which stages are part of the loop
   */
  public Tour(
      List<Node> nodes,
      int departure,
      List<Deadline> deadlines,
      Ends ends,
      Ration meals,
      Ration water,
      Step gear,
      int reached,
      int loop) {
    this.nodes = nodes.toArray(new Node[0]);
    this.departure = departure;
    this.deadlines = deadlines.toArray(new Deadline[0]);
    this.ends = ends;
    this.meals = meals;
    this.water = water;
    this.gear = gear;
    this.reached = reached;
    this.loop = loop;
  }

  @Override
  public int play(GameMaster master) {
    master.journey().begin(departure, meals.roll(master), water.roll(master), true);
    master.remember(Cells.BEGUN, 1 + master.view().minutes());
    gear.take(master, -1);
    int at = 0;
    for (int step = 1; ; step++) {
      Node node = nodes[at];
      enter(master, node);
      int before = master.view().memory(reached + at);
      master.remember(reached + at, step);
      if (step >= ends.mostStages) {
        markLoop(master, before);
        return ends.loop;
      }
      if (node.ending >= 0) {
        node.prose.take(master, -1);
        return node.ending;
      }
      int next = leave(master, node, node.play == null ? -1 : node.play.play(master));
      if (next < 0) {
        return isAnybodyAlive(master.view()) ? node.stuck : ends.dead;
      }
      if (nodes[next].ending < 0 && !isAnybodyAlive(master.view())) {
        return ends.dead;
      }
      at = next;
    }
  }

  /** Where they go on; -1 if there is no way. */
  private int leave(GameMaster master, Node node, int ending) {
    int passed = master.view().minutes() - (master.view().memory(Cells.BEGUN) - 1);
    for (Deadline deadline : deadlines) {
      if (passed >= deadline.minutes && master.view().memory(deadline.done) == 0) {
        master.remember(deadline.done, 1);
        if (master.isHeard()) {
          master.tell(new Event.DeadlinePassed(deadline.minutes, List.of()));
        }
        return deadline.target;
      }
    }
    int way = node.upTo.length > 0 ? choose(master, node) : firstOpen(master, node, ending);
    if (way < 0) {
      return -1;
    }
    int taken = node.ways[way].taken();
    master.remember(taken, master.view().memory(taken) + 1);
    return node.ways[way].target();
  }

  private static int firstOpen(GameMaster master, Node node, int ending) {
    for (int i = 0; i < node.ways.length; i++) {
      if (node.ways[i].gate().isOpen(master, ending)) {
        return i;
      }
    }
    return -1;
  }

  private static int choose(GameMaster master, Node node) {
    int last = node.ways.length - 1;
    int rolled = last == 0 ? 1 : master.dice().roll(THOUSAND, Purpose.SCENE);
    int way = 0;
    while (way < last && rolled > node.upTo[way]) {
      way++;
    }
    if (master.isHeard()) {
      master.tell(new Event.WayChosen(node.texts[way], List.of()));
    }
    return way;
  }

  private void enter(GameMaster master, Node node) {
    CombatView view = master.view();
    int visits = view.memory(node.stage.visits());
    master.remember(node.stage.visits(), visits + 1);
    if (master.isHeard()) {
      master.tell(
          new Event.StageReached(
              node.stage.name(), node.stage.kind(), view.day(), view.minutes(), List.of()));
    }
    if (visits > 0) {
      return;
    }
    int cell = node.stage.entered();
    master.remember(cell, view.minutes() - (view.memory(Cells.BEGUN) - 1));
    master.remember(cell + 1, view.meals());
    cell += StageMap.Stage.OF_SCENE;
    for (int who = 0; who < view.size(); who++) {
      Combatant it = view.combatant(who);
      master.remember(cell, it.fate() == Fate.DEAD ? 0 : 1);
      master.remember(cell + 1, it.vigor());
      int wounds = 0;
      for (WoundClass each : CLASSES) {
        wounds += it.wounds(each);
      }
      master.remember(cell + 2, wounds);
      master.remember(cell + 3, it.perseverance());
      cell += StageMap.Stage.OF_TRAVELLER;
    }
  }

  private static boolean isAnybodyAlive(CombatView view) {
    for (int who = 0; who < view.size(); who++) {
      if (view.combatant(who).fate() != Fate.DEAD) {
        return true;
      }
    }
    return false;
  }

  /** The stages since the last one was reached before. */
  private void markLoop(GameMaster master, int before) {
    for (int i = 0; i < nodes.length; i++) {
      if (master.view().memory(reached + i) > before) {
        master.remember(loop + i, 1);
      }
    }
  }
}
