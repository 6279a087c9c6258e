package org.rpg.encounter.ide.server;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a client can have done with a script. */
enum SceneCommand {
  /** One run, told. */
  RUN,
  /** The forecast of a scene. */
  PREVIEW,
  /** A scene beside its variants. */
  COMPARE,
  /** The script in the other language. */
  TRANSLATE,
  /** A forecast or a run as the JSON that other programs read. */
  EXPORT;

  /** What the protocol calls it. */
  String id() {
    return "encounter." + name().toLowerCase(Locale.ROOT);
  }

  static Optional<SceneCommand> of(String id) {
    return Arrays.stream(values()).filter(it -> it.id().equals(id)).findFirst();
  }

  static List<String> ids() {
    return Arrays.stream(values()).map(SceneCommand::id).toList();
  }
}
