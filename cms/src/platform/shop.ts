import { required } from './environment';

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

const AWAY = 'Der Shop antwortet gerade nicht. Deine Eingaben bleiben; versuch es gleich noch einmal.';

/** What is asked: parameters of the address, or a body. */
interface Question {
  query?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: object;
  /** What editors read where the shop does not understand. */
  misunderstood?: string;
}

/**
 * Asks the shop, with the bearer that CMS and shop share.
 * @param path below `/api/cms/`
 * @throws ShopError where the shop is away (503) or does not understand the question (400)
 */
export async function askShop(path: string, { query = {}, body, misunderstood = AWAY }: Question): Promise<unknown> {
  const url = new URL(`/api/cms/${path}`, required('STOREFRONT_WEBHOOK_URL'));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers: Record<string, string> = { Authorization: `Bearer ${required('STOREFRONT_WEBHOOK_SECRET')}` };
  let response: Response;
  try {
    response = await fetch(url, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ShopError(`The shop does not answer at ${url.pathname}: ${String(error)}`, 503, AWAY);
  }
  if (response.ok) return response.json();
  const isWrong = response.status === 400;
  const message = `The shop answers ${response.status} at ${url.pathname}`;
  throw new ShopError(message, isWrong ? 400 : 503, isWrong ? misunderstood : AWAY);
}
