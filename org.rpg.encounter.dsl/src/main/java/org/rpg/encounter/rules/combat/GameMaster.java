package org.rpg.encounter.rules.combat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.DamageKind;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.dice.Dice;
import org.rpg.encounter.rules.dice.DiceExpression;
import org.rpg.encounter.rules.dice.Purpose;
import org.rpg.encounter.rules.field.Heat;
import org.rpg.encounter.rules.field.Setback;
import org.rpg.encounter.rules.field.Squares;
import org.rpg.encounter.rules.field.Terrain;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Shield;
import org.rpg.encounter.rules.hazard.Breath;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.Route;
import org.rpg.encounter.rules.travel.TravelRules;

/** What a scene may do to a combat that is going on. */
public final class GameMaster {
  private final Combat combat;

  /** What everyone has, in all that he may be, of the skills that a scene has asked for. */
  private final Map<String, Aptitude[]> aptitudes = new HashMap<>();

  GameMaster(Combat combat) {
    this.combat = combat;
  }

  /** Everything that can be seen. */
  public CombatView view() {
    return combat;
  }

  /** The dice of this run. */
  public Dice dice() {
    return combat.dice;
  }

  /** Keeps a number in mind until the combat is over: {@link CombatView#memory}. */
  public void remember(int cell, int value) {
    combat.memory[cell] = value;
  }

  /** Whether this scene is a part of another one, which has handed over what it keeps in mind. */
  public boolean isWithin() {
    return combat.within;
  }

  /** Whether this scene is a part of another one that was played before in this run. */
  public boolean isAgain() {
    return combat.again;
  }

  /**
   * Plays a scene within this one; what became of everybody is known here afterwards, and how it
   * ended can be read from {@link CombatView#part}.
   *
   * @param part its place among the parts of the battle
   */
  public void perform(int part) {
    combat.parts.play(part);
  }

  /** One more turn of a scene without initiative. */
  public void turnPasses() {
    combat.turnNumber++;
  }

  /** What goes on turn by turn runs its course, as after a fight (TRN-06). */
  public void settleTurns() {
    combat.course.settleTurns();
  }

  /** Whether anybody listens: an event need not be made for nobody. */
  public boolean isHeard() {
    return combat.listener != null;
  }

  /** Tells what the scene brings about. */
  public void tell(Event event) {
    if (combat.listener != null) {
      combat.listener.on(event);
    }
  }

  /** Tells that a leg of a journey is behind the travellers. */
  public void endLeg(String name) {
    if (combat.listener != null) {
      combat.listener.legEnded(name);
    }
  }

  /**
   * What happens from now on is somebody's doing, or nobody's, and has a name: so it is told who
   * died of what.
   *
   * @param by who brings it about, {@link Combatant#NONE} for nobody
   * @param cause what it is called, empty for nothing in particular
   */
  public void because(int by, String cause) {
    combat.harm.culprit = by;
    combat.harm.cause = cause;
  }

  /** Who brings about what happens now, {@link Combatant#NONE} for nobody. */
  public int culprit() {
    return combat.harm.culprit;
  }

  /** What brings it about, empty for nothing in particular. */
  public String cause() {
    return combat.harm.cause;
  }

  /** Someone dies of what the scene says, not of damage (LAY-12). */
  public void kill(int who) {
    combat.harm.kill(who);
  }

  /** Someone gains points of Destiny or, if {@code doom}, of Doom; or loses them, down to none. */
  public void addPoints(int who, boolean doom, int points) {
    Combatant it = combat.combatants[who];
    if (doom) {
      it.doom = Math.max(0, it.doom + points);
    } else {
      it.destiny = Math.max(0, it.destiny + points);
    }
    for (int i = 0; i < points && combat.listener != null; i++) {
      combat.listener.on(new Event.PointGained(who, doom, doom ? Cited.DOOM : Cited.DESTINY));
    }
  }

  /** Someone has hold of someone, who is put beside him if he is not there yet (MAN-07, MAN-09). */
  public void seize(int by, int who) {
    Combatant holder = combat.combatants[by];
    Combatant held = combat.combatants[who];
    if (holder.isPresent() && held.isPresent() && by != who && combat.board.distance(by, who) > 1) {
      place(who, combat.board.at(by));
    }
    boolean beside = combat.board.distance(by, who) <= 1;
    if (holder.isPresent() && held.isPresent() && by != who && beside) {
      combat.grapples.seize(holder, held);
    }
  }

  /** From now on someone is on another side, with those allied with it. */
  public void join(int who, int side) {
    combat.join(combat.combatants[who], side);
  }

