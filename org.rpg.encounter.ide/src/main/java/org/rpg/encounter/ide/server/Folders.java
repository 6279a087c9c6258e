package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.IMultiRootWorkspaceConfigFactory;
import org.eclipse.xtext.workspace.FileProjectConfig;
import org.eclipse.xtext.workspace.IProjectConfig;
import org.eclipse.xtext.workspace.ISourceFolder;
import org.eclipse.xtext.workspace.IWorkspaceConfig;

/** One project for each folder that stands in no other, and one for documents outside of all. */
final class Folders implements IMultiRootWorkspaceConfigFactory {
  private final ClientUris uris;

  @Inject
  Folders(ClientUris uris) {
    this.uris = uris;
  }

  @Override
  public IWorkspaceConfig getWorkspaceConfig(List<WorkspaceFolder> folders) {
    List<URI> roots =
        folders.stream()
            .map(WorkspaceFolder::getUri)
            .filter(Objects::nonNull)
            .filter(uri -> uri.startsWith("file:"))
            .map(uris::toUri)
            .map(Folders::asFolder)
            .distinct()
            .toList();
    Workspace workspace = new Workspace();
    for (URI root : roots) {
      if (roots.stream().noneMatch(other -> !other.equals(root) && holds(other, root))) {
        // the name of a project stays the same as long as its folder does
        FileProjectConfig project = new FileProjectConfig(root, root.toString(), workspace);
        project.addSourceFolder(".");
        workspace.projects.put(project.getName(), project);
      }
    }
    return workspace;
  }

  /** All projects; what stands in no folder is in the one of loose documents. */
  private static final class Workspace implements IWorkspaceConfig {
    private final Map<String, IProjectConfig> projects = new LinkedHashMap<>();
    private final IProjectConfig loose = new LooseDocuments(this);

    Workspace() {
      projects.put(loose.getName(), loose);
    }

    @Override
    public Set<? extends IProjectConfig> getProjects() {
      return new LinkedHashSet<>(projects.values());
    }

    @Override
    public IProjectConfig findProjectByName(String name) {
      return projects.get(name);
    }

    @Override
    public IProjectConfig findProjectContaining(URI member) {
      return projects.values().stream()
          .filter(project -> project != loose && holds(project.getPath(), member))
          .findFirst()
          .orElse(loose);
    }
  }

  private static URI asFolder(URI uri) {
    return uri.hasTrailingPathSeparator() ? uri : uri.appendSegment("");
  }

  private static boolean holds(URI outer, URI inner) {
    return inner.toString().startsWith(outer.toString());
  }

  /** The documents that stand in no folder. */
  static final class LooseDocuments implements IProjectConfig {
    static final String NAME = "encounter-loose";
    private final IWorkspaceConfig workspace;

    LooseDocuments(IWorkspaceConfig workspace) {
      this.workspace = workspace;
    }

    @Override
    public String getName() {
      return NAME;
    }

    @Override
    public URI getPath() {
      return ClientUris.LOOSE;
    }

    @Override
    public Set<? extends ISourceFolder> getSourceFolders() {
      return Set.of();
    }

    @Override
    public ISourceFolder findSourceFolderContaining(URI member) {
      return null; // as the interface has it: there is none
    }

    @Override
    public IWorkspaceConfig getWorkspaceConfig() {
      return workspace;
    }
  }
}
