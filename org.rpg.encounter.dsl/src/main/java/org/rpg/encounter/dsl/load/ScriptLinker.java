package org.rpg.encounter.dsl.load;

import java.util.Arrays;
import java.util.List;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.InternalEList;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.linking.impl.AbstractCleaningLinker;
import org.eclipse.xtext.linking.lazy.LazyLinker;
import org.eclipse.xtext.resource.impl.ListBasedDiagnosticConsumer;

/** Notes where each name of a script stands; where it leads is found out when somebody asks. */
public class ScriptLinker extends LazyLinker {
  /**
   * The names of one part of a script, all others left as they are; {@link
   * AbstractCleaningLinker#linkModel} would forget those.
   */
  void link(EObject part) {
    ListBasedDiagnosticConsumer faults = new ListBasedDiagnosticConsumer();
    doLinkModel(part, faults);
    part.eResource().getErrors().addAll(faults.getResult(Severity.ERROR));
  }

  /** Whether something in a part of a script names what does not stand in any script any more. */
  static boolean namesWhatIsGone(EObject part) {
    for (TreeIterator<EObject> all = part.eAllContents(); all.hasNext(); ) {
      if (isHolderOfWhatIsGone(all.next())) {
        return true;
      }
    }
    return isHolderOfWhatIsGone(part);
  }

  private static boolean isHolderOfWhatIsGone(EObject holder) {
    for (EReference reference : holder.eClass().getEAllReferences()) {
      if (reference.isContainment() || reference.isContainer()) {
        continue;
      }
      Object value = holder.eGet(reference, false);
      List<?> values =
          reference.isMany() ? ((InternalEList<?>) value).basicList() : Arrays.asList(value);
      for (Object named : values) {
        if (named instanceof EObject it && !it.eIsProxy() && it.eResource() == null) {
          return true;
        }
      }
    }
    return false;
  }
}
