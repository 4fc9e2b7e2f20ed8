import type { BodyLimits } from './body-limits.ts';
import { BodyRefusal } from './body-refusal.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const LIST = 0x5b;
const LIST_END = 0x5d;
const OBJECT = 0x7b;
const OBJECT_END = 0x7d;

/**
 * Counts the values of a JSON text, how deep they lie and how long its strings are while it arrives, before it is
 * parsed.
 */
export class JsonMeasure {
  readonly #limits: Pick<BodyLimits, 'values' | 'depth' | 'fieldBytes'>;
  #values = 1;
  #depth = 0;
  #isText = false;
  #textBytes = 0;
  #isEscaped = false;

  constructor(limits: Pick<BodyLimits, 'values' | 'depth' | 'fieldBytes'>) {
    this.#limits = limits;
  }

  /** @throws BodyRefusal once there are too many, or one is too deep or too long */
  take(chunk: Uint8Array): void {
    let index = 0;
    // By index: `for…of` takes seven times as long.
    while (index < chunk.length) {
      const byte = chunk[index];
      index += 1;
      if (this.#isText) this.#passText(byte);
      else if (byte === QUOTE) {
        this.#isText = true;
        this.#textBytes = 0;
      } else if (byte === COMMA) this.#values += 1;
      else if (byte === LIST || byte === OBJECT) {
        this.#values += 1;
        this.#depth += 1;
        if (this.#depth > this.#limits.depth) throw BodyRefusal.over('depth');
      } else if (byte === LIST_END || byte === OBJECT_END) this.#depth -= 1;
    }
    if (this.#values > this.#limits.values) throw BodyRefusal.over('values');
  }

  #passText(byte: number | undefined): void {
    this.#textBytes += 1;
    if (this.#textBytes > this.#limits.fieldBytes) throw BodyRefusal.over('fieldBytes');
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }
}
