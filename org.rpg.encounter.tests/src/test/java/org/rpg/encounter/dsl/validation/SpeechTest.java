package org.rpg.encounter.dsl.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.eclipse.xtext.validation.Issue;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines as game masters misremember them: what is said, and what would be written instead. */
class SpeechTest extends ScriptsAreDiagnosed {

  /** The first thing said about a line, and what quick fixes would write in the marked place. */
  private void said(String before, String line, String after, String message, String fixed) {
    String text = before + line + after;
    List<Issue> issues = checker.issues(text);
    Issue first = issues.get(0);
    assertEquals(message, first.getMessage(), () -> text + issues);
    if (fixed != null) {
      String written =
          text.substring(0, first.getOffset())
              + first.getData()[0]
              + text.substring(first.getOffset() + first.getLength());
      String own = written.substring(before.length(), written.length() - after.length());
      assertEquals(fixed, own.replace("  ", " "));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "handles Sword; I do not know the word 'handles'. Did you mean 'wields'?; wields Sword",
        "fights with Sword; I do not know the word 'fights with'. Did you mean 'wields'?; wields Sword",
        "hp 12; I do not know the word 'hp'. Did you mean 'vitality'?; vitality 12",
        "has 2 Daggers; 'has' does not fit here. Here goes a property (like 'skills', 'wields' or 'speed') or '}'. Did you mean 'carries'?; carries 2 Daggers",
        "armor 2; 'armor' does not fit here. Here goes a property (like 'skills', 'wields' or 'speed') or '}'. Did you mean 'protection'?; protection 2",
        "level 3; I do not know the word 'level'. Here goes a property (like 'skills', 'wields' or 'speed') or '}'.;",
        "skills: Dodge 2; `':' is one too many here; 'Dodge' goes next.`; skills Dodge 2"
      })
  void ofACreature(String line, String message, String fixed) {
    said("creature Rat {\n    ", line, "\n    wears Jerkin\n}\n", message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "villains: Rat; I do not know the word 'villains'. Did you mean 'opponents'?; opponents: Rat",
        "Ana prone; 'starts' is missing before 'prone'.; Ana starts prone",
        "on turn 3 arrive 2 Rats; ':' is missing before 'arrive'.; on turn 3 : arrive 2 Rats",
        "every 2 turns: 1 Rat takes 1d6 fire; '1 Rat' does not fit here. Here goes a step (like 'any hero falls 3 m', 'arrive 2 Goblins' or 'if'). Did you mean 'any Rat' or 'each Rat'?; every 2 turns: any Rat takes 1d6 fire",
        "every 2 turns: nearest enemy takes 1d6 fire; 'nearest enemy' does not fit here. Here goes a step (like 'any hero falls 3 m', 'arrive 2 Goblins' or 'if'). Did you mean 'any enemy' or 'each enemy'?; every 2 turns: any enemy takes 1d6 fire",
        "when Ana dies: appear 2 Rats; I do not know the word 'appear'. Did you mean 'arrive'?; when Ana dies: arrive 2 Rats",
        "each turn: Ana dies; 'each' does not fit here. Here goes a name, 'enemy', 'ally', 'everyone', 'heroes', 'opponents' …. Did you mean 'every'?; every turn: Ana dies",
        "expect heroes win >= 50%; I do not know the word 'heroes win'. Did you mean 'victory of heroes'?; expect victory of heroes >= 50%",
        "on turn 2: Ana suffers 1d6; I do not know the word 'suffers'. Did you mean 'takes'?; on turn 2: Ana takes 1d6",
        "ends after 10 turns with stalemate; I do not know the word 'stalemate'. Did you mean 'draw'?; ends after 10 turns with draw",
        "clock Alarm = 3; `'=' is one too many here; '3' goes next.`; clock Alarm 3",
        "weather rain; I do not know the word 'weather'. Here goes a line of the encounter (like 'heroes:', 'when', 'on turn 2:' or 'expect') or '}'.;"
      })
  void ofAnEncounter(String line, String message, String fixed) {
    String before = "encounter Sewer {\n    heroes: Ana\n    opponents: 2 Rats\n    ";
    said(before, line, "\n}\n" + ANA, message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "if on the floor: stand up; I do not know the word 'on the floor'. Did you mean 'prone'?; if prone: stand up",
        "otherwise: hits nearest enemy; I do not know the word 'hits'. Did you mean 'attack'?; otherwise: attack nearest enemy",
        "else: flee; I do not know the word 'else'. Did you mean 'otherwise'?; otherwise: flee",
        "when prone: flee; 'when' does not fit here. Here goes a line (like 'if prone: stand up' or 'otherwise: attack nearest enemy') or '}'. Did you mean 'if'?; if prone: flee",
        "if life < 3 and nearest enemy is within 3 m: flee; I do not know the word 'nearest enemy is within 3 m'. Did you mean 'distance to nearest enemy <= 3 m'?; if life < 3 and distance to nearest enemy <= 3 m: flee",
        "if more than 2 enemies adjacent: flee; I do not know the word 'more than 2 enemies adjacent'. Did you mean 'number of enemies adjacent > 2'?; if number of enemies adjacent > 2: flee"
      })
  void ofTactics(String line, String message, String fixed) {
    said("tactics T {\n    ", line, "\n    pass to nearest ally\n}\n", message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "provisions 8 meals; I do not know the word 'provisions'. Did you mean 'supplies'?; supplies 8 meals",
        "leg Fen for 20 km; `'for' is one too many here; '20' goes next.`; leg Fen 20 km",
        "camp 8 h; I do not know the word 'camp'. Did you mean 'long rest'?; long rest 8 h",
        "long rest 8 h { Ana stands guard 2 h }; I do not know the word 'stands guard'. Did you mean 'watches'?; long rest 8 h { Ana watches 2 h }",
        "departs at dawn; I do not know the word 'dawn'. Here goes a number with its unit (like '6 m' or '2 turns').;"
      })
  void ofAJourney(String line, String message, String fixed) {
    said("journey Fen {\n    travellers Ana\n    ", line, "\n}\n" + ANA, message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "maneja Espada; Não conheço a palavra 'maneja'. Quis dizer 'empunha'?; empunha Espada",
        "usa Espada; Não conheço a palavra 'usa'. Quis dizer 'veste' ou 'empunha'?; veste Espada",
        "possui 2 Adagas; Não conheço a palavra 'possui'. Quis dizer 'leva'?; leva 2 Adagas",
        "velocidade 6 m; Não conheço a palavra 'velocidade'. Quis dizer 'deslocamento'?; deslocamento 6 m",
        "handles Espada; Não conheço a palavra 'handles'. Quis dizer 'empunha'?; empunha Espada"
      })
  void deUmaCriatura(String line, String message, String fixed) {
    said("criatura Rato {\n    ", line, "\n    veste Gibão\n}\n", message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "vilões: Rato; Não conheço a palavra 'vilões'. Quis dizer 'oponentes'?; oponentes: Rato",
        "Ana caída; Falta 'começa' antes de 'caída'.; Ana começa caída",
        "a cada 2 turnos: 1 Rato sofre 1d6; '1 Rato' não cabe aqui. Aqui cabe um passo (como 'algum herói cai 3 m', 'chegam 2 Goblins' ou 'se'). Quis dizer 'algum Rato' ou 'cada Rato'?; a cada 2 turnos: algum Rato sofre 1d6",
        "quando Ana morre: aparecem 2 Ratos; Não conheço a palavra 'aparecem'. Quis dizer 'chegam'?; quando Ana morre: chegam 2 Ratos",
        "no turno 2: Ana recebe 1d6; Não conheço a palavra 'recebe'. Quis dizer 'sofre'?; no turno 2: Ana sofre 1d6",
        "toda vez que Ana cai: Ana foge; Não conheço a palavra 'toda vez que'. Quis dizer 'sempre que'?; sempre que Ana cai: Ana foge"
      })
  void deUmEncontro(String line, String message, String fixed) {
    String before = "encontro Esgoto {\n    heróis: Ana\n    oponentes: 2 Ratos\n    ";
    said(before, line, "\n}\n" + ANA_PT, message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "se no chão: fugir; Não conheço a palavra 'no chão'. Quis dizer 'caído'?; se caído: fugir",
        "senão: golpeia inimigo mais próximo; Não conheço a palavra 'golpeia'. Quis dizer 'atacar'?; senão: atacar inimigo mais próximo",
        "caso contrário: fugir; Não conheço a palavra 'caso contrário'. Quis dizer 'senão'?; senão: fugir",
        "senão: afastar-se do inimigo mais próximo; Não conheço a palavra 'afastar-se do'. Quis dizer 'recuar do'?; senão: recuar do inimigo mais próximo",
        "se houver inimigo exposto: fugir; `'houver' está sobrando aqui; depois vem 'inimigo'.`; se inimigo exposto: fugir"
      })
  void deUmaTatica(String line, String message, String fixed) {
    said("tática T {\n    ", line, "\n    passar ao aliado mais próximo\n}\n", message, fixed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "monster Wolf { size small }; 'monster' stands outside any declaration. Did you mean 'creature'?; creature Wolf { size small }",
        "quest Fen { }; 'quest' stands outside any declaration. Did you mean 'adventure'?; adventure Fen { }"
      })
  void betweenDeclarations(String line, String message, String fixed) {
    said("creature Rat { size small }\n", line, "\n", message, fixed);
  }
}
