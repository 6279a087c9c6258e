package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.rpg.encounter.dsl.encounter.Journey;
import org.rpg.encounter.dsl.encounter.Leg;
import org.rpg.encounter.dsl.library.Library;
import org.rpg.encounter.dsl.naming.Names;
import org.rpg.encounter.dsl.scoping.TableRules;
import org.rpg.encounter.dsl.words.Language;
import org.rpg.encounter.ide.live.LiveOdds;
import org.rpg.encounter.ide.live.Odds;
import org.rpg.encounter.ide.live.OddsThreads;
import org.rpg.encounter.ide.live.Print;
import org.rpg.encounter.ide.live.Reach;
import org.rpg.encounter.ide.live.SceneState;
import org.rpg.encounter.ide.live.Workshop;
import org.rpg.encounter.ide.scenes.ScenePlans;
import org.rpg.encounter.play.Plan;
import org.rpg.encounter.preview.Wear;

/**
 * The odds of the scenes of open documents. Models are only looked at in reads of the request
 * manager; what is made there is free of them. An edit halts all runs until it is built.
 */
@Singleton
final class SceneOdds implements Workshop {
  private static final Logger LOG = Logger.getLogger(SceneOdds.class);

  private final ScriptWorkspace workspace;
  private final DiagnosticsPublisher publisher;
  private final LiveRequests requests;
  private final OperationCanceledManager cancellation;
  private final Library library;
  private final LiveOdds odds;
  private final AtomicLong edits = new AtomicLong();
  private final List<Consumer<URI>> listeners = new CopyOnWriteArrayList<>();

  @Inject
  SceneOdds(
      ScriptWorkspace workspace,
      DiagnosticsPublisher publisher,
      LiveRequests requests,
      OperationCanceledManager cancellation,
      OddsThreads threads) {
    this.workspace = workspace;
    this.publisher = publisher;
    this.requests = requests;
    this.cancellation = cancellation;
    library = workspace.service(Library.class);
    odds = new LiveOdds(threads.threads(), threads.most(), this);
  }

  /** Who is told that there is something new about the scenes of a script. */
  void onChange(Consumer<URI> told) {
    listeners.add(told);
  }

  /** Somebody wants to know the odds of an open script; to be said in a read. */
  void want(URI script, XtextResource model) {
    if (workspace.isDocumentOpen(script)) {
      odds.watch(script);
      odds.update(script, states(model));
    }
  }

  /** What is known of a scene now. */
  Optional<Odds> known(URI script, String scene) {
    return odds.of(script, scene);
  }

  /** How worn out the travellers of each journey of a script are, leg by leg, if that is known. */
  Map<String, Map<String, List<Wear.Traveller>>> wear(URI script) {
    return odds.wear(script);
  }

  /** How worn out travellers are at the end of a leg, as far as its journey's odds are known. */
  List<Wear.Traveller> wear(Leg leg) {
    Optional<String> journey =
        Optional.ofNullable(EcoreUtil2.getContainerOfType(leg, Journey.class)).map(SceneOdds::name);
    return journey
        .flatMap(it -> known(leg.eResource().getURI(), it))
        .filter(Odds.Known.class::isInstance)
        .map(it -> ((Odds.Known) it).wear().get(leg.getName()))
        .orElse(List.of());
  }

  // ---- edits

  /** Something is about to change. */
  long halt() {
    odds.halt();
    return edits.incrementAndGet();
  }

  /** The change of that number is built; what it left as it was goes on, the rest begins anew. */
  void settled(long edit) {
    if (odds.watched().isEmpty()) { // then there is nothing to look at
      goOn(edit);
    } else if (edit == edits.get()) {
      requests.runRead(this::look).whenComplete((done, fault) -> goOn(edit));
    }
  }

  private void goOn(long edit) {
    if (edit == edits.get()) {
      odds.resume();
    }
  }

  private Void look(CancelIndicator cancel) {
    for (URI script : odds.watched()) {
      if (cancel.isCanceled()) {
        break;
      }
      if (workspace.isDocumentOpen(script)) {
        workspace.doRead(
            script,
            (document, model) -> {
              odds.update(script, states(model));
              return null;
            });
      } else {
        odds.forget(script);
      }
    }
    return null;
  }

