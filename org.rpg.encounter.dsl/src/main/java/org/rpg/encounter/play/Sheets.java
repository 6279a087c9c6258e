package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.BeingTrait;
import org.rpg.encounter.dsl.encounter.BeingTraitKind;
import org.rpg.encounter.dsl.encounter.CarriesProperty;
import org.rpg.encounter.dsl.encounter.CountedGear;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.encounter.DefenceProperty;
import org.rpg.encounter.dsl.encounter.Gear;
import org.rpg.encounter.dsl.encounter.KnowsProperty;
import org.rpg.encounter.dsl.encounter.PerseveranceProperty;
import org.rpg.encounter.dsl.encounter.Persona;
import org.rpg.encounter.dsl.encounter.ProtectionProperty;
import org.rpg.encounter.dsl.encounter.RidesProperty;
import org.rpg.encounter.dsl.encounter.SizeProperty;
import org.rpg.encounter.dsl.encounter.SkillValue;
import org.rpg.encounter.dsl.encounter.SkillsProperty;
import org.rpg.encounter.dsl.encounter.SpeedProperty;
import org.rpg.encounter.dsl.encounter.StyleProperty;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.VitalityProperty;
import org.rpg.encounter.dsl.encounter.WearsProperty;
import org.rpg.encounter.dsl.encounter.WieldsProperty;
import org.rpg.encounter.dsl.encounter.XpProperty;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.rules.body.Size;
import org.rpg.encounter.rules.check.Skill;
import org.rpg.encounter.rules.combat.Sheet;
import org.rpg.encounter.rules.gear.Armour;
import org.rpg.encounter.rules.gear.Container;
import org.rpg.encounter.rules.gear.Weapon;

/**
 * Makes the engine's sheet of a creature or character. What it does not say itself it has from what
 * it is like: single properties from the nearest that has one, skills one by one.
 */
final class Sheets {
  /** BASE-21: Vitality of a simple body that states none is that of a body without Physique. */
  private static final int SIMPLE_VITALITY = 6;

  private final Names names;
  private final Skills skills;
  private final Armoury armoury;
  private final Belongings belongings;
  private final Map<EObject, Sheet> made = new LinkedHashMap<>();
  private final Map<EObject, Sheet> bare = new LinkedHashMap<>();
  private final Set<EObject> open = new HashSet<>();
  private final List<Weapon> expected = new ArrayList<>();
  private final List<String> penalised;

  Sheets(Names names, Skills skills, Declared declared, Armoury armoury, Belongings belongings) {
    this.names = names;
    this.skills = skills;
    penalised = declared.penalised().stream().map(names::of).toList();
    this.armoury = armoury;
    this.belongings = belongings;
  }

  /** The same without armour, arms and what it carries; only what is part of it is left. */
  Sheet bare(EObject being) {
    Sheet known = bare.get(being);
    if (known == null) {
      known = make(being, true);
      bare.put(being, known);
    }
    return known;
  }

  Sheet of(EObject being) {
    Sheet known = made.get(being);
    if (known == null) {
      known = make(being, false);
      made.put(being, known);
    }
    return known;
  }

  /** The style it fights in, its own or the one of what it is like. */
  static Optional<Tactics> style(EObject being) {
    return first(being, StyleProperty.class, StyleProperty::getTactics);
  }

  /** The armour it wears, or what it is like does. */
  static List<org.rpg.encounter.dsl.encounter.Armour> armour(EObject being) {
    return gear(being, WearsProperty.class, WearsProperty::getThings).stream()
        .filter(org.rpg.encounter.dsl.encounter.Armour.class::isInstance)
        .map(org.rpg.encounter.dsl.encounter.Armour.class::cast)
        .toList();
  }

  /** Weapons that anybody may come by: he uses them as well as any (BASE-17). */
  void expect(Collection<Weapon> weapons) {
    expected.addAll(weapons);
  }

