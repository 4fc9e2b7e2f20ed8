import type { BodyLimits } from './body-limits.ts';
import { BodyRefusal } from './body-refusal.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts the values of a JSON text and how deep they lie while the text arrives, before it is parsed. */
export class JsonMeasure {
  readonly #limits: Pick<BodyLimits, 'values' | 'depth'>;
  #values = 1;
  #depth = 0;
  #isText = false;
  #isEscaped = false;

  constructor(limits: Pick<BodyLimits, 'values' | 'depth'>) {
    this.#limits = limits;
  }

  /** @throws BodyRefusal once there are too many, or too deep */
  take(chunk: Uint8Array): void {
    let index = 0;
    // By index: `for…of` takes seven times as long.
    while (index < chunk.length) {
      const byte = chunk[index];
      index += 1;
      if (this.#isText) this.#passText(byte);
      else if (byte === QUOTE) this.#isText = true;
      else if (byte === COMMA) this.#values += 1;
      else if (byte === LIST || byte === OBJECT) {
        this.#values += 1;
        this.#depth += 1;
        if (this.#depth > this.#limits.depth) throw BodyRefusal.over('depth');
      } else if (byte === LIST_END || byte === OBJECT_END) this.#depth -= 1;
    }
    if (this.#values > this.#limits.values) throw BodyRefusal.over('values');
  }

  #passText(byte: number | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }
}
