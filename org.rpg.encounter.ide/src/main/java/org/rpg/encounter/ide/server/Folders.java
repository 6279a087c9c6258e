package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.xtext.ide.server.IMultiRootWorkspaceConfigFactory;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.eclipse.xtext.workspace.FileProjectConfig;
import org.eclipse.xtext.workspace.IProjectConfig;
import org.eclipse.xtext.workspace.ISourceFolder;
import org.eclipse.xtext.workspace.IWorkspaceConfig;
import org.eclipse.xtext.workspace.WorkspaceConfig;

/** One project for each folder that stands in no other, and one for documents outside of all. */
final class Folders implements IMultiRootWorkspaceConfigFactory {
  private final ClientUris uris;

  @Inject
  Folders(ClientUris uris) {
    this.uris = uris;
  }

  @Override
  public IWorkspaceConfig getWorkspaceConfig(List<WorkspaceFolder> folders) {
    WorkspaceConfig workspace = new WorkspaceConfig();
    List<URI> roots =
        folders.stream()
            .map(WorkspaceFolder::getUri)
            .filter(Objects::nonNull)
            .filter(uri -> uri.startsWith("file:"))
            .map(uris::toUri)
            .map(Folders::asFolder)
            .distinct()
            .toList();
    Set<String> names = new HashSet<>();
    for (URI root : roots) {
      if (roots.stream().noneMatch(other -> !other.equals(root) && holds(other, root))) {
        FileProjectConfig project = new FileProjectConfig(root, unique(root, names));
        project.addSourceFolder(".");
        workspace.addProject(project);
      }
    }
    workspace.addProject(new LooseDocuments(workspace));
    return workspace;
  }

  private static URI asFolder(URI uri) {
    return uri.hasTrailingPathSeparator() ? uri : uri.appendSegment("");
  }

  private static boolean holds(URI outer, URI inner) {
    return inner.toString().startsWith(outer.toString());
  }

  /** The name of a project stays the same as long as its folder does. */
  private static String unique(URI root, Set<String> names) {
    String name = root.toString();
    names.add(name);
    return name;
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
      return new ISourceFolder() {
        @Override
        public String getName() {
          return NAME;
        }

        @Override
        public URI getPath() {
          return ClientUris.LOOSE;
        }

        @Override
        public List<URI> getAllResources(IFileSystemScanner scanner) {
          return List.of();
        }
      };
    }

    @Override
    public IWorkspaceConfig getWorkspaceConfig() {
      return workspace;
    }
  }
}
