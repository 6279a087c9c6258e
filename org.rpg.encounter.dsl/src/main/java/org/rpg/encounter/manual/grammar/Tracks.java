package org.rpg.encounter.manual.grammar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.eclipse.xtext.AbstractElement;
import org.eclipse.xtext.AbstractRule;
import org.eclipse.xtext.Action;
import org.eclipse.xtext.Alternatives;
import org.eclipse.xtext.Assignment;
import org.eclipse.xtext.CompoundElement;
import org.eclipse.xtext.CrossReference;
import org.eclipse.xtext.EnumLiteralDeclaration;
import org.eclipse.xtext.Grammar;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Words;
import org.rpg.encounter.manual.railroad.Track;
import org.rpg.encounter.manual.railroad.Track.Kind;
import org.rpg.encounter.manual.railroad.Track.Stop;

/**
 * The rules of the grammar as tracks, in one language: each key as it is spelled, what nobody can
 * write left out, trivial rules drawn where they are used, lists as loops.
 */
public final class Tracks {
  private final Grammar grammar;
  private final Constructs constructs;
  private final Language language;
  private final Function<Construct, String> address;
  private final UnaryOperator<String> wordAddress;

  /** By the address of what is used. */
  private final Map<String, Set<Construct>> users = new LinkedHashMap<>();

  private final Map<String, Track> drawn = new LinkedHashMap<>();

  /**
   * @param address where a construct is told
   * @param wordAddress where the word with a key is told
   */
  public Tracks(
      Grammar grammar,
      Constructs constructs,
      Language language,
      Function<Construct, String> address,
      UnaryOperator<String> wordAddress) {
    this.grammar = grammar;
    this.constructs = constructs;
    this.language = language;
    this.address = address;
    this.wordAddress = wordAddress;
  }

  /** How a construct is written; empty for what is a single token. */
  public Optional<Track> of(Construct construct) {
    AbstractRule rule = GrammarUtil.findRuleForName(grammar, construct.rule());
    return rule instanceof TerminalRule
        ? Optional.empty()
        : Optional.of(drawn.computeIfAbsent(rule.getName(), it -> track(rule.getAlternatives())));
  }

  /** The constructs in whose tracks another one stands. */
  public List<Construct> usersOf(Construct construct) {
    if (users.isEmpty()) {
      constructs.chapters().forEach(chapter -> chapter.constructs().forEach(this::use));
    }
    return List.copyOf(users.getOrDefault(address.apply(construct), Set.of()));
  }

  private void use(Construct user) {
    String own = address.apply(user);
    of(user).stream()
        .flatMap(Track::stops)
        .flatMap(stop -> stop.target().stream())
        .filter(target -> !target.equals(own))
        .forEach(it -> users.computeIfAbsent(it, any -> new LinkedHashSet<>()).add(user));
  }

  // ---- elements

  private Track track(AbstractElement element) {
    Track once = once(element);
    if (once.isNothing() || element.getCardinality() == null) {
      return once;
    }
    return switch (element.getCardinality()) {
      case "?" -> once instanceof Track.Bypass ? once : new Track.Bypass(once);
      case "*" -> new Track.Bypass(again(once));
      default -> again(once);
    };
  }

  private static Track again(Track once) {
    return once instanceof Track.Bypass part
        ? new Track.Bypass(new Track.Loop(part.part(), Track.nothing()))
        : new Track.Loop(once, Track.nothing());
  }

  private Track once(AbstractElement element) {
    if (element instanceof Alternatives ways) {
      return Track.fork(
          ways.getElements().stream().filter(way -> !isUnwritable(way)).map(this::track).toList());
    } else if (element instanceof CompoundElement group) {
      return row(group.getElements().stream().map(this::track).toList());
    } else if (element instanceof Assignment assignment) {
      return track(assignment.getTerminal());
    } else if (element instanceof CrossReference reference) {
      return name(reference);
    } else if (element instanceof RuleCall call) {
      return call(call.getRule());
    } else if (element instanceof EnumLiteralDeclaration literal) {
      return word(literal.getLiteral());
    } else if (element instanceof Keyword keyword) {
      return word(keyword);
    } else if (element instanceof Action) {
      return Track.nothing();
    }
    throw new IllegalArgumentException("the manual cannot draw " + element);
  }

