package org.rpg.encounter.report;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import org.rpg.encounter.preview.Share;
import org.rpg.encounter.preview.Spread;

/** What forecasts say again and again: shares, spreads, means. */
abstract class ForecastFields {
  private static final int DECIMALS = 6;

  protected final JsonWriter json;

  ForecastFields(JsonWriter json) {
    this.json = json;
  }

  protected final void fate(String name, Share share) throws IOException {
    json.name(name).beginObject();
    share(share);
    json.endObject();
  }

  protected final void share(Share share) throws IOException {
    json.name("count").value(share.count());
    number("probability", share.probability());
    number("low", share.low());
    number("high", share.high());
  }

  protected final void optional(String name, Optional<Spread> spread) throws IOException {
    if (spread.isPresent()) {
      spread(name, spread.get());
    }
  }

  protected final void spread(String name, Spread spread) throws IOException {
    json.name(name).beginObject();
    number("mean", spread.mean());
    json.name("min").value(spread.min());
    json.name("max").value(spread.max());
    json.name("p5").value(spread.p5());
    json.name("p25").value(spread.p25());
    json.name("p50").value(spread.p50());
    json.name("p75").value(spread.p75());
    json.name("p95").value(spread.p95());
    json.endObject();
  }

  /** Not {@code Double.toString}, whose digits depend on the Java version. */
  protected final void number(String name, double value) throws IOException {
    BigDecimal rounded = new BigDecimal(value).setScale(DECIMALS, RoundingMode.HALF_UP);
    json.name(name).jsonValue(rounded.stripTrailingZeros().toPlainString());
  }
}
