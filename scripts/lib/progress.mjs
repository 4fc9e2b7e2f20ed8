/** Shorter steps print only their end. */
const SHORT_MS = 300;
/** Interval of progress lines of long steps. */
const HEARTBEAT_MS = 10_000;

/**
 * Progress of a command on the terminal: a line when a step starts (unless it is short) and one when it ends, each with
 * the time since the start.
 */
export class Progress {
  #began = performance.now();
  /** @type {Map<string, number>} when each open step began */
  #open = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  #heartbeat;
  #write;

  /** @param {(line: string) => void} [write] */
  constructor(write = (line) => process.stdout.write(`${line}\n`)) {
    this.#write = write;
  }

  /** @param {string} text printed after the time */
  say(text) {
    this.#line(' ', text);
  }

  /**
   * Runs a step and shows it.
   * @template T
   * @param {string} title e.g. "Building the storefront"
   * @param {() => Promise<T>} work
   * @param {(result: T) => string} [outcome] what to say at the end
   * @returns {Promise<T>}
   */
  async step(title, work, outcome = () => title) {
    const began = performance.now();
    const announce = setTimeout(() => this.#line('›', `${title} …`), SHORT_MS);
    this.#open.set(title, began);
    this.#heartbeat ??= setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    try {
      const result = await work();
      this.#line('✓', `${outcome(result)} (${seconds(performance.now() - began)})`);
      return result;
    } finally {
      clearTimeout(announce);
      this.#open.delete(title);
      if (this.#open.size === 0) {
        clearInterval(this.#heartbeat);
        this.#heartbeat = undefined;
      }
    }
  }

  /** @returns {string} time since the command began, such as "12.3 s" */
  elapsed() {
    return seconds(performance.now() - this.#began);
  }

  #beat() {
    const now = performance.now();
    for (const [title, began] of this.#open) this.#line('…', `${title}: ${Math.round((now - began) / 1000)} s so far`);
  }

  /** @param {string} sign @param {string} text */
  #line(sign, text) {
    this.#write(`${this.elapsed().padStart(8)}  ${sign} ${text}`);
  }
}

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;
