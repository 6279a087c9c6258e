// A jar with its classes stored as they are. The package compresses the whole of it at once, which
// takes less room than a jar of classes that were compressed one by one, and nothing has to be
// inflated when the server starts.
import yauzl from "yauzl";
import yazl from "yazl";

/** The bytes of the same jar without compression; the same bytes for the same jar. */
export async function stored(jar, time) {
  const from = await open(jar);
  const to = new yazl.ZipFile();
  const options = { compress: false, mtime: time, mode: 0o100644 };
  for await (const entry of entries(from)) {
    if (entry.fileName.endsWith("/")) continue;
    to.addBuffer(await content(from, entry), entry.fileName, options);
  }
  to.end();
  const parts = [];
  for await (const part of to.outputStream) parts.push(part);
  return Buffer.concat(parts);
}

function open(jar) {
  return new Promise((resolve, reject) =>
    yauzl.fromBuffer(jar, { lazyEntries: true }, (error, file) =>
      error ? reject(error) : resolve(file),
    ),
  );
}

async function* entries(file) {
  for (;;) {
    const next = await new Promise((resolve, reject) => {
      file.once("entry", resolve);
      file.once("end", () => resolve(undefined));
      file.once("error", reject);
      file.readEntry();
    });
    file.removeAllListeners();
    if (!next) return;
    yield next;
  }
}

function content(file, entry) {
  return new Promise((resolve, reject) =>
    file.openReadStream(entry, async (error, stream) => {
      if (error) return reject(error);
      const parts = [];
      try {
        for await (const part of stream) parts.push(part);
        resolve(Buffer.concat(parts));
      } catch (failure) {
        reject(failure);
      }
    }),
  );
}
