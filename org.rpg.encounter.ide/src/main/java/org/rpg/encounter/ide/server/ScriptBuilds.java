package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.ide.server.BuildManager;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.impl.ProjectDescription;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.dsl.pages.FileKind;
import org.rpg.encounter.dsl.pages.PageFiles;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.validation.ProjectIssues;

/**
 * What is to be built next. A new folder is only noted; its scripts are read by the next build, so
 * that the client has its answer before. A build that an edit cancels leaves its work to the next.
 */
@Singleton
final class ScriptBuilds extends BuildManager {
  private static final Logger LOG = Logger.getLogger(ScriptBuilds.class);
  private static final long LARGEST = 16L << 20;

  private final Set<String> unread = new LinkedHashSet<>();
  private final Set<URI> dirty = new LinkedHashSet<>();
  private final Set<URI> deleted = new LinkedHashSet<>();
  private List<IResourceDescription.Delta> unreported = new ArrayList<>();
  private final OperationCanceledManager cancellation;
  private final ProjectFiles projectFiles;
  private final Progresses progresses;
  private ScriptWorkspace workspace;

  @Inject
  ScriptBuilds(
      OperationCanceledManager cancellation, ProjectFiles projectFiles, Progresses progresses) {
    this.cancellation = cancellation;
    this.projectFiles = projectFiles;
    this.progresses = progresses;
  }

  @Override
  public void setWorkspaceManager(WorkspaceManager manager) {
    super.setWorkspaceManager(manager);
    workspace = (ScriptWorkspace) manager;
  }

  @Override
  public List<IResourceDescription.Delta> doInitialBuild(
      List<ProjectDescription> projects, CancelIndicator cancel) {
    for (ProjectDescription project : projects) {
      workspace.project(project.getName()).prepare();
      unread.add(project.getName());
    }
    return List.of();
  }

  @Override
  public Buildable submit(List<URI> changed, List<URI> gone) {
    queue(dirty, gone, changed);
    queue(deleted, changed, gone);
    return this::internalBuild;
  }

  @Override
  protected List<IResourceDescription.Delta> internalBuild(CancelIndicator cancel) {
    boolean isNew = !unread.isEmpty();
    readNewFolders();
    List<ScriptProject> folders = workspace.projects();
    dirty.addAll(projectFiles.concerned(dirty, folders));
    dirty.addAll(projectFiles.concerned(deleted, folders));
    sortOut();
    AtomicBoolean stopped = new AtomicBoolean();
    try (Progresses.Telling telling = telling(isNew && !dirty.isEmpty(), stopped)) {
      long total = dirty.size();
      AtomicLong done = new AtomicLong();
      workspace
          .projects()
          .forEach(it -> it.onChecked(() -> telling.made(done.incrementAndGet(), total)));
      return buildAll(() -> cancel.isCanceled() || stopped.get());
    } finally {
      workspace.projects().forEach(it -> it.onChecked(() -> {}));
    }
  }

  /**
   * Whoever opens a large folder wants to know why nothing is known of it yet, and may put it off:
   * the next change goes on with it.
   */
  private Progresses.Telling telling(boolean isLong, AtomicBoolean stopped) {
    return isLong
        ? progresses.tell(
            Optional.empty(),
            Phrases.of("progress.reading").in(workspace.reader()),
            Optional.of(() -> stopped.set(true)))
        : progresses.silent();
  }

  private List<IResourceDescription.Delta> buildAll(CancelIndicator cancel) {
    for (ScriptProject project : workspace.projects()) {
      List<URI> changed = of(project, dirty);
      List<URI> gone = of(project, deleted);
      if (changed.isEmpty() && gone.isEmpty() && unreported.isEmpty()) {
        continue;
      }
      unreported.addAll(build(project, changed, gone, cancel));
      projectFiles.check(project, changed, workspace.service(ProjectIssues.class));
      dirty.removeAll(changed);
      deleted.removeAll(gone);
    }
    dirty.clear(); // what is left belongs to a folder that is gone
    deleted.clear();
    List<IResourceDescription.Delta> done = unreported;
    unreported = new ArrayList<>();
    return done;
  }

  /** A file that breaks a build is built alone, and given up if it breaks that too. */
  private List<IResourceDescription.Delta> build(
      ScriptProject project, List<URI> changed, List<URI> gone, CancelIndicator cancel) {
    try {
      return project.doBuild(changed, gone, unreported, cancel).getAffectedResources();
    } catch (RuntimeException e) {
      if (cancellation.isOperationCanceledException(e)) {
        throw e;
      }
      if (changed.size() + gone.size() == 1) {
        LOG.error("No build of " + changed + gone, e);
        return List.of();
      }
      List<IResourceDescription.Delta> affected = new ArrayList<>();
      for (URI uri : gone) {
        affected.addAll(build(project, List.of(), List.of(uri), cancel));
      }
      for (URI uri : changed) {
        affected.addAll(build(project, List.of(uri), List.of(), cancel));
      }
      return affected;
    }
  }

  private void readNewFolders() {
    for (String name : List.copyOf(unread)) {
      ScriptProject project = workspace.project(name);
      if (project != null) {
        dirty.addAll(project.scan());
      }
      unread.remove(name);
    }
  }

  /**
   * What is no longer there or cannot be read counts as deleted, and the deletion of a folder as
   * that of all it held.
   */
  private void sortOut() {
    for (URI uri : List.copyOf(dirty)) {
      if (!workspace.isDocumentOpen(uri) && !readable(uri)) {
        dirty.remove(uri);
        deleted.add(uri);
      }
    }
    for (URI uri : List.copyOf(deleted)) {
      if (FileKind.of(uri) != FileKind.OTHER) {
        continue;
      }
      deleted.remove(uri);
      String folder = uri.hasTrailingPathSeparator() ? uri.toString() : uri + "/";
      for (ScriptProject project : workspace.projects()) {
        project.known().stream()
            .filter(known -> known.toString().startsWith(folder))
            .filter(known -> !workspace.isDocumentOpen(known))
            .forEach(deleted::add);
      }
    }
  }

  private boolean readable(URI uri) {
    if (!uri.isFile() || workspace.skips(uri)) {
      return false;
    }
    try {
      Path file = Path.of(uri.toFileString());
      return Files.isRegularFile(file)
          && Files.isReadable(file)
          && Files.size(file) <= LARGEST
          && new PageFiles().mayHoldScript(file);
    } catch (InvalidPathException | java.io.IOException e) {
      return false;
    }
  }

  private List<URI> of(ScriptProject project, Set<URI> uris) {
    return uris.stream().filter(uri -> workspace.getProjectManager(uri) == project).toList();
  }
}
