import { log } from '~/platform/log.server.ts';
import { timeLimit } from '~/platform/time-limit.server.ts';

/** What a third party answered, as it is. */
export interface JsonAnswer {
  status: number;
  statusText: string;
  contentType: string;
  body: string;
}

interface JsonCall {
  /** Sent in `x-api-key`, where the other side asks for one. */
  apiKey?: string;
  headers?: Readonly<Record<string, string>>;
}

/** ms that the other side may take to answer. */
const TIMEOUT = 10_000;

/** Longest answer that is stored. */
const MAX_BODY = 20_000;

const keyHeader = (apiKey: string | undefined): Record<string, string> => (apiKey ? { 'x-api-key': apiKey } : {});

/**
 * Posts JSON to a third party (spec §7: a generic JSON POST helper).
 * @returns the answer, whatever its status; null if the other side can't be reached, which is logged
 */
export async function postJson(
  url: string,
  body: unknown,
  { apiKey, headers }: JsonCall = {},
): Promise<JsonAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...keyHeader(apiKey), ...headers },
      body: JSON.stringify(body),
      signal: timeLimit(TIMEOUT),
      redirect: 'error',
    });
    const { status, statusText } = response;
    const text = (await response.text()).slice(0, MAX_BODY);
    return { status, statusText, contentType: response.headers.get('Content-Type') ?? 'text/plain', body: text };
  } catch (error) {
    log.warn({ err: error, host: hostOf(url) }, 'third party could not be reached');
    return null;
  }
}

/**
 * Gets JSON from a third party (spec §7, §8: a generic GET helper).
 * @returns what it gave; null if it can't be reached, answers an error or no JSON, which is logged
 */
export async function getJson(url: string, { apiKey, headers }: JsonCall = {}): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { Accept: 'application/json', ...keyHeader(apiKey), ...headers },
      signal: timeLimit(TIMEOUT),
      redirect: 'error',
    });
    if (!response.ok) throw new Error(`Response ${response.status} ${response.statusText}`);
    return (await response.json()) as unknown;
  } catch (error) {
    log.warn({ err: error, host: hostOf(url) }, 'third party could not be read');
    return null;
  }
}

/** The other side without path and query, which may carry secrets or addresses of people. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : 'unknown');
