package org.rpg.encounter.report;

import java.util.ArrayList;
import java.util.List;
import org.rpg.encounter.rules.Event;
import org.rpg.encounter.rules.body.Condition;

/** Several to whom the same happens one after the other, so that it need be said only once. */
final class Crowd {
  private final List<Event> members = new ArrayList<>();

  /** What has happened, in its order. */
  List<Event> members() {
    return List.copyOf(members);
  }

  boolean isEmpty() {
    return members.isEmpty();
  }

  void clear() {
    members.clear();
  }

  /** Whether it is something that often happens to many. */
  static boolean isCommon(Event event) {
    return who(event) >= 0;
  }

  /**
   * Answers whether it happened to somebody else just now, too. A round goes through the travellers
   * in their order: whoever comes before the last one told of begins another.
   */
  boolean takes(Event event) {
    boolean fits =
        isCommon(event)
            && (members.isEmpty()
                || isSame(members.get(0), event)
                    && who(members.get(members.size() - 1)) < who(event));
    if (fits) {
      members.add(event);
    }
    return fits;
  }

  private static boolean isSame(Event first, Event other) {
    if (first instanceof Event.Slept one && other instanceof Event.Slept another) {
      return one.minutes() == another.minutes() && one.gained() == another.gained();
    }
    if (first instanceof Event.Rested one && other instanceof Event.Rested another) {
      return one.isLong() == another.isLong()
          && Math.max(0, one.vigor()) == Math.max(0, another.vigor());
    }
    if (first instanceof Event.Ate one && other instanceof Event.Ate another) {
      return one.meals() == another.meals() && one.gained() == another.gained();
    }
    return first.getClass() == other.getClass();
  }

  static int who(Event event) {
    if (event instanceof Event.Slept it) {
      return it.who();
    } else if (event instanceof Event.Rested it) {
      return it.who();
    } else if (event instanceof Event.Ate it) {
      return it.who();
    } else if (event instanceof Event.Hungry it) {
      return it.who();
    } else if (event instanceof Event.ConditionGained it && it.condition() == Condition.SURPRISED) {
      return it.who();
    }
    return -1;
  }
}
