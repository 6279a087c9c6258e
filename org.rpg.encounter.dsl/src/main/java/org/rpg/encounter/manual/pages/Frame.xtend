package org.rpg.encounter.manual.pages

import java.util.List
import org.rpg.encounter.dsl.words.Language

/** What is around every page: contents, search, the way to the same page in the other language. */
package class Frame extends Writing {
    val List<Part> parts
    val List<Article> order
    val boolean isAlone

    /**
     * @param alone whether the manual is written in this language only
     */
    new(Desk desk, List<Part> parts, boolean alone) {
        super(desk)
        this.parts = parts
        order = parts.map[articles].flatten.toList
        isAlone = alone
    }

    /** What HTML calls a language. */
    def static String tag(Language language) {
        language.choose("en", "pt-BR")
    }

    def static String folder(Language language) {
        language.choose("en", "pt")
    }

    /** The whole page. */
    def String page(Article it) '''
        <!DOCTYPE html>
        <html lang="«tag(language)»" xmlns="http://www.w3.org/1999/xhtml">
        <head>
        <meta charset="utf-8"/>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="generator" content="encounter manual"/>
        <meta name="color-scheme" content="light dark"/>
        <title>«title» · «name»</title>
        <link rel="stylesheet" href="../style.css"/>
        </head>
        <body>
        <a class="skip" href="#main">«say("To the text", "Ao texto")»</a>
        <header class="top">
            <a class="brand" href="index.html">«name»</a>
            <form action="search.html" role="search"><label for="q">«say("Search", "Busca")»</label><input id="q" name="q" type="search" autocomplete="off"/></form>
            «IF !isAlone»<a class="tongue" href="../«folder(language.other)»/«path»" hreflang="«tag(language.other)»" lang="«tag(language.other)»">«language.choose("Português", "English")»</a>«ENDIF»
        </header>
        <div class="sheet">
            <nav class="contents" aria-label="«say("Contents", "Sumário")»">
                <details open="open"><summary>«say("Contents", "Sumário")»</summary>
                <ul>
                    «FOR part : parts»
                        <li>«part.front.link(it, part.title)»«IF part.articles.contains(it) && part.articles.size > 1»
                        <ul>
                            «FOR each : part.neighbours(it)»
                                <li>«each.link(it, each.title)»</li>
                            «ENDFOR»
                        </ul>
                        «ENDIF»</li>
                    «ENDFOR»
                </ul>
                </details>
            </nav>
            <main id="main">
                <h1>«title»</h1>
                «body»
                «around»
            </main>
        </div>
        </body>
        </html>
    '''

    def private String name() {
        say("The manual of Encounter", "O manual de Encounter")
    }

    def private String link(Article to, Article from, String text) '''<a href="«to.path»"«IF to == from» aria-current="page"«ENDIF»>«text»</a>'''

    /** Of a part with very many pages only those that belong together. */
    def private List<Article> neighbours(Part part, Article here) {
        part.articles.drop(1).filter[here.group.empty && group.empty || group == here.group].toList
    }

    def private String around(Article it) {
        val at = order.indexOf(it)
        '''
            <nav class="around" aria-label="«say("Neighbouring pages", "Páginas vizinhas")»">
                «IF at > 0»<a rel="prev" href="«order.get(at - 1).path»">← «order.get(at - 1).title»</a>«ENDIF»
                «IF at >= 0 && at + 1 < order.size»<a rel="next" href="«order.get(at + 1).path»">«order.get(at + 1).title» →</a>«ENDIF»
            </nav>
        '''
    }
}
