package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.BuildManager.Buildable;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.Pair;
import org.eclipse.xtext.validation.Issue;
import org.eclipse.xtext.workspace.IProjectConfig;
import org.eclipse.xtext.workspace.IWorkspaceConfig;
import org.eclipse.xtext.xbase.lib.Functions.Function2;
import org.eclipse.xtext.xbase.lib.Procedures.Procedure2;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.load.Glance;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.project.Projects;
import org.rpg.encounter.dsl.scoping.Roots;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.LanguagePreference;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.ReadingCopies;

/** The folders and the open documents of the client. */
@Singleton
public class ScriptWorkspace extends WorkspaceManager {
  private final DiagnosticsPublisher publisher;
  private final IResourceServiceProvider language;
  private final Glances glances;
  private final Pause pause;
  private Optional<Runnable> inPause = Optional.empty();

  @Inject
  ScriptWorkspace(
      DiagnosticsPublisher publisher,
      IResourceServiceProvider.Registry languages,
      ReadingCopies copies,
      Glances glances,
      Pause pause) {
    this.publisher = publisher;
    this.glances = glances;
    this.pause = pause;
    language = languages.getResourceServiceProvider(URI.createURI("any.encounter"));
    readLibraryFrom(copies);
    publisher.documents(uri -> (OpenDocument) getOpenDocuments().get(uri));
  }

  /** An editor can open a file, not a part of a jar. */
  private void readLibraryFrom(ReadingCopies copies) {
    copies
        .of(Library.PLACE, Library.FILES)
        .ifPresent(
            files ->
                service(Library.class)
                    .moveTo(files.stream().map(f -> URI.createFileURI(f.toString())).toList()));
  }

  /** A service of the language, the same for every script. */
  <T> T service(Class<T> type) {
    return language.get(type);
  }

  /** Who hears what is said about a script. */
  Reader reader(XtextResource script) {
    return audience().of(script);
  }

  /** Who hears what is said of no script. */
  Reader reader() {
    return audience().of(service(LanguagePreference.class).language());
  }

  Audience audience() {
    return service(Audience.class);
  }

  /** Everything is looked at again, such as to say it in another language. */
  Buildable again() {
    return didChangeFiles(projects().stream().flatMap(p -> p.known().stream()).toList(), List.of());
  }

  /** No import of a script reaches outside the folder it stands in. */
  @Override
  protected void setWorkspaceConfig(IWorkspaceConfig config) {
    super.setWorkspaceConfig(config);
    service(Roots.class)
        .set(
            config.getProjects().stream()
                .filter(project -> !(project instanceof Folders.LooseDocuments))
                .map(IProjectConfig::getPath)
                .toList());
  }

  /** A client may name no folder at all. */
  @Override
  public void initialize(
      URI folder, Procedure2<? super URI, ? super Iterable<Issue>> issues, CancelIndicator cancel) {
    if (folder == null) {
      initialize(List.of(), issues, cancel);
    } else {
      super.initialize(folder, issues, cancel);
    }
  }

  /** Our publisher knows what the client has been told; the acceptor of the server does not. */
  @Override
  public void initialize(
      List<WorkspaceFolder> folders,
      Procedure2<? super URI, ? super Iterable<Issue>> issues,
      CancelIndicator cancel) {
    super.initialize(folders, this::checked, cancel);
  }

  private void checked(URI uri, Iterable<? extends Issue> issues) {
    OpenDocument open = (OpenDocument) getOpenDocuments().get(uri);
    if (open != null) {
      glances.checked(uri, open, issues);
    }
    publisher.publish(uri, issues);
  }

  /** After a change of folders all that is left is built anew: names may have come or gone. */
  Buildable foldersChanged(DidChangeWorkspaceFoldersParams change) {
    List<URI> strays = List.copyOf(getOpenDocuments().keySet());
    strays.forEach(uri -> publisher.publish(uri, List.of()));
    didChangeWorkspaceFolders(change, CancelIndicator.NullImpl);
    List<URI> known = projects().stream().flatMap(p -> p.known().stream()).toList();
    Buildable rest = didChangeFiles(known, List.of());
    didChangeFiles(strays, List.of());
    return rest;
  }

  /** What still waits to be built. */
  Buildable rest() {
    return didChangeFiles(List.of(), List.of());
  }

  List<ScriptProject> projects() {
    return getProjectManagers().stream().map(ScriptProject.class::cast).toList();
  }

  ScriptProject project(String name) {
    return (ScriptProject) getProjectManager(name);
  }

