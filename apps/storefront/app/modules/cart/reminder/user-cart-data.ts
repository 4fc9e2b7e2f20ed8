/*
 * The abandoned-cart entry in local storage (spec §3, §9: userCartData). It exists only with the shopper's consent.
 */

export const USER_CART_DATA = 'userCartData';

/** What a submission gives where there is nothing to send (spec §4). */
export const NO_DATA = 'No data to submit';

/** By the specification's names. */
export interface UserCartData {
  submited: boolean;
  data: { firstname: string; lastname: string; email: string };
  eBikeChoice: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Reads a stored entry; null if there is none or it does not fit. */
export function readUserCartData(text: string | null): UserCartData | null {
  try {
    const { submited, data, eBikeChoice } = fieldsOf(JSON.parse(text ?? 'null'));
    const { firstname, lastname, email } = fieldsOf(data);
    if (typeof submited !== 'boolean' || !isText(eBikeChoice)) return null;
    if (!isText(firstname) || !isText(lastname) || !isText(email)) return null;
    return { submited, data: { firstname, lastname, email }, eBikeChoice };
  } catch {
    return null;
  }
}

/** Whether an entry is sent: not submitted yet, and complete (spec §4). */
export function isToBeSent(entry: UserCartData | null): entry is UserCartData {
  return entry !== null && !entry.submited && Object.values(entry.data).every((value) => value.trim() !== '');
}

/** The entry after a person typed: what was sent once stays sent. */
export function typedEntry(before: UserCartData | null, data: UserCartData['data'], eBikeChoice: string): UserCartData {
  return { submited: before?.submited ?? false, data, eBikeChoice };
}

/** The marketing form of an entry (spec §3: fields list and context). */
export function userCartForm({ data: { firstname, lastname, email } }: UserCartData, pageUri: string) {
  const fields = Object.entries({ firstname, lastname, email }).map(([name, value]) => ({ name, value }));
  return { fields, context: { pageUri } };
}
