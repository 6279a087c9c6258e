package org.rpg.encounter.dsl.validation.checks;

import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Findings;

/** Every check and what it is about. */
public final class Checks {
  private Checks() {}

  /** A check, tied to the kind of element that it looks at. */
  public record Entry<T extends EObject>(Class<T> type, Check<T> check) {
    public void check(EObject element, Findings findings) {
      check.check(type.cast(element), findings);
    }
  }

  public static final List<Entry<?>> ALL = List.of(on(Script.class, new StrayCheck()));

  private static <T extends EObject> Entry<T> on(Class<T> type, Check<T> check) {
    return new Entry<>(type, check);
  }
}
