package org.rpg.encounter.report

import java.util.List
import java.util.Optional
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.rules.Event.Arrived
import org.rpg.encounter.rules.Event.Attacked
import org.rpg.encounter.rules.Event.CombatEnded
import org.rpg.encounter.rules.Event.CombatStarted
import org.rpg.encounter.rules.Event.ConditionGained
import org.rpg.encounter.rules.Event.ConditionLost
import org.rpg.encounter.rules.Event.DamageRolled
import org.rpg.encounter.rules.Event.Died
import org.rpg.encounter.rules.Event.Harmed
import org.rpg.encounter.rules.Event.InitiativeKept
import org.rpg.encounter.rules.Event.InitiativeLost
import org.rpg.encounter.rules.Event.Left
import org.rpg.encounter.rules.Event.Moved
import org.rpg.encounter.rules.Event.PointGained
import org.rpg.encounter.rules.Event.Tested
import org.rpg.encounter.rules.Event.TurnStarted
import org.rpg.encounter.rules.Event.Wounded
import org.rpg.encounter.rules.Rule
import org.rpg.encounter.rules.body.DamageKind
import org.rpg.encounter.rules.check.Chance
import org.rpg.encounter.rules.check.TestResult
import org.rpg.encounter.rules.combat.Combatant
import org.rpg.encounter.rules.combat.Defence
import org.rpg.encounter.rules.combat.Fate
import org.rpg.encounter.rules.field.Squares

/**
 * Every sentence of a story, its two languages side by side. Nobody's gender is known, so neither language
 * may ask for it; sums and chances stand as the table would say them.
 */
