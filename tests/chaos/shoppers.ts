import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { checkoutPaths, hiddenFields, HttpShopper, typedContact } from '../support/http-shopper.ts';
import type { Random } from './random.ts';

/** An order whose confirmation a shopper saw. */
export interface Confirmed {
  number: string;
  email: string;
  /**
   * How many items were added to the cart; if the response to an addition was lost, the order holds more: the shopper
   * saw them on the review page.
   */
  items: number;
}

/** How long a shopper tries before giving up, ms. */
const PATIENCE = 900_000;

/** ms that a shopper waits for one response. */
const ANSWER_LIMIT = 60_000;

/** Shoppers who order at the same time, and retry as people do when something fails. */
export class Crowd {
  readonly confirmed: Confirmed[] = [];
  /** Requests without a response so far. */
  inFlight = 0;
  /** Binding clicks among them. */
  clicksInFlight = 0;
  #isOver = false;

  constructor(
    private readonly base: string,
    private readonly variantIds: readonly number[],
    private readonly random: Random,
  ) {}

  /** No shopper begins another checkout; running ones continue to their end. */
  close(): void {
    this.#isOver = true;
  }

  /** Lets this many shoppers order, each repeatedly until the crowd is closed. @throws if one of them gave up */
  async order(shoppers: number): Promise<void> {
    await Promise.all(
      Array.from({ length: shoppers }, async () => {
        await delay(this.random.below(1500));
        do this.confirmed.push(await this.#checkout());
        while (!this.#isOver);
      }),
    );
  }

  async #checkout(): Promise<Confirmed> {
    const end = Date.now() + PATIENCE;
    const shopper = new HttpShopper(this.base);
    const email = `chaos.${randomUUID()}@example.ch`;
    const bike = this.variantIds[this.random.below(this.variantIds.length - 1)];
    const lock = this.variantIds.at(-1);
    const wanted = this.random.below(3) === 0 ? [bike, lock] : [bike];
    const paths = checkoutPaths.de;
    for (const variantId of wanted) {
      await this.#untilRedirected(shopper, paths.cart, { intent: 'add', variantId: String(variantId) }, end);
    }
    await this.#untilRedirected(shopper, paths.contact, typedContact(email), end);
    let form: Record<string, string> | undefined;
    while (Date.now() < end) {
      form ??= await this.#review(shopper);
      const click = form && (await this.#send(shopper, paths.review, form, true));
      const location = click?.status === 303 ? (click.location ?? '') : '';
      const number = new URL(location, this.base).searchParams.get('nr');
      if (number) return { number, email, items: wanted.length };
      // The page reported a change, or redirected: it is read again before the next click.
      if (click?.status === 409 || location) form = undefined;
      await delay(30 + this.random.below(200));
    }
    throw new Error(`A shopper gave up after ${this.confirmed.length} orders.`);
  }

  async #review(shopper: HttpShopper): Promise<Record<string, string> | undefined> {
    const answer = await this.#send(shopper, checkoutPaths.de.review);
    const fields = answer?.status === 200 ? hiddenFields(answer.body) : {};
    return fields.intentKey ? fields : undefined;
  }

  async #untilRedirected(shopper: HttpShopper, path: string, form: Record<string, string>, end: number): Promise<void> {
    while (Date.now() < end) {
      const answer = await this.#send(shopper, path, form);
      if (answer?.status === 303) return;
      await delay(30 + this.random.below(200));
    }
    throw new Error(`A shopper gave up at ${path}.`);
  }

  /** @returns undefined if no response came */
  async #send(shopper: HttpShopper, path: string, form?: Record<string, string>, isClick = false) {
    this.inFlight += 1;
    if (isClick) this.clicksInFlight += 1;
    try {
      const response = await shopper.send(path, form, AbortSignal.timeout(ANSWER_LIMIT));
      return { status: response.status, location: response.headers.get('Location'), body: await response.text() };
    } catch {
      return undefined;
    } finally {
      this.inFlight -= 1;
      if (isClick) this.clicksInFlight -= 1;
    }
  }
}