  /**
   * Someone becomes another of those he may become, or what he was at the start: his skills,
   * weapons, armour, speed and what he knows are that one's; wounds, what each layer has lost,
   * conditions, what he carries and where he stands stay his (our own). Wounds that the new body
   * cannot bear kill him (LAY-12).
   *
   * @param form the number of what he becomes, 0 for what he was: then he acts again as he did
   */
  public void become(int who, int form) {
    Combatant it = combat.combatants[who];
    if (!it.isPresent() || it.form == form || form >= it.forms.length) {
      return;
    }
    Form before = it.forms[it.form];
    if (combat.listener != null) {
      String name = it.forms[form].sheet.name();
      combat.listener.on(new Event.FormChanged(who, name, List.of()));
    }
    it.become(form);
    if (form == 0) {
      it.conduct = it.startConduct;
    }
    combat.items.learn(it, before);
    if (it.life() == 0) {
      combat.harm.kill(who);
    }
  }

  /** Someone comes to have a weapon, in hand if he has one free for it (our own). */
  public void gainWeapon(int who, int weapon) {
    Combatant it = combat.combatants[who];
    if (it.isPresent() && weapon < it.weapons()) {
      it.gain(weapon);
    }
  }

  /** Someone no longer has a weapon; one that is a part of him he keeps. */
  public void loseWeapon(int who, int weapon) {
    Combatant it = combat.combatants[who];
    if (weapon < it.weapons() && !it.weapon(weapon).natural()) {
      it.lose(weapon);
    }
  }

  /** Someone comes to have a shield instead of the one he has, in hand if one is free for it. */
  public void gainShield(int who, Shield shield) {
    if (combat.combatants[who].isPresent()) {
      combat.combatants[who].gainShield(shield);
    }
  }

  /** Someone has no shield any longer. */
  public void loseShield(int who) {
    combat.combatants[who].loseShield();
  }

  /**
   * Whether someone gets the initiative in the fight that goes on, now or once he is able again;
   * who fights nobody never does, nor does a cart.
   */
  public boolean takesTurns(int who) {
    Combatant it = combat.combatants[who];
    return combat.fighting && !it.vehicle && combat.sides.foes[it.side].length > 0;
  }

  /** From now on someone acts like this. */
  public void follow(int who, Conduct conduct) {
    combat.combatants[who].conduct = conduct;
  }

  /**
   * Someone makes a skill test with all his chances (BASE-01, BASE-05). What came of it can be read
   * until the next one is made.
   *
   * @param help further chances, from those who help
   * @return whether it succeeded
   */
  public boolean test(int who, String skill, int difficulty, int help) {
    Combatant tester = combat.combatants[who];
    Aptitude[] known = aptitudes.get(skill);
    if (known == null) {
      known = new Aptitude[combat.size() * combat.mostForms];
      aptitudes.put(skill, known);
    }
    int place = who * combat.mostForms + tester.form;
    if (known[place] == null) {
      known[place] = tester.aptitude(skill);
    }
    return combat.trials.make(tester, known[place], difficulty, help, Cited.TEST);
  }

  /** The success level of the last test, 0 if it failed (BASE-06). */
  public int level() {
    return combat.trials.level();
  }

  /** Whether the last test was a critical success (BASE-07). */
  public boolean isCritical() {
    return combat.trials.critical();
  }

  /** Whether the last test was a critical failure (BASE-08). */
  public boolean isFumble() {
    return combat.trials.fumble();
  }

  /** Gives someone a condition for so many turns, or as {@link Duration} says (CON-00). */
  public void gain(int who, Condition condition, int turns) {
    if (condition == Condition.SURPRISED && combat.combatants[who].isWatchful()) {
      return;
    }
    combat.surprise |= condition == Condition.SURPRISED;
    combat.conditions.gain(who, condition, turns, CitedConditions.of(condition));
  }

  /** Ends every source of a condition (CON-00). */
  public void lose(int who, Condition condition) {
    Combatant victim = combat.combatants[who];
    if (condition == Condition.GRAPPLED) {
      combat.grapples.freed(victim, CitedConditions.of(condition));
    } else if (condition == Condition.GRAPPLING && victim.prisoner != Combatant.NONE) {
      combat.grapples.end(victim, CitedConditions.of(condition));
    }
    combat.conditions.lose(who, condition, CitedConditions.of(condition));
  }

  /** One event of damage (LAY-10). */
  public void harm(int who, int amount, DamageKind kind) {
    combat.harm.inflict(who, combat.harm.culprit, Combatant.NONE, amount, kind);
  }

  /** One event of damage by dice; divine damage adds its maximum against the undead (SIT-20). */
  public void harm(int who, DiceExpression damage, DamageKind kind) {
    int amount = damage.roll(combat.dice, Purpose.SCENE);
    boolean critical = kind == DamageKind.DIVINE && combat.combatants[who].undead;
    harm(who, amount + (critical ? damage.max() : 0), kind);
  }

