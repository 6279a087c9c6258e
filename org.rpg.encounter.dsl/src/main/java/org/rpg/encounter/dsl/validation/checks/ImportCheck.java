package org.rpg.encounter.dsl.validation.checks;

import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;

/** What is imported is there. Import cycles are fine: files are sets of names. */
final class ImportCheck implements Check<Import> {
  private static final Diagnosis MISSING = Diagnosis.of("IMPORT-MISSING");

  @Override
  public void check(Import imported, Findings findings) {
    String path = imported.getImportURI();
    Resource resource = imported.eResource();
    if (path == null || resource == null || resource.getURI() == null) {
      return;
    }
    if (!exists(path, resource)) {
      findings.reportAt(
          MISSING, imported, EncounterPackage.eINSTANCE.getImport_ImportURI(), path);
    }
  }

  private static boolean exists(String path, Resource from) {
    ResourceSet set = from.getResourceSet();
    try {
      URI uri = URI.createURI(path.replace('\\', '/').replace(" ", "%20"));
      URI target = uri.isRelative() ? uri.resolve(from.getURI()) : uri;
      return set.getResource(target, false) != null
          || set.getURIConverter().exists(target, Map.of());
    } catch (IllegalArgumentException e) {
      // a path that is no path leads to no file
      return false;
    }
  }
}
