package org.rpg.encounter.manual.pages

import java.util.List
import java.util.Map
import org.rpg.encounter.manual.grammar.Construct
import org.rpg.encounter.manual.grammar.Constructs
import org.rpg.encounter.manual.grammar.Excerpts.Excerpt
import org.rpg.encounter.manual.grammar.Tracks
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.manual.railroad.RailroadSvg
import org.rpg.encounter.manual.railroad.Track
import org.rpg.encounter.manual.railroad.TrackText

/** The reference of the language, a page a chapter of it. */
package class LanguagePages extends Writing {
    /** How wide a diagram is on a page, and on the screen of a telephone, in pixels. */
    static val WIDE = 700
    static val NARROW = 330

    val Constructs constructs
    val Tracks tracks
    val Map<Construct, Excerpt> excerpts

    new(Desk desk) {
        super(desk)
        constructs = desk.constructs
        tracks = new Tracks(desk.grammar, constructs, language, [it.address], [Addresses.word(it)])
        excerpts = desk.excerpts.find(constructs, desk.scripts, language)
    }

    def Part part() {
        val title = say("The language", "A linguagem")
        val front = new Article("language.html", title, contents, #[])
        new Part(title,
            say("All that a script may say: how it is written, what it does, an example of each.",
                "Tudo o que um roteiro pode dizer: como se escreve, o que faz, um exemplo de cada coisa."),
            (#[front] + constructs.chapters.map[article]).toList)
    }

    def private String address(Construct construct) {
        Addresses.construct(constructs, construct)
    }

    // ---- the front page

    def private String contents() '''
        <p class="lead">«say('''Every construct has a diagram. It is read from left to right, as the rails of a railway: whatever way a train could take
            is something one may write.''', '''Cada construção tem um diagrama. Lê-se da esquerda para a direita, como os trilhos de um trem: todo caminho que
            um trem poderia tomar é algo que se pode escrever.''')»</p>
        <h2 id="how">«say("How to read a diagram", "Como se lê um diagrama")»</h2>
        <dl class="key">
            <dt>«sample(Track.Stop.word(say("heroes", "heróis")))»</dt>
            <dd>«say("A word or sign, written just so.", "Uma palavra ou um sinal, que se escreve assim.")»</dd>
            <dt>«sample(part("Member"))»</dt>
            <dd>«say("Something with a diagram of its own; the box leads there.", "Algo que tem seu próprio diagrama; a caixa leva até lá.")»</dd>
            <dt>«sample(name("Weapon"))»</dt>
            <dd>«say("The name of such a thing, which is declared in the script or in the library.",
                "O nome de uma coisa dessas, declarada no roteiro ou na biblioteca.")»</dd>
            <dt>«sample(figure("INT"))»</dt>
            <dd>«say("A number, dice or a text.", "Um número, dados ou um texto.")»</dd>
            <dt>«sample(new Track.Bypass(part("Prose")))»</dt>
            <dd>«say("What may be left out: a way leads past it.", "O que pode faltar: um caminho passa ao largo.")»</dd>
            <dt>«sample(new Track.Loop(part("Member"), Track.Stop.word(",")))»</dt>
            <dd>«say("What may come again: a way leads back, through what then stands between.",
                "O que pode vir de novo: um caminho volta, passando pelo que então fica no meio.")»</dd>
        </dl>
        «FOR chapter : constructs.chapters»
            <section class="card">
                <h2><a href="«Addresses.chapter(chapter)»">«heading(chapter.title)»</a></h2>
                <p>«markup.sentence(say(chapter.text))»</p>
                <ul class="inline">
                    «FOR construct : chapter.constructs»
                        <li><a href="«construct.address»">«escaped(say(construct.title))»</a></li>
                    «ENDFOR»
                </ul>
            </section>
        «ENDFOR»
    '''

    def private Track part(String rule) {
        stop(Track.Kind.PART, rule)
    }

    def private Track name(String rule) {
        stop(Track.Kind.NAME, rule)
    }

    def private Track figure(String rule) {
        stop(Track.Kind.FIGURE, rule)
    }

    def private Track stop(Track.Kind kind, String rule) {
        tracks.stop(kind, constructs.of(rule).get)
    }

    def private String sample(Track track) {
        RailroadSvg.of(track, say("example", "exemplo"), NARROW, "sample")
    }

    // ---- a chapter

    def private Article article(Constructs.Chapter chapter) {
        new Article(Addresses.chapter(chapter), heading(chapter.title), chapter.body, chapter.constructs.map [
            new Entry(both(title), rule, say(text))
        ])
    }

    def private String body(Constructs.Chapter chapter) '''
        <p class="lead">«markup.sentence(say(chapter.text))»</p>
        <ul class="inline onpage">
            «FOR construct : chapter.constructs»
                <li><a href="#«construct.rule»">«escaped(say(construct.title))»</a></li>
            «ENDFOR»
        </ul>
        «FOR construct : chapter.constructs»
            «construct.section»
        «ENDFOR»
    '''

    def private String section(Construct construct) '''
        <section class="construct" id="«construct.rule»">
            <h2><a class="here" href="#«construct.rule»">«heading(construct.title)»</a></h2>
            <p>«markup.sentence(say(construct.text))»</p>
            «tracks.of(construct).map[diagram(construct)].orElse("")»
            «IF excerpts.containsKey(construct)»«excerpts.get(construct).example»«ENDIF»
            «tracks.usersOf(construct).users»
        </section>
    '''

    def private String diagram(Track track, Construct construct) {
        val label = say("How it is written: ", "Como se escreve: ") + say(construct.title)
        val wide = RailroadSvg.of(track, label, WIDE, "wide")
        val narrow = RailroadSvg.of(track, label, NARROW, "narrow")
        val alike = wide.replace("rail wide", "") == narrow.replace("rail narrow", "")
        '''
            <div class="diagram">«IF alike»«wide.replace("rail wide", "rail")»«ELSE»«wide»«narrow»«ENDIF»</div>
            <details class="astext"><summary>«say("As text", "Em texto")»</summary><p><code>«escaped(TrackText.of(track))»</code></p></details>
        '''
    }

    def private String example(Excerpt it) {
        val code = script.html(firstLine, endLine, mark.map[List.of(it)].orElse(List.of))
        '''
            <figure class="example"><figcaption>«say("from", "de")» <a href="«address»">«escaped(name)»</a></figcaption>«Markup.pre(code + (if (isCut) "\n…" else ""))»</figure>
        '''
    }

    def private static String address(Excerpt it) {
        switch source {
            case EXAMPLE: Addresses.example(name) + "#" + Addresses.line(firstLine)
            case LIBRARY: Addresses.library(name)
            case RECIPE: Addresses.recipe(name)
            case MESSAGE: Addresses.message(name)
        }
    }

    def private String users(List<Construct> users) '''
        «IF !users.empty»
            <p class="users"><span>«say("Used in", "Usa-se em")»</span> «FOR user : users SEPARATOR " · "»<a href="«user.address»">«escaped(say(user.title))»</a>«ENDFOR»</p>
        «ENDIF»
    '''
}
