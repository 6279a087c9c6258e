package org.rpg.encounter.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rpg.encounter.ide.TheJar;

/** {@code encounter lsp} as a process of its own. */
class ServerProcessTest {
  private static void send(OutputStream to, String json) throws IOException {
    byte[] body = json.getBytes(StandardCharsets.UTF_8);
    to.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    to.write(body);
    to.flush();
  }

  /** The next message; anything on the stream that is none is a fault. */
  private static String receive(InputStream from) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int c = from.read();
      assertTrue(c >= 0, "the stream ended after: " + head);
      head.append((char) c);
    }
    assertTrue(head.toString().startsWith("Content-Length: "), head.toString());
    int length = Integer.parseInt(head.substring(16, head.indexOf("\r")));
    return new String(from.readNBytes(length), StandardCharsets.UTF_8);
  }

  private static String initialize(long parent) {
    return """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":%d,"capabilities":{}}}
        """
        .formatted(parent)
        .strip();
  }

  @Test
  void nothingButTheProtocolIsOnStandardOutputAndAProperEndIsAZero() throws Exception {
    Process server = TheJar.process("lsp").start();
    OutputStream to = server.getOutputStream();
    InputStream from = server.getInputStream();
    send(to, initialize(ProcessHandle.current().pid()));
    assertTrue(receive(from).contains("\"serverInfo\""));
    send(to, "{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}");
    send(
        to,
        """
        {"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":\
        {"uri":"untitled:a","languageId":"encounter","version":1,\
        "text":"tática T { se caído: levanta-se }"}}}""");
    String published = receive(from);
    assertTrue(published.contains("SYN-WORD"), published);
    send(to, "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"shutdown\"}");
    assertTrue(receive(from).contains("\"id\":2"));
    send(to, "{\"jsonrpc\":\"2.0\",\"method\":\"exit\"}");
    assertEquals(0, TheJar.exitCode(server));
    assertEquals("", TheJar.all(from));
    assertEquals("", TheJar.all(server.getErrorStream()));
  }

  @Test
  void itEndsWhenItsClientClosesTheStream() throws Exception {
    Process server = TheJar.process("lsp").start();
    send(server.getOutputStream(), initialize(ProcessHandle.current().pid()));
    receive(server.getInputStream());
    server.getOutputStream().close();
    assertTrue(server.waitFor(5, TimeUnit.SECONDS), "it still runs");
    assertEquals(1, server.exitValue());
  }

  @Test
  void itEndsWhenItsParentDies() throws Exception {
    Process parent = TheJar.process("lsp").start(); // any process will do
    Process server = TheJar.process("lsp").start();
    send(server.getOutputStream(), initialize(parent.pid()));
    receive(server.getInputStream());
    parent.destroyForcibly();
    assertTrue(server.waitFor(10, TimeUnit.SECONDS), "it still runs");
    assertEquals(1, server.exitValue());
  }
}