  /** "Nothing said" is the first literal of many enums; nobody can write it. Nor what is stray. */
  private boolean isUnwritable(AbstractElement element) {
    if (element instanceof Assignment assignment) {
      return isUnwritable(assignment.getTerminal());
    } else if (element instanceof RuleCall call) {
      return constructs.isHidden(call.getRule().getName());
    }
    return element instanceof EnumLiteralDeclaration literal
        && !Words.isSpelled(literal.getLiteral().getValue());
  }

  /** "x (',' x)*" is one x, and after a comma the next. */
  private static Track row(List<Track> parts) {
    List<Track> seen = new ArrayList<>();
    for (Track part : parts) {
      Optional<Track> list = seen.isEmpty() ? Optional.empty() : list(seen, part);
      list.ifPresent(it -> seen.remove(seen.size() - 1));
      seen.add(list.orElse(part));
    }
    return Track.row(seen);
  }

  private static Optional<Track> list(List<Track> seen, Track part) {
    Track last = seen.get(seen.size() - 1);
    if (part instanceof Track.Bypass bypass
        && bypass.part() instanceof Track.Loop loop
        && loop.between().isNothing()
        && loop.part() instanceof Track.Row row
        && row.parts().get(row.parts().size() - 1).equals(last)) {
      List<Track> between = row.parts().subList(0, row.parts().size() - 1);
      return Optional.of(new Track.Loop(last, Track.row(between)));
    }
    return Optional.empty();
  }

  private Track call(AbstractRule rule) {
    if (constructs.isInlined(rule.getName())) {
      return track(rule.getAlternatives());
    }
    Construct construct =
        constructs
            .of(rule.getName())
            .orElseThrow(() -> new IllegalStateException(rule.getName() + " is not told of"));
    return stop(rule instanceof TerminalRule ? Kind.FIGURE : Kind.PART, construct);
  }

  /** A stop that leads to where a construct is told. */
  public Stop stop(Kind kind, Construct construct) {
    return new Stop(kind, construct.title().in(language), Optional.of(address.apply(construct)));
  }

  private Track name(CrossReference reference) {
    String feature = GrammarUtil.containingAssignment(reference).getFeature();
    Optional<String> said =
        constructs
            .named(GrammarUtil.containingRule(reference).getName(), feature)
            .map(it -> it.in(language));
    String type = reference.getType().getClassifier().getName();
    Construct what =
        constructs
            .of(said.isPresent() ? "QualifiedName" : type)
            .orElseThrow(() -> new IllegalStateException("no name for " + reference));
    return said.map(it -> (Track) new Stop(Kind.NAME, it, Optional.of(address.apply(what))))
        .orElseGet(() -> stop(Kind.NAME, what));
  }

  private Track word(Keyword keyword) {
    String key = keyword.getValue();
    if (!Words.isSpelled(key)) {
      return Track.nothing();
    }
    String spelling =
        spelledBeforeItsNeighbour(keyword).orElseGet(() -> Words.spelling(key, language));
    return Words.keys().contains(key)
        ? new Stop(Kind.WORD, spelling, Optional.of(wordAddress.apply(key)))
        : Stop.word(spelling);
  }

  /** Small words are spelled as what follows them wants it: "at" a place, "to" an enemy. */
  private Optional<String> spelledBeforeItsNeighbour(Keyword keyword) {
    if (!(keyword.eContainer() instanceof CompoundElement group)) {
      return Optional.empty();
    }
    int next = group.getElements().indexOf(keyword) + 1;
    if (next >= group.getElements().size()) {
      return Optional.empty();
    }
    String rule = GrammarUtil.containingRule(keyword).getName();
    return features(group.getElements().get(next)).stream()
        .flatMap(it -> constructs.spelled(keyword.getValue(), rule, it).stream())
        .findFirst()
        .map(it -> it.in(language));
  }

  private static Set<String> features(AbstractElement element) {
    return element instanceof Assignment assignment
        ? Set.of(assignment.getFeature())
        : GrammarUtil.containedAssignments(element).stream()
            .map(Assignment::getFeature)
            .collect(Collectors.toSet());
  }
}
