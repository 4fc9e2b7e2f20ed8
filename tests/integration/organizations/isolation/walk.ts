import { HostShopper, type HostAnswer } from '../host-shopper.ts';
import type { PlantedShop } from './planted.ts';

/** The roles: a stranger, a member of the shop, a member of another, the shop's administrator. */
export const callers = ['anonymous', 'member', 'other’s member', 'administrator'] as const;
export type Caller = (typeof callers)[number];

/** One request of the walk. */
export interface Step {
  at: PlantedShop;
  /** Whose cookie is sent if it is another's, and whose ids and tokens are in the address. */
  other: PlantedShop;
  caller: Caller;
  path: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

const cookieOf = ({ at, other, caller }: Step): string | undefined => {
  if (caller === 'anonymous') return undefined;
  return caller === 'other’s member' ? other.cookies.member : at.cookies[caller];
};

/** Sends the step's request; an address that is redirected to its canonical form is followed first. */
export async function take(port: number, step: Step): Promise<HostAnswer> {
  const cookie = cookieOf(step);
  const ask = (path: string) => {
    const shopper = new HostShopper(port, step.at.host);
    if (cookie) shopper.plant(cookie);
    return shopper.ask(path, { headers: step.headers ?? {}, ...(step.form ? { form: step.form } : {}) });
  };
  const answer = await ask(step.path);
  const isLed = answer.status === 301 && answer.location?.startsWith('/') === true && !step.form;
  return isLed ? ask(answer.location ?? '') : answer;
}

/**
 * What leaked: texts of another shop, of this shop's people for a stranger, of an order without agreement to inform the
 * employer, a generated file for another's token, or a server error.
 * @param shops all that exist
 */
export function crossings(step: Step, { status, body, bytes }: HostAnswer, shops: readonly PlantedShop[]): string[] {
  const { at, caller, path } = step;
  const found: string[] = [];
  for (const shop of shops) {
    const isOwn = shop === at && (caller === 'member' || caller === 'administrator');
    if (!isOwn && shop.mark.test(body)) found.push(`says what is of ${shop.id}`);
    const mayRead = shop === at && (isOwn || !shop.isPrivate);
    // Neither of the requesting roles has ordered it.
    if (shop.silentMark.test(body)) found.push(`says what nobody agreed to share in ${shop.id}`);
    if (!mayRead && shop.openMark.test(body)) found.push(`says what was asked in ${shop.id}`);
  }
  const isForeign = shops.some((shop) => shop !== at && shop.tokens.some((token) => path.includes(token)));
  // Everybody may have a bike's data sheet.
  const isSheet = /\/(datenblatt|fiche-technique)\.pdf\?/.test(path);
  if (isForeign && !isSheet && status === 200 && bytes.subarray(0, 5).toString() === '%PDF-')
    found.push('makes a file');
  if (status >= 500) found.push(`answers ${status}`);
  return found.map((what) => `${at.host}${path} as ${caller}${step.form ? ' (form)' : ''} ${what}`);
}
