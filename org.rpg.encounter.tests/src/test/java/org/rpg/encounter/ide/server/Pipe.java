package org.rpg.encounter.ide.server;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Bytes written at one end come out at the other, whoever writes and reads. */
final class Pipe {
  private static final byte[] END = new byte[0];
  private final BlockingQueue<byte[]> written = new LinkedBlockingQueue<>();

  final OutputStream in =
      new OutputStream() {
        @Override
        public void write(int b) {
          written.add(new byte[] {(byte) b});
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
          if (length > 0) {
            written.add(Arrays.copyOfRange(bytes, offset, offset + length));
          }
        }

        @Override
        public void close() {
          written.add(END);
        }
      };

  final InputStream out =
      new InputStream() {
        private byte[] current = new byte[0];
        private int at;
        private boolean ended;

        @Override
        public int read() {
          byte[] one = new byte[1];
          return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
          try {
            while (at == current.length && !ended) {
              current = written.take();
              at = 0;
              ended = current == END;
            }
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return -1;
          }
          if (ended) {
            return -1;
          }
          int count = Math.min(length, current.length - at);
          System.arraycopy(current, at, bytes, offset, count);
          at += count;
          return count;
        }
      };
}
