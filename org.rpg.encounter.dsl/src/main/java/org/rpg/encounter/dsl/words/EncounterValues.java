package org.rpg.encounter.dsl.words;

import java.math.BigDecimal;
import org.eclipse.xtext.common.services.DefaultTerminalConverters;
import org.eclipse.xtext.conversion.*;
import org.eclipse.xtext.conversion.impl.AbstractNullSafeConverter;
import org.eclipse.xtext.nodemodel.INode;

public class EncounterValues extends DefaultTerminalConverters {
  static String unquote(String s, INode n) {
    if (s.isEmpty()) return s;
    char open = s.charAt(0);
    if (open != '"' && open != '\u201C') return s.replaceAll("\\s+", " ");
    if (s.startsWith("\"\"\"")) {
      if (s.length() < 6 || !s.endsWith("\"\"\""))
        throw new ValueConverterException("This text has no closing quotes.", n, null);
      return s.substring(3, s.length() - 3).stripIndent().strip();
    }
    char close = open == '"' ? '"' : '\u201D';
    if (s.length() < 2 || s.charAt(s.length() - 1) != close)
      throw new ValueConverterException("This text has no closing quote.", n, null);
    String body = s.substring(1, s.length() - 1);
    return open == '"' ? body.replace("\\n", "\n").replaceAll("\\\\(.)", "$1") : body;
  }

  private IValueConverter<String> text() {
    return new AbstractNullSafeConverter<String>() {
      @Override
      protected String internalToString(String v) {
        return '"' + v + '"';
      }

      @Override
      protected String internalToValue(String s, INode n) {
        return unquote(s, n);
      }
    };
  }

  @Override
  @ValueConverter(rule = "ID")
  public IValueConverter<String> ID() {
    return text();
  }

  @Override
  @ValueConverter(rule = "STRING")
  public IValueConverter<String> STRING() {
    return text();
  }

  @ValueConverter(rule = "Name")
  public IValueConverter<String> Name() {
    return text();
  }

  @ValueConverter(rule = "QualifiedName")
  public IValueConverter<String> QualifiedName() {
    return text();
  }

  @ValueConverter(rule = "Number")
  public IValueConverter<BigDecimal> Number() {
    return new AbstractNullSafeConverter<BigDecimal>() {
      @Override
      protected String internalToString(BigDecimal v) {
        return v.toPlainString();
      }

      @Override
      protected BigDecimal internalToValue(String s, INode n) {
        return new BigDecimal(s.replace(',', '.'));
      }
    };
  }

  @ValueConverter(rule = "SignedInteger")
  public IValueConverter<Integer> SignedInteger() {
    return new AbstractNullSafeConverter<Integer>() {
      @Override
      protected String internalToString(Integer v) {
        return v.toString();
      }

      @Override
      protected Integer internalToValue(String s, INode n) {
        return Integer.valueOf(s.replaceAll("\\s", ""));
      }
    };
  }
}
