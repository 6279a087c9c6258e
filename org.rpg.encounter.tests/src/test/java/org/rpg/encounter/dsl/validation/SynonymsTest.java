package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.syntax.Network;
import org.rpg.encounter.dsl.words.DeclarationKeywords;
import org.rpg.encounter.dsl.words.Keys;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Synonyms;
import org.rpg.encounter.dsl.words.TermParser;
import org.rpg.encounter.dsl.words.Words;

/** The words of daily speech: each is none of the language's own, and each is understood. */
class SynonymsTest {
  private static final int PAIRS = 250;
  private static final int PLACES = 20;

  /** What a key stands in: a declaration, and where the key is in it. */
  private record Place(String text, int offset, int length) {
    String with(String written) {
      return text.substring(0, offset) + written + text.substring(offset + length);
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everyKeyIsOneAndNoSynonymIsAWordOfTheLanguage(Language language) {
    List<String> wrong = new ArrayList<>();
    Synonyms.all(language)
        .forEach(
            (key, all) -> {
              if (!Words.keys().contains(key)) {
                wrong.add("no key " + key);
              }
              for (String each : all) {
                Words.key(each, language)
                    .ifPresent(own -> wrong.add(key + ": " + each + " is " + own));
              }
            });
    assertEquals(List.of(), wrong);
    int pairs = Synonyms.all(language).values().stream().mapToInt(List::size).sum();
    assertTrue(pairs >= PAIRS, pairs + " pairs");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySynonymIsUnderstoodWhereItsKeyMayStand(Language language) throws IOException {
    Map<String, List<Place>> places = places(language);
    Map<String, String> missed = new TreeMap<>();
    for (Map.Entry<String, List<String>> row : new TreeMap<>(Synonyms.all(language)).entrySet()) {
      String key = row.getKey();
      List<Place> of = places.getOrDefault(key, List.of());
      if (Declarations.isKey(key)) {
        continue;
      }
      for (String synonym : row.getValue()) {
        if (of.stream().noneMatch(place -> suggests(place.with(synonym), key, language))) {
          missed.merge(
              key + (of.isEmpty() ? " (stands nowhere)" : ""), synonym, (a, b) -> a + ", " + b);
        }
      }
    }
    assertEquals("", String.join("\n", missed.entrySet().stream().map(Object::toString).toList()));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatBeginsADeclarationIsUnderstoodBetweenThem(Language language) {
    String other =
        language.choose("creature Rat { size small }\n", "criatura Rato { tamanho pequeno }\n");
    List<String> missed = new ArrayList<>();
    Synonyms.all(language)
        .forEach(
            (key, all) -> {
              if (Declarations.isKey(key)) {
                String own = Words.spelling(key, language);
                all.stream()
                    .filter(
                        it ->
                            Synonyms.of(it, language).stream()
                                .noneMatch(m -> m.spelling().equals(own)))
                    .forEach(missed::add);
                List<Issue> issues =
                    Scripts.the(ScriptChecker.class).issues(other + all.get(0) + " Thing { }\n");
                if (issues.stream().noneMatch(it -> List.of(it.getData()).contains(own))) {
                  missed.add(key + ": " + all.get(0));
                }
              }
            });
    assertEquals(List.of(), missed);
  }

  private static boolean suggests(String text, String key, Language language) {
    IParseResult result = Scripts.parse(text);
    Set<String> openers = Scripts.the(DeclarationKeywords.class).keys();
    Spots spots =
        new Spots(
            Scripts.the(Network.class), Scripts.the(TermParser.class), openers, text, language);
    Misfits misfits = new Misfits(spots, openers, language);
    Set<String> spellings = Set.copyOf(Words.forms(key, language));
    for (INode error : result.getSyntaxErrors()) {
      String code = error.getSyntaxErrorMessage().getIssueCode();
      Optional<OtherGames.Found> found = misfits.word(code, error.getOffset());
      if (found.isPresent()) {
        return Stream.of(found.get().replacements()).anyMatch(spellings::contains);
      }
    }
    return false;
  }

  /** For each key some declarations of good scripts in which it stands, the shortest first. */
  private static Map<String, List<Place>> places(Language language) throws IOException {
    Map<String, List<Place>> places = new HashMap<>();
    for (String text : texts(language)) {
      IParseResult result = Scripts.parse(text);
      for (EObject declaration : result.getRootASTElement().eContents()) {
        INode node = NodeModelUtils.findActualNodeFor(declaration);
        String own = text.substring(node.getOffset(), node.getEndOffset());
        for (ILeafNode leaf : node.getLeafNodes()) {
          String key = Keys.of(leaf);
          if (!leaf.isHidden() && Words.forms(key, language).contains(leaf.getText())) {
            int at = leaf.getOffset() - node.getOffset();
            places
                .computeIfAbsent(key, it -> new ArrayList<>())
                .add(new Place(own, at, leaf.getLength()));
          }
        }
      }
    }
    places.replaceAll(
        (key, all) ->
            all.stream()
                .sorted(Comparator.comparing(it -> it.text().length()))
                .limit(PLACES)
                .toList());
    return places;
  }

  /** What stands in no other text. */
  private static String samples(Language language) {
    return language.choose(
        """
        import "heroes.encounter"
        encounter Samples {
            heroes: Ana
            opponents: 3 Goblins
            when any hero is dead: heroes flee
            when any hero is fled: heroes flee
            when any hero is surrendered: heroes flee
            when any hero is hit: heroes flee
            whenever any hero takes damage: Ana dies
            on turn 2: half of opponents flee
            when life < half: heroes flee
        }
        journey Road {
            travellers Ana
            wait until 8 h
        }
        """,
        """
        importa "heroes.encounter"
        encontro Amostras {
            her\u00F3is: Ana
            oponentes: 3 Goblins
            quando algum her\u00F3i est\u00E1 morto: her\u00F3is fogem
            quando algum her\u00F3i est\u00E1 fugido: her\u00F3is fogem
            quando algum her\u00F3i est\u00E1 rendido: her\u00F3is fogem
            quando algum her\u00F3i est\u00E1 atingido: her\u00F3is fogem
            sempre que algum her\u00F3i sofre dano: Ana morre
            no turno 2: metade dos oponentes fogem
            quando vida < metade: her\u00F3is fogem
        }
        jornada Estrada {
            viajantes Ana
            espera at\u00E9 8 h
        }
        """);
  }

  private static List<String> texts(Language language) throws IOException {
    List<String> texts = new ArrayList<>(List.of(samples(language)));
    for (String code : DiagnosisPage.codes()) {
      texts.addAll(Diagnosis.of(code).page().right(language));
    }
    String end = language.choose(".en.encounter", ".pt.encounter");
    Path root = Path.of(System.getProperty("encounter.root"));
    Path corpus = root.resolve("org.rpg.encounter.tests/src/test/resources/corpus");
    try (Stream<Path> files = Files.list(corpus)) {
      for (Path file : files.filter(it -> it.toString().endsWith(end)).sorted().toList()) {
        texts.add(Files.readString(file));
      }
    }
    return texts;
  }
}
