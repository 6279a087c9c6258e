package org.rpg.encounter.ide.server;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.xtext.ide.server.BuildManager;
import org.eclipse.xtext.ide.server.DefaultProjectDescriptionFactory;
import org.eclipse.xtext.ide.server.IMultiRootWorkspaceConfigFactory;
import org.eclipse.xtext.ide.server.IProjectDescriptionFactory;
import org.eclipse.xtext.ide.server.ProjectManager;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.ide.server.WorkspaceManager;
import org.eclipse.xtext.ide.server.concurrent.IRequestManager;
import org.eclipse.xtext.resource.IContainer;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.containers.ProjectDescriptionBasedContainerManager;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.rpg.encounter.dsl.ide.EncounterIdeSetup;
import org.rpg.encounter.ide.live.OddsThreads;

/** The parts of the server, our own in place of Xtext's where Xtext's were seen to fail. */
final class EncounterServerModule extends AbstractModule {
  private final OddsThreads odds;

  EncounterServerModule(OddsThreads odds) {
    this.odds = odds;
  }

  @Override
  protected void configure() {
    bind(IMultiRootWorkspaceConfigFactory.class).to(Folders.class);
    bind(IProjectDescriptionFactory.class).to(DefaultProjectDescriptionFactory.class);
    bind(IContainer.Manager.class).to(ProjectDescriptionBasedContainerManager.class);
    bind(OddsThreads.class).toInstance(odds);
    bind(IRequestManager.class).to(LiveRequests.class);
    bind(IFileSystemScanner.class).to(ScriptScanner.class);
    bind(UriExtensions.class).to(ClientUris.class);
    bind(WorkspaceManager.class).to(ScriptWorkspace.class);
    bind(BuildManager.class).to(ScriptBuilds.class);
    bind(ProjectManager.class).to(ScriptProject.class);
  }

  /** One reader: scripts are linked while they are read, and models stand no two hands at once. */
  @Provides
  @Singleton
  ExecutorService reader() {
    return Executors.newSingleThreadExecutor(
        work -> {
          Thread thread = new Thread(work, "encounter-read");
          thread.setDaemon(true);
          return thread;
        });
  }

  /** The services of the language know the same URIs as the server. */
  @Provides
  @Singleton
  IResourceServiceProvider.Registry languages(ClientUris uris) {
    return EncounterIdeSetup.registry(uris);
  }
}
