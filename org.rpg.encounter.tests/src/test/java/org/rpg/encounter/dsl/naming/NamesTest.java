package org.rpg.encounter.dsl.naming;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.eclipse.xtext.naming.QualifiedName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({
    "Goblins, Goblin",
    "Wolves, Wolf",
    "Knives, Knife",
    "Villagers, Villager",
    "Chefes Goblin, Chefe Goblin",
    "Poções de Cura, Poção de Cura",
    "Alemães, Alemão",
    "Animais, Animal",
    "Anéis de Brasas, Anel de Brasas",
    "Homens, Homem",
    "Caçadores, Caçador",
    "Vozes, Voz",
    "Bodies, Body",
    "Foxes, Fox",
    "Ditch Men, Ditch Man",
    "Watchmen, Watchman",
    "Mice, Mouse"
  })
  void thePluralFindsItsSingular(String plural, String singular) {
    assertTrue(Plurals.singulars(plural).contains(singular), Plurals.singulars(plural).toString());
  }

  @Test
  void theNameItselfComesFirst() {
    assertEquals("Ananias", Plurals.singulars("Ananias").get(0));
  }

  @Test
  void aLongNameTakesNoTime() {
    assertTimeout(
        Duration.ofSeconds(1), () -> Plurals.singulars("Esses ".repeat(2000).strip()).size());
  }

  @Test
  void aQualifiedNameIsReadAsAScriptWritesIt() {
    NameConverter names = new NameConverter();
    assertEquals(
        QualifiedName.create("Broken Bridge", "Grum"), names.toQualifiedName("Broken Bridge.Grum"));
    assertEquals(QualifiedName.create("Sr. Silva"), names.toQualifiedName("\"Sr. Silva\""));
    assertEquals(
        QualifiedName.create("Moinho em Chamas", "Grum"),
        names.toQualifiedName("\"Moinho em Chamas\".Grum"));
    assertEquals(QualifiedName.create("D'Ávila"), names.toQualifiedName("D\u2019A\u0301vila"));
  }

  @ParameterizedTest
  @CsvSource({"Cota de Malha", "Grum", "D'Ávila", "Guarda2", "Potion of the Moon"})
  void wordsThatJoinNeedNoQuotes(String name) {
    assertEquals(name, NameConverter.written(name));
  }

  @ParameterizedTest
  @CsvSource({"Grab and Go", "grum", "Corpo a Corpo", "Sr. Silva", "2 Dedos"})
  void otherNamesAreWrittenInQuotes(String name) {
    String written = NameConverter.written(name);
    assertEquals('"' + name + '"', written);
    assertEquals(List.of(name), new NameConverter().toQualifiedName(written).getSegments());
  }
}
