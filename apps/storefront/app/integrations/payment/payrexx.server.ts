import { createHmac } from 'node:crypto';
import { timeLimit } from '~/platform/time-limit.server.ts';
import type { GatewayRequest, PaymentProvider } from './payment.ts';
import { parseGateway, parseSuccess } from './payrexx-answer.server.ts';
import { PaymentProviderError } from './provider-error.ts';

export interface PayrexxOptions {
  /** The name in `https://{instance}.payrexx.com`. */
  instance: string;
  /** The API key of that instance. */
  secret: string;
  /** e.g. `https://api.payrexx.com/v1.14` */
  apiUrl: string;
  /** Means of payment to offer, by Payrexx's names; empty offers all that the instance has. */
  means: readonly string[];
  /** Signing key of the webhook. */
  webhookKey?: string;
  /** ms that Payrexx may take to answer. */
  timeout?: number;
}

const TIMEOUT = 8000;

/** Name and value of one field of a form; the order counts for the signature. */
type Field = readonly [name: string, value: string | number];

/**
 * Writes a form the way Payrexx signs it (RFC 1738: a space is `+`, everything but letters, digits and `-_.` is
 * escaped).
 */
function encode(fields: readonly Field[]): string {
  const pairs = fields.map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(pairs).toString().replaceAll('*', '%2A');
}

function fieldsOf(request: GatewayRequest, means: readonly string[]): Field[] {
  const { amount, reference, purpose, locale, contact, successUrl, failedUrl, cancelUrl, validMinutes } = request;
  return [
    ['amount', amount],
    ['currency', 'CHF'],
    ['purpose', purpose],
    ['referenceId', reference],
    ['successRedirectUrl', successUrl],
    ['failedRedirectUrl', failedUrl],
    ['cancelRedirectUrl', cancelUrl],
    ['language', locale],
    ['skipResultPage', 1],
    ['validity', validMinutes],
    ...means.map((name, index): Field => [`pm[${index}]`, name]),
    ['fields[forename][value]', contact.firstname],
    ['fields[surname][value]', contact.lastname],
    ['fields[email][value]', contact.email],
  ];
}

/** Payment pages of Payrexx through its REST API (https://developers.payrexx.com/reference/create-a-gateway). */
export function createPayrexxProvider(options: PayrexxOptions): PaymentProvider {
  const { instance, secret, apiUrl, means, webhookKey, timeout = TIMEOUT } = options;

  /** Every call is signed with what it sends, the instance excepted. */
  async function call<Answer>(
    method: 'GET' | 'POST',
    path: string,
    fields: readonly Field[],
    read: (status: number, body: string) => Answer,
  ): Promise<Answer> {
    const form = encode(fields);
    const signature = createHmac('sha256', secret).update(form).digest('base64');
    const signed = new URLSearchParams({ ApiSignature: signature }).toString();
    const address = `${apiUrl}/${path}/?${new URLSearchParams({ instance }).toString()}`;
    const response = await ask(
      method === 'GET' ? `${address}&${signed}` : address,
      method === 'GET' ? undefined : `${form}&${signed}`,
      timeout,
    );
    return read(response.status, await response.text());
  }

  return {
    means,
    webhookKey,
    createGateway: (request) => call('POST', 'Gateway', fieldsOf(request, means), parseGateway),
    findGateway: (id) => call('GET', `Gateway/${encodeURIComponent(id)}`, [], parseGateway),
    refund: (id, amount) =>
      call('POST', `Transaction/${encodeURIComponent(id)}/refund`, [['amount', amount]], parseSuccess),
  };
}

async function ask(address: string, body: string | undefined, timeout: number): Promise<Response> {
  try {
    return await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded' },
      body,
      redirect: 'error',
      signal: timeLimit(timeout),
    });
  } catch (cause) {
    const reason =
      cause instanceof Error && cause.name === 'TimeoutError' ? 'did not answer in time' : 'is not reached';
    throw new PaymentProviderError(`Payrexx ${reason}`, { temporary: true, cause });
  }
}
