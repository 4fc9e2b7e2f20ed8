import { required } from '../../../platform/environment';

/** Longest wait for the shop, ms. */
const TIMEOUT_MS = 3000;

/** The shop did not answer, or refused. */
export class ShopError extends Error {
  constructor(
    message: string,
    readonly status: 400 | 503,
    /** What editors read. */
    readonly forEditors: string,
  ) {
    super(message);
  }
}

/**
 * Asks the shop about its catalogue, with the bearer that CMS and shop share.
 * @param what last segment of the call's path
 * @throws ShopError where the shop is away (503) or does not understand the question (400)
 */
export async function askShop(what: string, query: Record<string, string>): Promise<unknown> {
  const url = new URL(`/api/cms/catalogue/${what}`, required('STOREFRONT_WEBHOOK_URL'));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const away = 'Der Shop antwortet gerade nicht. Deine Eingaben bleiben; versuch es gleich noch einmal.';
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { Authorization: `Bearer ${required('STOREFRONT_WEBHOOK_SECRET')}` },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ShopError(`The shop does not answer at ${url.pathname}: ${String(error)}`, 503, away);
  }
  if (response.ok) return response.json();
  const wrong = response.status === 400;
  throw new ShopError(
    `The shop answers ${response.status} at ${url.pathname}`,
    wrong ? 400 : 503,
    wrong
      ? 'Der Shop versteht diese Angaben nicht. Prüf Preis und Rate: ganze Zahlen, «von» nicht höher als «bis».'
      : away,
  );
}
