package org.rpg.encounter.ide.fixes;

import java.util.List;

/** How one kind of fault is mended. */
@FunctionalInterface
interface Mend {
  /** The ways to mend it, the likeliest first; none where it cannot be told. */
  List<Repair> of(Fault fault);
}
