package org.rpg.encounter.dsl.validation;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Declaration;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.words.NameKey;

/**
 * Where a file's text could not be read, so that what follows from it is not reported too. A
 * declaration reaches to the beginning of the next one.
 */
public final class Damage {
  private static final int UPSET_LINES = 3;

  private final Set<EObject> withErrors = new HashSet<>();
  private final Set<EObject> closedEarly = new HashSet<>();
  private final Set<String> lostNames = new HashSet<>();
  private final TreeSet<Integer> errorLines = new TreeSet<>();
  private final TreeMap<Integer, EObject> starts = new TreeMap<>();

  private Damage() {}

  public static Damage of(Resource resource) {
    Damage damage = new Damage();
    IParseResult result = resource instanceof XtextResource x ? x.getParseResult() : null;
    if (result != null && result.getRootASTElement() instanceof Script script) {
      damage.read(script, result);
    }
    return damage;
  }

  private void read(Script script, IParseResult result) {
    if (!result.hasSyntaxErrors() && script.getStrays().isEmpty()) {
      return;
    }
    for (Declaration d : script.getDeclarations()) {
      INode node = NodeModelUtils.findActualNodeFor(d);
      if (node != null) {
        starts.put(node.getOffset(), d);
      }
    }
    for (INode error : result.getSyntaxErrors()) {
      errorLines.add(error.getStartLine());
      var above = starts.floorEntry(error.getOffset());
      if (above != null) {
        withErrors.add(above.getValue());
      }
    }
    List<StrayRegion> regions = StrayRegion.of(script);
    for (StrayRegion region : regions) {
      if (region.closesTooMuch()) {
        closedEarly.add(region.before());
      }
      region.tokens().forEach(t -> lostNames.add(NameKey.of(NodeModelUtils.getTokenText(t))));
    }
  }

  /** Whether parts of that declaration could not be read, so that nothing is known about it. */
  public boolean spoils(EObject declaration) {
    return withErrors.contains(declaration) || closedEarly.contains(declaration);
  }

  /** Whether a syntax error stands in that declaration or between it and the next. */
  public boolean hasErrorIn(EObject declaration) {
    return withErrors.contains(declaration);
  }

  /** Whether a name stands so close to a syntax error that it may have been misread. */
  public boolean isNear(int line) {
    Integer near = errorLines.floor(line + UPSET_LINES);
    return near != null && near >= line - UPSET_LINES;
  }

  /** Whether a name may be that of a declaration whose own head could not be read. */
  public boolean mayHaveLost(String name) {
    return lostNames.contains(NameKey.of(name));
  }

  public boolean isNone() {
    return errorLines.isEmpty() && lostNames.isEmpty();
  }
}
