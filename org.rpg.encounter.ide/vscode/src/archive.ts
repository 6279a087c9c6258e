import { createHash } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Java } from "./java";
import { launch, serverArguments } from "./launch";
import { rehearse } from "./rehearsal";

/**
 * The class-data archive: the server's classes as a memory image, which shortens its start by about
 * a quarter. It fits one Java and one jar, so both are in its name. A virtual machine could keep one
 * by itself (JDK 19), but writes it while it ends, when editors are impatient: here it is made by a
 * process of its own, under another name, and then renamed, so that half of one is never used.
 */
export class ClassArchive {
  private constructor(
    private readonly java: Java,
    private readonly jar: string,
    readonly file: string,
  ) {}

  static async of(java: Java, jar: string, folder: string): Promise<ClassArchive> {
    const { size, mtimeMs } = await stat(jar);
    const parts = [java.executable, java.version, jar, size, mtimeMs].join("\n");
    const name = createHash("sha256").update(parts).digest("hex").slice(0, 16);
    return new ClassArchive(java, jar, path.join(folder, `server-${name}.jsa`));
  }

  exists(): Promise<boolean> {
    return stat(this.file).then(
      (entry) => entry.isFile(),
      () => false,
    );
  }

  /** The arguments that make a server use the archive, none as long as there is no archive. */
  async arguments(): Promise<string[]> {
    return (await this.exists()) ? [`-XX:SharedArchiveFile=${this.file}`] : [];
  }

  /** Makes the archive from the classes that a rehearsed session loads, at the lowest priority. */
  async make(): Promise<void> {
    const folder = path.dirname(this.file);
    await mkdir(folder, { recursive: true });
    const draft = `${this.file}.${process.pid}`;
    const args = serverArguments(this.jar, [`-XX:ArchiveClassesAtExit=${draft}`]);
    const server = await launch(this.java, args, folder);
    try {
      if (server.pid !== undefined) os.setPriority(server.pid, os.constants.priority.PRIORITY_LOW);
      await rehearse(server, folder);
      await rename(draft, this.file);
    } finally {
      server.kill();
      await rm(draft, { force: true });
    }
    await this.removeOthers(folder);
  }

  private async removeOthers(folder: string): Promise<void> {
    for (const name of await readdir(folder)) {
      if (!name.startsWith("server-") || name.startsWith(path.basename(this.file))) continue;
      // One that a running server still uses cannot be removed everywhere; the next time will do.
      await rm(path.join(folder, name), { force: true }).catch(() => undefined);
    }
  }
}
