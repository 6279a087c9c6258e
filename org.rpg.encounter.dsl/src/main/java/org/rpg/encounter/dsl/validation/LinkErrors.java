package org.rpg.encounter.dsl.validation;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.diagnostics.DiagnosticMessage;
import org.eclipse.xtext.linking.impl.IllegalNodeException;
import org.eclipse.xtext.linking.impl.LinkingDiagnosticMessageProvider;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.rpg.encounter.dsl.encounter.EncounterPackage;
import org.rpg.encounter.dsl.encounter.Setting;
import org.rpg.encounter.dsl.encounter.SkillReference;
import org.rpg.encounter.dsl.encounter.SpecialisationKind;
import org.rpg.encounter.dsl.encounter.Subject;
import org.rpg.encounter.dsl.naming.Plurals;
import org.rpg.encounter.dsl.scoping.ExportedNames;
import org.rpg.encounter.dsl.words.Audience;
import org.rpg.encounter.dsl.words.Reader;

/** A name that leads nowhere: what it should have been, and what was probably meant. */
public class LinkErrors extends LinkingDiagnosticMessageProvider {
  private static final EncounterPackage MODEL = EncounterPackage.eINSTANCE;
  private static final Diagnosis UNKNOWN = Diagnosis.of("LINK-UNKNOWN");
  private static final Diagnosis KIND = Diagnosis.of("LINK-KIND");
  private static final Diagnosis STRANGER = Diagnosis.of("LINK-STRANGER");
  private static final Diagnosis BRACKETS = Diagnosis.of("SKILL-BRACKETS");
  private static final Diagnosis PLAIN = Diagnosis.of("SKILL-PLAIN");
  private static final Diagnosis TWO_NAMES = Diagnosis.of("LINK-TWO-NAMES");
  private static final Diagnosis SKILL_VALUE = Diagnosis.of("LINK-SKILL-VALUE");

  @Inject private IScopeProvider scopes;
  @Inject private KnownNames known;
  @Inject private Audience audience;

  /**
   * Cheap on purpose: once a file has an error, Xtext asks for the message of every link that
   * succeeds, to take it away.
   */
  @Override
  public DiagnosticMessage getUnresolvedProxyMessage(ILinkingDiagnosticContext context) {
    String name;
    try {
      name = NameText.unquoted(context.getLinkText());
    } catch (IllegalNodeException e) {
      name = NameText.unquoted(e.getNode().getText());
    }
    EObject from = context.getContext();
    Wording expected = expected(from, context.getReference());
    Found plain = found(UNKNOWN, audience.of(from.eResource()), expected, name, Suggestion.none());
    return new DiagnosticMessage(
        plain.message(), UNKNOWN.severity(), UNKNOWN.code(), new String[0]);
  }

  /** What can be said about a name that leads nowhere. */
  record Found(Diagnosis diagnosis, String message, List<String> replacements) {}

  private static Found found(Diagnosis d, Reader reader, Object... arguments) {
    List<String> replacements = List.of(Diagnosis.replacements(arguments));
    return new Found(d, d.message(reader, arguments), replacements);
  }

  /** The best that can be said about a name that stands somewhere and leads nowhere. */
  Found explain(EObject from, EReference reference, String name) {
    Resource script = from.eResource();
    Reader reader = audience.of(script);
    Wording expected = expected(from, reference);

    if (from instanceof SkillReference r
        && reference == MODEL.getSkillReference_Specialisation()
        && r.getSkill() != null
        && !r.getSkill().eIsProxy()
        && r.getSkill().getBy() == SpecialisationKind.UNSTATED) {
      return found(PLAIN, reader, new Named(r.getSkill()));
    }
    Optional<EClass> kind = kind(name, script);
    if (kind.isPresent()) {
      boolean being =
          kind.get() == MODEL.getCreature()
              || kind.get() == MODEL.getPersona()
              || kind.get() == MODEL.getParty();
      return being && reference == MODEL.getSubject_Named()
          ? found(STRANGER, reader, name)
          : found(KIND, reader, name, a(kind.get()), wanted(from, reference));
    }
    Optional<String[]> skillOf = NameText.skillOf(name, n -> isSkill(n, script));
    if (skillOf.isPresent()) {
      String[] p = skillOf.get();
      Suggestion words =
          Suggestion.of(Phrases.of("skill-value-of", p[1], p[0]).in(reader.script()));
      return found(SKILL_VALUE, reader, name, p[0], words);
    }
    Optional<String[]> two = NameText.split(name, part -> kind(part, script).isPresent());
    if (two.isPresent() && isSkill(two.get()[0], script) && isLearnt(two.get()[1], script)) {
      return found(BRACKETS, reader, two.get()[0], "'" + two.get()[1] + "'");
    }
    if (two.isPresent()) {
      Fix comma = new Fix(two.get()[0] + ", " + two.get()[1]);
      return found(TWO_NAMES, reader, name, two.get()[0], two.get()[1], comma);
    }
    Nearest nearest = new Nearest(name);
    for (IEObjectDescription d : scopes.getScope(from, reference).getAllElements()) {
      nearest.offer(ExportedNames.written(d));
    }
    return found(UNKNOWN, reader, expected, name, nearest.suggestion());
  }

  /** The kind of what has that name, in the singular or the plural. */
  private Optional<EClass> kind(String name, Resource script) {
    Predicate<String> exists = n -> known.kind(n, script).isPresent();
    return exists.test(name)
        ? known.kind(name, script)
        : Plurals.singulars(name).stream()
            .filter(exists)
            .findFirst()
            .flatMap(n -> known.kind(n, script));
  }

  /** Whether a skill can be learnt for what has that name. */
  private boolean isLearnt(String name, Resource script) {
    return kind(name, script)
        .filter(k -> k == MODEL.getWeapon() || k == MODEL.getCreature())
        .isPresent();
  }

  private boolean isSkill(String name, Resource script) {
    return known.kind(name, script).filter(MODEL.getSkill()::equals).isPresent();
  }

  /** "the weapon": what stands at such a place, when its name is given. */
  private static Wording expected(EObject from, EReference reference) {
    return phrase("kind.", from, reference);
  }

  /** "a weapon": what stands at such a place. */
  private static Wording wanted(EObject from, EReference reference) {
    return phrase("a.", from, reference);
  }

  private static Wording phrase(String form, EObject from, EReference reference) {
    boolean setting = EcoreUtil2.getContainerOfType(from, Setting.class) != null;
    String of = setting && from instanceof Subject ? "Setting" : from.eClass().getName();
    String place = form + of + "." + reference.getName();
    String type = form + reference.getEReferenceType().getName();
    if (Phrases.has(place)) {
      return Phrases.of(place);
    }
    return Phrases.of(Phrases.has(type) ? type : form + "EObject");
  }

  private static Wording a(EClass type) {
    String key = "a." + type.getName();
    return Phrases.of(Phrases.has(key) ? key : "a.EObject");
  }
}