  /** One wound outright (WND-01). */
  public void wound(int who, int severity, DamageKind kind) {
    combat.harm.wound(who, combat.harm.culprit, severity, kind, kind.source());
  }

  /** One wound outright, whose class stays as it is (WND-07). */
  public void wound(int who, int severity, DamageKind kind, WoundClass fixed) {
    combat.harm.wound(who, severity, kind, fixed);
  }

  /** Someone comes into contact with a poison, by someone or {@link Combatant#NONE} (POI-02). */
  public void poison(int who, int by, Poison poison, Route route) {
    combat.poisons.expose(combat.combatants[who], by, poison, route);
  }

  /** Every poison in someone is over (POI-15). */
  public void neutralise(int who) {
    combat.poisons.neutralise(combat.combatants[who]);
    combat.lasting.neutralise(combat.combatants[who]);
  }

  /** Everything that lets time pass and wears people out (EXH, TRV, REST, TRT). */
  public Journey journey() {
    return combat.journey;
  }

  /** So many hours pass for the poisons that take or last hours (INT-62). */
  public void passHours(int hours) {
    combat.lasting.pass(hours * TravelRules.HOUR);
  }

  /** Sets someone on fire for so many turns, or as {@link Duration} says (SIT-15, SIT-16). */
  public void burn(int who, int by, Heat heat, int turns) {
    combat.fires.burn(combat.combatants[who], by, heat, turns);
  }

  /** Puts out what burns on someone; the ground he stands on burns on. */
  public void extinguish(int who) {
    combat.fires.extinguish(combat.combatants[who]);
  }

  /**
   * Squares become other ground; whoever stands there burns, falls or is moved at once (SIT-15,
   * INT-42). Nothing happens on open ground, or if the battle knows nothing of it.
   *
   * @param name what the scene calls them
   */
  public void become(String name, int[] squares, Terrain kind) {
    combat.upheavals.become(name, squares, squares.length, kind);
  }

  /**
   * The ground of some squares spreads to those next to it.
   *
   * @return whether there was room for it
   */
  public boolean spread(String name, int[] squares) {
    return combat.upheavals.spread(name, squares);
  }

  /** Ground of a kind spreads, wherever it is, to the squares next to it. */
  public boolean spread(String name, Predicate<Terrain> kind) {
    return combat.upheavals.spread(name, kind);
  }

  /** Someone makes traps harmless where he is and next to him. */
  public void disarmTraps(int who) {
    combat.traps.disarm(combat.combatants[who]);
  }

  /** From now on one sees so many squares far, wherever nothing hides what is there. */
  public void see(int squares) {
    if (combat.darkness != null) {
      combat.darkness.see(squares);
    }
  }

  /** Someone falls so many centimetres (SIT-09, SIT-10). */
  public void fall(int who, int centimetres) {
    combat.falls.fall(combat.combatants[who], Combatant.NONE, centimetres);
  }

  /** Someone crosses so many squares of difficult ground (SIT-01 to SIT-08). */
  public void cross(int who, Setback setback, int squares) {
    combat.movement.cross(combat.combatants[who], setback, squares);
  }

  /** Someone is so many minutes without air (SIT-13, SIT-14). */
  public void holdBreath(int who, int minutes) {
    Combatant victim = combat.combatants[who];
    if (!victim.isPresent()) {
      return;
    }
    int suffocating = Breath.suffocating(minutes, victim.physique, combat.rules.leastBreath);
    if (combat.listener != null) {
      combat.listener.on(new Event.HeldBreath(who, minutes, suffocating, CitedHazards.BREATH));
    }
    combat.harm.airless = true;
    for (int i = 0; i < suffocating && victim.isPresent(); i++) {
      harm(who, Breath.DAMAGE.roll(combat.dice, Purpose.EFFECT), DamageKind.FATIGUE);
    }
    combat.harm.airless = false;
  }

  /** Gives back Vigor, at most up to current Life (LAY-06). */
  public void healVigor(int who, int amount) {
    Combatant healed = combat.combatants[who];
    int vigor = healed.body.vigor();
    int life = healed.body.life();
    healed.body.healVigor(amount);
    tellHealed(healed, vigor, life);
  }

  /** Magic gives back Life, from the gravest wound first (SIT-19, LAY-07). */
  public void healLife(int who, int amount) {
    Combatant healed = combat.combatants[who];
    if (healed.isPresent()) {
      int life = healed.body.life();
      healed.body.heal(amount);
      tellHealed(healed, healed.body.vigor(), life);
    }
  }

