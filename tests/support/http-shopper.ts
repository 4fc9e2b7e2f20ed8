/** A shopper who uses HTTP as a browser without JavaScript does: forms, redirects, one cookie jar. */
export class HttpShopper {
  readonly #base: string;
  readonly #cookies = new Map<string, string>();

  /** @param base the shop's public address, without a trailing slash */
  constructor(base: string) {
    this.#base = base;
  }

  /** Requests a page, or sends a form. Redirects are not followed. */
  async send(path: string, form?: Record<string, string>, signal?: AbortSignal): Promise<Response> {
    const response = await fetch(`${this.#base}${path}`, {
      method: form ? 'POST' : 'GET',
      body: form && new URLSearchParams(form),
      redirect: 'manual',
      headers: {
        Accept: 'text/html,application/xhtml+xml',
        Origin: this.#base,
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      signal,
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const separator = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, separator), pair.slice(separator + 1));
    }
    return response;
  }

  /** The session's cookies, for requests of another kind. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** The same as a list, for a browser. */
  get cookies(): { name: string; value: string }[] {
    return [...this.#cookies].map(([name, value]) => ({ name, value }));
  }
}

/** Answers of an eligible shopper for a plan. */
export function typedContact(email: string): Record<string, string> {
  return {
    firstname: 'Mia',
    lastname: 'Zürcher',
    email,
    phonePrefix: 'CH +41',
    phone: '79 123 45 67',
    street: 'Bahnhofstrasse',
    houseNumber: '12a',
    zip: '8001',
    city: 'Zürich',
    country: 'Switzerland',
    birthDay: '17',
    birthMonth: '5',
    birthYear: '1990',
    idType: 'swiss',
    noDebtCollection: 'on',
    all_agb: 'on',
    intent: 'continue',
  };
}

/** Names and values of a page's hidden fields. */
export function hiddenFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    if (name) fields[name] = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
  }
  return fields;
}

/** The checkout paths by language. */
export const checkoutPaths = {
  de: { cart: '/cart', plan: '/checkout/', contact: '/checkout/angaben/', review: '/checkout/pruefen/' },
  fr: {
    cart: '/fr/cart',
    plan: '/fr/checkout/',
    contact: '/fr/checkout/coordonnees/',
    review: '/fr/checkout/verification/',
  },
} as const;

/** Expects a redirect. @returns its target. @throws Error with the status and the beginning of the body otherwise */
export async function redirectOf(response: Response, status = 303): Promise<string> {
  const body = await response.text();
  if (response.status !== status) {
    throw new Error(
      `${response.status} from ${response.url}: ${body
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .slice(0, 400)}`,
    );
  }
  return response.headers.get('Location') ?? '';
}

export interface OrderedByHttp {
  number: string;
  email: string;
  shopper: HttpShopper;
}

/** Orders one variant on a plan. @returns the order's number and its shopper */
export async function orderByHttp(
  base: string,
  { variantId, email, language = 'de' }: { variantId: number; email: string; language?: 'de' | 'fr' },
): Promise<OrderedByHttp> {
  const shopper = new HttpShopper(base);
  const paths = checkoutPaths[language];
  await redirectOf(await shopper.send(paths.cart, { intent: 'add', variantId: String(variantId) }));
  await redirectOf(await shopper.send(paths.contact, typedContact(email)));
  const review = await (await shopper.send(paths.review)).text();
  const confirmation = await redirectOf(await shopper.send(paths.review, hiddenFields(review)));
  const number = new URL(confirmation, base).searchParams.get('nr');
  if (!number) throw new Error(`No order number in ${confirmation}.`);
  return { number, email, shopper };
}
