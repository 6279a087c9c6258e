package org.rpg.encounter.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Creature;
import org.rpg.encounter.dsl.scoping.Imports.Status;

class ImportsTest {
  @TempDir Path folder;

  private Path write(String file, String text) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    return Files.writeString(path, text);
  }

  private Resource linked(String file, String text) throws IOException {
    return Scripts.linked(Scripts.set(), write(file, text));
  }

  private Status status(String file, String path) throws IOException {
    Resource script = linked(file, "import \"" + path + "\"");
    return Scripts.the(Imports.class).status(Scripts.of(script).getImports().get(0));
  }

  @Test
  void whatAnImportImportsIsSeenToo() throws IOException {
    write("a.encounter", "import \"b.encounter\" creature Alpha { }");
    write("b.encounter", "creature Beta { }");
    Resource script =
        linked("c.encounter", "import \"a.encounter\" encounter X { heroes: Alpha, Beta }");
    assertEquals(List.of(), Scripts.problems(script));
  }

  @Test
  void importsMayGoRoundInACircle() throws IOException {
    write("a.encounter", "import \"b.encounter\" creature Alpha like Beta { }");
    Resource script =
        linked(
            "b.encounter",
            "import \"a.encounter\" import \"b.encounter\" creature Beta { } creature Gamma like Alpha { }");
    assertEquals(List.of(), Scripts.problems(script));
  }

  @Test
  void theNearerImportHidesTheFarther() throws IOException {
    write("far.encounter", "creature Wolf { size huge }");
    write("near.encounter", "import \"far.encounter\" creature Wolf { size tiny }");
    Resource script = linked("x.encounter", "import \"near.encounter\" creature Cub like Wolf { }");
    Resource near =
        script
            .getResourceSet()
            .getResource(URI.createFileURI(folder.resolve("near.encounter").toString()), false);
    assertEquals(
        near, ((Creature) Scripts.of(script).getDeclarations().get(0)).getBase().eResource());
  }

  @ParameterizedTest
  @CsvSource({
    "livros/o livro mágico.encounter",
    "livros\\o livro mágico.encounter",
    "./livros/../livros/o livro mágico.encounter"
  })
  void aPathMayHaveBlanksAccentsAndEitherSlash(String path) throws IOException {
    write("livros/o livro mágico.encounter", "criatura Mago { }");
    Resource script = linked("x.encounter", "importa \"" + path + "\" encontro X { heróis: Mago }");
    assertEquals(List.of(), Scripts.problems(script));
  }

  @Test
  void aMissingFileIsNoFault() throws IOException {
    assertEquals(Status.MISSING, status("x.encounter", "nowhere.encounter"));
    Files.createDirectories(folder.resolve("dir.encounter"));
    assertEquals(Status.MISSING, status("x.encounter", "dir.encounter"));
    assertEquals(
        Status.MISSING,
        status("x.encounter", "a/../../" + folder.getFileName() + "/nowhere.encounter"));
  }

  @ParameterizedTest
  @CsvSource({
    "http://example.org/a.encounter, REMOTE",
    "file:///etc/passwd, REMOTE",
    "jar:file:/x.jar!/a.encounter, REMOTE",
    "/etc/passwd, OUTSIDE",
    "C:/x.encounter, OUTSIDE",
    "../x.encounter, OUTSIDE",
    "a/../../x.encounter, OUTSIDE",
    "notes.txt, OTHER_FILE",
    "'', OUTSIDE"
  })
  void nothingOutsideTheFolderOfTheScriptsIsRead(String path, Status status) throws IOException {
    write("x.encounter", "creature Outside { }");
    write("night/notes.txt", "creature Note { }");
    assertEquals(status, status("night/x.encounter", path));
  }

  @Test
  void aLinkDoesNotLeadOutside(@TempDir Path elsewhere) throws IOException {
    Files.writeString(elsewhere.resolve("y.encounter"), "creature Outside { }");
    Files.createSymbolicLink(folder.resolve("link"), elsewhere);
    assertEquals(Status.OUTSIDE, status("x.encounter", "link/y.encounter"));
  }

  @Test
  void aWorkspaceMayHoldFoldersAboveTheScript() throws IOException {
    Roots roots = Scripts.the(Roots.class);
    write("book.encounter", "creature Mage { }");
    roots.set(List.of(URI.createFileURI(folder.toString())));
    try {
      Resource script =
          linked(
              "night/one.encounter", "import \"../book.encounter\" encounter X { heroes: Mage }");
      assertEquals(List.of(), Scripts.problems(script));
    } finally {
      roots.set(List.of());
    }
  }

  @Test
  void aTextThatWasNeverSavedImportsNothing() {
    XtextResourceSet scripts = Scripts.set();
    Resource script =
        Scripts.linked(scripts, "import \"book.encounter\" creature A { wields Sword }");
    assertEquals(List.of(), Scripts.problems(script));
  }

  @Test
  void aBinaryFileIsNoFault() throws IOException {
    Files.write(folder.resolve("noise.encounter"), new byte[] {0, (byte) 0xFF, (byte) 0xFE, 7, 0});
    assertEquals(Status.FOUND, status("x.encounter", "noise.encounter"));
  }

  @Test
  void theFolderBibliotecaIsSeenWithoutAnImport() throws IOException {
    write("biblioteca/feras.encounter", "criatura Fera { tamanho enorme }");
    Resource script = linked("x.encounter", "encontro X { heróis: 2 Feras }");
    assertEquals(List.of(), Scripts.problems(script));
  }

  @Test
  void aScriptIsLookedAtAgainWhenOneItSeesChanges() throws IOException {
    write("a.encounter", "creature Alpha { }");
    write("b.encounter", "import \"a.encounter\"");
    write("other.encounter", "creature Other { }");
    Resource script = linked("c.encounter", "import \"b.encounter\" encounter X { heroes: Alpha }");
    XtextResourceSet scripts = (XtextResourceSet) script.getResourceSet();
    Resource changed = Scripts.linked(scripts, folder.resolve("a.encounter"));
    Resource other = Scripts.linked(scripts, folder.resolve("other.encounter"));
    IResourceDescription.Manager manager = Scripts.the(IResourceDescription.Manager.class);
    IResourceDescriptions index =
        Scripts.the(ResourceDescriptionsProvider.class).getResourceDescriptions(script);
    IResourceDescription candidate = manager.getResourceDescription(script);
    assertTrue(manager.isAffected(List.of(gone(manager, changed)), candidate, index));
    assertFalse(manager.isAffected(List.of(gone(manager, other)), candidate, index));
  }

  private static IResourceDescription.Delta gone(
      IResourceDescription.Manager manager, Resource resource) {
    return manager.createDelta(manager.getResourceDescription(resource), null);
  }
}
