package org.rpg.encounter.report

import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event.ChanceTaken
import org.rpg.encounter.rules.Event.FactChanged
import org.rpg.encounter.rules.Event.FormChanged
import org.rpg.encounter.rules.Event.GroundChanged
import org.rpg.encounter.rules.Event.MemberFell
import org.rpg.encounter.rules.Event.NumberChanged
import org.rpg.encounter.rules.Event.SideChanged
import org.rpg.encounter.rules.Event.SightChanged
import org.rpg.encounter.rules.Event.TableRolled
import org.rpg.encounter.rules.Event.TacticsChanged
import org.rpg.encounter.rules.Event.TookFlight
import org.rpg.encounter.rules.Event.TrapMet
import org.rpg.encounter.rules.Event.ValueChanged
import org.rpg.encounter.rules.Event.WayChosen
import org.rpg.encounter.rules.combat.Combatant

/** What a scene brings about by itself. */
package class SceneWords extends Words {
    val extension Cast cast

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
    }

    def sentence(NumberChanged it) {
        if (to > from)
            say('''«name.clean» rises from «from» to «to».''', '''«name.clean» sobe de «from» para «to».''')
        else
            say('''«name.clean» sinks from «from» to «to».''', '''«name.clean» desce de «from» para «to».''')
    }

    def sentence(ValueChanged it) {
        if (to > from)
            say('''«who.name»: «value.clean» rises from «from» to «to».''', '''«who.name»: «value.clean» sobe de «from» para «to».''')
        else
            say('''«who.name»: «value.clean» sinks from «from» to «to».''', '''«who.name»: «value.clean» desce de «from» para «to».''')
    }

    def sentence(FactChanged it) {
        if (holds)
            say('''«name.clean»: true from now on.''', '''«name.clean»: verdade de agora em diante.''')
        else
            say('''«name.clean»: no longer true.''', '''«name.clean»: já não é verdade.''')
    }

    def sentence(ChanceTaken it) {
        val happens = rolled <= favourable
        say('''A chance of «favourable» in «sides»: the die shows «rolled», «IF happens»it happens«ELSE»it does not happen«ENDIF».''',
            '''Chance de «favourable» em «sides»: o dado deu «rolled», «IF happens»acontece«ELSE»não acontece«ENDIF».''')
    }

    def sentence(TableRolled it) {
        say('''The table «table.clean» is rolled: «rolled».''', '''A rolagem na tabela «table.clean» deu «rolled».''')
    }

    def sentence(WayChosen it) {
        say('''The choice: «way.clean».''', '''A escolha: «way.clean».''')
    }

    def sentence(TacticsChanged it) {
        say('''«who.name» fights differently now: «tactics.clean».''', '''«who.name» muda de tática: «tactics.clean».''')
    }

    def sentence(TookFlight it) {
        say('''«who.name» runs for «way.clean».''', '''«who.name» corre para «way.clean».''')
    }

    def sentence(FormChanged it) {
        say('''«who.name» turns into «form.clean».''', '''«who.name» vira «form.clean».''')
    }

    def sentence(TrapMet it) {
        switch what {
            case SPRUNG: say('''«who.name» is caught by «trap.clean».''', '''«trap.clean» apanha «who.name».''')
            case AVOIDED: say('''«who.name» notices «trap.clean» in time.''', '''«who.name» nota «trap.clean» a tempo.''')
            case DISARMED: say('''«who.name» makes «trap.clean» harmless.''', '''«who.name» desarma «trap.clean».''')
        }
    }

    def sentence(SightChanged it) {
        val metres = numbers.metres(squares)
        say('''One sees «metres» from now on.''', '''Agora se enxerga até «metres».''')
    }

    def sentence(MemberFell it) {
        val fate = if (!dead) say('''out of the fight''', '''fora de combate''')
            else if (by == Combatant.NONE) say('''dead''', '''sem vida''')
            else say('''dead by the hand of «by.name»''', '''sem vida pelas mãos de «by.name»''')
        say('''«who.name» loses one, «fate»: «left» left.''', '''«who.name» perde um, «fate»: «IF left == 1»resta 1«ELSE»restam «left»«ENDIF».''')
    }

    def sentence(GroundChanged it) {
        val count = squares.size
        if (spread)
            say('''«name.clean» spreads by «count» «IF count == 1»square«ELSE»squares«ENDIF».''',
                '''«name.clean»: mais «count» «IF count == 1»quadrado«ELSE»quadrados«ENDIF».''')
        else if (ground.isEmpty)
            say('''«name.clean» is clear from now on.''', '''«name.clean» agora está livre.''')
        else
            say('''«name.clean» is «ground.clean» from now on.''', '''«name.clean» agora é «ground.clean».''')
    }

    def sentence(SideChanged it) {
        say('''«who.name» changes sides: «side.side».''', '''«who.name» muda de lado: «side.side».''')
    }

    def private clean(String text) { Cells.clean(text) }
}