  /** Magic heals the gravest wound of a class wholly (SIT-19); answers whether there was one. */
  public boolean cure(int who, WoundClass woundClass) {
    Combatant healed = combat.combatants[who];
    int place = healed.isPresent() ? healed.body.gravest(woundClass) : Body.NO_WOUND;
    if (place == Body.NO_WOUND) {
      return false;
    }
    int life = healed.body.life();
    healed.body.cure(place);
    tellHealed(healed, healed.body.vigor(), life);
    return true;
  }

  private void tellHealed(Combatant healed, int vigor, int life) {
    int moreVigor = healed.body.vigor() - vigor;
    int moreLife = healed.body.life() - life;
    if (combat.listener != null && moreVigor + moreLife > 0) {
      combat.listener.on(new Event.Healed(healed.index, moreVigor, moreLife, CitedHazards.HEALING));
    }
  }

  /** Armour was put on or taken off: so much is the most Protection now (INT-35). */
  public void setMaxProtection(int who, int value) {
    combat.combatants[who].body.setMaxProtection(value);
    combat.combatants[who].armourChanged();
  }

  /**
   * Someone comes to have so many more of an item in a place, or so many fewer if negative; in the
   * pouch, if no hand is left for it.
   */
  public void addItems(int who, int item, Container place, int more) {
    Combatant it = combat.combatants[who];
    boolean fits = place != Container.HAND || more <= 0 || combat.items.canHold(it, item);
    combat.items.change(it, item, fits ? place : Container.POUCH, more);
  }

  /** Sets Vigor, held between 0 and Life (LAY-06). */
  public void setVigor(int who, int value) {
    combat.combatants[who].body.setVigor(value);
  }

  /** Sets Protection, held within its bounds (LAY-02). */
  public void setProtection(int who, int value) {
    combat.combatants[who].body.setProtection(value);
  }

  /** Damage per turn from now on (TRN-03, TRN-04, INT-17). */
  public void apply(int who, TurnEffect effect) {
    Combatant victim = combat.combatants[who];
    boolean own = combat.teamInTurn == victim.team;
    combat.timed = true;
    int starts = Duration.starts(effect.turns(), own, combat.rules);
    victim.effects.add(effect, starts, combat.tickOrder.rank(victim, effect.kind()));
  }

  /** Puts someone on a mount that he may ride; answers whether he is on it now (TAC-13). */
  public boolean mount(int who, int mount) {
    boolean can = combat.mounts.canMount(combat.combatants[who], combat.combatants[mount]);
    if (can && combat.combatants[mount].isPresent()) {
      combat.mounts.mount(combat.combatants[who], combat.combatants[mount]);
    }
    return can;
  }

  /** Takes someone off his mount, on his feet. */
  public void dismount(int who) {
    if (combat.combatants[who].steed != null) {
      combat.mounts.dismount(combat.combatants[who]);
    }
  }

  /**
   * Brings in someone who is expected, on the free square nearest to this one, and with him what he
   * rides (TAC-13).
   */
  public void arrive(int who, int square) {
    Combatant comer = combat.combatants[who];
    if (comer.fate != Fate.EXPECTED) {
      return;
    }
    int free = combat.board.nearestFree(square);
    if (free == Squares.NOWHERE) {
      return; // the field is full
    }
    combat.enter(comer, free);
    if (combat.listener != null) {
      combat.listener.on(new Event.Arrived(who, free, Cited.FIELD));
    }
    combat.mounts.arrives(comer);
  }

  /** Brings in so many of a squad that is expected; nobody if that is none. */
  public void arrive(int squad, int square, int many) {
    if (many > 0 && combat.combatants[squad].fate == Fate.EXPECTED) {
      combat.combatants[squad].muster(many);
      arrive(squad, square);
    }
  }

  /** Brings in someone who is expected, where the battle placed him. */
  public void arrive(int who) {
    arrive(who, combat.battle.square(who));
  }

  /**
   * Takes someone out of the combat alive: {@link Fate#FLED}, {@link Fate#YIELDED} or {@link
   * Fate#CAPTURED}.
   */
  public void leave(int who, Fate fate) {
    Combatant goer = combat.combatants[who];
    boolean alive = fate == Fate.FLED || fate == Fate.YIELDED || fate == Fate.CAPTURED;
    if (!goer.isPresent() || !alive) {
      return;
    }
    combat.departs(goer, fate);
  }

  /** Puts someone on the free square nearest to this one, without a movement. */
  public void place(int who, int square) {
    if (combat.combatants[who].isPresent() && combat.board.at(who) != square) {
      combat.board.place(who, combat.board.nearestFree(square));
      combat.grapples.displaced(combat.combatants[who]); // INT-07
      combat.fires.stands(combat.combatants[who]);
    }
  }
}
