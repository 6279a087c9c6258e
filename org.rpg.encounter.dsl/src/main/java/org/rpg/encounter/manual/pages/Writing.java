package org.rpg.encounter.manual.pages;

import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.Html;
import org.rpg.encounter.rulebook.Text;

/** What all pages are written with: one of the two languages, and how texts become HTML. */
class Writing {
  protected final Language language;
  protected final Markup markup;

  Writing(Desk desk) {
    language = desk.language();
    markup = desk.markup();
  }

  /** One of the two. */
  protected final String say(CharSequence inEnglish, CharSequence inPortuguese) {
    return language.choose(inEnglish, inPortuguese).toString();
  }

  protected final String say(Text text) {
    return text.in(language);
  }

  /** In the other language. */
  protected final String other(Text text) {
    return text.in(language.other());
  }

  protected final String escaped(CharSequence text) {
    return Html.escaped(text.toString());
  }

  /** A title as a heading has it. */
  protected final String heading(Text title) {
    return Html.escaped(Html.capital(title.in(language)));
  }

  /** The title in both languages, for whoever looks for either. */
  protected final String both(Text title) {
    String own = Html.capital(title.in(language));
    String foreign = Html.capital(title.in(language.other()));
    return own.equals(foreign) ? own : own + " · " + foreign;
  }
}
