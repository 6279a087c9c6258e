package org.rpg.encounter.report

import java.util.ArrayList
import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.play.PlanKind
import org.rpg.encounter.play.Questions.Line
import org.rpg.encounter.preview.FightForecast
import org.rpg.encounter.preview.FightForecast.Flight
import org.rpg.encounter.preview.FightForecast.Saved
import org.rpg.encounter.preview.FighterForecast
import org.rpg.encounter.preview.FighterForecast.Left
import org.rpg.encounter.preview.FighterForecast.State
import org.rpg.encounter.preview.Forecast.ClockForecast
import org.rpg.encounter.preview.Spread

import static extension org.rpg.encounter.report.Cells.clean

/** What a forecast answers of a fight, both languages side by side. */
package class FightWords extends Words {
    new(Language language) { super(language) }

    /** The median, and where the middle 90 % lie. */
    def middle(Spread it) {
        p5 == p95 ? numbers.integer(p50) : numbers.integer(p50) + ' (' + numbers.integer(p5) + '–' + numbers.integer(p95) + ')'
    }

    // -- danger

    def danger() { say('Danger', 'Perigo') }

    def victory(String word, String odds) {
        val known = if (word.empty) '' else word.clean + ': '
        say('''«known»the heroes win «odds»''', '''«known»os heróis vencem «odds»''')
    }

    def survived(String word, String odds) {
        val known = if (word.empty) '' else word.clean + ': '
        say('''«known»the heroes win or get away «odds»''', '''«known»os heróis vencem ou escapam «odds»''')
    }

    def escaped(String odds) { say('''the heroes get away: «odds»''', '''os heróis escapam: «odds»''') }

    def anyDead(String odds) { say('''somebody dies: «odds»''', '''alguém morre: «odds»''') }

    def allDead(String odds) { say('''all heroes die: «odds»''', '''todos os heróis morrem: «odds»''') }

    def neverRetreat() { say('heroes never retreat', 'os heróis nunca recuam') }

    def retreat(Line it) {
        val where = if (line == 0) '' else say(''' (line «line»)''', ''' (linha «line»)''')
        say('''heroes retreat by: «text.clean»«where»''', '''os heróis recuam por: «text.clean»«where»''')
    }

    // -- length

    def length(Spread it, PlanKind kind) {
        val what = if (kind === PlanKind.ENCOUNTER) say('fights', 'lutas') else say('runs', 'simulações')
        if (min == max)
            return say('''all «what» end in «max.turns»''', '''todas as «what» acabam em «max.turns»''')
        if (p5 == p95)
            return say('''nearly always «p50.turns»; all the «what»: «min» to «max»''',
                '''quase sempre «p50.turns»; todas as «what»: de «min» a «max»''')
        val half = if (p25 == p75) p25.turns else say('''«p25» to «p75.turns»''', '''«p25» a «p75.turns»''')
        val tail = if (max > p95)
                say('''one in twenty takes more than «p95»''', '''uma em vinte leva mais de «p95»''')
            else
                say('''none takes more than «p95»''', '''nenhuma leva mais de «p95»''')
        say('''half the «what» end in «half», «tail»''', '''metade das «what» acaba em «half», «tail»''')
    }

    def private turns(int it) {
        it + ' ' + if (it == 1) say('turn', 'turno') else say('turns', 'turnos')
    }

    def activations(FightForecast it) {
        val many = activations.middle
        val each = numbers.decimal(minutesEach, if (minutesEach == Math.rint(minutesEach)) 0 else 1)
        val at = [int n|numbers.duration(Math.round(n * minutesEach) as int)]
        val low = at.apply(activations.p5)
        val mid = at.apply(activations.p50)
        val high = at.apply(activations.p95)
        val time = if (low == high) mid else '''«mid» («low» – «high»)'''
        say('''initiative held «many» times: about «time» at the table, «each» min each''',
            '''iniciativa «many» vezes: cerca de «time» à mesa, «each» min cada''')
    }

    // -- opponents

    def opponents() { say('Opponents', 'Oponentes') }

    def ended(String odds) {
        say('''the fight ends by their flight or surrender: «odds»''', '''a luta acaba com fuga ou rendição: «odds»''')
    }

    def ways(Flight it) {
        val all = new ArrayList<String>
        if (fled.max > 0)
            all += say('''get away «fled.middle»''', '''escapam «fled.middle»''')
        if (yielded.max > 0)
            all += say('''give up «yielded.middle»''', '''rendem-se «yielded.middle»''')
        if (captured.max > 0)
            all += say('''are captured «captured.middle»''', '''são capturados «captured.middle»''')
        all.join(', ')
    }

    def beaten(String odds) {
        say('''the first ones are beaten before others come: «odds»''', '''os primeiros caem antes de chegarem outros: «odds»''')
    }

    def come(String odds, Spread left) {
        say('''others come: «odds»; of the first ones then stand «left.middle»''',
            '''chegam outros: «odds»; dos primeiros estão então de pé «left.middle»''')
    }

    def comeNever(String odds) { say('''others come: «odds»''', '''chegam outros: «odds»''') }

    def boss(String name, String odds) {
        say('''«name.clean» is down within the heroes' first 2 turns: «odds»''',
            '''«name.clean» cai nos 2 primeiros turnos dos heróis: «odds»''')
    }

    def phase(String name, String form, String odds) {
        say('''«name.clean» becomes «form.clean»: «odds»''', '''«name.clean» vira «form.clean»: «odds»''')
    }

    // -- people, clocks

    def people() { say('People', 'Pessoas') }

    def saved(Saved it, String odds) {
        val what = if (all == 1) odds else say('''«number.middle» of «all», all of them «odds»''', '''«number.middle» de «all», todos «odds»''')
        say('''«side.clean» alive and free: «what»''', '''«side.clean» com vida e em liberdade: «what»''')
    }

    def freedom() {
        say('free: away, or there and neither captured, helpless, bound nor held, the heroes not defeated',
            'em liberdade: longe, ou ali sem estar em cativeiro, indefeso, amarrado nem agarrado, e os heróis não derrotados')
    }

    def clocks() { say('Clocks at the end', 'Relógios no fim') }

    def clock(ClockForecast it, String odds) {
        say('''«name.clean»: «count.middle»; at 0: «odds»''', '''«name.clean»: «count.middle»; em 0: «odds»''')
    }

    // -- events

    def missed(int runs) {
        val many = numbers.integer(runs)
        say('''Never happened in «many» «IF runs == 1»run«ELSE»runs«ENDIF»''',
            '''Nunca aconteceu em «many» «IF runs == 1»simulação«ELSE»simulações«ENDIF»''')
    }

    def event(Line it) { say('''«text.clean» (line «line»)''', '''«text.clean» (linha «line»)''') }

    def rides(String mount) { say('''rides «mount.clean»''', '''monta «mount.clean»''') }

    // -- one fighter

    def blow(FighterForecast it) {
        val share = numbers.part(Math.min(lifeOfOneBlow, life), life)
        val taken = if (lifeOfOneBlow == 0)
                say('one blow takes no Life', 'um golpe não tira Vida')
            else if (lifeOfOneBlow >= life)
                say('''one blow can take all «life» Life''', '''um golpe pode tirar toda a Vida («life»)''')
            else
                say('''one blow takes at most «lifeOfOneBlow» of «life» Life («share»)''',
                    '''um golpe tira no máximo «lifeOfOneBlow» de «life» de Vida («share»)''')
        say('''worst blow: «hardestBlow» damage; «taken»''', '''pior golpe: dano «hardestBlow»; «taken»''')
    }

    def unacting(String odds) { say('''dies before acting: «odds»''', '''morre antes de agir: «odds»''') }

    def fled(String odds) { say('''gets away «odds»''', '''escapa «odds»''') }

    def yielded(String odds) { say('''gives up «odds»''', '''rende-se «odds»''') }

    def captured(String odds) { say('''is captured «odds»''', '''é capturado «odds»''') }

    // -- coming out

    def comingOut() { say('Coming out', 'Ao sair') }

    def fit() { say('fit again', 'em forma') }

    def vigor() { say('Vigor', 'Vigor') }

    def everybody() { say('all heroes', 'todos os heróis') }

    def fitness() {
        say('fit again: alive, free, conscious, at least half the Vigor, no grave wound',
            'em forma: com vida, livre, consciente, ao menos metade do Vigor, sem ferimento grave')
    }

    def vigorLeft(State it) {
        vigor.map[left|say('''«left.middle» of «mostVigor»''', '''«left.middle» de «mostVigor»''')].orElse('')
    }

    /** Wounds, Perseverance and supplies, as far as they are not what everybody expects. */
    def List<String> outcome(State it) {
        val all = new ArrayList<String>
        val hurt = new ArrayList<String>
        if (light.present && light.get.p95 > 0)
            hurt += say('''«light.get.middle» light''', '''«light.get.middle» leves''')
        if (moderate.present && moderate.get.p95 > 0)
            hurt += say('''«moderate.get.middle» moderate''', '''«moderate.get.middle» moderados''')
        if (grave.present && grave.get.p95 > 0)
            hurt += say('''«grave.get.middle» grave''', '''«grave.get.middle» graves''')
        if (!hurt.empty)
            all += say('wounds: ', 'ferimentos: ') + hurt.join(', ')
        if (perseverance.present)
            all += say('''Perseverance «perseverance.get.middle»''', '''Perseverança «perseverance.get.middle»''')
        val kept = supplies.filter[left.min != before || left.max != before].map[supply]
        if (!kept.empty)
            all += say('left: ', 'sobra: ') + kept.join(', ')
        all
    }

    def private supply(Left it) {
        say('''«name.clean» «left.middle» of «before»''', '''«name.clean» «left.middle» de «before»''')
    }

    // -- whose fight

    def whose() { say('Whose fight', 'De quem é a luta') }

    def damage() { say('damage', 'dano') }

    def kills() { say('kills', 'mortes') }

    def acts() { say('acts', 'age') }

    def idle() { say('idle', 'parado') }
}
