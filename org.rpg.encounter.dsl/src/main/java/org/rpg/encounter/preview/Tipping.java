package org.rpg.encounter.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.Forecast.Tip;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Listener;

/** Finds the turn of a fight that cost the heroes' side most, as {@link Scores} values a state. */
final class Tipping implements Listener {
  private final Plan plan;
  private final CombatView view;
  private final boolean[] stood;
  private int turn;
  private int score;
  private int worst;
  private Optional<Tip> tip = Optional.empty();

  Tipping(Plan plan, CombatView view) {
    this.plan = plan;
    this.view = view;
    stood = new boolean[view.size()];
  }

  @Override
  public void on(Event event) {
    if (event instanceof Event.TurnStarted started) {
      look();
      turn = started.turn();
    }
  }

  /** The turn, once the fight is over; nothing if none cost them anything. */
  Optional<Tip> tip() {
    look();
    return tip;
  }

  private void look() {
    int now = Scores.of(plan, view);
    List<String> fell = new ArrayList<>();
    for (int who = 0; who < stood.length; who++) {
      boolean stands = view.combatant(who).isStanding();
      Plan.Role role = plan.roles().get(who);
      if (stood[who] && !stands && role.listed() && role.team() == plan.questions().team()) {
        fell.add(view.combatant(who).name());
      }
      stood[who] = stands;
    }
    if (turn > 0 && now - score < worst) {
      worst = now - score;
      tip = Optional.of(new Tip(turn, fell));
    }
    score = now;
  }
}
