package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionStrategy;
import org.eclipse.xtext.util.IAcceptor;
import org.rpg.encounter.dsl.encounter.Adventure;
import org.rpg.encounter.dsl.encounter.Encounter;
import org.rpg.encounter.dsl.encounter.End;
import org.rpg.encounter.dsl.encounter.Episode;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.RandomTable;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * What other files see of a script: every declaration under both its names, what is inside one
 * under "Broken Bridge.Grum", named ends by themselves too; and what the script imports.
 */
@Singleton
public class ExportedNames extends DefaultResourceDescriptionStrategy {
  /** The other spelling of the same thing. */
  public static final String OTHER = "other";

  private static final String WRITTEN = "written";

  /** What an item is, as the grammar's literal: POTION, SPELL … */
  public static final String KIND = "kind";

  private static final QualifiedName IMPORTS = QualifiedName.create("", "imports");
  private static final String TARGETS = "targets";

  @Inject private Imports imports;

  @Override
  public boolean createEObjectDescriptions(
      EObject element, IAcceptor<IEObjectDescription> acceptor) {
    if (element instanceof Script script) {
      String targets = imports.targets(script).stream().collect(Collectors.joining("\n"));
      acceptor.accept(EObjectDescription.create(IMPORTS, script, Map.of(TARGETS, targets)));
      return true;
    }
    List<String> names = Spellings.of(element);
    EObject declaration = Spellings.declaration(element);
    for (String name : names) {
      Map<String, String> data = data(element, names, name);
      if (declaration == element || element instanceof End) {
        QualifiedName key = QualifiedName.create(NameKey.of(name));
        acceptor.accept(EObjectDescription.create(key, element, data));
      }
      if (declaration != element) {
        for (String outer : Spellings.keys(declaration)) {
          QualifiedName key = QualifiedName.create(outer, NameKey.of(name));
          acceptor.accept(EObjectDescription.create(key, element, data));
        }
      }
    }
    return declaration != element || holdsNames(element);
  }

  /** The author's spelling, where it is not that by which the name is looked up. */
  static Map<String, String> written(QualifiedName key, String name) {
    return key.getLastSegment().equals(name) ? Map.of() : Map.of(WRITTEN, name);
  }

  /** A described name as its author spells it. */
  public static String written(IEObjectDescription found) {
    return found.getName().skipLast(1).append(last(found)).toString();
  }

  /** The last part of a described name as its author spells it. */
  public static String last(IEObjectDescription found) {
    String written = found.getUserData(WRITTEN);
    return written == null ? found.getName().getLastSegment() : written;
  }

  private static Map<String, String> data(EObject element, List<String> names, String name) {
    Map<String, String> data = new HashMap<>(written(QualifiedName.create(NameKey.of(name)), name));
    names.stream().filter(n -> !n.equals(name)).findFirst().ifPresent(n -> data.put(OTHER, n));
    if (element instanceof Item item) {
      data.put(KIND, item.getKind().name());
    }
    return data;
  }

  private static boolean holdsNames(EObject declaration) {
    return declaration instanceof Encounter
        || declaration instanceof Episode
        || declaration instanceof Journey
        || declaration instanceof Adventure
        || declaration instanceof Variant
        || declaration instanceof RandomTable // a row may end the scene
        || declaration instanceof Parameter;
  }

  /** The URIs a described script imports. */
  static List<String> importsOf(IResourceDescription description) {
    for (IEObjectDescription found : description.getExportedObjects()) {
      if (found.getName().equals(IMPORTS)) {
        return found.getUserData(TARGETS).lines().toList();
      }
    }
    return List.of();
  }

  static boolean isName(IEObjectDescription description) {
    return !description.getName().equals(IMPORTS);
  }
}