  /** What it rides, or what it is like does. */
  static Optional<Creature> mount(EObject being) {
    return first(being, RidesProperty.class, RidesProperty::getMount);
  }

  private Sheet make(EObject being, boolean stripped) {
    String name = names.of(being);
    Sheet.Builder sheet = being instanceof Persona ? Sheet.pc(name) : Sheet.npc(name);
    first(being, SizeProperty.class, SizeProperty::getSize)
        .ifPresent(it -> sheet.size(Size.valueOf(it.name())));
    first(being, SpeedProperty.class, SpeedProperty::getSpeed)
        .ifPresent(it -> sheet.speed(Quantities.squares(it)));
    traits(being, sheet);
    body(being, sheet, stripped);
    penalised.forEach(
        sheet::penalised); // LAY-03: who lacks a skill tests it in armour all the same
    Map<String, Integer> values = skills(being, sheet);
    for (Weapon weapon : weapons(being, stripped)) {
      general(weapon, values).ifPresent(it -> sheet.skill(weapon.skill(), it));
    }
    return sheet.build();
  }

  private void traits(EObject being, Sheet.Builder sheet) {
    armoury.unarmed().ifPresent(it -> sheet.unarmedSkill(it.skill()));
    if (is(being, BeingTraitKind.UNDEAD)) {
      sheet.undead();
    }
    if (is(being, BeingTraitKind.COUNTERS)) {
      sheet.counters();
    }
    if (is(being, BeingTraitKind.MOUNT)) {
      sheet.mount();
    }
    if (is(being, BeingTraitKind.VEHICLE)) {
      sheet.vehicle();
    }
    first(being, PerseveranceProperty.class, PerseveranceProperty::getValue)
        .ifPresent(sheet::perseverance);
    first(being, XpProperty.class, XpProperty::getValue).ifPresent(sheet::xp);
    if (open.add(being)) { // a mount that rides in its turn is not followed round
      first(being, RidesProperty.class, RidesProperty::getMount)
          .filter(it -> !open.contains(it))
          .ifPresent(it -> sheet.rides(of(it)));
      open.remove(being);
    }
  }

  /** Whether it is a cart or a boat. */
  static boolean isVehicle(EObject being) {
    return is(being, BeingTraitKind.VEHICLE);
  }

  private static boolean is(EObject being, BeingTraitKind trait) {
    return Lineage.of(being).stream()
        .flatMap(it -> properties(it, BeingTrait.class).stream())
        .anyMatch(it -> it.getTrait() == trait);
  }

  private void body(EObject being, Sheet.Builder sheet, boolean stripped) {
    Optional<Integer> vitality = first(being, VitalityProperty.class, VitalityProperty::getValue);
    boolean vehicle = is(being, BeingTraitKind.VEHICLE);
    boolean simple = vehicle || is(being, BeingTraitKind.SIMPLE);
    vitality
        .or(() -> simple ? Optional.of(SIMPLE_VITALITY) : Optional.empty())
        .ifPresent(sheet::vitality);
    first(being, DefenceProperty.class, DefenceProperty::getValue).ifPresent(sheet::defence);
    first(being, ProtectionProperty.class, ProtectionProperty::getValue)
        .ifPresent(it -> sheet.wears(new Armour("", it)));
    (stripped ? List.<Gear>of() : gear(being, WearsProperty.class, WearsProperty::getThings))
        .stream().map(armoury::armour).flatMap(Optional::stream).forEach(sheet::wears);
    List<Gear> wielded = gear(being, WieldsProperty.class, WieldsProperty::getThings);
    wielded.stream()
        .filter(it -> !stripped)
        .map(armoury::shield)
        .flatMap(Optional::stream)
        .findFirst()
        .ifPresent(sheet::wields);
    List<Weapon> inHand =
        wielded.stream()
            .map(armoury::weapon)
            .flatMap(Optional::stream)
            .filter(it -> !stripped || it.natural())
            .toList();
    inHand.forEach(sheet::wields);
    if (!stripped) {
      carried(being, sheet);
    }
    known(being, sheet);
    if (!vehicle && inHand.stream().noneMatch(Weapon::natural)) {
      armoury.unarmed().ifPresent(sheet::wields);
    }
  }

