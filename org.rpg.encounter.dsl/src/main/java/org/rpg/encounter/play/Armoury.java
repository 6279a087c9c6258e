package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.DamageProperty;
import org.rpg.encounter.dsl.encounter.DefenceProperty;
import org.rpg.encounter.dsl.encounter.EffectProperty;
import org.rpg.encounter.dsl.encounter.HandsProperty;
import org.rpg.encounter.dsl.encounter.PoisonedProperty;
import org.rpg.encounter.dsl.encounter.ProtectionProperty;
import org.rpg.encounter.dsl.encounter.ReachKind;
import org.rpg.encounter.dsl.encounter.ReachProperty;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.ShieldProperty;
import org.rpg.encounter.dsl.encounter.SizeProperty;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillProperty;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.encounter.WeaponProperty;
import org.rpg.encounter.dsl.encounter.WeaponTrait;
import org.rpg.encounter.dsl.encounter.WeaponTraitKind;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.rules.combat.Effect;
import org.rpg.encounter.rules.gear.WeaponSize;
import org.rpg.encounter.rules.hazard.Poison;
import org.rpg.encounter.rules.hazard.PoisonKind;

/** Makes the engine's weapons, armour and shields. */
final class Armoury {
  private static final int HANDS = 2;

  private final Names names;
  private final Skills skills;
  private final Belongings belongings;
  private final Declared declared;
  private final Map<EObject, Poison> poisons = new LinkedHashMap<>();
  private final Optional<Skill> fight;
  private final Optional<Weapon> unarmed;
  private final Map<EObject, Optional<org.rpg.encounter.rules.gear.Weapon>> weapons =
      new LinkedHashMap<>();

  Armoury(Names names, Skills skills, Declared declared, Belongings belongings) {
    this.belongings = belongings;
    this.names = names;
    this.skills = skills;
    this.declared = declared;
    fight = declared.role("Fight Skill", Skill.class);
    unarmed = declared.role("Empty Hands", Weapon.class);
  }

  /** What someone fights with whose hands are empty. */
  Optional<org.rpg.encounter.rules.gear.Weapon> unarmed() {
    return unarmed.flatMap(this::weapon);
  }

  /** The weapon; empty for other things and for a weapon without damage, which no one can use. */
  Optional<org.rpg.encounter.rules.gear.Weapon> weapon(EObject thing) {
    if (!(thing instanceof Weapon weapon)) {
      return Optional.empty();
    }
    Optional<org.rpg.encounter.rules.gear.Weapon> known = weapons.get(weapon);
    if (known == null) {
      known = make(weapon);
      weapons.put(weapon, known);
    }
    return known;
  }

  /** The armour; empty for other things. */
  Optional<org.rpg.encounter.rules.gear.Armour> armour(EObject thing) {
    if (!(thing instanceof Armour armour)) {
      return Optional.empty();
    }
    for (Armour it : Lineage.of(armour, Armour.class)) {
      for (EObject property : it.getProperties()) {
        if (property instanceof ProtectionProperty protection) {
          return Optional.of(
              new org.rpg.encounter.rules.gear.Armour(names.of(armour), protection.getValue()));
        }
      }
    }
    return Optional.of(new org.rpg.encounter.rules.gear.Armour(names.of(armour), 0));
  }

  /** The shield; empty for other things. */
  Optional<org.rpg.encounter.rules.gear.Shield> shield(EObject thing) {
    if (!(thing instanceof Shield shield)) {
      return Optional.empty();
    }
    List<ShieldProperty> properties = new ArrayList<>();
    for (Shield it : Lineage.of(shield, Shield.class)) {
      properties.addAll(it.getProperties());
    }
    return Optional.of(
        new org.rpg.encounter.rules.gear.Shield(
            names.of(shield),
            first(properties, HandsProperty.class).map(HandsProperty::getHands).orElse(1),
            first(properties, DefenceProperty.class).map(DefenceProperty::getValue).orElse(0)));
  }

