package org.rpg.encounter.dsl.generated;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EClassifier;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EcorePackage;

/** Names that may lead somewhere, and what no table of words has: numbers, dice, texts. */
final class Vocabulary {
  private static final List<String> SYLLABLES =
      List.of("ba", "ro", "te", "li", "mo", "ka", "du", "ne", "vi", "sa", "gor", "lin", "tar");

  private static final List<String> NUMBERS =
      List.of("1", "1", "2", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "20", "0", "100");

  private static final List<String> DICE =
      List.of("d6", "1d6", "2d6", "1d4", "1d20", "3d8", "1d100", "2d10");

  private static final List<String> TEXTS =
      List.of(
          "\"Wolves, everywhere.\"",
          "\"Ele diz: \\\"n\u00E3o\\\".\"",
          "\u201CWho goes there?\u201D",
          "\"\"\"A long text:\n        in two lines.\"\"\"",
          "\"\"");

  private static final List<String> ROWS = List.of("..#..", "A.~.g", ".....", "##.##", "g....E");
  private static final List<String> SYMBOLS = List.of("A", "g", "~", "#", "E", "\u2605");

  /** The names that lead into the rulebook, by the reference that scripts use them for. */
  private final Map<EReference, List<String>> known;

  /** The names of this script, by what they name. */
  private final Map<EClassifier, Set<String>> own = new LinkedHashMap<>();

  private final Set<String> taken = new HashSet<>();

  /** The names that this script uses for a reference. */
  private final Map<EReference, List<String>> used;

  private final Random random;

  Vocabulary(
      Map<EReference, List<String>> known, Map<EReference, List<String>> used, Random random) {
    this.known = known;
    this.used = used;
    this.random = random;
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  /** A new name for something. */
  String declared(EClassifier of) {
    String name = any(SYLLABLES) + any(SYLLABLES);
    while (!taken.add(name)) {
      name += any(SYLLABLES); // two things of one name are another matter
    }
    name = Character.toUpperCase(name.charAt(0)) + name.substring(1);
    if (random.nextInt(8) == 0) {
      name += " da " + Character.toUpperCase(name.charAt(0)) + any(SYLLABLES);
    } else if (random.nextInt(12) == 0) {
      name = '"' + name + " and " + any(SYLLABLES) + '"';
    }
    own.computeIfAbsent(of, it -> new LinkedHashSet<>()).add(name);
    return name;
  }

  /** A name for a reference: of this script, of the rulebook, or of nothing. */
  String meant(EReference reference) {
    List<String> names = new ArrayList<>(used.getOrDefault(reference, List.of()));
    EClass type = reference.getEReferenceType();
    own.forEach(
        (of, there) -> {
          if (type == EcorePackage.Literals.EOBJECT
              || of instanceof EClass declared && type.isSuperTypeOf(declared)) {
            names.addAll(there);
          }
        });
    List<String> rulebook = known.getOrDefault(reference, List.of());
    if (!rulebook.isEmpty() && (names.isEmpty() || random.nextInt(3) == 0)) {
      return any(rulebook);
    }
    return names.isEmpty() ? "Ana" : any(names);
  }

  /** A token of a terminal. */
  String token(String terminal) {
    return switch (terminal) {
      case "INT" -> any(NUMBERS);
      case "DECIMAL" -> any(List.of("1.5", "4,5", "0.5"));
      case "DICE" -> any(DICE);
      case "STRING" -> any(TEXTS);
      case "ROW" -> any(ROWS);
      case "SYMBOL" -> any(SYMBOLS);
      case "ID" -> declared(EcorePackage.Literals.EOBJECT);
      default -> throw new IllegalArgumentException(terminal);
    };
  }
}
