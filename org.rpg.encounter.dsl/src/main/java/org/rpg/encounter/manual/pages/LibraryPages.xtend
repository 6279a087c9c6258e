package org.rpg.encounter.manual.pages

import java.util.List
import java.util.Set
import org.eclipse.emf.ecore.EObject
import org.eclipse.xtext.nodemodel.util.NodeModelUtils
import org.rpg.encounter.dsl.encounter.Armour
import org.rpg.encounter.dsl.encounter.Creature
import org.rpg.encounter.dsl.encounter.DamageProperty
import org.rpg.encounter.dsl.encounter.DefenceProperty
import org.rpg.encounter.dsl.encounter.HandsProperty
import org.rpg.encounter.dsl.encounter.LayerProperty
import org.rpg.encounter.dsl.encounter.Persona
import org.rpg.encounter.dsl.encounter.ProtectionProperty
import org.rpg.encounter.dsl.encounter.ReachProperty
import org.rpg.encounter.dsl.encounter.Shield
import org.rpg.encounter.dsl.encounter.SizeProperty
import org.rpg.encounter.dsl.encounter.Weapon
import org.rpg.encounter.dsl.naming.Names
import org.rpg.encounter.dsl.words.Keys
import org.rpg.encounter.dsl.words.Words
import org.rpg.encounter.manual.Html
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.manual.script.Entries
import org.rpg.encounter.manual.script.Shipped
import org.rpg.encounter.play.Portraits

