package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.dsl.library.Library;

class LinkErrorsTest extends ScriptsAreDiagnosed {

  @Test
  void aMisspeltWeaponIsAskedForByItsKind() {
    String script = "criatura Rato {\n tamanho pequeno\n empunha Espda\n}\n";
    assertEquals("Não conheço a arma ou o escudo 'Espda'. Quis dizer 'Espada'?", message(script));
    assertArrayEquals(new String[] {"Espada"}, checker.issues(script).get(0).getData());
  }

  @Test
  void aNameFarFromAllOthersGetsNoSuggestion() {
    assertEquals(
        "I do not know the creature, character or party 'Xylophone'.",
        message("encounter Bridge {\n heroes: Rat\n opponents: Wolf\n side Third: Xylophone\n}\n"));
  }

  @Test
  void aNameOfAnotherKindIsSaidToBeThat() {
    assertEquals(
        "'Gibão' é uma armadura; aqui cabe uma arma ou um escudo.",
        message("criatura Rato {\n tamanho pequeno\n empunha Gibão\n}\n"));
    assertEquals(
        "'Jerkins' is armour; here goes a creature, character or party.",
        message("encounter Bridge {\n heroes: Rat\n opponents: 3 Jerkins\n side Foes: Wolf }"));
  }

  @Test
  void twoStepsOnOneLineAreTwoNames() {
    diagnose(
        """
        criatura Rato {
            tamanho pequeno
            veste Gibão Cota de Malha
                  ^^^^^^^^^^^^^^^^^^^ LINK-TWO-NAMES
        }
        """);
  }

  @Test
  void aSkillAndItsWeaponWithoutBracketsAreSaidToNeedThem() {
    assertEquals(
        "'Lutar' se aprende para uma coisa de cada vez: escreva 'Espada' entre colchetes.",
        message("criatura Rato {\n tamanho pequeno\n perícias Lutar Espada 3\n}\n"));
  }

  @Test
  void theLibraryThatShipsIsClean() {
    for (String file : Library.FILES) {
      assertEquals(List.of(), checker.issuesOfLibrary(file), file);
    }
  }

  @Test
  void aSkillAndItsOwnerAreNoName() {
    assertEquals(
        "'Percepção de Goblin' é lido como um nome só. O valor de Percepção se escreve de outro"
            + " jeito. Quis dizer 'valor de Goblin em Percepção'?",
        message(
            "encontro Ponte {\n heróis: Rato\n oponentes: Goblin\n termina quando 7 > Percepção"
                + " de Goblin com empate\n}\n"));
  }

  @Test
  void aSettingWantsAnOption() {
    assertEquals(
        "I do not know the option 'Reachd'. Did you mean 'Reached'?",
        message("ruleset House like Standard {\n Success = Reachd\n}\n"));
    assertEquals(
        "Não conheço a opção 'Alcançado'. Quis dizer 'Alcançada'?",
        message("regulamento Casa como Padrão {\n Sucesso = Alcançado\n}\n"));
  }

  @Test
  void whileAnImportIsMissingNoNameIsCalledUnknown() {
    diagnose(
        """
        import "nowhere.encounter"
               ^^^^^^^^^^^^^^^^^^^ IMPORT-MISSING
        encounter Bridge {
            heroes: Rat
            opponents: Somebody
        }
        """);
  }

  @Test
  void anErrorElsewhereDoesNotTouchTheNamesThatAreKnown() {
    diagnose(
        """
        creature Rat {
            wields Dager
                   ^^^^^ LINK-UNKNOWN
            skills Fight[Dagger] 1
        }
        encounter Bridge {
            heroes: Rat
            opponents: Wolf
        }
        """);
  }
}
