package org.rpg.encounter.manual.pages;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.manual.Html;
import org.rpg.encounter.manual.script.ScriptInk;
import org.rpg.encounter.manual.script.ScriptText.Mark;
import org.rpg.encounter.rulebook.Lookup;
import org.rpg.encounter.rulebook.Text;

/** Texts that were written for people, as HTML: sentences, Markdown, scripts. */
final class Markup {
  private static final Pattern RULE = Pattern.compile("(?U)\\b[A-Z]{3,4}-\\d{2}\\b");
  private static final Text WRONG = new Text("wrong", "errado");
  private static final Text RIGHT = new Text("right", "certo");

  private final Parser parser = Parser.builder().build();
  private final HtmlRenderer renderer =
      HtmlRenderer.builder().nodeRendererFactory(Fences::new).build();
  private final ScriptInk ink;
  private final Language language;

  Markup(ScriptInk ink, Language language) {
    this.ink = ink;
    this.language = language;
  }

  /** A sentence; rules that it cites are links. */
  String sentence(String text) {
    return linked(Html.sentence(text));
  }

  /** Markdown; rules that it cites are links, its scripts have their colours. */
  String markdown(String text) {
    return linked(renderer.render(parser.parse(text)));
  }

  private static String linked(String html) {
    return RULE.matcher(html).replaceAll(Markup::link);
  }

  private static String link(MatchResult id) {
    return Lookup.find(id.group()).stream()
        .findFirst()
        .map(it -> "<a href=\"" + Addresses.rule(it) + "\">" + it.id() + "</a>")
        .orElse(id.group());
  }

  /** A script in a frame. */
  String script(String text) {
    return pre(ink.of(text, language).html(List.of()));
  }

  /** The same with some lines that follow each other marked, whatever their indent is. */
  String marked(String text, String lines) {
    List<String> all = text.lines().toList();
    List<String> wanted = lines.lines().map(String::strip).toList();
    int first = Collections.indexOfSubList(all.stream().map(String::strip).toList(), wanted);
    List<Mark> marks = new ArrayList<>();
    int at = 0;
    for (int i = 0; i < all.size(); i++) {
      String line = all.get(i);
      if (first >= 0 && i >= first && i < first + wanted.size()) {
        marks.add(new Mark(at + line.indexOf(line.strip()), at + line.length()));
      }
      at += line.length() + 1;
    }
    return pre(ink.of(text, language).html(marks));
  }

  /** Text whose line ends count; no template that it is put into moves its lines. */
  static String pre(String html) {
    return "<pre><code>" + html.replace("\n", "&#10;") + "</code></pre>";
  }

  /** A frame around each fence, with what it is in its head: wrong, right, the name of a file. */
  private final class Fences implements NodeRenderer {
    private final HtmlNodeRendererContext context;

    Fences(HtmlNodeRendererContext context) {
      this.context = context;
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
      return Set.of(FencedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
      FencedCodeBlock fence = (FencedCodeBlock) node;
      String info = Optional.ofNullable(fence.getInfo()).orElse("");
      String[] words = info.split(" ", 2);
      String kind = words.length > 1 ? words[1] : "";
      String style = kind.equals("wrong") || kind.equals("right") ? kind : "file";
      String title =
          switch (kind) {
            case "wrong" -> WRONG.in(language);
            case "right" -> RIGHT.in(language);
            default -> Html.escaped(kind);
          };
      ScriptInk.Marked script = ink.marked(fence.getLiteral(), language);
      String code = words[0].equals("encounter") ? script.html() : script.withoutColours().html();
      context
          .getWriter()
          .raw(
              "<figure class=\""
                  + style
                  + "\"><figcaption>"
                  + title
                  + "</figcaption>"
                  + pre(code)
                  + "</figure>");
    }
  }
}
