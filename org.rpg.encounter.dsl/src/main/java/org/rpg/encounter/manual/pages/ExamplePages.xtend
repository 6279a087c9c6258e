package org.rpg.encounter.manual.pages

import java.util.List
import org.eclipse.emf.ecore.EObject
import org.rpg.encounter.dsl.encounter.Adventure
import org.rpg.encounter.dsl.encounter.Encounter
import org.rpg.encounter.dsl.encounter.Episode
import org.rpg.encounter.dsl.encounter.Journey
import org.rpg.encounter.dsl.naming.Names
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.manual.script.Shipped

/** Whole scripts to read: those of the folder of examples, in the language of the page. */
package class ExamplePages extends Writing {
    val List<Shipped> examples

    new(Desk desk) {
        super(desk)
        examples = Shipped.of(Shipped.Kind.EXAMPLE, desk.scripts).sortBy[it.language != language].toList
    }

    def Part part() {
        val title = say("Examples", "Exemplos")
        new Part(title, say("Whole evenings: fights, journeys and adventures to read and to take from.",
            "Noites inteiras: combates, jornadas e aventuras para ler e aproveitar."),
            (#[new Article("examples.html", title, contents, #[])] + examples.map[article]).toList)
    }

    def private String contents() '''
        <p class="lead">«say("They lie in the folder <code>examples</code>. Those that were written in Portuguese stand here as the translator puts them.",
            "Ficam na pasta <code>examples</code>. Os que foram escritos em inglês estão aqui como o tradutor os verte.")»</p>
        <ul class="examples">
            «FOR it : examples»
                <li><a href="«Addresses.example(file)»">«escaped(title)»</a> <span class="label">«escaped(kinds)»</span></li>
            «ENDFOR»
        </ul>
    '''

    def private Article article(Shipped it) {
        new Article(Addresses.example(file), escaped(title), it.language.name, '''
            <p class="badge"><code>«escaped(file)»</code> «IF it.language != language»«say("translated from the Portuguese", "traduzido do inglês")»«ENDIF»</p>
            «Markup.pre(in(language).numbered)»
        ''', #[new Entry(title, "", kinds)])
    }

    def private static String numbered(org.rpg.encounter.manual.script.ScriptText it) {
        (0 ..< lineCount).map[number|'''<span id="«Addresses.line(number)»">«line(number)»</span>'''].join("\n")
    }

    def private List<EObject> scenes(Shipped it) {
        script.contents.head.eContents.filter[it instanceof Encounter || it instanceof Episode || it instanceof Journey || it instanceof Adventure].toList
    }

    /** The adventure if there is one, otherwise the last scene: what stands before leads to it. */
    def private String title(Shipped it) {
        val scenes = scenes
        val main = scenes.findFirst[it instanceof Adventure] ?: scenes.reverseView.head
        val names = if (main === null) null else Names.of(main).orElse(null)
        if (names === null) file else names.in(language)
    }

    def private String kinds(Shipped it) {
        scenes.map [
            switch it {
                Adventure: say("adventure", "aventura")
                Journey: say("journey", "jornada")
                Episode: say("episode", "episódio")
                default: say("encounter", "encontro")
            }
        ].toSet.join(", ")
    }
}
