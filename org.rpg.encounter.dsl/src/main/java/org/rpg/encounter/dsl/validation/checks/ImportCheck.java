package org.rpg.encounter.dsl.validation.checks;

import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Import;
import org.rpg.encounter.dsl.scoping.Imports;
import org.rpg.encounter.dsl.validation.Check;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.Findings;
import org.rpg.encounter.dsl.validation.Place;

/** What is imported is there, near by, and a script. Import cycles are fine. */
final class ImportCheck implements Check<Import> {
  private static final Diagnosis MISSING = Diagnosis.of("IMPORT-MISSING");
  private static final Diagnosis OUTSIDE = Diagnosis.of("IMPORT-OUTSIDE");
  private static final Diagnosis REMOTE = Diagnosis.of("IMPORT-REMOTE");
  private static final Diagnosis OTHER = Diagnosis.of("IMPORT-OTHER");

  private final Imports imports;

  ImportCheck(Imports imports) {
    this.imports = imports;
  }

  @Override
  public void check(Import line, Findings findings) {
    if (line.getImportURI() == null || line.eResource() == null) {
      return;
    }
    Place place = Place.of(line, EncounterPackage.eINSTANCE.getImport_ImportURI());
    String path = line.getImportURI();
    switch (imports.status(line)) {
      case MISSING -> findings.report(MISSING, place, path);
      case OUTSIDE -> findings.report(OUTSIDE, place, path);
      case REMOTE -> findings.report(REMOTE, place, path);
      case OTHER_FILE -> findings.report(OTHER, place, path);
      case FOUND -> {}
    }
  }
}
