package org.rpg.encounter.dsl;

import com.google.inject.Injector;
import java.util.Map;
import org.eclipse.emf.ecore.EPackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;
import org.eclipse.emf.ecore.xmi.impl.XMIResourceFactoryImpl;
import org.eclipse.xtext.XtextPackage;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.resource.impl.BinaryGrammarResourceFactoryImpl;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.pages.FileKind;

/** Sets the language up where there is no Eclipse around it. */
public class EncounterStandaloneSetup extends EncounterStandaloneSetupGenerated {

  public static void doSetup() {
    new EncounterStandaloneSetup().createInjectorAndDoEMFRegistration();
  }

  /**
   * Registers what the grammar itself is read with. The setup of Xtext's common terminals would do
   * it too, but with an injector for a language that nobody writes, which takes its time.
   */
  public static void registerModels() {
    Map<String, Object> factories = Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap();
    factories.putIfAbsent("ecore", new EcoreResourceFactoryImpl());
    factories.putIfAbsent("xmi", new XMIResourceFactoryImpl());
    factories.putIfAbsent("xtextbin", new BinaryGrammarResourceFactoryImpl());
    EPackage.Registry.INSTANCE.putIfAbsent(XtextPackage.eNS_URI, XtextPackage.eINSTANCE);
    EPackage.Registry.INSTANCE.putIfAbsent(EncounterPackage.eNS_URI, EncounterPackage.eINSTANCE);
  }

  /** Scripts stand in pages too, not only in the files that the grammar names. */
  @Override
  public void register(Injector injector) {
    super.register(injector);
    Map<String, Object> factories = Resource.Factory.Registry.INSTANCE.getExtensionToFactoryMap();
    Map<String, Object> services =
        IResourceServiceProvider.Registry.INSTANCE.getExtensionToFactoryMap();
    for (String extension : FileKind.extensions()) {
      factories.put(extension, injector.getInstance(IResourceFactory.class));
      services.put(extension, injector.getInstance(IResourceServiceProvider.class));
    }
  }

  @Override
  public Injector createInjectorAndDoEMFRegistration() {
    registerModels();
    Injector injector = createInjector();
    register(injector);
    return injector;
  }
}
