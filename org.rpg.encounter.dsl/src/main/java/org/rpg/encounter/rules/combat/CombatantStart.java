package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.body.Body;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.travel.Stamina;
import org.rpg.encounter.rules.travel.TravelRules;

/** What a member starts with, and what he may become. */
record CombatantStart(Member member, List<Form> forms) {
  CombatantStart(Member member, CombatRules rules, List<Obstacle> obstacles) {
    this(member, new ArrayList<>());
    forms.add(new Form(member.sheet, rules, obstacles));
    member.forms.forEach(it -> forms.add(new Form(it, rules, obstacles)));
  }

  Form form() {
    return forms.get(0);
  }

  /** A body as it is at the start. */
  Body body() {
    Form form = form();
    Body body = new Form(form.sheet, form.rules, List.of()).body;
    for (Member.StartWound wound : member.wounds) {
      wound(body, wound);
    }
    if (member.life != Member.FULL && member.life < body.life()) {
      body.wound(body.life() - Math.max(1, member.life), WoundKind.OTHER);
    }
    if (member.protection != Member.FULL) {
      body.setProtection(member.protection);
    }
    if (member.vigor != Member.FULL) {
      body.setVigor(member.vigor);
    }
    return body;
  }

  /** EXH-01: its own Perseverance, or the one of whoever names none. */
  Stamina stamina() {
    Sheet sheet = member.sheet;
    TravelRules travel = form().rules.travel;
    int most = sheet.perseverance().orElse(travel.perseverance());
    int start = member.perseverance == Member.FULL ? most : Math.min(most, member.perseverance);
    boolean tires = sheet.isTraveller() && !sheet.isUndead();
    return new Stamina(travel, tires, most, Math.max(0, start), sheet.xp());
  }

  private static void wound(Body body, Member.StartWound wound) {
    int severity = Math.min(wound.severity(), body.life() - 1); // nobody starts dead
    if (severity <= 0) {
      return;
    }
    int number =
        wound.fixed().isPresent()
            ? body.wound(severity, wound.kind(), wound.source(), wound.fixed().get())
            : body.wound(severity, wound.kind(), wound.source());
    if (wound.treated() && number != Body.NO_WOUND) {
      body.treat(body.placeOf(number)); // TRT-03
    }
  }
}
