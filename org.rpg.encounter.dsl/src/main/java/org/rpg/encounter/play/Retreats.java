package org.rpg.encounter.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.ActionLine;
import org.rpg.encounter.dsl.encounter.AfterEvent;
import org.rpg.encounter.dsl.encounter.DeedVerb;
import org.rpg.encounter.dsl.encounter.EveryEvent;
import org.rpg.encounter.dsl.encounter.Follows;
import org.rpg.encounter.dsl.encounter.Happening;
import org.rpg.encounter.dsl.encounter.PlainAction;
import org.rpg.encounter.dsl.encounter.PlainDeed;
import org.rpg.encounter.dsl.encounter.PlainVerb;
import org.rpg.encounter.dsl.encounter.Pronoun;
import org.rpg.encounter.dsl.encounter.SideKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.encounter.SubjectKind;
import org.rpg.encounter.dsl.encounter.Tactics;
import org.rpg.encounter.dsl.encounter.Trial;
import org.rpg.encounter.dsl.encounter.TurnEvent;
import org.rpg.encounter.dsl.encounter.WhenEvent;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.play.Questions.Line;

/**
 * Finds what lets heroes leave a fight: events in which they flee or give up, and their tactics.
 */
final class Retreats {
  private final Scene scene;
  private final EObject declaration;
  private final Set<Line> lines = new LinkedHashSet<>();

  private Retreats(Scene scene, EObject declaration) {
    this.scene = scene;
    this.declaration = declaration;
  }

  /**
   * The lines, in the order of the scene, then of the heroes' own events and tactics.
   *
   * @param styles the tactics that the heroes begin with
   */
  static List<Line> of(Scene scene, Outline outline, int side, Set<Tactics> styles) {
    Retreats retreats = new Retreats(scene, outline.declaration());
    outline.sources().forEach(it -> retreats.read(it, retreats::meansHeroes));
    for (Cast.Actor actor : scene.cast().actors()) {
      if (actor.side() == side) {
        Lineage.of(actor.being()).stream()
            .flatMap(it -> Lineage.properties(it).stream())
            .filter(it -> it instanceof WhenEvent || it instanceof EveryEvent)
            .forEach(it -> retreats.read(it, subject -> isOwn(subject, actor)));
      }
    }
    styles.forEach(retreats::read);
    return List.copyOf(retreats.lines);
  }

  private void read(EObject part, Predicate<Subject> isHero) {
    for (Iterator<EObject> all = EcoreUtil.getAllContents(part, false); all.hasNext(); ) {
      EObject it = all.next();
      if (it instanceof Happening happening && happening.getSubjects().stream().anyMatch(isHero)) {
        if (happening.getDeed() instanceof PlainDeed deed && isRetreat(deed.getVerb())) {
          add(event(happening));
        } else if (happening.getDeed() instanceof Follows follows) {
          read(follows.getTactics());
        }
      }
    }
  }

  private static boolean isRetreat(DeedVerb verb) {
    return verb == DeedVerb.FLEES || verb == DeedVerb.LEAVES || verb == DeedVerb.SURRENDERS;
  }

  private void read(Tactics tactics) {
    for (Tactics each : Lineage.of(tactics, Tactics.class)) {
      for (Iterator<EObject> all = EcoreUtil.getAllContents(each, false); all.hasNext(); ) {
        if (all.next() instanceof ActionLine line
            && line.getAction() instanceof PlainAction action
            && (action.getVerb() == PlainVerb.FLEE || action.getVerb() == PlainVerb.SURRENDER)) {
          add(line);
        }
      }
    }
  }

  private void add(EObject part) {
    ICompositeNode node = NodeModelUtils.getNode(part);
    if (node != null) {
      boolean here = part.eResource() == declaration.eResource();
      lines.add(
          here
              ? new Line(Questions.text(part), node.getStartLine())
              : new Line(inOurLanguage(node, (XtextResource) part.eResource()), 0));
    }
  }

  /** A line of another file, such as the library's. */
  private String inOurLanguage(INode node, XtextResource file) {
    return file.getResourceServiceProvider()
        .get(Translator.class)
        .of(node, file, scene.names().language())
        .replaceAll("\\s+", " ");
  }

  /** The whole event that a step stands in. */
  private EObject event(EObject step) {
    return enclosing(step, it -> isEvent(it)).orElse(step);
  }

  private static boolean isEvent(EObject it) {
    return it instanceof WhenEvent
        || it instanceof TurnEvent
        || it instanceof AfterEvent
        || it instanceof EveryEvent;
  }

  private static Optional<EObject> enclosing(EObject step, Predicate<EObject> wanted) {
    for (EObject each = step.eContainer(); each != null; each = each.eContainer()) {
      if (wanted.test(each)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }

  private boolean meansHeroes(Subject subject) {
    if (subject.getPronoun() == Pronoun.TESTER) {
      return enclosing(subject, Trial.class::isInstance)
          .map(it -> ((Trial) it).getSubject())
          .map(it -> it == null || meansHeroes(it))
          .orElse(false);
    }
    if (subject.getPronoun() != Pronoun.UNSTATED) {
      return enclosing(subject, WhenEvent.class::isInstance)
          .map(it -> subjects(((WhenEvent) it).getCondition()).stream().anyMatch(this::meansHeroes))
          .orElse(true);
    }
    if (subject.getKind() != SubjectKind.UNSTATED) {
      return true;
    }
    if (subject.getSide() != SideKind.UNSTATED) {
      return subject.getSide() != SideKind.OPPONENTS;
    }
    int side = scene.side(SideKind.HEROES).orElse(0);
    return Arrays.stream(scene.cast().meantBy(subject.getNamed()))
        .anyMatch(it -> scene.cast().actors().get(it).side() == side);
  }

  private static List<Subject> subjects(EObject condition) {
    List<Subject> subjects = new ArrayList<>();
    if (condition instanceof Subject it) {
      subjects.add(it);
    }
    EcoreUtil.getAllContents(condition, false)
        .forEachRemaining(
            it -> {
              if (it instanceof Subject subject && subject.getPronoun() == Pronoun.UNSTATED) {
                subjects.add(subject);
              }
            });
    return subjects;
  }

  /** Of an event in somebody's own body: whether it is about himself. */
  private static boolean isOwn(Subject subject, Cast.Actor actor) {
    return subject.getPronoun() != Pronoun.UNSTATED
        || Lineage.of(actor.being()).contains(subject.getNamed());
  }
}
