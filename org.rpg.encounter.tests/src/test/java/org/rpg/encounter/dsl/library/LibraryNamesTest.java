package org.rpg.encounter.dsl.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.rpg.encounter.dsl.library.LibraryEntries.entries;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.Scripts;
import org.rpg.encounter.dsl.encounter.Armour;
import org.rpg.encounter.dsl.encounter.Heat;
import org.rpg.encounter.dsl.encounter.Item;
import org.rpg.encounter.dsl.encounter.ItemKind;
import org.rpg.encounter.dsl.encounter.Poison;
import org.rpg.encounter.dsl.encounter.Shield;
import org.rpg.encounter.dsl.encounter.Terrain;
import org.rpg.encounter.dsl.encounter.Weapon;
import org.rpg.encounter.dsl.words.Language;

/** Whatever the rulebook holds can be named in a script of either language. */
class LibraryNamesTest {
  private static <T extends EObject> String names(Class<T> kind, Language language, String each) {
    return entries(kind).stream()
        .map(it -> each.formatted(LibraryEntries.name(it, language)))
        .collect(Collectors.joining("\n"));
  }

  private static void assertLinks(String script) {
    assertEquals(List.of(), Scripts.problems(Scripts.linked(script)), script);
  }

  @Test
  void gearIsFoundByItsEnglishName() {
    assertLinks(
        "creature Peddler {\n"
            + names(Weapon.class, Language.EN, "carries \"%s\"")
            + names(Shield.class, Language.EN, "\ncarries \"%s\"")
            + names(Armour.class, Language.EN, "\nwears \"%s\"")
            + names(Item.class, Language.EN, "\ncarries \"%s\" in backpack")
            + "\n}");
  }

  @Test
  void gearIsFoundByItsPortugueseName() {
    assertLinks(
        "criatura Mascate {\n"
            + names(Weapon.class, Language.PT, "leva \"%s\"")
            + names(Shield.class, Language.PT, "\nleva \"%s\"")
            + names(Armour.class, Language.PT, "\nveste \"%s\"")
            + names(Item.class, Language.PT, "\nleva \"%s\" na mochila")
            + "\n}");
  }

  @Test
  void magicIsKnownByEitherName() {
    List<Item> magic =
        entries(Item.class).stream()
            .filter(it -> it.getKind() == ItemKind.SPELL || it.getKind() == ItemKind.MIRACLE)
            .toList();
    for (Item it : magic) {
      assertLinks("creature Sage { knows \"%s\" }".formatted(LibraryEntries.name(it, Language.EN)));
      assertLinks(
          "criatura Mago { conhece \"%s\" }".formatted(LibraryEntries.name(it, Language.PT)));
    }
  }

  @Test
  void poisonsFireAndGroundHarmByEitherName() {
    assertLinks(
        "encounter Cellar { heroes: Villager\nopponents: Rat\non turn 1 of heroes {\n"
            + names(Poison.class, Language.EN, "Villager takes \"%s\"")
            + names(Heat.class, Language.EN, "\nVillager takes \"%s\" 2 turns")
            + names(Terrain.class, Language.EN, "\nVillager crosses 3 m of \"%s\"")
            + "\n}\n}");
    assertLinks(
        "encontro Porão { heróis: Aldeão\noponentes: Rato\nno turno 1 dos heróis {\n"
            + names(Poison.class, Language.PT, "Aldeão sofre \"%s\"")
            + names(Heat.class, Language.PT, "\nAldeão sofre \"%s\" 2 turnos")
            + names(Terrain.class, Language.PT, "\nAldeão atravessa 3 m de \"%s\"")
            + "\n}\n}");
  }
}
