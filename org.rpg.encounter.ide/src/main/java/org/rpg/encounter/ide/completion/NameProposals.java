package org.rpg.encounter.ide.completion;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.scoping.IScopeProvider;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.Hovers;
import org.rpg.encounter.ide.OpenPoints;
import org.rpg.encounter.ide.SymbolKinds;

/** The names that a reference can see, in the language of the file. */
final class NameProposals {
  private static final Pattern NAME =
      Pattern.compile(
          "\\p{Lu}[\\p{L}\\p{N}]*([-'’][\\p{L}\\p{N}]+)*"
              + "( (de |do |da |dos |das |of |the ){0,2}\\p{Lu}[\\p{L}\\p{N}]*([-'’][\\p{L}\\p{N}]+)*)*");

  private final IScopeProvider scopes;
  private final Hovers hovers;

  @Inject
  NameProposals(IScopeProvider scopes, Hovers hovers) {
    this.scopes = scopes;
    this.hovers = hovers;
  }

  /** The names for a reference of an element that begin as typed. */
  List<Proposal> of(CrossReference grammar, EObject context, Beginning beginning, Reader reader) {
    Optional<EReference> reference = reference(grammar);
    if (reference.isEmpty() || context == null) {
      return List.of();
    }
    Map<URI, List<IEObjectDescription>> byElement = new LinkedHashMap<>();
    for (IEObjectDescription found : scopes.getScope(context, reference.get()).getAllElements()) {
      if (found.getName().getSegmentCount() == 1
          && FittingNames.fits(found, grammar, reference.get(), context)) {
        byElement.computeIfAbsent(found.getEObjectURI(), uri -> new ArrayList<>()).add(found);
      }
    }
    Set<EObject> likely = Likely.of(reference.get(), context);
    List<Proposal> proposals = new ArrayList<>();
    for (List<IEObjectDescription> names : byElement.values()) {
      if (mayFit(names, beginning)) {
        proposal(names, context, beginning, reader, likely).ifPresent(proposals::add);
      }
    }
    return proposals;
  }

  /** Whether any of its names goes on as typed, before the element itself is looked at. */
  private static boolean mayFit(List<IEObjectDescription> names, Beginning beginning) {
    return beginning.typed().isEmpty()
        || names.stream().anyMatch(it -> fits(it.getName().getLastSegment(), beginning))
        || names.size() == 1; // a name may be known by a key that is spelled otherwise
  }

  private static Optional<EReference> reference(CrossReference grammar) {
    if (!(GrammarUtil.findCurrentType(grammar) instanceof EClass type)) {
      return Optional.empty();
    }
    EStructuralFeature feature =
        type.getEStructuralFeature(GrammarUtil.containingAssignment(grammar).getFeature());
    return feature instanceof EReference reference ? Optional.of(reference) : Optional.empty();
  }

  /** One proposal for an element under all its names: the file's language's, if that fits. */
  private Optional<Proposal> proposal(
      List<IEObjectDescription> descriptions,
      EObject context,
      Beginning beginning,
      Reader reader,
      Set<EObject> likely) {
    EObject element = EcoreUtil.resolve(descriptions.get(0).getEObjectOrProxy(), context);
    Optional<Names> names = Names.of(element);
    String first =
        names
            .map(n -> n.in(reader.script()))
            .orElse(descriptions.get(0).getName().getLastSegment());
    Optional<String> second = names.flatMap(n -> n.besides(reader.script()));
    int rank =
        likely.contains(element)
            ? Proposal.LIKELY
            : element.eResource() == context.eResource()
                ? Proposal.OWN_NAME
                : Proposal.LIBRARY_NAME;
    if (fits(first, beginning)) {
      return Optional.of(name(first, second, element, rank, beginning, reader));
    }
    return second
        .filter(other -> !beginning.typed().isEmpty() && fits(other, beginning))
        .map(other -> name(other, Optional.of(first), element, rank, beginning, reader));
  }

  private static boolean fits(String name, Beginning beginning) {
    return Spelling.begins(name, beginning.typed());
  }

  private Proposal name(
      String name,
      Optional<String> other,
      EObject element,
      int rank,
      Beginning beginning,
      Reader reader) {
    String written = NAME.matcher(name).matches() ? name : '"' + name + '"';
    return new Proposal(
        beginning,
        name,
        written,
        written,
        SymbolKinds.completion(element.eClass()),
        rank,
        other,
        about(element, reader));
  }

  /** Alone all that is told where one points at it; the list would be long of that. */
  private Explanation about(EObject element, Reader reader) {
    URI uri = EcoreUtil.getURI(element);
    return new Explanation(
        () -> OpenPoints.about(element, reader.language()),
        scripts ->
            Optional.ofNullable(scripts.getEObject(uri, false))
                .map(it -> hovers.about(it, reader))
                .filter(it -> !it.isEmpty()));
  }
}
