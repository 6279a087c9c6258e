package org.rpg.encounter.manual.pages

import java.util.List
import java.util.Map
import org.rpg.encounter.dsl.words.Words
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.manual.script.Shipped
import org.rpg.encounter.rulebook.Chapter
import org.rpg.encounter.rulebook.OpenPoint
import org.rpg.encounter.rulebook.Page
import org.rpg.encounter.rulebook.Rulebook
import org.rpg.encounter.rulebook.RulesOfWords
import org.rpg.encounter.rulebook.SettingWords
import org.rpg.encounter.rules.Parameter
import org.rpg.encounter.rules.Rule

/** The rules of the game by chapters, and what their text leaves open. */
package class RulePages extends Writing {
    val Map<Rule, List<String>> words = newLinkedHashMap
    val Map<String, String> documented = newHashMap

    new(Desk desk) {
        super(desk)
        for (key : RulesOfWords.keys.sort) {
            for (rule : RulesOfWords.of(key)) {
                words.computeIfAbsent(rule, [newArrayList]).add(key)
            }
        }
        for (script : Shipped.of(Shipped.Kind.LIBRARY, desk.scripts)) {
            for (declared : script.script.contents.head.eContents.filter(org.rpg.encounter.dsl.encounter.Parameter)) {
                desk.documentation.of(declared, language).ifPresent [ text |
                    #[declared.name, declared.alias].filterNull.forEach[documented.put(it, text)]
                ]
            }
        }
    }

    def Part part() {
        val title = say("The rules", "As regras")
        new Part(title,
            say("What the game says, rule by rule, and the points that a table may settle otherwise.",
                "O que o jogo diz, regra por regra, e os pontos que uma mesa pode decidir de outro jeito."),
            (#[new Article("rules.html", title, contents, #[]), openPoints] + Rulebook.chapters.map[article]).toList)
    }

    def private String contents() '''
        <p class="lead">«say("Each rule has an id, by which messages, stories and this manual cite it.",
            "Cada regra tem um identificador, pelo qual mensagens, histórias e este manual a citam.")»</p>
        <div class="cards">
            «FOR it : Rulebook.chapters»
                <section class="card">
                    <h2><a href="«Addresses.rules(id)»">«heading(title)»</a></h2>
                    <p>«id»-01 – «pages.reverseView.head.rule.id» · «pages.size» «say("rules", "regras")»</p>
                </section>
            «ENDFOR»
            <section class="card">
                <h2><a href="open-points.html">«openTitle»</a></h2>
                <p>«Parameter.values.size» «say("parameters with their readings and defaults", "parâmetros com suas leituras e seus padrões")»</p>
            </section>
        </div>
    '''

    // ---- a chapter

    def private Article article(Chapter it) {
        new Article(Addresses.rules(id), heading(title), body, pages.map [
            new Entry(rule.id + " · " + both(title), rule.id, say(text))
        ])
    }

    def private String body(Chapter it) '''
        «FOR page : pages»
            «page.section»
        «ENDFOR»
    '''

    def private String section(Page it) '''
        <section class="rule" id="«rule.id»">
            <h2><a class="here" href="#«rule.id»"><span class="id">«rule.id»</span> «heading(title)»</a></h2>
            <p>«markup.sentence(say(text))»</p>
            «FOR point : open»
                «point.question»
            «ENDFOR»
            «IF !parameters.empty»
                <p class="users"><span>«say("Settled by", "Decidido por")»</span> «FOR one : parameters SEPARATOR " · "»<a href="«Addresses.parameter(one)»">«escaped(say(SettingWords.name(one)))»</a> = «escaped(say(SettingWords.standard(one)))»«ENDFOR»</p>
            «ENDIF»
            «IF words.containsKey(rule)»
                <p class="users"><span>«say("Words", "Palavras")»</span> «FOR key : words.get(rule) SEPARATOR " · "»<a href="«Addresses.word(key)»">«escaped(Words.spelling(key, language))»</a>«ENDFOR»</p>
            «ENDIF»
        </section>
    '''

    def private String question(OpenPoint it) '''
        <aside class="open"><p>«markup.sentence(say(text))»</p><p class="origin">«escaped(say(origin.text))»</p></aside>
    '''

    // ---- open points

    def private String openTitle() {
        say("Open points", "Pontos em aberto")
    }

    def private Article openPoints() {
        new Article("open-points.html", openTitle, '''
            <p class="lead">«say('''Where the text of the rules is silent or may be read in several ways, a parameter has its readings and a default. A
                ruleset sets others; a scene then says which ruleset it is played by.''', '''Onde o texto das regras se cala ou pode ser lido de vários modos, um
                parâmetro tem suas leituras e um padrão. Um regulamento escolhe outras; uma cena então diz por qual regulamento se joga.''')»</p>
            «markup.script(sample)»
            «FOR chapter : Rulebook.chapters.filter[pages.exists[!parameters.empty]]»
                <section>
                    <h2>«heading(chapter.title)»</h2>
                    «FOR page : chapter.pages»
                        «FOR one : page.parameters»
                            «one.row(page)»
                        «ENDFOR»
                    «ENDFOR»
                </section>
            «ENDFOR»
        ''', Parameter.values.map [
            new Entry(both(SettingWords.name(it)), Addresses.parameterAnchor(it),
                rule.id + " " + readings(Rulebook.page(rule)).join(" "))
        ])
    }

    def private String sample() {
        val die = say(SettingWords.name(Parameter.BASE_DIE))
        say('''
            ruleset House like Standard {
                «die» = 2d6
            }
        ''', '''
            regulamento Casa como Padrão {
                «die» = 2d6
            }
        ''')
    }

    def private String row(Parameter it, Page page) '''
        <section class="parameter" id="«Addresses.parameterAnchor(it)»">
            <h3><a class="here" href="#«Addresses.parameterAnchor(it)»">«escaped(say(SettingWords.name(it)))»</a> <a class="id" href="«Addresses.rule(rule)»">«rule.id»</a></h3>
            «IF doc !== null»<p>«markup.sentence(doc)»</p>«ENDIF»
            «IF options.empty»
                <p><span class="label">«say("default", "padrão")»</span> <b>«escaped(say(SettingWords.standard(it)))»</b></p>
            «ELSE»
                <ul class="readings">
                    «FOR reading : readings(page)»
                        «IF reading == say(SettingWords.standard(it))»<li><b>«escaped(reading)»</b> <span class="label">«say("default", "padrão")»</span></li>«ELSE»<li>«escaped(reading)»</li>«ENDIF»
                    «ENDFOR»
                </ul>
            «ENDIF»
        </section>
    '''

    def private List<String> readings(Parameter it, Page page) {
        page.readings(it).map[say(name)]
    }

    def private String doc(Parameter it) {
        documented.get(english) ?: documented.get(portuguese)
    }
}
