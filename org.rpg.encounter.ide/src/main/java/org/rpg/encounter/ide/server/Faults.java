package org.rpg.encounter.ide.server;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import org.apache.log4j.Logger;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.rpg.encounter.dsl.validation.Phrases;
import org.rpg.encounter.dsl.words.Reader;

/**
 * What a client is told of a request that came to nothing: in the protocol's codes, and nothing of
 * the server's insides.
 */
final class Faults {
  private static final Logger LOG = Logger.getLogger(Faults.class);

  private Faults() {}

  /** The answer to a request that failed. */
  static ResponseError of(Throwable thrown, Reader reader) {
    Throwable fault = thrown;
    while ((fault instanceof CompletionException || fault instanceof InvocationTargetException)
        && fault.getCause() != null) {
      fault = fault.getCause();
    }
    if (fault instanceof ResponseErrorException refusal) {
      return refusal.getResponseError();
    }
    if (fault instanceof UnsupportedOperationException) {
      return unknown(reader).getResponseError();
    }
    LOG.error("A request failed", fault);
    return error(ResponseErrorCode.InternalError, "request.fault", reader).getResponseError();
  }

  /** There is no such request. */
  static ResponseErrorException unknown(Reader reader) {
    return error(ResponseErrorCode.MethodNotFound, "request.unknown", reader);
  }

  /** The client has said goodbye. */
  static ResponseErrorException late(Reader reader) {
    return error(ResponseErrorCode.InvalidRequest, "request.late", reader);
  }

  private static ResponseErrorException error(ResponseErrorCode code, String key, Reader reader) {
    return new ResponseErrorException(new ResponseError(code, Phrases.of(key).in(reader), null));
  }
}
