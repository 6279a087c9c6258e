package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Becomes;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.Gains;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.Poison;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.rules.combat.Sheet;

/**
 * What the script lets anybody become and come by while the fight lasts: known beforehand, so that
 * everyone's weapons have their numbers before the first turn.
 */
final class Outfits {
  /** More of one weapon nobody gets from one line. */
  private static final int MOST_OF_A_KIND = 4;

  /** More weapons nobody can have. */
  private static final int MOST = 32;

  private final Cast cast;
  private final Sheets sheets;
  private final Armoury armoury;
  private final Map<Integer, Set<EObject>> forms = new HashMap<>();
  private final Map<Integer, List<org.rpg.encounter.rules.gear.Weapon>> gains = new HashMap<>();
  private final Map<List<?>, Sheet> armed = new HashMap<>();

  Outfits(Outline outline, Cast cast, Sheets sheets, Armoury armoury) {
    this.cast = cast;
    this.sheets = sheets;
    this.armoury = armoury;
    Set<EObject> reached = new LinkedHashSet<>();
    List<EObject> open = new ArrayList<>(outline.sources());
    cast.actors().forEach(it -> open.add(it.being()));
    while (!open.isEmpty()) {
      EObject next = open.remove(open.size() - 1);
      if (!next.eIsProxy() && reached.add(next)) {
        next.eAllContents().forEachRemaining(it -> read(it, open));
        next.eCrossReferences().forEach(it -> reach(it, open));
      }
    }
    gains.values().forEach(sheets::expect);
  }

  private void read(EObject part, List<EObject> open) {
    part.eCrossReferences().forEach(it -> reach(it, open));
    if (part instanceof Happening happening) {
      if (happening.getDeed() instanceof Becomes it && isBeing(it.getForm())) {
        meant(happening)
            .forEach(
                who -> forms.computeIfAbsent(who, k -> new LinkedHashSet<>()).add(it.getForm()));
      } else if (happening.getDeed() instanceof Gains it && it.getThing() instanceof Weapon) {
        int copies =
            it.getAmount() == null
                ? 1
                : Math.max(1, Math.min(MOST_OF_A_KIND, Quantities.amount(it.getAmount()).max()));
        armoury
            .weapon(it.getThing())
            .ifPresent(
                weapon ->
                    meant(happening)
                        .forEach(
                            who -> {
                              for (int i = 0; i < copies; i++) {
                                gains.computeIfAbsent(who, k -> new ArrayList<>()).add(weapon);
                              }
                            }));
      }
    }
  }

  static boolean isBeing(EObject form) {
    return form instanceof Creature || form instanceof Persona;
  }

  /** What a fight can lead to: tables, what things and poisons do, the bodies of beings. */
  private static void reach(EObject referred, List<EObject> open) {
    if (referred instanceof RandomTable
        || referred instanceof Item
        || referred instanceof Poison
        || referred instanceof Creature
        || referred instanceof Tactics
        || referred instanceof Persona) {
      open.add(referred);
    }
  }

  private List<Integer> meant(Happening happening) {
    List<Integer> all = new ArrayList<>();
    for (Cast.Actor actor : cast.actors()) {
      if (happening.getSubjects().stream().anyMatch(it -> isMeant(actor, it, happening))) {
        all.add(actor.index());
      }
    }
    return all;
  }

  /** Whoever may change sides may be meant by any. */
  private boolean isMeant(Cast.Actor actor, Subject subject, Happening happening) {
    boolean anybody =
        subject.getPronoun() != Pronoun.UNSTATED || subject.getKind() != SubjectKind.UNSTATED;
    boolean ofASide = subject.getNamed() == null && cast.isMixing();
    return anybody
        || ofASide
        || cast.isMeant(actor, subject)
        || isOwn(actor, subject.getNamed(), happening);
  }

  /** In a being's body its name is whoever is like it. */
  private static boolean isOwn(Cast.Actor actor, EObject named, Happening happening) {
    for (EObject up = happening; up != null; up = up.eContainer()) {
      if (up == named) {
        return Lineage.of(actor.being()).contains(named);
      }
    }
    return false;
  }

  /** What somebody may become, by number from 1. */
  List<EObject> forms(int actor) {
    return List.copyOf(forms.getOrDefault(actor, Set.of()));
  }

  /** What somebody may become, by number from 1. */
  List<String> formNames(int actor, Names names) {
    return forms(actor).stream().map(names::of).toList();
  }

  /** The number of what somebody becomes, 0 for what he was, -1 for what he cannot become. */
  int number(int actor, EObject form) {
    return cast.actors().get(actor).being() == form ? 0 : number(forms(actor).indexOf(form));
  }

  private static int number(int place) {
    return place < 0 ? -1 : place + 1;
  }

  /** A sheet with places for all weapons that its bearer may come by. */
  Sheet sheet(int actor, Sheet own) {
    return forms.containsKey(actor) || gains.containsKey(actor)
        ? armed.computeIfAbsent(List.of(actor, own), it -> own.armed(arsenal(actor, own)))
        : own;
  }

  /** The sheets of all that somebody may become, by number from 1. */
  List<Sheet> formSheets(int actor, Sheet own) {
    return forms(actor).stream().map(it -> formSheet(actor, own, it)).toList();
  }

  /** The sheet of what somebody may become. */
  Sheet formSheet(int actor, Sheet own, EObject form) {
    return armed.computeIfAbsent(
        List.of(actor, own, form), it -> sheets.of(form).armed(arsenal(actor, own)));
  }

  private List<org.rpg.encounter.rules.gear.Weapon> arsenal(int actor, Sheet own) {
    List<Sheet> all = new ArrayList<>(List.of(own));
    forms(actor).forEach(it -> all.add(sheets.of(it)));
    var arsenal = Sheet.arsenal(all, gains.getOrDefault(actor, List.of()));
    return arsenal.size() <= MOST ? arsenal : arsenal.subList(0, MOST);
  }
}
