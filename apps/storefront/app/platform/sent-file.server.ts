import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { tempFilePath } from './temp-files.server.ts';

/**
 * A file of a form, on disk: ten uploads at once would fill the memory of the process that serves pages. It exists
 * until its request is answered.
 */
export class SentFile extends File {
  readonly path: string;
  readonly #size: number;

  private constructor(filePath: string, size: number, name: string, type: string) {
    super([], name, { type });
    this.path = filePath;
    this.#size = size;
  }

  /**
   * Writes a file while it arrives.
   * @throws what the stream or the disk throws; nothing is left of the file then
   */
  static async write(stream: Readable, name: string, type: string): Promise<SentFile> {
    const filePath = tempFilePath();
    const target = createWriteStream(filePath, { flags: 'wx', mode: 0o600 });
    try {
      await pipeline(stream, target);
    } catch (error) {
      // It may still be opening the file, which would come to be after it is removed.
      if (!target.closed) await new Promise<void>((resolve) => target.once('close', resolve));
      await rm(filePath, { force: true });
      throw error;
    }
    return new SentFile(filePath, target.bytesWritten, name, type);
  }

  /** Removes it from the disk. */
  remove(): Promise<void> {
    return rm(this.path, { force: true });
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer;
  }

  override text(): Promise<string> {
    return readFile(this.path, 'utf8');
  }

  /** Reads the bytes at once: for the first bytes of a file, which identify its type. */
  override slice(start = 0, end = this.#size, type?: string): Blob {
    const bytes = Buffer.alloc(Math.max(0, Math.min(end, this.#size) - start));
    const file = openSync(this.path, 'r');
    try {
      readSync(file, bytes, 0, bytes.length, start);
    } finally {
      closeSync(file);
    }
    return new Blob([bytes], { type });
  }

  override stream(): ReturnType<File['stream']> {
    return Readable.toWeb(createReadStream(this.path)) as ReturnType<File['stream']>;
  }
}

/** The path of a file that is on disk; the server and Remix's build each have a class of their own. */
export const pathOnDisk = (file: Blob): string | undefined =>
  'path' in file && typeof file.path === 'string' ? file.path : undefined;

export async function removeSentFiles(form: FormData): Promise<void> {
  for (const [, value] of form) if (value instanceof SentFile) await value.remove();
}