/** What ships to be used by name: a page a file of the library, with all numbers. */
package class LibraryPages extends Writing {
    /** Whose first word the head of the column says already. */
    static val Set<Class<? extends EObject>> LABELLED = #{SizeProperty, DamageProperty, HandsProperty, ProtectionProperty, LayerProperty, DefenceProperty}

    static val OWN = #{"Números nossos.", "Our own numbers."}

    val Desk desk
    val List<Shipped> files

    new(Desk desk) {
        super(desk)
        this.desk = desk
        // the file of the rules is the page of the open points
        files = Shipped.of(Shipped.Kind.LIBRARY, desk.scripts).filter[!Addresses.isOfTheRules(file)].toList
    }

    def Part part() {
        val title = say("The library", "A biblioteca")
        new Part(title,
            say("What ships to be used by name: weapons, creatures, styles, heroes, with their numbers.",
                "O que já vem pronto para usar pelo nome: armas, criaturas, estilos, heróis, com seus números."),
            (#[new Article("library.html", title, contents, #[])] + files.map[article]).toList)
    }

    def private String id(Shipped it) {
        file.substring(0, file.indexOf("."))
    }

    def private String title(Shipped it) {
        switch id {
            case "pericias": say("Skills", "Perícias")
            case "armas": say("Weapons", "Armas")
            case "armaduras": say("Armour and shields", "Armaduras e escudos")
            case "itens": say("Items", "Itens")
            case "venenos": say("Poisons and illnesses", "Venenos e doenças")
            case "terrenos": say("Ground and fire", "Chão e fogo")
            case "taticas": say("Styles", "Estilos")
            case "criaturas": say("People", "Gente")
            case "bestas": say("Beasts and monsters", "Bestas e monstros")
            case "personagens": say("Heroes", "Heróis")
            default: Html.capital(id)
        }
    }

    def private String contents() '''
        <p class="lead">«say('''All of it is known in every script, by its English and by its Portuguese name. It is written in the language itself, and
            a script may declare its own thing of the same name. The text of the rules gives hardly any of these numbers: where it gives none, they are ours.''',
            '''Tudo isto se conhece em todo roteiro, pelo nome em português e em inglês. É escrito na própria linguagem, e um roteiro pode declarar uma coisa
            sua com o mesmo nome. O texto das regras quase não dá esses números: onde não dá, eles são nossos.''')»</p>
        <div class="cards">
            «FOR it : files»
                <section class="card">
                    <h2><a href="«Addresses.library(file)»">«title»</a></h2>
                    <p>«named.map[escaped(Names.of(it).get.in(language))].join(", ")»</p>
                </section>
            «ENDFOR»
        </div>
    '''

    def private List<EObject> named(Shipped it) {
        script.contents.head.eContents.filter[Names.of(it).present].toList
    }

    def private Article article(Shipped it) {
        new Article(Addresses.library(file), title, body, named.map [ one |
            new Entry(one.headline, one.anchor, desk.documentation.of(one, language).orElse(""))
        ])
    }

    def private static String anchor(EObject it) {
        Html.anchor(Names.of(it).get.in(org.rpg.encounter.dsl.words.Language.EN))
    }

    def private String headline(EObject it) {
        val names = Names.of(it).get
        names.in(language) + names.besides(language).map[" · " + it].orElse("")
    }

    def private String body(Shipped file) '''
        «FOR it : Entries.of(file)»
            <section>
                «IF title.present && heading(title.get) != file.title»<h2>«heading(title.get)»</h2>«ENDIF»
                «IF declarations.forall[!columns.empty]»
                    «file.table(declarations)»
                «ELSE»
                    <div class="entries">
                        «FOR one : declarations»
                            «file.card(one)»
                        «ENDFOR»
                    </div>
                «ENDIF»
            </section>
        «ENDFOR»
    '''

    // ---- what has the same few numbers

    def private List<Class<? extends EObject>> columns(EObject it) {
        switch it {
            Weapon: #[SizeProperty, DamageProperty, ReachProperty, HandsProperty]
            Armour: #[ProtectionProperty, LayerProperty]
            Shield: #[SizeProperty, DefenceProperty, HandsProperty]
            default: #[]
        }
    }

    def private String table(Shipped file, List<EObject> declarations) {
        val columns = declarations.head.columns
        '''
            <div class="scroll"><table>
                <thead><tr><th scope="col">«say("name", "nome")»</th>«FOR it : columns»<th scope="col">«label»</th>«ENDFOR»<th scope="col">«say("besides", "além disso")»</th></tr></thead>
                <tbody>
                    «FOR one : declarations»
                        <tr id="«one.anchor»"><th scope="row">«one.names»«one.doc»</th>«FOR it : columns»<td>«file.cell(one, it)»</td>«ENDFOR»<td>«file.rest(one, columns)»</td></tr>
                    «ENDFOR»
                </tbody>
            </table></div>
        '''
    }

    def private String label(Class<? extends EObject> column) {
        if (column == ReachProperty)
            say("reach", "alcance")
        else
            escaped(say(desk.constructs.of(column.simpleName).get.title))
    }

    def private String cell(Shipped file, EObject one, Class<? extends EObject> column) {
        one.eContents.filter(column).map[file.written(it)].join("; ")
    }

    def private String rest(Shipped file, EObject one, List<Class<? extends EObject>> columns) {
        one.eContents.filter[part|!columns.exists[isInstance(part)]].map[file.written(it)].join(", ")
    }

    def private String written(Shipped file, EObject part) {
        val node = NodeModelUtils.findActualNodeFor(part)
        val text = desk.translator.of(node, file.script, language).strip
        val labelled = LABELLED.exists[isInstance(part)]
        val word = Keys.first(node).map[Words.spelling(Keys.of(it), language) + " "].orElse("")
        escaped(if (labelled && text.startsWith(word)) text.substring(word.length) else text)
    }

    // ---- everything else

    def private String card(Shipped file, EObject it) '''
        <article class="entry" id="«anchor»">
            <h3>«names»</h3>
            «doc»
            «IF it instanceof Creature || it instanceof Persona»«figures»«ENDIF»
            «markup.script(desk.translator.of(NodeModelUtils.findActualNodeFor(it), file.script, language).strip)»
        </article>
    '''

    /** What the rules make of a being: what its script does not say and a table asks first. */
    def private String figures(EObject it) {
        val portraits = new Portraits(it, language)
        val standing = portraits.standing(it)
        val parts = newArrayList(say(if (standing.vigor.present) "life" else "vitality", standing.life))
        standing.vigor.ifPresent[parts += say("vigor", it)]
        parts += say("protection", standing.protection)
        standing.perseverance.ifPresent[parts += say("perseverance", it)]
        parts += say("hit in melee from", "atingido de perto com") + " " + standing.melee.difficulty
        '''
            <p class="figures">«parts.join(" · ")»«FOR swing : portraits.swings(it, it)»<br/>
                «escaped(swing.weapon)»: «say("hits one like itself", "acerta um igual a si")» «swing.odds.chance.percent»«say(", a hit does", ", um acerto causa")» «swing.hit.min»–«swing.hit.max»«ENDFOR»</p>
        '''
    }

    def private String say(String key, int value) {
        '''«escaped(Words.spelling(key, language))» <b>«value»</b>'''
    }

    def private String percent(double chance) {
        Math.round(100 * chance) + say("%", " %")
    }

    def private String names(EObject it) {
        val names = Names.of(it).get
        '''<a class="here" href="#«anchor»">«escaped(names.in(language))»</a>«IF names.besides(language).present» <i lang="«Frame.tag(language.other)»">«escaped(names.besides(language).get)»</i>«ENDIF»'''
    }

    def private String doc(EObject it) {
        var text = desk.documentation.of(it, language).orElse("")
        for (own : OWN)
            text = text.replace(own, "").strip
        if (text.empty) "" else '''<p class="doc">«markup.sentence(text)»</p>'''
    }
}
