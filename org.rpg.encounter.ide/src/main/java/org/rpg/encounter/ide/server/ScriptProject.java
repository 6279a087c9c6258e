package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.common.util.WrappedException;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.build.BuildRequest;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.IResourceDescription;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.resource.impl.ResourceDescriptionsData;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.workspace.ISourceFolder;
import org.rpg.encounter.dsl.load.ScriptSet;
import org.rpg.encounter.dsl.pages.FileKind;

/** The scripts of one folder. */
final class ScriptProject extends ProjectManager {
  private final IResourceServiceProvider language;
  private Runnable checked = () -> {};

  @Inject
  ScriptProject(IResourceServiceProvider.Registry languages) {
    language = languages.getResourceServiceProvider(URI.createURI("any.encounter"));
  }

  /** The scripts that stand in the folder now. */
  List<URI> scan() {
    List<URI> found = new ArrayList<>();
    for (ISourceFolder folder : getProjectConfig().getSourceFolders()) {
      found.addAll(folder.getAllResources(fileSystemScanner));
    }
    return found;
  }

  /** The scripts known so far. */
  List<URI> known() {
    return List.copyOf(getIndexState().getResourceDescriptions().getAllURIs());
  }

  @Override
  public XtextResourceSet createNewResourceSet(ResourceDescriptionsData index) {
    XtextResourceSet set = super.createNewResourceSet(index);
    ScriptSet.readWith(
        set, language.get(IResourceFactory.class), language.get(FileExtensionProvider.class));
    set.getLoadOptions().put(XtextResource.OPTION_ENCODING, "UTF-8");
    return set;
  }

  /** A build before any: so that a question asked meanwhile finds a resource set. */
  void prepare() {
    createFreshResourceSet(getIndexState().getResourceDescriptions());
  }

  /** Whom to tell of each script that has been checked. */
  void onChecked(Runnable action) {
    checked = action;
  }

  @Override
  protected BuildRequest newBuildRequest(
      List<URI> changed,
      List<URI> deleted,
      List<IResourceDescription.Delta> others,
      CancelIndicator cancel) {
    BuildRequest request = super.newBuildRequest(changed, deleted, others, cancel);
    BuildRequest.IPostValidationCallback told = request.getAfterValidate();
    request.setAfterValidate(
        (uri, issues) -> {
          checked.run();
          return told.afterValidate(uri, issues);
        });
    return request;
  }

  @Override
  public Resource getResource(URI uri) {
    if (getResourceSet() == null || FileKind.of(uri) == FileKind.OTHER) {
      return null;
    }
    try {
      return super.getResource(uri);
    } catch (WrappedException e) { // the file is gone or cannot be read
      return null;
    }
  }

  @Override
  public void aboutToRemoveFromWorkspace() {
    known().forEach(uri -> getIssueAcceptor().apply(uri, List.of()));
  }
}
