package org.rpg.encounter.dsl.load;

import com.google.inject.Inject;
import org.eclipse.xtext.resource.FileExtensionProvider;
import org.eclipse.xtext.resource.IResourceFactory;
import org.eclipse.xtext.resource.XtextResourceSet;

/**
 * Scripts that belong together. They are read with the parts of the set-up that the set comes from;
 * Xtext's default would ask the process-wide register, where the last set-up made has the word.
 */
public class ScriptSet extends XtextResourceSet {
  @Inject
  void readWith(IResourceFactory scripts, FileExtensionProvider extensions) {
    readWith(this, scripts, extensions);
  }

  /** Has the scripts of a set that somebody else has made read with the parts of a set-up. */
  public static void readWith(
      XtextResourceSet set, IResourceFactory scripts, FileExtensionProvider extensions) {
    for (String extension : extensions.getFileExtensions()) {
      set.getResourceFactoryRegistry().getExtensionToFactoryMap().put(extension, scripts);
    }
  }
}
