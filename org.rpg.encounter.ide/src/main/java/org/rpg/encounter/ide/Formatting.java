package org.rpg.encounter.ide;

import com.google.inject.Inject;
import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.xtext.resource.XtextResource;
import org.rpg.encounter.dsl.format.Edit;
import org.rpg.encounter.dsl.format.Formatter;

/** Formatting as an editor asks for it. */
public final class Formatting {
  private final Formatter formatter;

  @Inject
  Formatting(Formatter formatter) {
    this.formatter = formatter;
  }

  /** The edits of a whole script or of some lines; none while it does not parse. */
  public List<TextEdit> edits(OpenDocument document, XtextResource script, Optional<Range> range) {
    if (!formatter.canFormat(script)) {
      return List.of();
    }
    List<Edit> edits =
        range
            .map(document::getTextRegion)
            .map(part -> formatter.edits(script, part.getOffset(), part.getLength()))
            .orElseGet(() -> formatter.edits(script));
    return edits.stream().map(edit -> textEdit(document, edit)).toList();
  }

  private static TextEdit textEdit(OpenDocument document, Edit edit) {
    return new TextEdit(document.range(edit.offset(), edit.offset() + edit.length()), edit.text());
  }
}
