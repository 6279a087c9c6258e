package org.rpg.encounter.ide.live;

import java.util.Map;
import java.util.WeakHashMap;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.parser.IParseResult;
import org.eclipse.xtext.resource.XtextResource;

/** Numbers that tell scripts apart by their words: comments and layout do not matter. */
public final class Print {
  private static final long START = 0xcbf29ce484222325L;
  private static final long PRIME = 0x100000001b3L;

  private final Map<IParseResult, Long> prints = new WeakHashMap<>();

  /** What no script gives. */
  public static long begin() {
    return START;
  }

  /** A print that depends on another one and on the words of a script. */
  public synchronized long with(long print, XtextResource script) {
    IParseResult parsed = script.getParseResult();
    long own = parsed == null ? 0 : prints.computeIfAbsent(parsed, Print::of);
    return add(add(print, script.getURI().toString()), own);
  }

  private static long of(IParseResult parsed) {
    long print = START;
    for (ILeafNode leaf : parsed.getRootNode().getLeafNodes()) {
      if (!leaf.isHidden()) {
        print = add(print, leaf.getText());
      }
    }
    return print;
  }

  private static long add(long print, String text) {
    long sum = print;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * PRIME;
    }
    return (sum ^ 0xffff) * PRIME;
  }

  private static long add(long print, long more) {
    long sum = print;
    for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
      sum = (sum ^ (more >>> shift & 0xff)) * PRIME;
    }
    return sum;
  }
}