package class StoryWords extends Words {
    /** From this success level on, and by this much short of it, a blow is a clear one. */
    static val CLEAR = 6

    /** Keeps a sum on one line. */
    static val NB = '\u00A0'

    val extension Cast cast
    val boolean portuguese
    val ConditionWords conditions

    new(Language language, Cast cast) {
        super(language)
        this.cast = cast
        portuguese = language === Language.PT
        conditions = new ConditionWords(language)
    }

    // -- headings

    def heading(TurnStarted it) {
        say('''Turn «turn»''', '''Turno «turn»''')
    }

    def subtitle(String script, long seed, long run) {
        say('''«script» · seed «seed» · run «run»''', '''«script» · semente «seed» · simulação «run»''')
    }

    def end() { say('The end', 'Fim') }

    def note() { say('Note', 'Nota') }

    // -- who has the initiative

    def sentence(CombatStarted it) {
        say('''«holder.name» opens the combat with the initiative.''', '''«holder.name» abre o combate com a iniciativa.''')
    }

    /** @param test the holder's, if there was one */
    def kept(InitiativeKept it, Optional<TestResult> test) {
        if (test.empty)
            say('''«from.name» passes the initiative to «to.name».''', '''«from.name» passa a iniciativa a «to.name».''')
        else if (from == to)
            say('''The die shows «test.get.shown», even, and no other ally can act: «to.name» goes on.''',
                '''O dado deu «test.get.shown», par, e nenhum outro aliado pode agir: «to.name» continua.''')
        else
            say('''The die shows «test.get.shown», even: this side keeps the initiative, and «from.name» passes it to «to.name».''',
                '''O dado deu «test.get.shown», par: este lado mantém a iniciativa, e «from.name» a passa a «to.name».''')
    }

    /** @param test the holder's, if there was one */
    def lost(InitiativeLost it, Optional<TestResult> test) {
        if (test.empty)
            say('''«from.name» made no test: the initiative goes to «to.name».''',
                '''«from.name» não fez teste: a iniciativa vai para «to.name».''')
        else if (test.get.even)
            say('''«from.name»'s die showed «test.get.shown», even, but no other ally can act: the initiative goes to «to.name».''',
                '''O dado de «from.name» deu «test.get.shown», par, mas nenhum outro aliado pode agir: a iniciativa vai para «to.name».''')
        else
            say('''«from.name»'s die showed «test.get.shown», odd: the initiative goes to «to.name».''',
                '''O dado de «from.name» deu «test.get.shown», ímpar: a iniciativa vai para «to.name».''')
    }

    /** The number whose parity decides: that of the die, or of the total if the ruleset says so. */
    def private shown(TestResult it) { even == (natural % 2 == 0) ? natural : total }

    def nobodyActs() {
        say('''Nobody on this side can act.''', '''Ninguém deste lado pode agir.''')
    }

    // -- actions

    def sentence(Moved it) {
        val enemy = who.nearestEnemy
        val way = numbers.metres(steps)
        if (enemy == Combatant.NONE)
            say('''«who.name» moves «way».''', '''«who.name» anda «way».''')
        else {
            val left = numbers.metres(who.distance(enemy))
            val closer = Squares.distance(from, enemy.square) > who.distance(enemy)
            if (closer)
                say('''«who.name» advances «way», to «left» from «enemy.name».''',
                    '''«who.name» avança «way» e fica a «left» de «enemy.name».''')
            else
                say('''«who.name» moves «way», to «left» from «enemy.name».''',
                    '''«who.name» se desloca «way» e fica a «left» de «enemy.name».''')
        }
    }

    // -- attacks

    def sentence(Attacked it) {
        deed + chances.odds + ': ' + test.sum(skill) + ' ' + say('against', 'contra') + ' ' + test.difficulty + defence.inWords +
            ', ' + test.result + '.'
    }

    /**
     * A test that is no attack.
     *
     * @param attempt whether what it is for, and whose it is, has just been said
     */
    def sentence(Tested it, boolean attempt) {
        val sum = test.sum(value)
        val result = if (test.criticalSuccess)
                say('a critical success', 'sucesso crítico') + test.levelled
            else if (test.criticalFailure)
                say('a critical failure', 'falha crítica')
            else if (test.success)
                say('success', 'sucesso') + test.levelled
            else
                say('failure', 'falha')
        (attempt ? skill.clean : say('''«who.name» tests «skill.clean»''', '''«who.name» testa «skill.clean»''')) + chances.odds +
            say(''': «sum» against «test.difficulty», «result».''', ''': «sum» contra «test.difficulty», «result».''')
    }

    def private deed(Attacked it) {
        if (!melee && weapon >= 0 && attacker.combatant.weapon(weapon).thrown)
            return say('''«attacker.name» throws «attacker.weapon(weapon)» at «target.name»''',
                '''«attacker.name» arremessa «attacker.weapon(weapon)» contra «target.name»''')
        val how = if (weapon < 0)
                ''
            else if (attacker.combatant.weapon(weapon).unarmed)
                say(' bare-handed', ' de mãos nuas')
            else
                say(''' with «attacker.weapon(weapon)»''', ''' com «attacker.weapon(weapon)»''')
        if (melee && rules.contains(Rule.TAC_07))
            return say('''«attacker.name» seizes the chance to attack «target.name»«how»''',
                '''«attacker.name» aproveita para atacar «target.name»«how»''')
        if (melee && rules.contains(Rule.CTR_01))
            return say('''«attacker.name» strikes back at «target.name»«how»''',
                '''«attacker.name» contra-ataca «target.name»«how»''')
        say('''«attacker.name» «IF melee»attacks«ELSE»shoots at«ENDIF» «target.name»«how»''',
            '''«attacker.name» «IF melee»ataca«ELSE»dispara contra«ENDIF» «target.name»«how»''')
    }

    /** Positive and negative chances, each with its sources. */
    def private odds(List<Chance> chances) {
        val positive = chances.filter[count > 0].toList
        val negative = chances.filter[count < 0].toList
        val ups = positive.fold(0)[sum, chance|sum + chance.count]
        val downs = negative.fold(0)[sum, chance|sum - chance.count]
        (if (ups == 0)
            ''
        else
            say(''', «ups» positive «IF ups == 1»chance«ELSE»chances«ENDIF»''',
                ''', «ups» «IF ups == 1»chance positiva«ELSE»chances positivas«ENDIF»''') + positive.sources) +
            (if (downs == 0)
                ''
            else
                say(''', «downs» negative «IF downs == 1»chance«ELSE»chances«ENDIF»''',
                    ''', «downs» «IF downs == 1»chance negativa«ELSE»chances negativas«ENDIF»''') + negative.sources)
    }

    /** A source says how many chances it gives where that is not the whole sum. */
    def private sources(List<Chance> chances) {
        val alone = chances.size == 1
        val named = chances.map [
            val size = Math.abs(count)
            source.reason.toFirstLower + (if (alone || size == 1) '' else NB + '×' + size)
        ]
        ' (' + named.join(', ') + ')'
    }

    /** All rolls where there were several, then the sum of the one that counts. */
    def private sum(TestResult it, int skill) {
        val several = rolled.size > 1 ? say('''rolls «rolled.listed»; ''', '''rola «rolled.listed»; ''') : ''
        val other = total - natural - skill
        '''«several»«natural»«skill.signed»«IF other != 0»«other.signed»«ENDIF»«NB»=«NB»«total»'''
    }

    def private listed(List<Integer> it) {
        subList(0, size - 1).join(', ') + say(' and ', ' e ') + last
    }

    def private signed(int number) { number < 0 ? '''«NB»−«NB»«-number»''' : '''«NB»+«NB»«number»''' }

    def private inWords(Defence it) {
        switch it {
            case DODGE: say(' (Dodge)', ' (Esquiva)')
            case SHIELD: say(' (Shield)', ' (Escudo)')
            case PARRY: say(' (parry)', ' (aparar)')
            case BODY: say(' (Defence)', ' (Defesa)')
            case NONE, case BEST: ''
        }
    }

    def private result(TestResult it) {
        if (criticalSuccess)
            Ink.STRONG.paint(say('a critical hit', 'acerto crítico')) + levelled
        else if (criticalFailure)
            say('a critical failure', 'falha crítica')
        else if (success)
            blow(level >= CLEAR, level <= 1) + levelled
        else
            miss(difficulty - total)
    }

    def private blow(boolean clear, boolean bare) {
        if (clear)
            say('hits home', 'acerta em cheio')
        else if (bare)
            say('only just hits', 'acerta por um triz')
        else
            say('hits', 'acerta')
    }

    def private miss(int short) {
        if (short >= CLEAR)
            say('misses widely', 'erra de longe')
        else if (short <= 1)
            say('only just misses', 'erra por um triz')
        else
            say('misses', 'erra')
    }

    def private levelled(TestResult it) { say(''' (level«NB»«level»)''', ''' (nível«NB»«level»)''') }

    // -- damage

    /** The damage of a blow and the layers it went through, as one sentence. */
    def damage(DamageRolled it, Harmed harm) {
        total + NB + say('damage', 'de dano') + parts + ': ' + harm.layers + '.'
    }

    /** A blow that did nothing at all. */
    def noDamage(DamageRolled it) {
        total + NB + say('damage', 'de dano') + parts + '.'
    }

    /** Damage without a blow. */
    def sentence(Harmed it) {
        say('''«who.name» takes «amount» damage («kind.inWords»): ''', '''«who.name» sofre «amount» de dano («kind.inWords»): ''') +
            layers + '.'
    }

    def private parts(DamageRolled it) {
        val shown = (critical > 0 ? say('''«NB»+«NB»«critical» critical''', '''«NB»+«NB»«critical» do crítico''') : '') +
            (physique == 0 ? '' : physique.signed + say(' Physique', ' de Físico')) +
            (offHand == 0 ? '' : offHand.signed + say(' off hand', ' da segunda arma')) +
            (rolled + critical + physique + offHand < total ? say(''', at least «total»''', ''', no mínimo «total»''') : '')
        shown.empty ? '' : ''' («rolled»«shown»)'''
    }

    def private layers(Harmed it) {
        val life = who.combatant.body.simple ? say('Vitality', 'na Vitalidade') : say('Life', 'na Vida')
        val all = #[
            toProtection.layer(say('Protection', 'na Proteção'), protection),
            toVigor.layer(say('Vigor', 'no Vigor'), vigor),
            toLife.layer(life, it.life)
        ].filter[!empty]
        all.empty ? say('nothing gets through', 'nada passa') : all.join(', ')
    }

    def private String layer(int points, String layer, int left) {
        if (points == 0)
            ''
        else
            say('''«points» to «layer» («left»«NB»left)''', '''«points» «layer» (fica«NB»em«NB»«left»)''')
    }

    def sentence(Wounded it) {
        val name = switch woundClass {
            case LIGHT: say('A light wound', 'Ferimento leve')
            case MODERATE: say('A moderate wound', 'Ferimento moderado')
            case GRAVE: say('A grave wound', 'Ferimento grave')
        }
        name + say(''' of severity «severity».''', ''' de severidade «severity».''')
    }

    /** A wound that nothing told before has made. */
    def sentence(int who, String wound) { who.name + ': ' + wound.toFirstLower }

    def private inWords(DamageKind it) {
        switch it {
            case CUTTING: say('cutting', 'cortante')
            case PIERCING: say('piercing', 'perfurante')
            case BLUDGEONING: say('bludgeoning', 'contundente')
            case FIRE: say('fire', 'fogo')
            case ACID: say('acid', 'ácido')
            case DIRECT: say('direct', 'direto')
            case FATIGUE: say('fatigue', 'fadiga')
            case NECROTIC: say('necrotic', 'necrótico')
            case DIVINE: say('divine', 'divino')
        }
    }

    // -- fates

    def sentence(Died it) {
        if (who.combatant.sheet.vehicle)
            if (by == Combatant.NONE)
                say('''«who.name» is smashed.''', '''«who.name» vira destroços.''')
            else
                say('''«who.name» is smashed by «by.name».''', '''«who.name» vira destroços sob os golpes de «by.name».''')
        else if (by == Combatant.NONE)
            say('''«who.name» falls dead.''', '''«who.name» tomba sem vida.''')
        else
            say('''«who.name» falls dead by the hand of «by.name».''', '''«who.name» tomba sem vida pelas mãos de «by.name».''')
    }

    def sentence(PointGained it) {
        if (doom)
            say('''«who.name» gains a Doom point.''', '''«who.name» ganha um ponto de Desgraça.''')
        else
            say('''«who.name» gains a Destiny point.''', '''«who.name» ganha um ponto de Destino.''')
    }

    /** What is ridden as the fight begins. */
    def mounts(List<Integer> all) {
        val names = all.map[name].join(', ')
        say('''Mounts: «names».''', '''Montarias: «names».''')
    }

    def sentence(ConditionGained it) { conditions.gained(condition, who.name) }

    def sentence(ConditionLost it) { conditions.lost(condition, who.name) }

    def sentence(Arrived it) {
        val side = who.combatant.side
        val known = Character.isLowerCase(side.plainSide.codePointAt(0))
        if (known)
            say('''«who.name» joins the combat for the «side.side».''', '''«who.name» chega ao combate pelos «side.side».''')
        else
            say('''«who.name» joins the combat for «side.side».''', '''«who.name» chega ao combate por «side.side».''')
    }

    def sentence(Left it) {
        if (fate == Fate.YIELDED)
            say('''«who.name» surrenders.''', '''«who.name» se rende.''')
        else if (fate == Fate.CAPTURED)
            say('''«who.name» is taken prisoner.''', '''«who.name» cai em poder dos outros.''')
        else
            say('''«who.name» flees.''', '''«who.name» foge.''')
    }

    // -- the end

    def sentence(CombatEnded it, String outcome) {
        val turns = result.turns
        val bold = Ink.STRONG.paint(outcome)
        val reason = switch result.reason {
            case ONE_SIDE_LEFT: say('Only one side is left.', 'Só resta um lado.')
            case NOBODY_LEFT: say('Nobody is left.', 'Não resta ninguém.')
            case NAMED_END: ''
            case TURN_LIMIT: say('The limit of turns stops the combat.', 'O limite de turnos encerra o combate.')
            case ACTIVATION_LIMIT: say('The limit of actions stops the combat.', 'O limite de ações encerra o combate.')
        }
        (reason + say(''' After «turns» «IF turns == 1»turn«ELSE»turns«ENDIF»: «bold».''',
            ''' Ao fim de «turns» «IF turns == 1»turno«ELSE»turnos«ENDIF»: «bold».''')).trim
    }

    /** How someone came out of it. */
    def state(Combatant it) {
        switch fate {
            case DEAD: Ink.BAD.paint(say('dead', 'sem vida'))
            case FLED: say('fled', 'em fuga') + ', ' + layers
            case YIELDED, case CAPTURED: say('in the hands of the others', 'em poder dos outros') + ', ' + layers
            case EXPECTED: say('never came', 'não chegou')
            case IN_COMBAT: layers
        }
    }

    def private layers(Combatant it) {
        val few = if (members > 1) say('''«membersLeft» of «members» left, ''', '''«membersLeft» de «members», ''') else ''
        few + strength
    }

    def private strength(Combatant it) {
        val wounds = body.wounds
        val hurt = if (wounds == 0)
                ''
            else
                say(''', «wounds» «IF wounds == 1»wound«ELSE»wounds«ENDIF»''',
                    ''', «wounds» «IF wounds == 1»ferimento«ELSE»ferimentos«ENDIF»''')
        if (body.simple)
            say('''Vitality «life»''', '''Vitalidade «life»''')
        else
            say('''Vigor «vigor», Life «life» of «body.maxLife»''', '''Vigor «vigor», Vida «life» de «body.maxLife»''') + hurt
    }

    def private clean(String it) { Cells.clean(it) }

    /** Cover that hides all leaves no chance: where it has one, it is too far to see (our own). Help has no rule. */
    def private reason(Rule it) {
        switch it {
            case TAC_11: say('beyond sight', 'além da visibilidade')
            case BASE_01: say('help', 'ajuda')
            default: title
        }
    }

    def private title(Rule it) { portuguese ? it.portuguese : it.english }
}
