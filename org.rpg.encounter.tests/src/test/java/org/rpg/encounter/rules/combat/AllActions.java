package org.rpg.encounter.rules.combat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Every action there is, found among the engine's classes. */
final class AllActions {
  /** In alphabetical order. */
  static final List<Action> LIST = find();

  private AllActions() {}

  private static List<Action> find() {
    List<Action> found = new ArrayList<>();
    new ClassFileImporter()
        .importPackagesOf(Action.class).stream()
            .filter(it -> it.isAssignableTo(Action.class) && !it.isEquivalentTo(Action.class))
            .sorted(Comparator.comparing(it -> it.getName()))
            .forEach(it -> found.addAll(instances(it.reflect())));
    return List.copyOf(found);
  }

  private static List<Action> instances(Class<?> action) {
    List<Action> found = new ArrayList<>();
    for (Field field : action.getDeclaredFields()) {
      if (field.getType() == action || field.getType() == Action.class) {
        try {
          field.setAccessible(true);
          found.add((Action) field.get(null));
        } catch (ReflectiveOperationException e) {
          throw new LinkageError(action + " has no instance to be had", e);
        }
      }
    }
    return found;
  }
}
