package org.rpg.encounter.rules.travel;

/**
 * One traveller's sleep in one rest, in minutes of the clock: from when to when he sleeps, how long
 * in all, how long without a break (EXH-04, EXH-20, REST-04).
 */
public final class Sleep {
  private static final int OPEN = Integer.MAX_VALUE;

  private int from = OPEN;
  private int to = OPEN;
  private boolean lying;

  /** When he lay down, and from when to when he is on watch. */
  private int start = OPEN;

  private int watchFrom = OPEN;
  private int watchTo = OPEN;
  private int total;
  private int longest;

  /** When he last woke from a sleep of at least so long, -1 if never. */
  private int refreshed = -1;

  private int enough;

  Sleep() {}

  void reset() {
    from = OPEN;
    to = OPEN;
    lying = false;
    start = OPEN;
    watchFrom = OPEN;
    watchTo = OPEN;
    total = 0;
    longest = 0;
    refreshed = -1;
  }

  void copy(Sleep other) {
    from = other.from;
    to = other.to;
    lying = other.lying;
    start = other.start;
    watchFrom = other.watchFrom;
    watchTo = other.watchTo;
    total = other.total;
    longest = other.longest;
    refreshed = other.refreshed;
    enough = other.enough;
  }

  /** He lies down. */
  void lieDown(int now, int refreshing) {
    reset();
    from = now;
    start = now;
    lying = true;
    enough = refreshing;
  }

  /**
   * He is on watch for so long, so many minutes after he lay down, and sleeps so much less. That he
   * is woken for it does not break his sleep in two (our own choice).
   */
  void watch(int minutes, int after) {
    if (from != OPEN) {
      from += minutes;
      watchFrom = start + after;
      watchTo = watchFrom + minutes;
    }
  }

  /** Whether it is his watch now. */
  boolean isOnWatch(int now) {
    return lying && watchFrom <= now && now < watchTo;
  }

  /** Whether he is asleep now if nothing has woken him this minute. */
  boolean isNight(int now) {
    return lying && start < now && now <= to && !isOnWatch(now);
  }

  /** He sleeps just so long. */
  void only(int minutes) {
    to = from == OPEN ? OPEN : from + minutes;
  }

  /** Something wakes him; he goes to sleep again at once. */
  void disturb(int now) {
    if (from < now) {
      close(now);
      from = now < to ? now : OPEN;
    }
  }

  /** He is up and stays up. */
  void end(int now) {
    if (from < now) {
      close(now);
    }
    from = OPEN;
  }

  private void close(int now) {
    int until = Math.min(now, to);
    int stretch = Math.max(0, until - from);
    total += stretch;
    longest = Math.max(longest, stretch);
    if (stretch > 0 && stretch >= enough) {
      refreshed = until;
    }
  }

  /** Whether he has lain down and not risen, awake or not. */
  boolean isLying() {
    return lying;
  }

  /** Whether he is asleep at the end of this minute. */
  boolean isAsleep(int now) {
    return from < now && now <= to;
  }

  /** Whether his sleep is over by now. */
  boolean isOver(int now) {
    return now > to && from != OPEN;
  }

  /** Minutes slept. */
  public int total() {
    return total;
  }

  /** Minutes slept without a break at the most. */
  public int longest() {
    return longest;
  }

  /** When he last woke from enough sleep (EXH-04), -1 if he did not. */
  int refreshed() {
    return refreshed;
  }
}
