package org.rpg.encounter.manual.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.rpg.encounter.rulebook.Text;

/**
 * The declarations of a file of the library under the headings that its comments give: {@code // --
 * armas pequenas / small weapons}.
 *
 * @param title what they are; empty before the first heading
 */
public record Entries(Optional<Text> title, List<EObject> declarations) {
  private static final Pattern HEADING = Pattern.compile("// -- (.+) / (.+)\\R?");

  public Entries {
    declarations = List.copyOf(declarations);
  }

  /** All of a file, in its order. */
  public static List<Entries> of(Shipped file) {
    List<Entries> all = new ArrayList<>();
    Optional<Text> title = Optional.empty();
    List<EObject> under = new ArrayList<>();
    for (EObject declaration : file.script().getContents().get(0).eContents()) {
      Optional<Text> heading = heading(declaration);
      if (heading.isPresent()) {
        add(all, title, under);
        title = heading;
        under = new ArrayList<>();
      }
      under.add(declaration);
    }
    add(all, title, under);
    return all;
  }

  private static void add(List<Entries> all, Optional<Text> title, List<EObject> declarations) {
    if (!declarations.isEmpty()) {
      all.add(new Entries(title, declarations));
    }
  }

  /** The heading that stands before a declaration. */
  private static Optional<Text> heading(EObject declaration) {
    ICompositeNode node = NodeModelUtils.findActualNodeFor(declaration);
    Optional<Text> found = Optional.empty();
    for (ILeafNode leaf : node.getLeafNodes()) {
      if (!leaf.isHidden()) {
        break;
      }
      Matcher heading = HEADING.matcher(leaf.getText());
      if (heading.matches()) {
        found = Optional.of(new Text(heading.group(2).strip(), heading.group(1).strip()));
      }
    }
    return found;
  }
}