  /** Whether a file of a folder lies where no person writes. */
  boolean skips(URI uri) {
    return ScriptScanner.skips(getProjectConfig(uri).getPath(), uri);
  }

  private boolean isLoose(URI uri) {
    return getProjectConfig(uri) instanceof Folders.LooseDocuments;
  }

  @Override
  public Buildable didOpen(URI uri, Integer version, String contents) {
    if (!Projects.isProjectFile(uri)) { // of that what is saved counts
      getOpenDocuments().put(uri, new OpenDocument(version, contents));
    }
    return didChangeFiles(List.of(uri), List.of());
  }

  @Override
  public Buildable didChangeTextDocumentContent(
      URI uri, Integer version, Iterable<TextDocumentContentChangeEvent> changes) {
    Document open = getOpenDocuments().get(uri);
    if (open == null) {
      return Buildable.NO_BUILD;
    }
    OpenDocument changed = ((OpenDocument) open).changed(version, changes);
    getOpenDocuments().put(uri, changed);
    Buildable whole = didChangeFiles(List.of(uri), List.of());
    return cancel -> {
      pause.over();
      if (tellAhead(uri, changed, cancel)) {
        inPause.ifPresent(pause::await);
        return List.of();
      }
      return whole.build(cancel);
    };
  }

  /** What is to be done when somebody who writes in a long script has stopped for a moment. */
  void inPause(Runnable work) {
    inPause = Optional.of(work);
  }

  /** Whether the script is as it is written now, so that the rest may wait. */
  private boolean tellAhead(URI uri, OpenDocument document, CancelIndicator cancel) {
    ProjectManager project = getProjectManager(uri);
    ResourceSet read = project == null ? null : project.getResourceSet();
    if (read == null || !(read.getResource(uri, false) instanceof ScriptResource script)) {
      return false;
    }
    Optional<Glance.Seen> seen = glances.at(script, document, inPause.isPresent(), cancel);
    seen.ifPresent(it -> publisher.publishAhead(uri, it.issues()));
    return seen.map(Glance.Seen::kept).orElse(false);
  }

  /** A document outside all folders is forgotten with its editor. */
  @Override
  public Buildable didClose(URI uri) {
    getOpenDocuments().remove(uri);
    glances.forget(uri);
    return isLoose(uri)
        ? didChangeFiles(List.of(), List.of(uri))
        : didChangeFiles(List.of(uri), List.of());
  }

  /**
   * The scripts that may name what a script declares: those of its folder, what they import, and
   * the rulebook.
   */
  List<XtextResource> scriptsBeside(URI uri) {
    ScriptProject project = (ScriptProject) getProjectManager(uri);
    Set<URI> all = new LinkedHashSet<>(project.known());
    all.addAll(service(Library.class).uris());
    List<Resource> read = new ArrayList<>(project.getResourceSet().getResources());
    read.forEach(resource -> all.add(resource.getURI()));
    return all.stream()
        .map(project::getResource)
        .filter(XtextResource.class::isInstance)
        .map(XtextResource.class::cast)
        .filter(script -> script.getParseResult() != null)
        .toList();
  }

  /** The text of a script, as the client has it if it is open. */
  OpenDocument document(XtextResource script) {
    return (OpenDocument) getDocument(script);
  }

  @Override
  protected Document getDocument(XtextResource resource) {
    Document open = getOpenDocuments().get(resource.getURI());
    if (open != null || resource.getParseResult() == null) {
      return open;
    }
    return new OpenDocument(null, ((ScriptResource) resource).text());
  }

  @Override
  public Pair<? super Document, ? super XtextResource> read(URI uri) {
    Pair<? super Document, ? super XtextResource> read = super.read(uri);
    boolean whole = read != null && ((XtextResource) read.getSecond()).getParseResult() != null;
    return whole ? read : null;
  }

  /** What is found in a script; nothing in one that cannot be read. */
  <T> List<T> list(URI uri, BiFunction<OpenDocument, XtextResource, List<T>> work) {
    List<T> found = doRead(uri, (document, script) -> work.apply((OpenDocument) document, script));
    return found == null ? List.of() : found;
  }

  /** Answers {@code null} for what cannot be read; the services need not stand it. */
  @Override
  public <T> T doRead(
      URI uri, Function2<? super Document, ? super XtextResource, ? extends T> work) {
    Pair<? super Document, ? super XtextResource> read = read(uri);
    return read == null
        ? null
        : work.apply((Document) read.getFirst(), (XtextResource) read.getSecond());
  }
}
