package org.rpg.encounter.ide.server;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.encounter.Script;
import org.rpg.encounter.dsl.encounter.Variant;
import org.rpg.encounter.dsl.format.Formatter;
import org.rpg.encounter.dsl.naming.Spellings;
import org.rpg.encounter.dsl.translate.Translator;
import org.rpg.encounter.dsl.validation.Lineage;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.dsl.words.Reader;
import org.rpg.encounter.ide.OpenDocument;
import org.rpg.encounter.ide.scenes.SceneForecast;
import org.rpg.encounter.ide.scenes.ScenePick;
import org.rpg.encounter.ide.scenes.ScenePlans;
import org.rpg.encounter.ide.scenes.SceneRun;
import org.rpg.encounter.ide.server.SceneWork.Refused;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.play.Play;
import org.rpg.encounter.preview.PreviewOptions;
import org.rpg.encounter.report.Replay;
import org.rpg.encounter.report.Terminal;
import org.rpg.encounter.rules.combat.CombatView;
import org.rpg.encounter.rules.combat.Combatant;
import org.rpg.encounter.rules.combat.Fate;

/** What each command does: its plans are made in a read, the rest is left to be done outside. */
@Singleton
final class SceneRequests {
  private static final int MOST_THREADS = 64;
  private static final Gson GSON = new MessageJsonHandler(Map.of()).getGson();

  private final ScriptWorkspace workspace;
  private final ClientUris uris;
  private final ClientSettings settings;
  private final SceneOdds odds;
  private final Showing showing;
  private final Translator translator;
  private final Formatter formatter;

  @Inject
  SceneRequests(
      ScriptWorkspace workspace,
      ClientUris uris,
      ClientSettings settings,
      SceneOdds odds,
      Showing showing) {
    this.workspace = workspace;
    this.uris = uris;
    this.settings = settings;
    this.odds = odds;
    this.showing = showing;
    translator = workspace.service(Translator.class);
    formatter = workspace.service(Formatter.class);
  }

  /** Prepares a command; to be asked in a read. */
  SceneWork prepare(SceneCommand command, CommandArguments asked, Reader reader) throws Refused {
    URI uri = uris.toUri(asked.uri());
    Prepared prepared =
        workspace.doRead(uri, (document, model) -> prepare(command, asked, document, model));
    if (prepared == null) {
      throw new Refused(Phrases.of("command.no-script", asked.uri()).in(reader));
    }
    if (prepared.refusal.isPresent()) {
      throw new Refused(prepared.refusal.get());
    }
    return prepared.work;
  }

  /** A read cannot throw what its caller is to know. */
  private record Prepared(SceneWork work, Optional<String> refusal) {}

  private Prepared prepare(
      SceneCommand command, CommandArguments asked, Object document, XtextResource model) {
    try {
      SceneWork work =
          command == SceneCommand.TRANSLATE
              ? translate(asked, (OpenDocument) document, model)
              : play(command, asked, model);
      return new Prepared(work, Optional.empty());
    } catch (Refused e) {
      return new Prepared(progress -> new JsonObject(), Optional.of(e.getMessage()));
    }
  }

  // ---- scenes

  private SceneWork play(SceneCommand command, CommandArguments asked, XtextResource model)
      throws Refused {
    Reader reader = workspace.reader(model);
    EObject scene = scene(command, asked, model, reader);
    Optional<String> fault = odds.fault(model, scene);
    String name = SceneOdds.name(scene);
    if (fault.isPresent()) {
      throw new Refused(Phrases.of("command.errors", name, fault.get()).in(reader));
    }
    ScenePlans plans = plans(command, asked, scene, reader);
    boolean one = command == SceneCommand.RUN || asked.events();
    return one ? run(command, asked, plans, model) : forecast(command, asked, plans, name);
  }

  private EObject scene(
      SceneCommand command, CommandArguments asked, XtextResource model, Reader reader)
      throws Refused {
    Optional<Script> script =
        model.getContents().stream()
            .filter(Script.class::isInstance)
            .map(Script.class::cast)
            .findFirst();
    ScenePick pick = ScenePick.of(script, asked.name());
    if (pick.scene().isEmpty()) {
      String key =
          switch (pick.obstacle()) {
            case NO_SCENE -> "command.no-scene";
            case SEVERAL -> "command.several";
            case UNKNOWN, NOTHING -> "command.unknown-scene";
          };
      String names = String.join(", ", pick.names());
      String file = URI.decode(model.getURI().lastSegment());
      throw new Refused(Phrases.of(key, file, names, asked.name().orElse("")).in(reader));
    }
    EObject scene = pick.scene().get();
    return command == SceneCommand.COMPARE && scene instanceof Variant
        ? Lineage.root(scene)
        : scene;
  }

  private static ScenePlans plans(
      SceneCommand command, CommandArguments asked, EObject scene, Reader reader) throws Refused {
    boolean one = command == SceneCommand.RUN || asked.events();
    ScenePlans plans;
    try {
      plans = one ? ScenePlans.first(scene, asked.choose()) : ScenePlans.of(scene, asked.choose());
    } catch (IllegalArgumentException | IllegalStateException e) { // what no check has found
      throw new Refused(Phrases.of("command.fault", SceneOdds.name(scene)).in(reader));
    }
    if (!plans.unknown().isEmpty()) {
      throw new Refused(Phrases.of("command.unknown-way", plans.unknown().get(0)).in(reader));
    }
    if (command == SceneCommand.COMPARE && plans.variants().isEmpty()) {
      throw new Refused(Phrases.of("command.no-variants", SceneOdds.name(scene)).in(reader));
    }
    return plans;
  }

