package org.rpg.encounter.dsl.words;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.XtextResource;

/**
 * The two languages a script can be written in. Which one a file speaks is a function of its text.
 */
public enum Language {
  /** English. */
  EN,
  /** Portuguese. */
  PT;

  /** The other one. */
  public Language other() {
    return this == EN ? PT : EN;
  }

  /** Whichever of two texts is in this language. */
  public <T> T choose(T english, T portuguese) {
    return this == EN ? english : portuguese;
  }

  /** The language the file speaks; English where there is no parsed script. */
  public static Language of(Resource resource) {
    return resource instanceof XtextResource script
            && script.getParseResult() instanceof SpokenParseResult result
        ? result.language()
        : EN;
  }

  /** The language of the file in which the object stands. */
  public static Language of(EObject object) {
    return of(object.eResource());
  }

  /** The language of the file in which the node stands, also while it is being parsed. */
  public static Language of(INode node) {
    INode root = node.getRootNode();
    if (root == null) {
      return EN;
    }
    EObject script = root.getSemanticElement();
    boolean parsed =
        script != null
            && script.eResource() instanceof XtextResource resource
            && resource.getParseResult() instanceof SpokenParseResult;
    return parsed ? of(script) : Detection.of(root);
  }
}
