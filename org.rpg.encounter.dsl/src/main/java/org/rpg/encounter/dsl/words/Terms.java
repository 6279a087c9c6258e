package org.rpg.encounter.dsl.words;

import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

/** The table of terms: each key of the grammar with its English and Portuguese spellings. */
public final class Terms {
  public enum Language {
    EN,
    PT
  }

  /** A step into a phrase. */
  static final class Node {
    final Map<String, Node> next = new HashMap<>();
    String key;
  }

  private static final Map<String, List<String>> EXPANSIONS =
      Map.of(
          "<de>",
          List.of("de", "do", "da", "dos", "das"),
          "<em>",
          List.of("em", "no", "na", "nos", "nas"),
          "<a>",
          List.of("a", "ao", "à", "aos", "às"),
          "<por>",
          List.of("por", "pelo", "pela", "pelos", "pelas"));

  private final Map<String, List<List<String>>> spellings = new LinkedHashMap<>();
  private final Map<String, List<List<List<String>>>> groups = new HashMap<>();
  private final Node[] roots = {new Node(), new Node()};
  public final List<String> clashes = new ArrayList<>();

  public static final Terms INSTANCE = new Terms();

  private Terms() {
    try (var in =
        new BufferedReader(
            new InputStreamReader(
                Terms.class.getResourceAsStream("terms.txt"), StandardCharsets.UTF_8))) {
      in.lines()
          .map(String::trim)
          .filter(l -> !l.isEmpty() && !l.startsWith("#"))
          .forEach(this::row);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void row(String line) {
    int eq = line.indexOf(" = ");
    String key = line.substring(0, eq);
    String[] sides = line.substring(eq + 3).split(" \\| ");
    List<List<String>> both = new ArrayList<>();
    List<List<List<String>>> grouped = new ArrayList<>();
    groups.put(key, grouped);
    for (int i = 0; i < 2; i++) {
      List<String> forms = new ArrayList<>();
      List<List<String>> group = new ArrayList<>();
      grouped.add(group);
      for (String form : sides[i].split(", ")) {
        group.add(expand(form.trim()));
        forms.addAll(expand(form.trim()));
      }
      both.add(forms);
      for (String form : forms) {
        Node n = roots[i];
        for (String word : form.split(" ")) n = n.next.computeIfAbsent(word, w -> new Node());
        if (n.key != null && !n.key.equals(key))
          clashes.add(Language.values()[i] + " '" + form + "': " + n.key + " and " + key);
        else n.key = key;
      }
    }
    spellings.put(key, both);
  }

  private static List<String> expand(String form) {
    if (form.contains("*"))
      return List.of("o", "a", "os", "as").stream()
          .flatMap(e -> expand(form.replace("*", e)).stream())
          .toList();
    for (var x : EXPANSIONS.entrySet())
      if (form.contains(x.getKey()))
        return x.getValue().stream().map(v -> form.replace(x.getKey(), v)).toList();
    return List.of(form);
  }

  public Node root(Language l) {
    return roots[l.ordinal()];
  }

  public String spelling(String key, Language l) {
    var both = spellings.get(key);
    return both == null ? key : both.get(l.ordinal()).get(0);
  }

  /** The n-th form of one side answers the n-th of the other. */
  public String aligned(String key, String text, Language to, boolean last) {
    var g = groups.get(key);
    if (g == null) return key;
    String plain = text.replaceAll("\\s+", " ");
    var from = g.get(1 - to.ordinal());
    var target = g.get(to.ordinal());
    for (int k = 0, i; k < from.size(); k++)
      if (from.get(i = last ? from.size() - 1 - k : k).contains(plain) && i < target.size())
        return target.get(i).get(0);
    return target.get(0).get(0);
  }

  public int all(String key) {
    var b = spellings.get(key);
    return b == null ? 1 : (int) b.stream().flatMap(List::stream).distinct().count();
  }

  /** The spelling closest to a word, if at most two letters differ. */
  public String nearest(String word, Language l) {
    String best = null;
    int least = Math.min(2, word.length() / 3) + 1;
    for (var both : spellings.values())
      for (String s : both.get(l.ordinal())) {
        int d = distance(word, s);
        if (d < least) {
          least = d;
          best = s;
        }
      }
    return best;
  }

  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) row[j] = j;
    for (int i = 1; i <= a.length(); i++) {
      int last = row[0];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int t = row[j];
        row[j] =
            Math.min(
                Math.min(row[j] + 1, row[j - 1] + 1),
                last + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        last = t;
      }
    }
    return row[b.length()];
  }

  /** All spellings of one key in one language, the one to write first. */
  public List<String> forms(String key, Language l) {
    var both = spellings.get(key);
    return both == null ? List.of() : both.get(l.ordinal());
  }

  /** Every spelling of every key in one language. */
  public List<String> spellings(Language l) {
    return spellings.values().stream().flatMap(b -> b.get(l.ordinal()).stream()).toList();
  }

  /** Whether some phrase of the language begins with that word. */
  public boolean isFirstWord(String word, Language l) {
    return root(l).next.containsKey(word);
  }

  public Set<String> keys() {
    return spellings.keySet();
  }

  public int forms(Language l) {
    return spellings.values().stream().mapToInt(b -> b.get(l.ordinal()).size()).sum();
  }
}
