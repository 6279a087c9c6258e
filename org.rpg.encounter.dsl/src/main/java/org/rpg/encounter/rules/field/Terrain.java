package org.rpg.encounter.rules.field;

/**
 * A kind of ground.
 *
 * @param name its name for stories, empty for ground that needs none
 * @param passable whether anyone may stand on it
 * @param setback what failing to cross it brings (SIT-03)
 * @param water depth of the water in centimetres, 0 for dry ground
 * @param cover what it gives to whatever is behind it (TAC-10, TAC-11)
 * @param heat how it burns (SIT-15)
 * @param ledge whether its edges are sheer: where the next square lies 1.5 m or more lower, nobody
 *     walks down or up, and whoever is forced over the edge falls (SIT-09)
 * @param sight how far one sees into it and out of it, in squares
 */
public record Terrain(
    String name,
    boolean passable,
    Setback setback,
    int water,
    Cover cover,
    Heat heat,
    boolean ledge,
    int sight) {

  /** As far as anything can be. */
  public static final int UNLIMITED = Integer.MAX_VALUE;

  /** Ordinary ground. */
  public static final Terrain PLAIN = named("");

  /** Nobody stands in it and nobody sees through it. */
  public static final Terrain WALL = PLAIN.impassable().cover(Cover.TOTAL);

  /** Ordinary ground with a name. */
  public static Terrain named(String name) {
    return new Terrain(name, true, Setback.NONE, 0, Cover.NONE, Heat.NONE, false, UNLIMITED);
  }

  /** The same under another name. */
  public Terrain called(String other) {
    return new Terrain(other, passable, setback, water, cover, heat, ledge, sight);
  }

  /** The same, but nobody may stand on it. */
  public Terrain impassable() {
    return new Terrain(name, false, setback, water, cover, heat, ledge, sight);
  }

  /** The same with a setback. */
  public Terrain setback(Setback value) {
    return new Terrain(name, passable, value, water, cover, heat, ledge, sight);
  }

  /** The same under water, so many centimetres deep. */
  public Terrain water(int depth) {
    return new Terrain(name, passable, setback, depth, cover, heat, ledge, sight);
  }

  /** The same giving cover. */
  public Terrain cover(Cover value) {
    return new Terrain(name, passable, setback, water, value, heat, ledge, sight);
  }

  /** The same burning. */
  public Terrain heat(Heat value) {
    return new Terrain(name, passable, setback, water, cover, value, ledge, sight);
  }

  /** The same with sheer edges. */
  public Terrain sheer() {
    return new Terrain(name, passable, setback, water, cover, heat, true, sight);
  }

  /** The same where one sees only so many squares. */
  public Terrain sight(int squares) {
    return new Terrain(name, passable, setback, water, cover, heat, ledge, squares);
  }

  /** Both at once; where both say something, what the other says. */
  public Terrain with(Terrain other) {
    return new Terrain(
        other.name.isEmpty() ? name : other.name,
        passable && other.passable,
        other.setback == Setback.NONE ? setback : other.setback,
        Math.max(water, other.water),
        cover.or(other.cover),
        other.burns() ? other.heat : heat,
        ledge || other.ledge,
        Math.min(sight, other.sight));
  }

  /** Whether crossing it asks for a test (SIT-01). */
  public boolean isDifficult() {
    return setback != Setback.NONE;
  }

  /** Whether someone who stands so is in contact with fire (SIT-15). */
  public boolean burns() {
    return heat.burns();
  }
}
