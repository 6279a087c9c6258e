package org.rpg.encounter.manual.pages

import java.util.List
import org.eclipse.xtext.diagnostics.Severity
import org.rpg.encounter.dsl.validation.Diagnosis
import org.rpg.encounter.dsl.validation.DiagnosisManual
import org.rpg.encounter.dsl.validation.DiagnosisPage
import org.rpg.encounter.manual.pages.Article.Entry
import org.rpg.encounter.rulebook.Lookup

/** What the checker may say, a page each: what it means and how to mend it. */
package class MessagePages extends Writing {
    val List<DiagnosisPage> pages = DiagnosisPage.codes.map[Diagnosis.of(it).page].toList

    new(Desk desk) {
        super(desk)
    }

    def Part part() {
        val title = say("Messages", "Mensagens")
        new Part(title,
            say("What the checker says, why, and how to mend it, with a wrong and a right script.",
                "O que o verificador diz, por quê, e como consertar, com um roteiro errado e um certo."),
            (#[new Article("messages.html", title, contents, #[])] + pages.map[article]).toList)
    }

    def private static String group(DiagnosisPage it) {
        code.substring(0, (code + "-").indexOf("-"))
    }

    def private String contents() '''
        <p class="lead">«say('''A message ends with its code in brackets. Its page says what is wrong and how to mend it; so does
            <code>encounter explain CODE</code>, and the code in an editor leads there too.''', '''Uma mensagem termina com seu código entre colchetes. A página
            dele diz o que está errado e como consertar; <code>encounter explain CÓDIGO</code> diz o mesmo, e num editor o código também leva até lá.''')»</p>
        «FOR group : pages.groupBy[group].entrySet»
            <section id="«group.key»">
                <h2>«group.key»</h2>
                <ul class="messages">
                    «FOR page : group.value»
                        <li><a href="«Addresses.message(page.code)»"><code class="«page.severity.style»">«page.code»</code> «escaped(page.name(language))»</a></li>
                    «ENDFOR»
                </ul>
            </section>
        «ENDFOR»
    '''

    def private static String style(Severity severity) {
        switch severity {
            case ERROR: "error"
            case WARNING: "warning"
            default: "hint"
        }
    }

    def private Article article(DiagnosisPage it) {
        new Article(Addresses.message(code), escaped(name(language)), group, body,
            #[new Entry(code + " · " + name(language), "", DiagnosisManual.message(it, language))])
    }

    def private String body(DiagnosisPage it) '''
        <p class="badge"><code class="«severity.style»">«code»</code> «escaped(DiagnosisManual.severity(it, language))»«FOR rule : rules» · «rule.ruleLink»«ENDFOR»</p>
        <blockquote class="«severity.style»"><p>«escaped(DiagnosisManual.message(it, language))»</p></blockquote>
        «markup.markdown(text(language))»
    '''

    def private String ruleLink(String id) {
        val found = Lookup.find(id)
        if (found.size == 1) '''<a href="«Addresses.rule(found.head)»">«id»</a>''' else id
    }
}
