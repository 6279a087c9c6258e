package org.rpg.encounter.report

import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.Branches
import org.rpg.encounter.play.Questions.OpenChoice
import org.rpg.encounter.preview.Forecast

import static extension org.rpg.encounter.report.Cells.clean

/** What is said of several approaches side by side, both languages together. */
package class ApproachesWords extends Words {
    new(Language language) { super(language) }

    def subtitle(Forecast it, int approaches) {
        val many = numbers.integer(runs)
        say('''«script.clean» · «approaches» approaches, «many» «IF runs == 1»run«ELSE»runs«ENDIF» each · seed «seed»''',
            '''«script.clean» · «approaches» abordagens, «many» «IF runs == 1»simulação«ELSE»simulações«ENDIF» cada · semente «seed»''')
    }

    def open(List<OpenChoice> it) {
        val where = map[(if (name.empty) '' else name.clean + ' ') + say('''(line «line»)''', '''(linha «line»)''')].join(', ')
        say('''Nobody says how likely the ways are at: «where». Each way is forecast alone.''',
            '''Ninguém diz quão prováveis são os caminhos em: «where». Cada caminho é previsto sozinho.''')
    }

    def bound() {
        say('''There are more ways than «Branches.MOST»: only the first «Branches.MOST» are shown.''',
            '''Há mais de «Branches.MOST» caminhos: só os primeiros «Branches.MOST» aparecem.''')
    }

    def approaches() { say('Approaches', 'Abordagens') }

    def victory() { say('heroes win', 'os heróis vencem') }

    def anyDead() { say('somebody dies', 'alguém morre') }

    def allDead() { say('all heroes die', 'todos os heróis morrem') }

    def dies(String name) { say('''«name.clean» dies''', '''«name.clean» morre''') }

    def danger() { say('Danger', 'Perigo') }

    def length() { say('Median length', 'Duração mediana') }

    def turns() { say('turns', 'turnos') }

    def time() { say('time', 'tempo') }

    def expectations() { say('Expectations: the worst approach decides', 'Expectativas: decide a pior abordagem') }

    def hopes() { say('Expectations', 'Expectativas') }

    def variants() { say('Beside its variants, with the same rolls', 'Ao lado das variantes, com as mesmas rolagens') }

    def alone() { say('One of them in full', 'Uma delas por inteiro') }
}
