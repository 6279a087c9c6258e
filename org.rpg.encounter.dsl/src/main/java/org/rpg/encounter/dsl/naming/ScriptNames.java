package org.rpg.encounter.dsl.naming;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.naming.IQualifiedNameProvider;
import org.eclipse.xtext.naming.QualifiedName;

/** The full name of what is declared: "Broken Bridge", and within it "Broken Bridge.Grum". */
public class ScriptNames extends IQualifiedNameProvider.AbstractImpl {
  @Override
  public QualifiedName getFullyQualifiedName(EObject element) {
    String name = Spellings.first(element).orElse(null);
    if (name == null) {
      return null;
    }
    EObject declaration = Spellings.declaration(element);
    return declaration == element
        ? QualifiedName.create(name)
        : Spellings.first(declaration)
            .map(outer -> QualifiedName.create(outer, name))
            .orElse(QualifiedName.create(name));
  }
}
