package org.rpg.encounter.dsl.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import org.eclipse.xtext.ide.server.UriExtensions;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.impl.ResourceServiceProviderRegistryImpl;
import org.eclipse.xtext.util.Modules2;
import org.rpg.encounter.dsl.EncounterRuntimeModule;
import org.rpg.encounter.dsl.EncounterStandaloneSetup;

/** Sets the language up for a language server. */
public class EncounterIdeSetup extends EncounterStandaloneSetup {
  private final Module server;

  public EncounterIdeSetup() {
    this(binder -> {});
  }

  /**
   * A setup whose services share parts with their server.
   *
   * @param server binds those parts
   */
  public EncounterIdeSetup(Module server) {
    this.server = server;
  }

  /** The language for one server; its services write URIs as that server does. */
  public static IResourceServiceProvider.Registry registry(UriExtensions uris) {
    Injector language =
        new EncounterIdeSetup(binder -> binder.bind(UriExtensions.class).toInstance(uris))
            .createInjectorAndDoEMFRegistration();
    IResourceServiceProvider services = language.getInstance(IResourceServiceProvider.class);
    IResourceServiceProvider.Registry registry = new ResourceServiceProviderRegistryImpl();
    for (String extension : language.getInstance(FileExtensionProvider.class).getFileExtensions()) {
      registry.getExtensionToFactoryMap().put(extension, services);
    }
    return registry;
  }

  @Override
  public Injector createInjector() {
    return Guice.createInjector(
        Modules2.mixin(new EncounterRuntimeModule(), new EncounterIdeModule(), server));
  }
}