  private List<Weapon> weapons(EObject being, boolean stripped) {
    List<Weapon> all = new ArrayList<>();
    gear(being, WieldsProperty.class, WieldsProperty::getThings).stream()
        .map(armoury::weapon)
        .flatMap(Optional::stream)
        .forEach(all::add);
    things(being)
        .map(it -> armoury.weapon(it.getThing()))
        .flatMap(Optional::stream)
        .forEach(all::add);
    armoury.unarmed().ifPresent(all::add);
    all.addAll(expected);
    if (stripped) {
      all.removeIf(it -> !it.natural() && !armoury.unarmed().equals(Optional.of(it)));
    }
    return all;
  }

  /** Weapons, a shield and items, where it says they are; what it knows has no place. */
  private void carried(EObject being, Sheet.Builder sheet) {
    things(being)
        .forEach(
            it -> {
              int count = Math.max(1, it.getCount());
              armoury
                  .weapon(it.getThing())
                  .ifPresent(
                      weapon -> {
                        Container place = container(it.getPlace(), Container.BELT);
                        for (int i = 0; i < count; i++) {
                          sheet.carries(weapon, place);
                        }
                      });
              armoury.shield(it.getThing()).ifPresent(sheet::carries);
              belongings
                  .item(it.getThing())
                  .ifPresent(
                      item ->
                          sheet.carries(item, container(it.getPlace(), Container.POUCH), count));
            });
  }

  private void known(EObject being, Sheet.Builder sheet) {
    gear(being, KnowsProperty.class, KnowsProperty::getThings).stream()
        .map(belongings::item)
        .flatMap(Optional::stream)
        .forEach(sheet::knows);
  }

  private static Stream<CountedGear> things(EObject being) {
    return first(being, CarriesProperty.class, CarriesProperty::getThings).stream()
        .flatMap(List::stream);
  }

  private static Container container(
      org.rpg.encounter.dsl.encounter.Container place, Container usual) {
    return switch (place) {
      case HAND -> Container.HAND;
      case POCKET -> Container.POCKET;
      case POUCH -> Container.POUCH;
      case BACKPACK -> Container.BACKPACK;
      case GROUND -> Container.GROUND;
      case UNSTATED -> usual;
    };
  }

  private Map<String, Integer> skills(EObject being, Sheet.Builder sheet) {
    Map<String, Integer> values = new LinkedHashMap<>();
    for (EObject it : Lineage.of(being)) {
      for (SkillsProperty property : properties(it, SkillsProperty.class)) {
        for (SkillValue value : property.getSkills()) {
          String key = skills.key(value.getSkill());
          if (values.putIfAbsent(key, value.getValue()) == null) {
            boolean penalised = value.getSkill().getSkill().isPenalised(); // BASE-16
            sheet.skill(new Skill(key, penalised), value.getValue());
          }
        }
      }
    }
    return values;
  }

  /** A weapon without a value of its own is used with the skill's general one, if there is one. */
  private static Optional<Integer> general(Weapon weapon, Map<String, Integer> values) {
    return values.containsKey(weapon.skill())
        ? Optional.empty()
        : Optional.ofNullable(values.get(Skills.general(weapon.skill())));
  }

  private static <P> List<Gear> gear(EObject being, Class<P> kind, Function<P, List<Gear>> things) {
    return first(being, kind, things).orElse(List.of());
  }

  private static <P> List<P> properties(EObject being, Class<P> kind) {
    return Lineage.properties(being).stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static <P, V> Optional<V> first(EObject being, Class<P> kind, Function<P, V> value) {
    return Lineage.of(being).stream()
        .flatMap(it -> properties(it, kind).stream())
        .findFirst()
        .map(value);
  }
}
