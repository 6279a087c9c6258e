package org.rpg.encounter.dsl.words;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A word or phrase of daily speech in one of its forms, which a word of the language can take too.
 *
 * @param text how it is written
 * @param form which form it is
 * @param variant the place of its ending among those of gender and number, -1 if it has none
 */
record Inflected(String text, Form form, int variant) {
  private static final int NO_VARIANT = -1;
  private static final Pattern INFINITIVE = Pattern.compile(".*[aei\u00F4]r(-se)?");

  /** What a form says of who does it or how many there are. */
  enum Form {
    /** Of a verb: to go, ir. */
    PLAIN,
    /** One goes, vai. */
    ONE,
    /** They go, v\u00E3o. */
    MANY,
    /** Of a noun: a foe. */
    SINGULAR,
    /** Foes. */
    PLURAL,
    /** Anything else. */
    OTHER
  }

  /** Every form of a row's entry: of a verb (~), a noun (+), endings and prepositions. */
  static List<Inflected> of(String entry, Language language) {
    List<Inflected> all = new ArrayList<>();
    for (Inflected each : spelled(entry, language)) {
      List<String> variants = Inflection.of(each.text);
      boolean several = variants.size() > 1;
      for (int i = 0; i < variants.size(); i++) {
        all.add(new Inflected(variants.get(i), each.form, several ? i : NO_VARIANT));
      }
    }
    return all;
  }

  private static List<Inflected> spelled(String entry, Language language) {
    int verb = entry.indexOf('~');
    if (verb >= 0) {
      String rest = entry.substring(verb + 1);
      return Verb.of(entry.substring(0, verb), language).stream()
          .map(form -> new Inflected(form.text() + rest, form.form(), NO_VARIANT))
          .toList();
    }
    int noun = entry.indexOf('+');
    if (noun >= 0) {
      String one = entry.substring(0, noun);
      String rest = entry.substring(noun + 1);
      return List.of(
          new Inflected(one + rest, Form.SINGULAR, NO_VARIANT),
          new Inflected(plural(one, language) + rest, Form.PLURAL, NO_VARIANT));
    }
    return List.of(new Inflected(entry, guess(entry, language), NO_VARIANT));
  }

  private static String plural(String noun, Language language) {
    if (language == Language.PT) {
      return noun.endsWith("r") || noun.endsWith("z") ? noun + "es" : noun + "s";
    }
    if (noun.matches(".*(s|x|ch|sh)")) {
      return noun + "es";
    }
    return noun.matches(".*[^aeiou]y") ? noun.substring(0, noun.length() - 1) + "ies" : noun + "s";
  }

  /** A word that stands by itself shows by its end what it is, as far as it does. */
  private static Form guess(String text, Language language) {
    String first = text.split(" ", 2)[0];
    if (language == Language.EN) {
      return first.endsWith("s") || text.endsWith("s") ? Form.OTHER : Form.PLAIN;
    }
    return INFINITIVE.matcher(first).matches()
        ? Form.PLAIN
        : isMany(first) ? Form.MANY : Form.OTHER;
  }

  /** How a key is written in a language, in this form as far as it has it. */
  String like(String key, Language language) {
    List<List<String>> forms = Words.inflections(key, language);
    if (forms.isEmpty()) {
      return key;
    }
    List<String> same =
        forms.stream().filter(it -> isOfForm(it.get(0), language)).findFirst().orElse(forms.get(0));
    return variant >= 0 && variant < same.size() ? same.get(variant) : same.get(0);
  }

  private boolean isOfForm(String spelling, Language language) {
    String first = spelling.split(" ", 2)[0];
    boolean english = language == Language.EN;
    boolean s = first.endsWith("s");
    return switch (form) {
      case PLAIN -> english ? !s : INFINITIVE.matcher(first).matches();
      case ONE -> english ? s : !s && !INFINITIVE.matcher(first).matches() && !isMany(first);
      case MANY -> english ? !s : isMany(first);
      case SINGULAR -> !s;
      case PLURAL -> s;
      case OTHER -> false;
    };
  }

  private static boolean isMany(String portuguese) {
    return portuguese.endsWith("m") || portuguese.endsWith("m-se");
  }

  /** The forms of regular verbs. */
  private static final class Verb {
    private Verb() {}

    static Set<Inflected> of(String plain, Language language) {
      return language == Language.EN ? english(plain) : portuguese(plain);
    }

    private static Set<Inflected> english(String plain) {
      Set<Inflected> all = new LinkedHashSet<>();
      all.add(form(plain, Form.PLAIN));
      boolean y = plain.matches(".*[^aeiou]y");
      boolean hiss = plain.matches(".*(s|x|z|ch|sh|o)");
      String stem = y ? plain.substring(0, plain.length() - 1) + "i" : plain;
      all.add(form(stem + (y || hiss ? "es" : "s"), Form.ONE));
      boolean doubled = plain.matches("[^aeiou]*[aeiou][^aeiouwxy]");
      String twice = doubled ? plain + plain.charAt(plain.length() - 1) : plain;
      boolean mute = plain.endsWith("e");
      all.add(form((mute ? plain.substring(0, plain.length() - 1) : twice) + "ing", Form.OTHER));
      all.add(form(y ? stem + "ed" : mute ? plain + "d" : twice + "ed", Form.OTHER));
      return all;
    }

    private static Set<Inflected> portuguese(String plain) {
      Set<Inflected> all = new LinkedHashSet<>();
      all.add(form(plain, Form.PLAIN));
      String stem = plain.substring(0, plain.length() - 2);
      if (plain.endsWith("ar")) {
        // golpear, golpeia
        String stressed = plain.endsWith("ear") ? stem + "i" : stem;
        all.add(form(stressed + "a", Form.ONE));
        all.add(form(stressed + "am", Form.MANY));
        String soft = soft(stressed);
        for (String end : List.of(soft + "e", soft + "em", stem + "ando", stem + "ou")) {
          all.add(form(end, Form.OTHER));
        }
      } else {
        String vowel = plain.substring(plain.length() - 2, plain.length() - 1);
        all.add(form(stem + "e", Form.ONE));
        all.add(form(stem + "em", Form.MANY));
        for (String end : List.of("a", "am", vowel + "ndo", vowel.equals("e") ? "eu" : "iu")) {
          all.add(form(stem + end, Form.OTHER));
        }
      }
      return all;
    }

    private static Inflected form(String text, Form form) {
      return new Inflected(text, form, NO_VARIANT);
    }

    /** Before an e: ataca, ataque; carrega, carregue; abra\u00E7a, abrace. */
    private static String soft(String stem) {
      String head = stem.substring(0, stem.length() - 1);
      return switch (stem.charAt(stem.length() - 1)) {
        case 'c' -> head + "qu";
        case 'g' -> head + "gu";
        case '\u00E7' -> head + "c";
        default -> stem;
      };
    }
  }
}
