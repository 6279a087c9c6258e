package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Locale;
import org.rpg.encounter.rules.combat.ActionKind;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.field.Squares;

/** What events name again and again. Nobody, no weapon and no square are left out. */
abstract class EventFields {
  protected final CombatView view;
  protected final JsonWriter json;

  EventFields(CombatView view, JsonWriter json) {
    this.view = view;
    this.json = json;
  }

  protected final void who(String name, int who) throws IOException {
    if (who >= 0) {
      json.name(name).value(view.combatant(who).name());
    }
  }

  protected final void weapon(int who, int weapon) throws IOException {
    if (who >= 0 && weapon >= 0 && weapon < view.combatant(who).weapons()) {
      json.name("weapon").value(view.combatant(who).weapon(weapon).name());
    }
  }

  protected final void square(String name, int square) throws IOException {
    if (square != Squares.NOWHERE) {
      json.name(name).beginArray();
      json.value(Squares.column(square)).value(Squares.row(square));
      json.endArray();
    }
  }

  protected final void action(ActionKind action) throws IOException {
    json.name("action").value(camelCase(action));
  }

  /** {@code STAND_UP} as {@code standUp}. */
  static String camelCase(Enum<?> value) {
    StringBuilder camel = new StringBuilder();
    for (String word : value.name().split("_")) {
      String lower = word.toLowerCase(Locale.ROOT);
      camel.append(
          camel.length() == 0
              ? lower
              : Character.toUpperCase(lower.charAt(0)) + lower.substring(1));
    }
    return camel.toString();
  }
}
