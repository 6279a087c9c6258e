package org.rpg.encounter.manual.pages

import com.google.gson.GsonBuilder
import java.util.List
import org.rpg.encounter.dsl.words.Language
import org.rpg.encounter.manual.Html

/** Where one comes in, and where one searches. */
package class StartPages extends Writing {
    new(Desk desk) {
        super(desk)
    }

    /** The start of the manual in one language. */
    def Part start(List<Part> parts) {
        val title = say("Start", "Início")
        new Part(title, "", #[new Article("index.html", say("The manual of Encounter", "O manual de Encounter"), '''
            <p class="lead">«say('''Encounter is a language for game masters. You write encounters, journeys and whole adventures as text; the tools check
                them against the rules while you write, and play them thousands of times, so that you know before the session what is likely to happen.''',
                '''Encounter é uma linguagem para mestres de jogo. Você escreve encontros, jornadas e aventuras inteiras como texto; as ferramentas os conferem
                com as regras enquanto você escreve, e os jogam milhares de vezes, para que você saiba antes da sessão o que deve acontecer.''')»</p>
            <h2 id="script">«say("A script", "Um roteiro")»</h2>
            «markup.script(say(ENGLISH, PORTUGUESE))»
            <p>«markup.sentence(say('''`encounter preview FILE` says who wins, who dies and of what; `encounter run FILE` tells one evening of it as a story;
                `encounter validate FILE` finds what is wrong.''', '''`encounter preview ARQUIVO` diz quem vence, quem morre e de quê; `encounter run ARQUIVO` conta uma
                noite como história; `encounter validate ARQUIVO` acha o que está errado.'''))»</p>
            <h2 id="parts">«say("What is in here", "O que há aqui")»</h2>
            <div class="cards">
                «FOR part : parts»
                    <section class="card"><h3><a href="«part.front.path»">«part.title»</a></h3><p>«part.text»</p></section>
                «ENDFOR»
            </div>
        ''', #[])])
    }

    static val ENGLISH = '''
        character Ana {
            skills Physique 2, Dodge 3, Fight[Sword] 4
            wears Jerkin
            wields Sword
        }

        encounter Sewer "Under the market" {
            read "The water moves before you hear them."
            heroes: Ana
            opponents: 2 Goblins, Rat
            heroes start surprised
            ends after 20 turns with draw
            expect victory of heroes >= 50%
        }
    '''

    static val PORTUGUESE = '''
        personagem Ana {
            perícias Físico 2, Esquiva 3, Lutar[Espada] 4
            veste Gibão
            empunha Espada
        }

        encontro Esgoto "Debaixo do mercado" {
            leia "A água se move antes de vocês os ouvirem."
            heróis: Ana
            oponentes: 2 Goblins, Rato
            heróis começam surpreendidos
            termina depois de 20 turnos com empate
            espera vitória dos heróis >= 50%
        }
    '''

    /** The page that finds things: all that can be found stands in it, so that it asks nobody. */
    def Article search(List<Part> parts, String script) {
        val rows = parts.map[part|part.articles.map[article|article.entries.map [
            #[title, part.title, article.path + (if (anchor.empty) "" else "#" + anchor), shortened(words)]
        ]].flatten].flatten.toList
        new Article("search.html", say("Search", "Busca"), '''
            <form class="find" action="search.html" role="search"><label for="query">«say("What are you looking for?", "O que você procura?")»</label>
            <input id="query" name="q" type="search" autocomplete="off"/></form>
            <noscript><p>«say("Searching needs a script. Without one, the <a href=\"words.html\">words</a> and the contents lead everywhere.",
                "A busca precisa de um script. Sem ele, as <a href=\"words.html\">palavras</a> e o sumário levam a toda parte.")»</p></noscript>
            <p id="count" role="status"></p>
            <ol id="found"></ol>
            <script>«"//<![CDATA["»
            var NONE = «json(say("Nothing found.", "Nada encontrado."))», SOME = «json(say(" found", " encontrados"))»;
            var ROWS = «json(rows)»;
            «script»
            //]]«">"»</script>
        ''', #[])
    }

    def private static String shortened(String text) {
        if (text.length > 160) text.substring(0, text.lastIndexOf(" ", 160)) + " …" else text
    }

    def private static String json(Object value) {
        new GsonBuilder().create.toJson(value)
    }

    /** The page before both languages. */
    def static String door(List<Language> languages) '''
        <!DOCTYPE html>
        <html lang="«Frame.tag(languages.head)»" xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="generator" content="encounter manual"/>
        <meta name="color-scheme" content="light dark"/>
        <title>Encounter</title>
        <link rel="stylesheet" href="style.css"/>
        </head>
        <body class="door">
        <main>
            <h1>Encounter</h1>
            «FOR language : languages»
                <p lang="«Frame.tag(language)»"><a href="«Frame.folder(language)»/index.html">«Html.escaped(language.choose("The manual in English", "O manual em português"))»</a></p>
            «ENDFOR»
        </main>
        </body>
        </html>
    '''
}
