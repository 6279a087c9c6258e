package org.rpg.encounter.rules.field;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Ground that has become other ground is as if it had been there from the start. */
class ChangingFieldTest {
  private static final int SIDE = 7;

  private static final List<Terrain> KINDS =
      List.of(
          Terrain.PLAIN,
          Terrain.WALL,
          Terrain.named("fire").heat(new Heat(2, 1)),
          Terrain.named("bush").cover(Cover.PARTIAL),
          Terrain.named("thicket").cover(Cover.TOTAL),
          Terrain.named("abyss").sheer().impassable(),
          Terrain.named("fog").sight(2),
          Terrain.named("mud").setback(Setback.TRAPPING));

  @Property(tries = 200)
  void itIsAsIfItHadBeenThereFromTheStart(@ForAll long seed) {
    Random random = new Random(seed);
    int[] start = kinds(random);
    int[] end = start.clone();
    boolean flat = random.nextBoolean();
    int[] heights = random.ints(SIDE * SIDE, 0, flat ? 1 : 3).toArray();
    GridField original = field(start, heights);
    GridField changing = original.changing(KINDS);
    for (int change = random.nextInt(4); change >= 0; change--) {
      int kind = random.nextInt(KINDS.size());
      int[] squares = new int[1 + random.nextInt(6)];
      for (int i = 0; i < squares.length; i++) {
        int place = random.nextInt(SIDE * SIDE);
        squares[i] = Squares.at(place % SIDE, place / SIDE);
        end[place] = kind;
      }
      changing.become(squares, squares.length, KINDS.get(kind));
    }
    assertSame(field(end, heights), changing);
    changing.restore();
    assertSame(original, changing);
    assertSame(field(start, heights), original); // whoever else uses it sees nothing of it
  }

  private static int[] kinds(Random random) {
    int[] kinds = new int[SIDE * SIDE];
    for (int i = random.nextInt(SIDE * SIDE); i > 0; i--) {
      kinds[random.nextInt(kinds.length)] = random.nextInt(KINDS.size());
    }
    return kinds;
  }

  private static GridField field(int[] kinds, int[] heights) {
    GridField.Builder field = GridField.of(SIDE, SIDE);
    for (int place = 0; place < kinds.length; place++) {
      field.terrain(place % SIDE, place / SIDE, KINDS.get(kinds[place]));
      field.height(place % SIDE, place / SIDE, 1.5 * heights[place]);
    }
    return field.build();
  }

  private static void assertSame(GridField wanted, GridField got) {
    assertArrayEquals(wanted.walkways().open, got.walkways().open);
    assertArrayEquals(wanted.walkways().throughFire, got.walkways().throughFire);
    assertArrayEquals(wanted.walkways().cost, got.walkways().cost);
    assertArrayEquals(wanted.walkways().burns, got.walkways().burns);
    assertArrayEquals(wanted.walkways().component, got.walkways().component);
    SightMemory memory = new SightMemory(got);
    for (int from = 0; from < SIDE * SIDE; from++) {
      int one = Squares.at(from % SIDE, from / SIDE);
      assertEquals(wanted.terrain(one), got.terrain(one));
      assertEquals(wanted.isByCover(one), got.isByCover(one));
      for (int to = 0; to < SIDE * SIDE; to++) {
        int other = Squares.at(to % SIDE, to / SIDE);
        Cover cover = wanted.cover(one, wanted.height(one), other, wanted.height(other));
        assertEquals(cover, memory.cover(one, got.height(one), other, got.height(other)));
        assertEquals(wanted.drop(one, other), got.drop(one, other));
      }
    }
  }
}
