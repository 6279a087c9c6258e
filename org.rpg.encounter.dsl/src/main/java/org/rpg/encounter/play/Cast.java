package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.EncounterFactory;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Role;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.validation.Amended;

/**
 * Who takes part, while a plan is being made: each combatant with the parts of the script that
 * brought him in. Not kept in the plan.
 */
final class Cast {
  /**
   * One combatant.
   *
   * @param index his place in the roster
   * @param name what the story calls him
   * @param being creature or character
   * @param entry the entry of a list that brought him in
   * @param party the entry of the party that his entry stands in; the same where there is none
   * @param side index of his side
   * @param rider whose mount it is that no list names; {@link #NOBODY} for everybody listed
   */
  record Actor(
      int index, String name, EObject being, Member entry, Member party, int side, int rider) {

    /** Whether a list names him: he is not only somebody's mount. */
    boolean isListed() {
      return rider == NOBODY;
    }

    /** The style that the lists give him, the nearest first. */
    Optional<Tactics> style() {
      return Optional.ofNullable(entry.getStyle()).or(() -> Optional.ofNullable(party.getStyle()));
    }

    /** The entry that says where he stands: his own, otherwise his party's. */
    Member placing() {
      return entry.getFeatures().isEmpty() ? party : entry;
    }
  }

  /**
   * A side.
   *
   * @param index its number
   * @param declaration its list in the encounter
   * @param kind heroes, opponents, travellers, or none for a name of its own
   * @param name what the story calls it
   * @param neutral whether it fights nobody
   * @param friend index of the side it is allied with, -1 for none
   */
  record Team(
      int index, EObject declaration, SideKind kind, String name, boolean neutral, int friend) {

    /** Whether a word means this side: those who travel are the heroes. */
    boolean isOf(SideKind word) {
      boolean heroes = kind == SideKind.HEROES || kind == SideKind.TRAVELLERS;
      return kind == word || heroes && (word == SideKind.HEROES || word == SideKind.TRAVELLERS);
    }
  }

  /** No combatant. */
  static final int NOBODY = -1;

  private final boolean mixing;
  private boolean squads;
  private final List<Actor> actors = new ArrayList<>();
  private final Map<Integer, Integer> mounts = new LinkedHashMap<>();
  private final List<Team> teams = new ArrayList<>();

  /**
   * Nobody yet.
   *
   * @param mixing whether somebody may change sides during the fight
   */
  Cast(boolean mixing) {
    this.mixing = mixing;
  }

  /** Whether somebody may change sides during the fight. */
  boolean isMixing() {
    return mixing;
  }

  /** Whether a squad takes part that fights as one. */
  boolean hasSquads() {
    return squads;
  }

  /** A squad takes part. */
  void addSquad() {
    squads = true;
  }

  Actor add(String name, EObject being, Member entry, Member party, int side) {
    Actor actor = new Actor(actors.size(), name, being, entry, party, side, NOBODY);
    actors.add(actor);
    return actor;
  }

  /** Brings in a mount that no list names, on whose back somebody starts. */
  void addMount(String name, EObject being, Actor rider) {
    actors.add(
        new Actor(
            actors.size(),
            name,
            being,
            EncounterFactory.eINSTANCE.createMember(), // nothing is said of it
            EncounterFactory.eINSTANCE.createMember(),
            rider.side,
            rider.index));
    mounts.put(rider.index, actors.size() - 1);
  }

  /** Somebody starts on the back of a mount that a list names. */
  void mount(int rider, int mount) {
    mounts.put(rider, mount);
  }

  /** On whose back each rider starts. */
  Map<Integer, Integer> mounts() {
    return mounts;
  }

  /** Who starts on the back of a mount, {@link #NOBODY} if nobody does. */
  int riderOf(int mount) {
    return mounts.entrySet().stream()
        .filter(it -> it.getValue() == mount)
        .mapToInt(Map.Entry::getKey)
        .findFirst()
        .orElse(NOBODY);
  }

  void add(Team team) {
    teams.add(team);
  }

  List<Actor> actors() {
    return actors;
  }

  List<Team> teams() {
    return teams;
  }

  /** The combatants that a name of the script means: a kind, one of a list, a whole side. */
  int[] meantBy(EObject named) {
    return actors.stream().filter(it -> isMeant(it, named)).mapToInt(Actor::index).toArray();
  }

  private boolean isMeant(Actor it, EObject named) {
    return Amended.origin(it.being) == named
        || it.entry == named
        || named instanceof Role && (it.entry.getRole() == named || it.party.getRole() == named)
        || it.isListed() && teams.get(it.side).declaration() == named;
  }

  /**
   * Of those who travel only the players' are heroes, not the mules; a cart is only taken along.
   */
  private boolean isOf(Actor it, SideKind word) {
    Team team = teams.get(it.side);
    if (team.kind != SideKind.TRAVELLERS) {
      return team.isOf(word);
    }
    return word == SideKind.HEROES && it.being instanceof Persona
        || word == SideKind.TRAVELLERS && !Sheets.isVehicle(it.being);
  }

  /** Those of a side whom a word for it means. */
  int[] listedOf(int side, SideKind word) {
    return actors.stream()
        .filter(it -> it.side == side && it.isListed() && isOf(it, word))
        .mapToInt(Actor::index)
        .toArray();
  }

  /** Whether a side or a name means a combatant. */
  boolean isMeant(Actor it, Subject subject) {
    if (subject.getSide() != SideKind.UNSTATED) {
      return it.isListed() && isOf(it, subject.getSide());
    }
    return subject.getNamed() != null && isMeant(it, subject.getNamed());
  }

  /** Those whom a side counts among its own: not the mounts that no list names. */
  int[] listedOf(int side) {
    return actors.stream()
        .filter(it -> it.side == side && it.isListed())
        .mapToInt(Actor::index)
        .toArray();
  }

  /** The combatants of one side. */
  int[] ofSide(int side) {
    return actors.stream().filter(it -> it.side == side).mapToInt(Actor::index).toArray();
  }
}