  private Optional<org.rpg.encounter.rules.gear.Weapon> make(Weapon weapon) {
    List<WeaponProperty> properties = properties(weapon);
    if (properties.stream().noneMatch(DamageProperty.class::isInstance)) {
      return Optional.empty();
    }
    String skill =
        first(properties, SkillProperty.class)
            .map(it -> skills.key(it.getSkill()))
            .orElse(fight.map(it -> skills.key(it, weapon)).orElse(names.of(weapon)));
    var made = org.rpg.encounter.rules.gear.Weapon.named(names.of(weapon), skill);
    first(properties, SizeProperty.class)
        .ifPresent(it -> made.size(WeaponSize.valueOf(bounded(it).name())));
    first(properties, HandsProperty.class)
        .ifPresent(it -> made.hands(Math.min(HANDS, it.getHands())));
    for (WeaponProperty property : properties) {
      if (property instanceof ReachProperty reach) {
        int squares = Math.max(1, Quantities.squares(reach.getDistance()));
        if (reach.getKind() == ReachKind.MELEE) {
          made.melee(squares);
        } else {
          made.ranged(squares);
        }
      } else if (property instanceof WeaponTrait trait) {
        trait(made, trait.getTrait());
      } else if (property instanceof DamageProperty damage) {
        made.damage(Quantities.amount(damage.getAmount()), Damages.kind(damage.getKind()));
      } else if (property instanceof PoisonedProperty coat) {
        made.poisonedWith(poison(coat.getPoison()));
      }
    }
    if (unarmed.filter(it -> it == weapon).isPresent()) {
      made.unarmed(); // Empty hands are always at hand and take none.
    }
    return Optional.of(made.build());
  }

  /** Illnesses of the scripts that are loaded, known to every scene alike, in one order. */
  List<Poison> illnesses() {
    return declared.illnesses().stream().map(this::poison).toList();
  }

  /**
   * The poison as the rules know it: it does what its kind does (POI-01) and, to those who do not
   * resist it, what the script adds (POI-03); that this is nothing to those who do is our own
   * choice.
   */
  Poison poison(org.rpg.encounter.dsl.encounter.Poison poison) {
    Poison known = poisons.get(poison);
    if (known == null) {
      PoisonKind kind = PoisonKind.valueOf(poison.getKind().name());
      known = Poison.of(names.of(poison), kind, poison.getPotency());
      for (EObject property : poison.getProperties()) {
        if (property instanceof EffectProperty effect) {
          known = known.with(Effect.NONE, belongings.use(effect.getThen()));
        }
      }
      poisons.put(poison, known);
    }
    return known;
  }

  private static void trait(
      org.rpg.encounter.rules.gear.Weapon.Builder weapon, WeaponTraitKind trait) {
    switch (trait) {
      case THROWN -> weapon.thrown();
      case NATURAL -> weapon.natural();
      case PARRIES -> weapon.parries();
      case COUNTERS -> weapon.counters();
      case MAGICAL -> {
        // A label: no rule asks for it.
      }
    }
  }

  /** A weapon is small, medium or large: the smallest and the hugest count as the next of these. */
  private static org.rpg.encounter.dsl.encounter.Size bounded(SizeProperty property) {
    return switch (property.getSize()) {
      case TINY, SMALL -> org.rpg.encounter.dsl.encounter.Size.SMALL;
      case LARGE, HUGE -> org.rpg.encounter.dsl.encounter.Size.LARGE;
      default -> org.rpg.encounter.dsl.encounter.Size.MEDIUM;
    };
  }

  /** Its own properties, then those of what it is like that it does not state itself. */
  private static List<WeaponProperty> properties(Weapon weapon) {
    List<WeaponProperty> all = new ArrayList<>();
    for (Weapon it : Lineage.of(weapon, Weapon.class)) {
      List<WeaponProperty> nearer = List.copyOf(all);
      it.getProperties().stream()
          .filter(property -> nearer.stream().noneMatch(other -> sameKind(property, other)))
          .forEach(all::add);
    }
    return all;
  }

  private static boolean sameKind(WeaponProperty property, WeaponProperty other) {
    if (property instanceof ReachProperty reach && other instanceof ReachProperty known) {
      return reach.getKind() == known.getKind();
    }
    return !(property instanceof WeaponTrait) && property.eClass() == other.eClass();
  }

  private static <P> Optional<P> first(List<?> properties, Class<P> kind) {
    return properties.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }
}
