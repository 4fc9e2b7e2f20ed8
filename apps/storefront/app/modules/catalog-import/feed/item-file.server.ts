import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where an item's text lies in the file, bytes. */
export interface TextPlace {
  start: number;
  length: number;
}

/** Bytes that are gathered before they are written. */
const CHUNK = 1024 * 1024;
/** Texts that lie this near to each other are read in one go, bytes. */
const GAP = 64 * 1024;

/**
 * The texts of a feed's items in a temporary file: a feed may be larger than memory, and most of it is never looked at
 * again.
 */
export class ItemFile {
  private readonly gathered = Buffer.allocUnsafeSlow(CHUNK);
  private gatheredBytes = 0;
  private written = 0;

  private constructor(private readonly handle: FileHandle) {}

  /** Opens a file without a name: it goes with the process, however that ends. */
  static async open(): Promise<ItemFile> {
    const file = path.join(tmpdir(), `velory-feed-${randomUUID()}`);
    const handle = await open(file, 'wx+', 0o600);
    await unlink(file);
    return new ItemFile(handle);
  }

  /** Adds a text. @returns where it lies, and its bytes in UTF-8, which are good until the next text is added */
  async add(text: string): Promise<{ place: TextPlace; bytes: Buffer }> {
    // A letter of a text takes three bytes at most.
    if (text.length * 3 > CHUNK - this.gatheredBytes) await this.flush();
    const start = this.written + this.gatheredBytes;
    if (text.length * 3 > CHUNK) {
      const bytes = Buffer.from(text);
      await this.write(bytes);
      return { place: { start, length: bytes.length }, bytes };
    }
    const length = this.gathered.write(text, this.gatheredBytes);
    const bytes = this.gathered.subarray(this.gatheredBytes, this.gatheredBytes + length);
    this.gatheredBytes += length;
    return { place: { start, length }, bytes };
  }

  /** Writes what is gathered; only then can it be read. */
  async flush(): Promise<void> {
    if (this.gatheredBytes > 0) await this.write(this.gathered.subarray(0, this.gatheredBytes));
    this.gatheredBytes = 0;
  }

  private async write(bytes: Buffer): Promise<void> {
    await this.handle.writev([bytes], this.written);
    this.written += bytes.length;
  }

  /** The texts at some places, in their order. */
  async read(places: readonly TextPlace[]): Promise<string[]> {
    const texts = new Map<TextPlace, string>();
    for (const near of neighbours(places)) {
      const start = near[0]?.start ?? 0;
      const end = Math.max(...near.map((place) => place.start + place.length));
      const { buffer } = await this.handle.read(Buffer.allocUnsafe(end - start), 0, end - start, start);
      for (const place of near)
        texts.set(place, buffer.toString('utf8', place.start - start, place.start - start + place.length));
    }
    return places.map((place) => texts.get(place) ?? '');
  }

  async close(): Promise<void> {
    await this.handle.close();
  }
}

/** Places by runs that lie close together. */
function neighbours(places: readonly TextPlace[]): TextPlace[][] {
  const runs: TextPlace[][] = [];
  let end = -Infinity;
  for (const place of [...places].sort((a, b) => a.start - b.start)) {
    if (place.start - end > GAP) runs.push([]);
    runs.at(-1)?.push(place);
    end = place.start + place.length;
  }
  return runs;
}
