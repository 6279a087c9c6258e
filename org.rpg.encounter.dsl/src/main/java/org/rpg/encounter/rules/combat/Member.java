package org.rpg.encounter.rules.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.rpg.encounter.rules.body.Condition;
import org.rpg.encounter.rules.body.WoundClass;
import org.rpg.encounter.rules.body.WoundKind;
import org.rpg.encounter.rules.body.WoundSource;
import org.rpg.encounter.rules.field.Cover;
import org.rpg.encounter.rules.field.Squares;

/** One of a side: his sheet, what he does, where he stands and in what state he starts. */
public final class Member {
  /** As much as there can be. */
  static final int FULL = -1;

  final Sheet sheet;
  final List<StartWound> wounds = new ArrayList<>();

  /** What he may become, beside what he is. */
  final List<Sheet> forms = new ArrayList<>();

  String name;
  Conduct conduct = PlainConduct.WEAKEST;
  int square = Squares.NOWHERE;

  /** In centimetres. */
  int raised;

  Cover shelter = Cover.NONE;

  int conditions;
  int protection = FULL;
  int vigor = FULL;
  int life = FULL;
  int perseverance = FULL;
  boolean expected;

  /** Whether nothing takes him by surprise. */
  boolean watchful;

  /** Whether his side counts him among its own. */
  boolean counted = true;

  /** How many he stands for: a squad fights as one. */
  int members = 1;

  /** Who carries him at the start, if anybody does (TAC-13). */
  Optional<Member> mount = Optional.empty();

  /** Whom he holds at the start, if anybody (MAN-09). */
  Optional<Member> prisoner = Optional.empty();

  /** A wound somebody starts with. */
  record StartWound(
      int severity,
      WoundKind kind,
      WoundSource source,
      Optional<WoundClass> fixed,
      boolean treated) {}

  private Member(Sheet sheet) {
    this.sheet = sheet;
    this.name = sheet.name();
  }

  /** Someone with this sheet, with {@link PlainConduct#WEAKEST}, placed by the battle. */
  public static Member of(Sheet sheet) {
    return new Member(sheet);
  }

  /** Has a name of his own. */
  public Member named(String value) {
    name = value;
    return this;
  }

  /** Acts like this. */
  public Member conduct(Conduct value) {
    conduct = value;
    return this;
  }

  /**
   * Stands on this square, or the nearest free one; no farther out than {@code Squares.FARTHEST}.
   */
  public Member at(int value) {
    square = value;
    return this;
  }

  /** Stands so many metres above his square, to the centimetre, until he leaves it (TAC-22). */
  public Member raised(double metres) {
    raised = (int) Math.round(metres * 100);
    return this;
  }

  /** Stands behind something that hides him from all sides until he leaves it (TAC-10, TAC-11). */
  public Member behind(Cover cover) {
    shelter = cover;
    return this;
  }

  /** Starts with a condition, without end of its own. */
  public Member starts(Condition condition) {
    conditions |= condition.bit();
    return this;
  }

  /** Is on watch: awake, and nothing takes him by surprise (STA-01). */
  public Member watchful() {
    watchful = true;
    return this;
  }

  /** Starts with this Protection, held within its bounds. */
  public Member protection(int value) {
    protection = value;
    return this;
  }

  /** Starts with this Vigor, held within its bounds. */
  public Member vigor(int value) {
    vigor = value;
    return this;
  }

  /** Starts with this Life, at least 1: what is missing is one wound (WND-02). */
  public Member life(int value) {
    life = value;
    return this;
  }

  /** Starts with this Perseverance, at least 0 and at most his maximum (EXH-01). */
  public Member perseverance(int value) {
    perseverance = value;
    return this;
  }

  /** Starts with a wound, which leaves at least 1 point of Life. */
  public Member wound(int severity, WoundKind kind) {
    return wound(severity, kind, WoundSource.ORDINARY, Optional.empty(), false);
  }

  /**
   * Starts with a wound.
   *
   * @param fixed the class that it keeps whatever becomes of its severity, if it does (WND-07)
   * @param treated whether it has been treated (TRT-03); a light or necrotic one cannot have been
   */
  public Member wound(
      int severity,
      WoundKind kind,
      WoundSource source,
      Optional<WoundClass> fixed,
      boolean treated) {
    wounds.add(new StartWound(severity, kind, source, fixed, treated));
    return this;
  }

  /** Starts on the back of another member of the battle (TAC-13). */
  public Member rides(Member other) {
    mount = Optional.of(other);
    return this;
  }

  /** Starts with a hold on another member of the battle who stands next to him (MAN-09). */
  public Member grapples(Member other) {
    prisoner = Optional.of(other);
    return this;
  }

  /**
   * Belongs to a member of his side, as his mount does: the side has not lost him, and does not
   * fight on for his sake.
   */
  public Member uncounted() {
    counted = false;
    return this;
  }

  /**
   * Is a squad of so many with this sheet, who fight as one: our own.
   *
   * @throws IllegalArgumentException if there is not even one
   */
  public Member squad(int many) {
    if (many < 1) {
      throw new IllegalArgumentException("a squad of " + many);
    }
    members = many;
    return this;
  }

  /**
   * May become another while the combat lasts; the first is number 1.
   *
   * @throws IllegalArgumentException if its weapons are not the same ones in the same order: see
   *     {@link Sheet#armed}
   */
  public Member mayBecome(Sheet form) {
    if (!form.weapons().equals(sheet.weapons())) {
      throw new IllegalArgumentException(name + " has other weapons than " + form.name());
    }
    forms.add(form);
    return this;
  }

  /** Is not there yet; the referee brings him in. */
  public Member expected() {
    expected = true;
    return this;
  }

  Member copy() {
    Member copy = new Member(sheet);
    copy.wounds.addAll(wounds);
    copy.forms.addAll(forms);
    copy.name = name;
    copy.conduct = conduct;
    copy.square = square;
    copy.raised = raised;
    copy.shelter = shelter;
    copy.conditions = conditions;
    copy.protection = protection;
    copy.vigor = vigor;
    copy.life = life;
    copy.perseverance = perseverance;
    copy.expected = expected;
    copy.counted = counted;
    copy.members = members;
    copy.watchful = watchful;
    copy.mount = mount;
    copy.prisoner = prisoner;
    return copy;
  }
}
