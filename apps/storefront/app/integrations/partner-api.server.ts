import { timeLimit } from '~/platform/time-limit.server.ts';

/** How a partner's API is reached. */
export interface PartnerApi {
  /** Without a slash at the end, e.g. `https://api.partner.example/v1`. */
  url: string;
  /** Sent as a bearer. */
  apiKey: string;
}

/** ms that a partner may take to answer. */
const TIMEOUT = 10_000;

/**
 * Posts a message to a partner's API. Both partners know `Idempotency-Key`: what arrives twice counts once.
 * @throws if the message was not taken, with the partner's status and the beginning of its answer
 */
export async function postToPartner(
  { url, apiKey }: PartnerApi,
  path: string,
  body: unknown,
  idempotencyKey: string,
): Promise<void> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${apiKey}`,
      'Idempotency-Key': idempotencyKey,
    },
    body: JSON.stringify(body),
    signal: timeLimit(TIMEOUT),
    redirect: 'error',
  });
  const answer = (await response.text()).slice(0, 200);
  if (!response.ok) throw new Error(`The partner responded to ${path} with ${response.status}: ${answer}`);
}
