import type { IncomingHttpHeaders } from 'node:http';
import busboy, { type Busboy } from 'busboy';
import { type BodyLimits, MOST_NAME_BYTES, mostParts } from './body-limits.ts';
import { removeSentFiles, SentFile } from '~/platform/sent-file.server.ts';
import { BodyRefusal } from './body-refusal.ts';

/** Characters of a boundary between parts (RFC 2046, 5.1.1). */
const MOST_BOUNDARY = 70;

/** Pairs of a part's headers that are looked at; busboy refuses a part whose headers take more than 16 kB. */
const HEADER_PAIRS = 20;

const isTooLong = (name: string): boolean => name.length > MOST_NAME_BYTES;

/** Parses a form while it arrives, and says at once when it passes a limit. */
export class FormParser {
  /** In the order in which they were sent. */
  readonly #entries: { name: string; value: string | Promise<SentFile> }[] = [];
  readonly #busboy: Busboy;
  readonly #ended: Promise<void>;
  #failed: BodyRefusal | undefined;
  #drained: (() => void) | undefined;

  /** @throws BodyRefusal if the type has no boundary that can be used */
  constructor(headers: IncomingHttpHeaders, limits: BodyLimits) {
    try {
      this.#busboy = busboy({
        headers,
        defParamCharset: 'utf8',
        limits: {
          // busboy tells when it has reached a limit, or has left out what is beyond it: mostly one too late or too
          // early.
          fields: limits.fields + 1,
          files: limits.files,
          parts: mostParts(limits) + 1,
          fieldSize: limits.fieldBytes + 1,
          fieldNameSize: MOST_NAME_BYTES,
          headerPairs: HEADER_PAIRS,
        },
      });
    } catch {
      throw BodyRefusal.malformed('The type of the form is not understood');
    }
    this.#ended = new Promise((resolve, reject) => {
      this.#busboy.once('close', () => (this.#failed ? reject(this.#failed) : resolve()));
    });
    this.#ended.catch(() => undefined);
    this.#listen(limits);
  }

  /**
   * Takes a piece of the body.
   * @returns a promise where the parser has to catch up first
   * @throws BodyRefusal
   */
  write(chunk: Buffer): Promise<void> | undefined {
    const isReady = this.#busboy.write(chunk);
    if (this.#failed) throw this.#failed;
    if (isReady) return undefined;
    return new Promise((resolve) => {
      this.#drained = resolve;
      this.#busboy.once('drain', resolve);
    });
  }

  /** The whole form, once nothing more comes. @throws BodyRefusal if it is no whole form */
  async end(): Promise<FormData> {
    this.#busboy.end();
    await this.#ended;
    const form = new FormData();
    // All of them, so that none is still being written when another could not be.
    const values = await Promise.allSettled(this.#entries.map(({ value }) => value));
    for (const [index, { name }] of this.#entries.entries()) {
      const result = values[index];
      if (result?.status === 'fulfilled') form.append(name, result.value);
    }
    if (!this.#failed) return form;
    await removeSentFiles(form);
    throw this.#failed;
  }

  /** Drops what was parsed. */
  stop(): void {
    this.#fail(BodyRefusal.malformed('Nobody waits for the form'));
  }

  #fail(refusal: BodyRefusal): void {
    if (this.#failed) return;
    this.#failed = refusal;
    this.#busboy.destroy();
    this.#drained?.();
    for (const { value } of this.#entries)
      if (typeof value !== 'string')
        void value.then(
          (file) => file.remove(),
          () => undefined,
        );
  }

  #listen(limits: BodyLimits): void {
    let fields = 0;
    const over = (limit: Parameters<typeof BodyRefusal.over>[0]) => () => this.#fail(BodyRefusal.over(limit));
    this.#busboy
      .on('fieldsLimit', over('fields'))
      .on('filesLimit', over('files'))
      .on('partsLimit', over('parts'))
      .on('error', () => this.#fail(BodyRefusal.malformed('The form is not whole')))
      .on('field', (name: string | undefined, value, { nameTruncated, valueTruncated }) => {
        if (this.#failed || !this.#takeName(name, nameTruncated)) return;
        fields += 1;
        if (fields > limits.fields) return this.#fail(BodyRefusal.over('fields'));
        if (valueTruncated || Buffer.byteLength(value) > limits.fieldBytes)
          return this.#fail(BodyRefusal.over('fieldBytes'));
        if (value.includes('\0')) return this.#fail(BodyRefusal.malformed('A field holds a NUL'));
        this.#entries.push({ name, value });
      })
      .on('file', (name: string | undefined, stream, { filename = '', mimeType }) => {
        if (this.#failed || !this.#takeName(name, isTooLong(filename)) || filename.includes('\0')) {
          this.#fail(BodyRefusal.malformed('A file without a usable name'));
          return void stream.on('error', () => undefined).resume();
        }
        const value = SentFile.write(stream, filename, mimeType);
        // A disk that takes no more is like too many uploads at once.
        value.catch(() => this.#fail(BodyRefusal.over('held')));
        this.#entries.push({ name, value });
      });
  }

  #takeName(name: string | undefined, isTruncated: boolean): name is string {
    if (name === undefined || name.includes('\0')) this.#fail(BodyRefusal.malformed('A field without a usable name'));
    else if (isTruncated || isTooLong(name)) this.#fail(BodyRefusal.over('nameBytes'));
    return this.#failed === undefined;
  }
}

/** Whether a type is that of a form with files. */
export const isMultipart = (type = ''): boolean => /^multipart\/form-data\b/i.test(type.trim());

/** Whether a body is a form, by its type. @throws BodyRefusal if the boundary between its parts is no boundary */
export function isForm(type = ''): boolean {
  if (!isMultipart(type)) return /^application\/x-www-form-urlencoded\b/i.test(type.trim());
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(type);
  const { length } = boundary?.[1] ?? boundary?.[2] ?? '';
  if (length === 0 || length > MOST_BOUNDARY) throw BodyRefusal.malformed('There is no boundary between the parts');
  return true;
}
