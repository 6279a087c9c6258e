package org.rpg.encounter.dsl.naming;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.naming.QualifiedName;
import org.rpg.encounter.dsl.words.Joining;
import org.rpg.encounter.dsl.words.Letters;
import org.rpg.encounter.dsl.words.NameKey;
import org.rpg.encounter.dsl.words.Texts;

/**
 * Names as a script writes them: parts divided by a dot, in quotes where they are not words with a
 * capital.
 */
public class NameConverter implements IQualifiedNameConverter {
  private static final String JOINTS = Letters.APOSTROPHES + "\u2010\u2011-";
  private static final String WORD =
      "[\\p{Lu}\\p{Lt}\\p{Lo}][\\p{L}\\p{M}\\d_]*([" + JOINTS + "][\\p{L}\\p{M}\\d_]+)*";
  private static final String SMALL =
      "((" + String.join("|", Joining.WORDS) + ") ){0," + Joining.MOST + "}";
  private static final Pattern PLAIN = Pattern.compile(WORD + "( " + SMALL + WORD + ")*");
  private static final Pattern PART =
      Pattern.compile("\"(\\\\.|[^\"\\\\])*\"?|\u201C[^\u201D]*\u201D?|[^.]+");

  @Override
  public QualifiedName toQualifiedName(String written) {
    if (written.indexOf('.') < 0) {
      return QualifiedName.create(key(written));
    }
    List<String> parts = parts(written).stream().map(part -> key(part.group())).toList();
    List<String> named = new ArrayList<>(parts);
    named.removeIf(String::isEmpty);
    return named.isEmpty() ? QualifiedName.create(written) : QualifiedName.create(named);
  }

  /** The parts of a written name that dots divide, each where it stands, in quotes or not. */
  public static List<MatchResult> parts(String written) {
    return PART.matcher(written).results().toList();
  }

  private static String key(String written) {
    return NameKey.of(Texts.lenient(written));
  }

  @Override
  public String toString(QualifiedName name) {
    return name.getSegments().stream().map(NameConverter::written).collect(Collectors.joining("."));
  }

  /** A name as it must stand in a script: in quotes if its words do not join by themselves. */
  public static String written(String name) {
    return PLAIN.matcher(name).matches()
        ? name
        : '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
