package org.rpg.encounter.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.rpg.encounter.dsl.Models;
import org.rpg.encounter.dsl.Scripts;

class FormatterTest {
  private static final Formatter FORMATTER = Scripts.the(Formatter.class);

  static Stream<Path> scripts() {
    return Scripts.everywhere().stream();
  }

  private static String format(String text) {
    XtextResource script = (XtextResource) Scripts.parsed(text);
    assertTrue(FORMATTER.canFormat(script), () -> Scripts.errors(text).toString());
    return Edit.apply(text, FORMATTER.edits(script));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void meansTheSameAndKeepsEveryToken(Path script) {
    String text = Scripts.text(script);
    String formatted = format(text);
    assertEquals(pieces(text), pieces(formatted));
    assertEquals(Models.of(text), Models.of(formatted));
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void formattingTwiceChangesNothingMore(Path script) {
    String once = format(Scripts.text(script));
    assertEquals(once, format(once));
  }

  /** What ships is laid out as we would lay it out. */
  @ParameterizedTest
  @MethodSource("shipped")
  void examplesAndLibraryAreLaidOut(Path script) {
    assertEquals(Scripts.text(script), format(Scripts.text(script)));
  }

  static Stream<Path> shipped() {
    return Scripts.everywhere().stream().filter(it -> !it.toString().contains("corpus"));
  }

  /** All that is no blank, in order. */
  private static List<String> pieces(String text) {
    List<String> pieces = new ArrayList<>();
    for (ILeafNode leaf : Scripts.parse(text).getRootNode().getLeafNodes()) {
      if (!leaf.getText().isBlank()) {
        pieces.add(leaf.getText().strip().replaceAll("\\s+", " "));
      }
    }
    return pieces;
  }

  @Test
  void numbersDiceAndSignsHaveOneForm() {
    assertEquals(
        """
        table Road 1d100 {
            1-2:       nothing
            96-00:     nothing
            5-6:       nothing
            7 or more: nothing
        }

        weapon Club { damage 2d6+9 cutting }
        weapon Mace { damage 2d6*10 }
        weapon Pick { damage 2d6-1 }
        journey South {
            travellers Ana
            leg Ford 10 hours, 40 minutes
            leg Wood 30 min
            leg Hill 2.5 h
            with chance 1/6: nothing
        }
        """,
        format(
            """
            table Road 1D% {
                1–2: nothing
                96 – 00: nothing
                5 to 6: nothing
                7+: nothing
            }

            weapon Club { damage 9 + 2D6 cutting }
            weapon Mace { damage 2 d6 × 10 }
            weapon Pick { damage 2d6 − 1 }
            journey South {
                travellers Ana
                leg Ford 10 hours, 40 minutes
                leg Wood 30 min.
                leg Hill 2,5 h
                with chance 1 in 6: nothing
            }
            """));
  }

  @Test
  void whatNobodySeesIsDroppedOutsideOfTexts() {
    assertEquals(
        "creature Rat { note \"a\u200Bb\" }\n",
        format("creature\u200BRat {\uFEFF \uF0B7 note \"a\u200Bb\" }\n"));
  }

  @Test
  void aTextKeepsItsBlanksAtTheEndsOfItsLines() {
    String text =
        "creature Rat {\n    note \"\"\"\n        ### **A Emboscada**  \n        ^fdf524 {{note\n"
            + "    \"\"\"\n}\n";
    assertEquals(text, format(text));
  }

  @Test
  void anElementALine() {
    assertEquals(
        """
        character Ana {
            skills Fight[Sword] 3, Dodge -1
            wields Sword
        }

        encounter Bridge {
            heroes: Ana
            opponents: 2 Goblins at 1.5 m from Ana
            when Ana dies: opponents yield
            on turn 3 of opponents {
                arrive Ogre
                with chance 1/3: opponents flee
                otherwise: Ana falls 6 m
            }
            expect victory of heroes >= 60% // hopes
        }
        """,
        format(
            """
            character Ana{skills Fight [ Sword ]   3 ,Dodge - 1
            wields Sword}
            encounter Bridge {
            heroes:Ana
              opponents : 2 Goblins at 1,5m from Ana
            when Ana dies :opponents yield
            on turn 3 of opponents
            {
              arrive Ogre
              with chance 1 / 3: opponents flee
                otherwise: Ana falls 6m }
            expect victory of heroes>=60 %   // hopes


            }

            """));
  }

  @Test
  void commentsStayWithWhatTheyAreAbout() {
    assertEquals(
        """
        // the bridge

        /** Old.
            And bent. */
        encounter Bridge { // it sways
            // who
            heroes: Ana, // first
                Bento /* second */, Caio
            /* they
                 come late */
            opponents: Goblin
            // nobody else
        }

        // the end
        """,
        format(
            """


            // the bridge

              /** Old.
                  And bent. */
            encounter Bridge { // it sways
            // who
            heroes: Ana,// first
            Bento/* second */,Caio
              /* they
                   come late */
            opponents: Goblin
            // nobody else
            }
            // the end"""));
  }

  @Test
  void tablesAndMapsAreAligned() {
    assertEquals(
        """
        table Road 2d6 {
            2:    nothing
            3-11: read "A crow."
            12 or more { read "Elk." }
        }

        encounter Bridge {
            map {
                .A.#
                ..G.
            }
            legend { A = Ana  G = Goblin  # = Wall }
            heroes: Ana
            opponents: Goblin
        }
        """,
        format(
            """
            table Road 2d6 {
            2: nothing
            3 - 11: read "A crow."
            12 or more { read "Elk." }
            }
            encounter Bridge {
              map {
            .A.#
              ..G.
              }
              legend { A = Ana  G=Goblin  # = Wall }
              heroes: Ana
              opponents: Goblin
            }
            """));
  }

  @Test
  void whatIsTooLongForALineIsBroken() {
    String names = "Ana, Bento, Caio, Dora, Elisa, Fabio, Gilda, Hugo, Ines, Joaquim, Lia, Mateus";
    assertEquals(
        """
        party Everybody: %s, Nina, Otto, Paula,
            Quirino, Rosa
        character Ana {
            skills Fight[Sword] 3, Dodge 2, Perception 1, Will 2, Agility 3, Stealth 1
            wears Jerkin
            wields Sword
            style Coward
        }
        """
            .formatted(names),
        format(
            """
            party Everybody: %s, Nina, Otto, Paula, Quirino, Rosa
            character Ana { skills Fight[Sword] 3, Dodge 2, Perception 1, Will 2, Agility 3, Stealth 1  wears Jerkin  wields Sword  style Coward }
            """
                .formatted(names)));
  }

  @Test
  void twoNamesOnALineNeverBecomeOne() {
    String script =
        "encounter E { heroes: Ana  opponents: Goblin  when Ana dies { Ana takes Torch  Bento yields } }\n";
    assertEquals(Models.of(script), Models.of(format(script)));
  }

  @Test
  void numbersHaveTheMarkOfTheirLanguage() {
    assertEquals("terreno Lama { água 1,5 m }\n", format("terreno Lama { água 1.5m }"));
    assertEquals("terrain Mud { water 1.5 m }\n", format("terrain Mud { water 1,5m }"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void lineEndsStay(String lineEnd) {
    String script = "encounter E {\n\n  heroes: Ana\n\n\n\n opponents: Goblin /* a\n  b */ }\n";
    String wanted = "encounter E {\n    heroes: Ana\n\n    opponents: Goblin /* a\n  b */\n}\n";
    assertEquals(wanted.replace("\n", lineEnd), format(script.replace("\n", lineEnd)));
  }

  @Test
  void proseIsLeftAlone() {
    String script =
        """
        encounter E {
            read \"""
                  Three lines,
               and blanks at the end  \s
            as they were.
            \"""
            heroes: Ana
        }
        """;
    assertEquals(
        script, format(script.replace("    read", "read").replace("    heroes", "heroes")));
  }

  @Test
  void aRangeIsItsLines() {
    String text = "party A:Ana\nparty B:Bento,Caio\nparty C:Dora\n";
    XtextResource script = (XtextResource) Scripts.parsed(text);
    int second = text.indexOf("Bento");
    assertEquals(
        "party A:Ana\nparty B: Bento, Caio\nparty C:Dora\n",
        Edit.apply(text, FORMATTER.edits(script, second, 2)));
  }

  @Test
  void whatDoesNotParseIsLeftAlone() {
    for (String broken : List.of("encounter E { heroes Ana }", "encounter E { heroes: Ana } }")) {
      assertFalse(FORMATTER.canFormat((XtextResource) Scripts.parsed(broken)), broken);
    }
  }
}
