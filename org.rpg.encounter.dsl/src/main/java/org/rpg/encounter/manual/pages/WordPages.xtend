package org.rpg.encounter.manual.pages

import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.dsl.words.Spelling
import org.rpg.encounter.dsl.words.Words
import org.rpg.encounter.manual.grammar.Construct
import org.rpg.encounter.manual.grammar.Constructs
import org.rpg.encounter.manual.grammar.KeyPlaces
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.rulebook.Glossary
import org.rpg.encounter.rulebook.RulesOfWords

/** All words of the language, both spellings, what they mean and where they may stand. */
package class WordPages extends Writing {
    val Constructs constructs
    val KeyPlaces places

    new(Desk desk) {
        super(desk)
        constructs = desk.constructs
        places = new KeyPlaces(desk.grammar, constructs)
    }

    def Part part() {
        val title = say("Words", "Palavras")
        new Part(title,
            say("All words of the language, in English and in Portuguese.", "Todas as palavras da linguagem, em português e em inglês."),
            #[new Article("words.html", say("All words", "Todas as palavras"), body, entries)])
    }

    def private List<String> keys() {
        Words.keys.filter[!places.of(it).empty].sortBy[Spelling.plain(Words.spelling(it, language)) + " " + it].toList
    }

    def private List<Entry> entries() {
        keys.map [ key |
            new Entry(Words.spelling(key, language) + " · " + Words.spelling(key, language.other), Addresses.wordAnchor(key),
                (spellings(key, language) + spellings(key, language.other)).join(" ") + " " + meaning(key))
        ]
    }

    def private List<String> spellings(String key, Language wanted) {
        Words.forms(key, wanted).toSet.toList
    }

    def private String meaning(String key) {
        Glossary.meaning(key).map[say(it)].orElse("")
    }

    def private String initial(String key) {
        val first = Spelling.plain(Words.spelling(key, language)).substring(0, 1)
        if (Character.isLetter(first.charAt(0))) first.toUpperCase(java.util.Locale.ROOT) else "#"
    }

    def private String body() '''
        <p class="lead">«say('''Words of the language are written small; whatever has a capital is a name. A script may use any spelling of a word;
            the first is the one that the tools write.''', '''Palavras da linguagem se escrevem com minúscula; o que tem maiúscula é um nome. Um roteiro
            pode usar qualquer grafia de uma palavra; a primeira é a que as ferramentas escrevem.''')»</p>
        <ul class="inline onpage">
            «FOR letter : keys.map[initial].toSet»
                <li><a href="#letter-«letter»">«letter»</a></li>
            «ENDFOR»
        </ul>
        «FOR group : keys.groupBy[initial].entrySet»
            <section id="letter-«group.key»">
                <h2>«group.key»</h2>
                <dl class="words">
                    «FOR key : group.value»
                        «key.row»
                    «ENDFOR»
                </dl>
            </section>
        «ENDFOR»
    '''

    def private String row(String key) '''
        <div id="«Addresses.wordAnchor(key)»">
            <dt><b>«escaped(Words.spelling(key, language))»</b> <i lang="«language.other.tag»">«escaped(Words.spelling(key, language.other))»</i></dt>
            <dd>
                «IF !meaning(key).empty»<p>«markup.sentence(meaning(key))»</p>«ENDIF»
                «key.alsoSpelled»
                <p class="users"><span>«say("Stands in", "Cabe em")»</span> «FOR it : places.of(key) SEPARATOR " · "»«link»«ENDFOR»«key.rules»</p>
            </dd>
        </div>
    '''

    def private String alsoSpelled(String key) {
        val own = spellings(key, language).drop(1).toList
        val foreign = spellings(key, language.other).drop(1).toList
        '''
            «IF !own.empty || !foreign.empty»
                <p class="also"><span>«say("also", "também")»</span> «escaped(own.join(", "))»«IF !own.empty && !foreign.empty» · «ENDIF»«IF !foreign.empty»<i lang="«language.other.tag»">«escaped(foreign.join(", "))»</i>«ENDIF»</p>
            «ENDIF»
        '''
    }

    def private static String tag(Language language) {
        Frame.tag(language)
    }

    def private String link(Construct it) '''<a href="«Addresses.construct(constructs, it)»">«escaped(say(title))»</a>'''

    def private String rules(String key) {
        val rules = RulesOfWords.of(key)
        '''«IF !rules.empty»; «say("rules", "regras")» «FOR rule : rules SEPARATOR ", "»<a href="«Addresses.rule(rule)»">«rule.id»</a>«ENDFOR»«ENDIF»'''
    }
}