  /** All odds begin anew, if they are wanted at all. */
  void reset(Settings now) {
    long edit = halt();
    odds.runs(now.runs());
    if (now.liveOdds()) {
      settled(edit);
    } else {
      odds.watched().forEach(odds::forget);
      odds.resume();
    }
  }

  // ---- what a script is like

  private List<SceneState> states(XtextResource model) {
    List<EObject> scenes = SceneLenses.scenes(model);
    List<Reach> reaches = scenes.stream().map(this::reach).toList();
    Set<XtextResource> scripts = new LinkedHashSet<>(List.of(model));
    reaches.forEach(it -> scripts.addAll(it.scripts()));
    Faults faults = faults(scripts);
    Print print = new Print();
    List<SceneState> states = new ArrayList<>();
    for (int i = 0; i < scenes.size(); i++) {
      Reach reach = reaches.get(i);
      boolean erroneous = faults.first(reach).isPresent();
      states.add(new SceneState(name(scenes.get(i)), print.of(reach), erroneous));
    }
    return states;
  }

  /** The scene, what it is made of, and by what rules its table plays. */
  private Reach reach(EObject scene) {
    List<EObject> all = new ArrayList<>(List.of(scene));
    TableRules.of(scene).ifPresent(all::add);
    return Reach.of(all, library::holds);
  }

  static String name(EObject scene) {
    return Names.of(scene).map(Names::name).orElse("");
  }

  // ---- what is wrong with it

  /** A place where something is wrong. */
  private record Fault(XtextResource script, int offset, String message) {}

  /** All of them. */
  private record Faults(List<Fault> all) {
    /** What is said of the first of them that has to do with a scene. */
    Optional<String> first(Reach reach) {
      if (all.isEmpty()) {
        return Optional.empty();
      }
      Optional<Fault> own =
          all.stream().filter(it -> reach.touches(it.script, it.offset)).findFirst();
      // while there is a slip of syntax nobody looks for names that lead nowhere
      return own.or(() -> reach.isWhole() ? Optional.empty() : Optional.of(all.get(0)))
          .map(Fault::message);
    }
  }

  /** What is said of the first thing that is wrong with what a scene is made of. */
  Optional<String> fault(XtextResource model, EObject scene) {
    Reach reach = reach(scene);
    Set<XtextResource> scripts = new LinkedHashSet<>(List.of(model));
    scripts.addAll(reach.scripts());
    return faults(scripts).first(reach);
  }

  private Faults faults(Set<XtextResource> scripts) {
    List<Fault> all = new ArrayList<>();
    for (XtextResource each : scripts) {
      for (Diagnostic it : publisher.shown(each.getURI())) {
        if (it.getSeverity() == DiagnosticSeverity.Error) {
          int offset = workspace.document(each).getOffSet(it.getRange().getStart());
          all.add(new Fault(each, offset, it.getMessage().getLeft()));
        }
      }
    }
    return new Faults(all);
  }

  // ---- for the odds

  @Override
  public CompletableFuture<List<Plan>> plan(URI script, String scene) {
    return requests.runRead(
        cancel -> {
          List<Plan> plans = workspace.doRead(script, (document, model) -> planned(model, scene));
          return plans == null ? List.of() : plans;
        });
  }

  private List<Plan> planned(XtextResource model, String name) {
    try {
      return SceneLenses.scenes(model).stream()
          .filter(it -> name(it).equals(name))
          .findFirst()
          .map(it -> ScenePlans.ways(it, List.of()).ways())
          .orElse(List.of());
    } catch (RuntimeException | StackOverflowError e) {
      if (e instanceof RuntimeException fault && cancellation.isOperationCanceledException(fault)) {
        throw fault;
      }
      LOG.warn("No plan of " + name, e);
      return List.of();
    }
  }

  @Override
  public Optional<Language> reader() {
    return workspace.audience().asked();
  }

  @Override
  public boolean isBusy() {
    return requests.isBusy();
  }

  @Override
  public void changed(URI script) {
    listeners.forEach(it -> it.accept(script));
  }
}
