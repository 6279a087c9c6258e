package org.rpg.encounter.report.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.encounter.Side;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Named;
import org.rpg.encounter.play.PlanKind;
import org.rpg.encounter.preview.CharacterForecast;
import org.rpg.encounter.preview.FighterForecast;
import org.rpg.encounter.preview.FighterForecast.Left;
import org.rpg.encounter.preview.Share;

/** Those of whom too little or too much becomes: the dead, the idle, the harmless, the unused. */
final class Fighters implements Balance.Check {
  private static final Diagnosis DEATH = Diagnosis.of("BALANCE-DEATH");
  private static final Diagnosis UNACTING = Diagnosis.of("BALANCE-UNACTING");
  private static final Diagnosis HARMLESS = Diagnosis.of("BALANCE-HARMLESS");
  private static final Diagnosis UNUSED = Diagnosis.of("BALANCE-UNUSED");

  /** Of fewer one may always be kept for later. */
  private static final int MANY = 2;

  /** Those of one entry of a list. */
  private record Group(double dealt, double acted, boolean hero, List<Share> unacting) {
    Group plus(Group other) {
      List<Share> all = new ArrayList<>(unacting);
      all.addAll(other.unacting);
      return new Group(dealt + other.dealt, acted + other.acted, hero || other.hero, all);
    }

    /** Of all of them the one who most often gets to act. */
    Share leastUnacting() {
      return unacting.stream().min(Comparator.comparingDouble(Share::low)).orElseThrow();
    }
  }

  @Override
  public void check(Scene scene) {
    Map<Member, Group> groups = new LinkedHashMap<>();
    for (CharacterForecast each : scene.forecast.characters()) {
      Optional<Member> member = scene.member(each.name());
      if (each.hero() && each.death().low() > scene.limits.deaths()) {
        scene.tell(DEATH, member, each.name(), Percent.of(each.death()));
      }
      if (scene.plan.kind() == PlanKind.ENCOUNTER && each.fight().isPresent()) {
        FighterForecast fight = each.fight().get();
        fight.state().ifPresent(it -> unused(scene, each.name(), member, it));
        Group own =
            new Group(
                each.damageDealt(),
                fight.activations(),
                each.hero(),
                List.of(fight.diedUnacting()));
        member.ifPresent(it -> groups.merge(it, own, Group::plus));
      }
    }
    groups.forEach(
        (member, group) -> {
          unacting(scene, member, group);
          harmless(scene, member, group);
        });
  }

  private static void unacting(Scene scene, Member member, Group group) {
    Share share = group.leastUnacting();
    if (share.low() > scene.limits.unacting()) {
      scene.tell(UNACTING, Optional.of(member), new Named(member), Percent.of(share));
    }
  }

  private static void harmless(Scene scene, Member member, Group group) {
    if (!group.hero() && group.dealt() == 0 && group.acted() >= 1 && isOpponent(member)) {
      scene.tell(HARMLESS, Optional.of(member), new Named(member), scene.limits.runs());
    }
  }

  private static boolean isOpponent(Member member) {
    return member.eContainer() instanceof Side side && side.getKind() == SideKind.OPPONENTS;
  }

  private static void unused(
      Scene scene, String name, Optional<Member> member, FighterForecast.State state) {
    for (Left left : state.supplies()) {
      if (left.before() >= MANY
          && 2 * left.left().min() >= left.before()
          && scene.isPotion(left.name())) {
        scene.tell(
            UNUSED,
            member,
            name,
            left.before(),
            left.name(),
            left.left().min(),
            scene.limits.runs());
      }
    }
  }
}
