package org.rpg.encounter.dsl.words;

import org.eclipse.xtext.conversion.ValueConverterException;
import org.eclipse.xtext.nodemodel.INode;

/**
 * A token that is there and cannot be meant: a text that nobody closed, a number out of all bounds.
 */
@SuppressWarnings("serial")
public final class MalformedValue extends ValueConverterException {
  /** What is wrong with it. */
  public enum Fault {
    /** "… to the end of the line. */
    UNCLOSED_TEXT,
    /** """… to the end of the file. */
    UNCLOSED_PROSE,
    /** More than a whole number can hold. */
    NUMBER_TOO_LARGE,
    /** 1.000.000. */
    THOUSANDS
  }

  private final Fault fault;

  MalformedValue(Fault fault, INode node) {
    super(fault.toString(), node, null);
    this.fault = fault;
  }

  /** What is wrong with the token. */
  public Fault fault() {
    return fault;
  }
}
