package org.rpg.encounter.ide.server;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.emf.common.util.URI;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensDelta;
import org.eclipse.lsp4j.SemanticTokensEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The colours of a script, whole or as what has changed since a client last asked. */
@Singleton
final class ColourRequests {
  private record Told(String id, List<Integer> numbers) {}

  private final TextRequests texts;
  private final AtomicLong answers = new AtomicLong();

  /** What each client's document was last told. */
  private final Map<URI, Told> told = new ConcurrentHashMap<>();

  @Inject
  ColourRequests(TextRequests texts) {
    this.texts = texts;
  }

  /** All of them. */
  SemanticTokens all(URI uri, boolean namesOnly) {
    Told now = remember(uri, texts.colours(uri, namesOnly));
    return new SemanticTokens(now.id, now.numbers);
  }

  /** What has changed since the answer with that id; all of them if that is not known any more. */
  Either<SemanticTokens, SemanticTokensDelta> since(String id, URI uri, boolean namesOnly) {
    Told before = told.get(uri);
    if (before == null || !before.id.equals(id)) {
      return Either.forLeft(all(uri, namesOnly));
    }
    Told now = remember(uri, texts.colours(uri, namesOnly));
    return Either.forRight(new SemanticTokensDelta(edits(before.numbers, now.numbers), now.id));
  }

  /** Whoever closes a document forgets its colours. */
  void forget(URI uri) {
    told.remove(uri);
  }

  private Told remember(URI uri, List<Integer> numbers) {
    Told now = new Told(Long.toString(answers.incrementAndGet()), numbers);
    told.put(uri, now);
    return now;
  }

  /** One edit: all between what is the same at the beginning and at the end. */
  static List<SemanticTokensEdit> edits(List<Integer> before, List<Integer> now) {
    int shorter = Math.min(before.size(), now.size());
    int same = 0;
    while (same < shorter && before.get(same).equals(now.get(same))) {
      same++;
    }
    int end = 0;
    while (end < shorter - same
        && before.get(before.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
      end++;
    }
    int gone = before.size() - same - end;
    List<Integer> come = now.subList(same, now.size() - end);
    return gone == 0 && come.isEmpty()
        ? List.of()
        : List.of(new SemanticTokensEdit(same, gone, come.isEmpty() ? null : List.copyOf(come)));
  }
}
