package org.rpg.encounter.manual.pages

import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.rulebook.recipes.Recipe
import org.rpg.encounter.rulebook.recipes.Recipes

/** What the rulebook does not rule, and how a script says it: a page a recipe. */
package class RecipePages extends Writing {
    new(Desk desk) {
        super(desk)
    }

    def Part part() {
        val title = say("Recipes", "Receitas")
        new Part(title,
            say("Nerve, a parley, a chase, a trap: what the rulebook does not rule, and how a script says it.",
                "Coragem, uma conversa, uma perseguição, uma armadilha: o que o livro não regra, e como um roteiro o diz."),
            (#[new Article("recipes.html", title, contents, #[])] + Recipes.all.map[article]).toList)
    }

    def private String contents() '''
        <p class="lead">«say("Each recipe is a few lines that go into a scene, shown in one that plays as it stands.",
            "Cada receita são algumas linhas que entram numa cena, mostradas numa que se joga como está.")»</p>
        <div class="cards">
            «FOR it : Recipes.all»
                <section class="card">
                    <h2><a href="«Addresses.recipe(id)»">«heading(title)»</a></h2>
                    <p>«markup.sentence(say(text))»</p>
                </section>
            «ENDFOR»
        </div>
    '''

    def private Article article(Recipe it) {
        new Article(Addresses.recipe(id), heading(title), '''
            <p class="lead">«markup.sentence(say(text))»</p>
            <p>«say("Marked are the lines of the recipe; the rest is a scene around them that plays as it stands.",
                "Marcadas estão as linhas da receita; o resto é uma cena em volta delas que se joga como está.")»</p>
            «markup.marked(script(language), lines(language))»
        ''', #[new Entry(both(title), "", say(text))])
    }
}
