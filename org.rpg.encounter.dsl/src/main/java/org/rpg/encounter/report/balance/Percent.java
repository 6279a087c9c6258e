package org.rpg.encounter.report.balance;

import org.rpg.encounter.preview.Share;

/** A share as a message tells it: "43% (38-48%)". */
final class Percent {
  private Percent() {}

  static String of(Share share) {
    return Math.round(100 * share.probability())
        + "% ("
        + (int) Math.floor(100 * share.low())
        + "\u2013"
        + (int) Math.ceil(100 * share.high())
        + "%)";
  }
}
