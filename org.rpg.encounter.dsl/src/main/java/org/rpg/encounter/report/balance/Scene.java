package org.rpg.encounter.report.balance;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.ItemKind;
import org.rpg.encounter.dsl.encounter.Member;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.validation.Diagnosis;
import org.rpg.encounter.dsl.validation.LaterIssues;
import org.rpg.encounter.dsl.validation.Place;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.Forecast;

/** A scene of a script with what many runs of it have shown, and what is told of it. */
final class Scene {
  final Plan plan;
  final Forecast forecast;
  final BalanceOptions limits;
  final EObject declaration;
  private final List<Issue> told = new ArrayList<>();

  Scene(EObject declaration, Plan plan, Forecast forecast, BalanceOptions limits) {
    this.declaration = declaration;
    this.plan = plan;
    this.forecast = forecast;
    this.limits = limits;
  }

  List<Issue> told() {
    return told;
  }

  /** Tells something at a part of the scene; at its name if that is not in the file. */
  void tell(Diagnosis diagnosis, Optional<? extends EObject> part, Object... arguments) {
    EObject at = part.map(EObject.class::cast).filter(this::isHere).orElse(declaration);
    ICompositeNode node = NodeModelUtils.findActualNodeFor(at);
    Place place = at == declaration || at instanceof Member ? Place.of(at) : Place.of(at, node);
    int line = NodeModelUtils.getLineAndColumn(node.getRootNode(), place.offset()).getLine();
    told.add(LaterIssues.issue(diagnosis, place, line, arguments));
  }

  private boolean isHere(EObject part) {
    return part.eResource() == declaration.eResource()
        && NodeModelUtils.findActualNodeFor(part) != null;
  }

  /** The first part of the scene of a kind of which something holds. */
  <E extends EObject> Optional<E> first(Class<E> kind, Predicate<E> holds) {
    for (Iterator<EObject> all = EcoreUtil.getAllContents(declaration, false); all.hasNext(); ) {
      EObject each = all.next();
      if (kind.isInstance(each) && holds.test(kind.cast(each))) {
        return Optional.of(kind.cast(each));
      }
    }
    return Optional.empty();
  }

  /** The first part of a kind that begins on a line. */
  <E extends EObject> Optional<E> onLine(Class<E> kind, int line) {
    return first(kind, part -> NodeModelUtils.findActualNodeFor(part).getStartLine() == line);
  }

  /** Who stands in a list under a name that stories use: "Ana", "Goblin 2". */
  Optional<Member> member(String name) {
    String kind = name.replaceFirst(" \\d+$", "");
    return first(Member.class, it -> isCalled(it, name))
        .or(() -> first(Member.class, it -> isCalled(it, kind)));
  }

  /** Whether something of that name is drunk in a fight. */
  boolean isPotion(String name) {
    for (Resource each : List.copyOf(declaration.eResource().getResourceSet().getResources())) {
      for (EObject script : each.getContents()) {
        for (EObject part : script.eContents()) {
          if (part instanceof Item item
              && item.getKind() == ItemKind.POTION
              && Spellings.of(item).contains(name)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean isCalled(Member member, String name) {
    return Spellings.of(member).contains(name)
        || Spellings.first(member).isEmpty()
            && member.getBeing() != null
            && Spellings.of(member.getBeing()).contains(name);
  }
}
