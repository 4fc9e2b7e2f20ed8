import { required } from './environment';

/** Timeout, ms. */
const TIMEOUT_MS = 3000;

/** The shop is unavailable or rejected the request. */
export class ShopError extends Error {
  constructor(
    message: string,
    readonly status: 400 | 503,
    /** Message for editors. */
    readonly forEditors: string,
  ) {
    super(message);
  }
}

const AWAY = 'Der Shop antwortet gerade nicht. Deine Eingaben bleiben; versuch es gleich noch einmal.';

interface Question {
  query?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: object;
  /** Message for editors if the shop rejects the request. */
  misunderstood?: string;
}

/**
 * Sends a request to the shop with the shared bearer token.
 * @param path below `/api/cms/`
 * @throws ShopError if the shop is unavailable (503) or rejects the request (400)
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