  private SceneWork run(
      SceneCommand command, CommandArguments asked, ScenePlans plans, XtextResource model) {
    Plan plan = plans.ways().get(0);
    int most = asked.runs().orElse(settings.current().runs());
    JsonObject lines = asked.steps() ? lines(model) : new JsonObject();
    Optional<Predicate<Play>> shown = shown(asked);
    String none = Phrases.of("command.no-such-run", most).in(workspace.reader(model));
    return progress -> {
      JsonObject answer = new JsonObject();
      answer.addProperty("name", plan.name());
      answer.addProperty("title", plan.title());
      answer.addProperty("seed", asked.seed());
      OptionalLong run =
          shown.isPresent()
              ? SceneRun.first(plan, asked.seed(), most, shown.get())
              : OptionalLong.of(asked.run());
      if (run.isEmpty()) {
        answer.addProperty("none", none);
        return answer;
      }
      SceneRun told = new SceneRun(plan, asked.seed(), run.getAsLong());
      answer.addProperty("run", told.run());
      List<String> events = new ArrayList<>();
      told.events(events::add);
      if (command == SceneCommand.EXPORT) {
        answer.addProperty("json", String.join("\n", events) + "\n");
        return answer;
      }
      StringBuilder story = new StringBuilder();
      told.story(Terminal.plain(), line -> story.append(line).append('\n'));
      answer.addProperty("text", story.toString());
      JsonArray all = new JsonArray();
      events.forEach(each -> all.add(JsonParser.parseString(each)));
      answer.add("events", all);
      if (asked.steps()) {
        JsonObject steps = told.steps();
        steps.add("lines", lines);
        steps.add("rules", RulesOfSteps.of(steps, plan.language()));
        answer.add("show", steps);
      }
      return answer;
    };
  }

  /** What a run is to show; nothing if its number is asked for. */
  private static Optional<Predicate<Play>> shown(CommandArguments asked) {
    Optional<Predicate<Play>> end =
        asked.outcome().map(name -> play -> play.endingName().equals(name));
    Optional<Predicate<Play>> death = asked.death().map(SceneRequests::dies);
    return death.isPresent() && end.isPresent()
        ? Optional.of(end.get().and(death.get()))
        : death.or(() -> end);
  }

  private static Predicate<Play> dies(String name) {
    return play -> {
      CombatView view = play.view();
      for (int i = 0; i < view.size(); i++) {
        Combatant it = view.combatant(i);
        if (it.fate() == Fate.DEAD && it.name().equals(name)) {
          return true;
        }
      }
      return false;
    };
  }

  /** The line, from 0, on which each name of a script is declared; the first of equals. */
  private static JsonObject lines(XtextResource model) {
    JsonObject lines = new JsonObject();
    EcoreUtil.<EObject>getAllContents(model, false)
        .forEachRemaining(
            element -> {
              ICompositeNode node = NodeModelUtils.findActualNodeFor(element);
              for (String name : Spellings.of(element)) {
                if (node != null && !lines.has(name)) {
                  lines.addProperty(name, node.getStartLine() - 1);
                }
              }
            });
    return lines;
  }

  private SceneWork forecast(
      SceneCommand command, CommandArguments asked, ScenePlans plans, String name) {
    int runs = asked.runs().orElse(settings.current().runs());
    int threads =
        Math.max(1, Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors() - 1));
    PreviewOptions options = new PreviewOptions(runs, asked.seed(), threads);
    Replay replay = new Replay(plans.ways().get(0).script(), Optional.of(name));
    return progress -> {
      SceneForecast forecast = SceneForecast.of(plans, options, progress);
      JsonObject answer = new JsonObject();
      answer.addProperty("name", name);
      answer.addProperty("title", plans.ways().get(0).title());
      answer.addProperty("seed", asked.seed());
      answer.addProperty("runs", runs);
      if (command == SceneCommand.EXPORT) {
        answer.addProperty("json", forecast.json());
        return answer;
      }
      String beside = forecast.beside(Terminal.plain());
      answer.addProperty(
          "text",
          command == SceneCommand.COMPARE
              ? beside.stripLeading()
              : forecast.text(Terminal.plain(), replay, false) + beside);
      answer.add("forecast", JsonParser.parseString(forecast.json()));
      return answer;
    };
  }

  // ---- the other language

  private SceneWork translate(CommandArguments asked, OpenDocument document, XtextResource model)
      throws Refused {
    if (!formatter.canFormat(model)) {
      String file = URI.decode(model.getURI().lastSegment());
      throw new Refused(Phrases.of("command.broken", file).in(workspace.reader(model)));
    }
    String text = translator.translate(model, document.getContents());
    Range whole = document.range(0, document.getContents().length());
    WorkspaceEdit edit =
        new WorkspaceEdit(
            List.of(
                Either.forLeft(document.edit(asked.uri(), List.of(new TextEdit(whole, text))))));
    JsonObject answer = new JsonObject();
    answer.addProperty("language", Language.of(model).other().choose("en", "pt"));
    answer.addProperty("text", text);
    answer.add("edit", GSON.toJsonTree(edit));
    return progress -> {
      if (asked.apply()) {
        showing.make(edit);
      }
      return answer;
    };
  }
}
