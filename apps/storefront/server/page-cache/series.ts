/**
 * Acts once for many calls: on the first at once, then at most once in each pause, the last time after the last call.
 */
export class Series {
  readonly #act: () => void;
  readonly #pause: number;
  #timer: NodeJS.Timeout | undefined;
  #isWaiting = false;

  /** @param pause ms */
  constructor(act: () => void, pause: number) {
    this.#act = act;
    this.#pause = pause;
  }

  add(): void {
    if (this.#timer) {
      this.#isWaiting = true;
      return;
    }
    this.#isWaiting = false;
    this.#act();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#isWaiting) this.add();
    }, this.#pause);
    this.#timer.unref();
  }
}
