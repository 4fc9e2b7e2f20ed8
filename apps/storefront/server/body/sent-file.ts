/**
 * A file of a form that was sent. Its bytes stay in the buffers that they arrived in: the platform's own `File` would copy them to
 * where the garbage collector does not see how much it could free.
 */
export class SentFile extends File {
  readonly #chunks: readonly Buffer[];
  readonly #size: number;

  constructor(chunks: readonly Buffer[], name: string, type: string) {
    super([], name, { type });
    this.#chunks = chunks;
    this.#size = chunks.reduce((sum, { length }) => sum + length, 0);
  }

  override get size(): number {
    return this.#size;
  }

  #buffer(): Buffer<ArrayBuffer> {
    const whole = Buffer.from(new ArrayBuffer(this.#size));
    let end = 0;
    for (const chunk of this.#chunks) end += chunk.copy(whole, end);
    return whole;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#buffer().buffer);
  }

  override text(): Promise<string> {
    return Promise.resolve(new TextDecoder().decode(this.#buffer()));
  }

  override slice(start?: number, end?: number, type?: string): Blob {
    return new Blob([this.#buffer().subarray(start, end)], { type });
  }

  override stream(): ReturnType<File['stream']> {
    return new Blob([this.#buffer()]).stream();
  }
}
