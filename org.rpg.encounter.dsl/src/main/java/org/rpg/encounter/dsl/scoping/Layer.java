package org.rpg.encounter.dsl.scoping;

import java.util.List;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.resource.IEObjectDescription;

/** Names that are equally near. */
interface Layer {
  /** Everything of that name. */
  List<IEObjectDescription> named(QualifiedName name);

  /** Everything, in the order of the text. */
  List<IEObjectDescription> all();
}
