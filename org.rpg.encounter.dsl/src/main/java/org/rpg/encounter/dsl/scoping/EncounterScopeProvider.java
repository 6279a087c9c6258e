package org.rpg.encounter.dsl.scoping;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScope;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.rpg.encounter.dsl.encounter.Assignment;
import org.rpg.encounter.dsl.encounter.Edge;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Parameter;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.Skill;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SkillValueOf;
import org.rpg.encounter.dsl.encounter.Stage;
import org.rpg.encounter.dsl.encounter.SubjectValue;
import org.rpg.encounter.dsl.naming.Spellings;

/** Which names a reference can use: the nearer hide the farther. */
public class EncounterScopeProvider implements IScopeProvider {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;

  /** Declarations whose lines speak of encounters without standing in one. */
  private static final Set<EClass> SPEAKS_OF_OTHERS =
      Set.of(
          MODEL.getTactics(),
          MODEL.getRandomTable(),
          MODEL.getCreature(),
          MODEL.getPersona(),
          MODEL.getItem(),
          MODEL.getPoison());

  @Inject private VisibleScripts visible;
  @Inject private Surroundings surroundings;

  @Override
  public IScope getScope(EObject context, EReference reference) {
    if (context.eResource() == null) {
      return IScope.NULLSCOPE;
    } else if (reference == MODEL.getSkillReference_Specialisation()) {
      return declared(context, specialisation(context));
    }
    Optional<Parameter> parameter =
        reference == MODEL.getSubject_Named() ? parameterOf(context) : Optional.empty();
    if (parameter.isPresent()) {
      List<Layer> layers = new ArrayList<>();
      layers.add(LocalNames.of(parameter.get().getOptions().stream()));
      layers.addAll(described(context, values(parameter.get(), context)));
      return new ScriptScope(layers);
    }
    return scope(context, reference, Sought.by(reference));
  }

  private IScope declared(EObject context, Sought sought) {
    return new ScriptScope(described(context, sought));
  }

  private IScope scope(EObject context, EReference reference, Sought sought) {
    List<Layer> near = new ArrayList<>();
    EObject declaration = Spellings.declaration(context);
    if (!sought.nested().isEmpty() || sought.subject()) {
      stage(context).ifPresent(stage -> surround(stage, sought, near));
      surround(declaration, sought, near);
      if (SPEAKS_OF_OTHERS.contains(declaration.eClass())) {
        near.add(surroundings.insideAll(context.eResource()).only(sought.nested()));
      }
    }
    List<Layer> far = described(context, wider(sought, context, declaration));
    boolean beings =
        reference == MODEL.getMember_Being(); // "Goblin named Goblin" is no member of itself
    List<Layer> layers = new ArrayList<>(beings ? far : near);
    layers.addAll(beings ? near : far);
    return new ScriptScope(layers);
  }

  private void surround(EObject declaration, Sought sought, List<Layer> layers) {
    for (EObject each : surroundings.line(declaration)) {
      layers.add(surroundings.inside(each).only(sought.nested()));
      if (sought.subject()) {
        layers.add(surroundings.participants(each));
      }
    }
  }

  /** An edge sees first what its own stage knows. */
  private static Optional<EObject> stage(EObject context) {
    Edge edge = EcoreUtil2.getContainerOfType(context, Edge.class);
    EObject stage = edge == null ? null : edge.eContainer();
    for (int i = 0; i < 10 && stage instanceof Stage named; i++) {
      stage = named.getPlay();
    }
    return Optional.ofNullable(stage).filter(s -> !s.eIsProxy() && !(s instanceof Stage));
  }

  /**
   * A style may speak of any being, for it does not know whom it will meet; a difficulty may be
   * taken from a kind that is not there.
   */
  private static Sought wider(Sought sought, EObject context, EObject declaration) {
    boolean difficulty = context.eContainer() instanceof SkillValueOf;
    boolean others = SPEAKS_OF_OTHERS.contains(declaration.eClass());
    if (!sought.subject() || !others && !difficulty) {
      return sought;
    }
    Set<EClass> declared = new HashSet<>(sought.declared());
    declared.addAll(Set.of(MODEL.getCreature(), MODEL.getPersona(), MODEL.getTerrain()));
    return new Sought(declared, sought.nested(), true, sought.wanted());
  }

  private List<Layer> described(EObject context, Sought sought) {
    Set<EClass> kinds = new HashSet<>(sought.declared());
    kinds.addAll(sought.nested());
    Visible seen = visible.seenBy(context.eResource());
    return List.of(new VisibleNames(seen, kinds, found -> isReachable(found, sought)));
  }

  private static boolean isReachable(IEObjectDescription found, Sought sought) {
    boolean qualified = found.getName().getSegmentCount() > 1;
    return sought.declared().contains(found.getEClass()) && !qualified
        ? sought.wanted().test(found)
        : sought.nested().contains(found.getEClass())
            && (qualified || found.getEClass() == MODEL.getEnd());
  }

  private static Sought specialisation(EObject context) {
    Skill skill = context instanceof SkillReference reference ? reference.getSkill() : null;
    if (skill == null || skill.eIsProxy()) {
      return Sought.anyOf(MODEL.getWeapon(), MODEL.getCreature());
    }
    return switch (skill.getBy()) {
      case WEAPON -> Sought.anyOf(MODEL.getWeapon());
      case CREATURE -> Sought.anyOf(MODEL.getCreature());
      case UNSTATED -> Sought.anyOf();
    };
  }

  /** What a parameter without options may be set to: another of what its default is. */
  private static Sought values(Parameter parameter, EObject context) {
    boolean declared = EcoreUtil.isAncestor(parameter, context);
    if (!declared && parameter.getInitial() instanceof SubjectValue value) {
      EObject standard = value.getSubject().getNamed();
      if (standard != null && !standard.eIsProxy()) {
        return Sought.anyOf(standard.eClass());
      }
    }
    return Sought.anyOf(MODEL.getSkill(), MODEL.getTactics(), MODEL.getWeapon());
  }

  /** The parameter whose value is being written. */
  private static Optional<Parameter> parameterOf(EObject context) {
    for (EObject each = context; each != null; each = each.eContainer()) {
      if (each instanceof Parameter parameter) {
        return Optional.of(parameter);
      } else if (each instanceof Setting setting) {
        return Optional.ofNullable(setting.getParameter());
      } else if (each instanceof Assignment assignment) {
        return Optional.ofNullable(assignment.getTarget())
            .filter(Parameter.class::isInstance)
            .map(Parameter.class::cast);
      }
    }
    return Optional.empty();
  }
}
