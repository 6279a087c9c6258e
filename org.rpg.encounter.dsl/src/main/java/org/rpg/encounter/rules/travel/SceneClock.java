package org.rpg.encounter.rules.travel;

/**
 * The clock of a scene in whole minutes, from midnight of the first day (BASE-19). It says when
 * scenes and days end; a fight takes no time of it.
 */
public final class SceneClock {
  private final TravelRules rules;
  private int minute;
  private int nextScene;
  private int lastDay;
  private int scenes;
  private int days;
  private int sessions;

  /** A clock at the hour of departure. */
  public SceneClock(TravelRules rules) {
    this.rules = rules;
    begin(TravelRules.DEPARTURE);
  }

  /** It starts at a minute, at least 0; no scene, day or session has ended. */
  public void begin(int start) {
    minute = start;
    nextScene = sceneAfter(start);
    lastDay = start;
    scenes = 0;
    days = 0;
    sessions = 1;
  }

  /** Becomes what another clock is now. */
  public void copy(SceneClock other) {
    minute = other.minute;
    nextScene = other.nextScene;
    lastDay = other.lastDay;
    scenes = other.scenes;
    days = other.days;
    sessions = other.sessions;
  }

  private int sceneAfter(int from) {
    return (from / rules.sceneMinutes + 1) * rules.sceneMinutes;
  }

  /** It is so late now; time never goes back. */
  public void moveTo(int later) {
    minute = later;
  }

  /** A scene ends: one begins (TRV-01). */
  public void endScene() {
    scenes++;
    nextScene = sceneAfter(minute);
  }

  /** A day ends now (REC-08). */
  public void endDay() {
    days++;
    lastDay = minute;
  }

  /** Another session begins (EXH-17). */
  public void beginSession() {
    sessions++;
  }

  /** The minute it is, from midnight of the first day. */
  public int minute() {
    return minute;
  }

  /** The minute at which this scene ends at the latest (TRV-01). */
  public int nextScene() {
    return nextScene;
  }

  /** The minute at which this day ends at the latest: 24 hours after the last one did (REC-08). */
  public int nextDay() {
    return lastDay + TravelRules.DAY;
  }

  /** Minutes since the last day ended, or since the start (REC-08). */
  public int sinceDay() {
    return minute - lastDay;
  }

  /** Scenes that have ended. */
  public int scenes() {
    return scenes;
  }

  /** Days that have ended (REC-08). */
  public int days() {
    return days;
  }

  /** The session, from 1. */
  public int session() {
    return sessions;
  }

  /** The day of the calendar, from 1. */
  public int day() {
    return minute / TravelRules.DAY + 1;
  }

  /** Whether it is night: before 6 h or from 18 h on (our own choice). */
  public boolean isNight() {
    return isNight(minute);
  }

  static boolean isNight(int minute) {
    int ofDay = minute % TravelRules.DAY;
    return ofDay < TravelRules.DAYBREAK || ofDay >= TravelRules.NIGHTFALL;
  }

  /** The day-period it is, counted from the first of the first day (BASE-19). */
  public int period() {
    int ofDay = minute % TravelRules.DAY;
    return minute / TravelRules.DAY * rules.dayPeriods + ofDay * rules.dayPeriods / TravelRules.DAY;
  }
}
