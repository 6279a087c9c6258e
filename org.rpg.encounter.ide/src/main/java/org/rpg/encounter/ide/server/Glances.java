package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.log4j.Logger;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.eclipse.xtext.service.OperationCanceledManager;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.rpg.encounter.dsl.load.Glance;
import org.rpg.encounter.dsl.load.ScriptResource;
import org.rpg.encounter.dsl.scoping.VisibleScripts;
import org.rpg.encounter.ide.OpenDocument;

/**
 * Whoever writes in a long script hears first of the declaration they write in. It is told ahead of
 * the build that every edit brings, which then tells what is wrong with the whole script.
 */
@Singleton
final class Glances {
  private static final Logger LOG = Logger.getLogger(Glances.class);

  /** So often a script may be written in before it is read anew. */
  private static final int MOST_KEPT = 200;

  private final Map<URI, Glance.Known> known = new HashMap<>();
  private final Map<URI, Integer> kept = new HashMap<>();
  private final OperationCanceledManager cancellation;
  private final IResourceServiceProvider language;

  @Inject
  Glances(OperationCanceledManager cancellation, IResourceServiceProvider.Registry languages) {
    this.cancellation = cancellation;
    language = languages.getResourceServiceProvider(URI.createURI("any.encounter"));
  }

  /** A document has been checked as a whole. */
  void checked(URI uri, OpenDocument document, Iterable<? extends Issue> issues) {
    String text = document.getContents();
    kept.remove(uri);
    if (text.length() >= Glance.SHORTEST) {
      List<Issue> all = new ArrayList<>();
      issues.forEach(all::add);
      known.put(uri, new Glance.Known(text, all));
    } else {
      known.remove(uri);
    }
  }

  void forget(URI uri) {
    known.remove(uri);
    kept.remove(uri);
  }

  /**
   * What can be told ahead of a document that was just written in.
   *
   * @param keep whether the rest may wait for a while
   */
  Optional<Glance.Seen> at(
      ScriptResource script, OpenDocument document, boolean keep, CancelIndicator cancel) {
    URI uri = script.getURI();
    Glance.Known before = known.get(uri);
    if (before == null) {
      return Optional.empty();
    }
    try {
      boolean alone =
          keep
              && kept.getOrDefault(uri, 0) < MOST_KEPT
              && !language.get(VisibleScripts.class).isSeenByOthers(script);
      Optional<Glance.Seen> seen =
          language.get(Glance.class).at(script, document.getContents(), before, alone, cancel);
      if (seen.isPresent() && seen.get().kept()) {
        kept.merge(uri, 1, Integer::sum);
        known.put(uri, new Glance.Known(document.getContents(), seen.get().issues()));
      }
      return seen;
    } catch (RuntimeException e) {
      if (cancellation.isOperationCanceledException(e)) {
        throw e;
      }
      LOG.error("No glance at " + script.getURI(), e); // the build behind it tells all
      return Optional.empty();
    }
  }
}
