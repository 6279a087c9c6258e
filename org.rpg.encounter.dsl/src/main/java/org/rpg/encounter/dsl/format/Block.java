package org.rpg.encounter.dsl.format;

/**
 * What stands between two braces.
 *
 * @param offset where it opens
 * @param oneLine whether it is on one line
 * @param indent how deep the line is on which its owner begins
 * @param outer the block it stands in, or null
 */
record Block(int offset, boolean oneLine, int indent, Block outer) {
  /** The outermost block on one line that this is in; itself if none. */
  Block outermostOnLine() {
    return outer != null && outer.oneLine ? outer.outermostOnLine() : this;
  }
}
