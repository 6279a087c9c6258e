package org.rpg.encounter.dsl.robust;

import java.util.ArrayList;
import java.util.List;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** What Xtext logs where it swallows an exception, from when it is made until it is closed. */
public final class LoggedFaults extends AppenderSkeleton implements AutoCloseable {
  private final List<String> messages = new ArrayList<>();

  public LoggedFaults() {
    Logger.getRootLogger().addAppender(this);
  }

  /** What was logged since the last question, each with the exception. */
  public List<String> since() {
    List<String> found = List.copyOf(messages);
    messages.clear();
    return found;
  }

  @Override
  protected void append(LoggingEvent event) {
    if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
      String[] trace = event.getThrowableStrRep();
      String told = trace == null ? "" : "\n" + String.join("\n", trace);
      messages.add(event.getRenderedMessage() + told);
    }
  }

  @Override
  public void close() {
    Logger.getRootLogger().removeAppender(this);
  }

  @Override
  public boolean requiresLayout() {
    return false;
  }
}
