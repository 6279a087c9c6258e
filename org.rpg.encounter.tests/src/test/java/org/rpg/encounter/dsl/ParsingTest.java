package org.rpg.encounter.dsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Inject;
import org.eclipse.xtext.testing.InjectWith;
import org.eclipse.xtext.testing.extensions.InjectionExtension;
import org.eclipse.xtext.testing.util.ParseHelper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.tests.EncounterInjectorProvider;

@ExtendWith(InjectionExtension.class)
@InjectWith(EncounterInjectorProvider.class)
class ParsingTest {
  @Inject private ParseHelper<Script> parser;

  @Test
  void aCreatureReadsTheSameInBothLanguages() throws Exception {
    Script script =
        parser.parse("criatura Goblin { perícias Físico 0 }\ncreature Ogre { size large }");
    assertTrue(
        script.eResource().getErrors().stream().allMatch(e -> !e.getMessage().contains("cabe")));
    assertEquals(2, script.getDeclarations().size());
  }
}
