package org.rpg.encounter.report;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** A JSON schema that ships with the reports. */
final class JsonForm {
  private final JsonSchema schema;

  private JsonForm(JsonSchema schema) {
    this.schema = schema;
  }

  static JsonForm of(Class<?> beside, String resource) {
    try (InputStream in = beside.getResourceAsStream(resource)) {
      return new JsonForm(JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What is wrong with a document, nothing if it obeys the schema. */
  List<String> violations(String json) {
    return schema.validate(json, InputFormat.JSON).stream().map(Object::toString).toList();
  }
}
