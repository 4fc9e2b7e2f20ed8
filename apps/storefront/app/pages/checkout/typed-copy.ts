import type { ContactField, TypedContact } from '~/modules/checkout/contact.schema.server.ts';

/** In session storage: of this tab alone, gone with it. */
const KEY = 'velory-typed';

/** What was typed into the contact form since the server has seen it; '' where something was taken away. */
export type UnsentContact = TypedContact;

/**
 * What of a form differs from what the server knows.
 * @param names of its fields
 * @param values of the fields that it shows; '' where nothing is typed or ticked
 */
export function unsentOf(
  names: readonly ContactField[],
  values: ReadonlyMap<string, unknown>,
  known: TypedContact,
): UnsentContact {
  return pick(names, (name) => {
    const value = values.get(name);
    return value === (known[name] ?? '') ? undefined : value;
  });
}

/** Takes the fields that are texts, none longer than the form allows. What is agreed to is agreed to anew each time. */
function pick(names: readonly ContactField[], valueOf: (name: ContactField) => unknown): UnsentContact {
  const stored: UnsentContact = {};
  for (const name of names) {
    const value = name === 'all_agb' ? undefined : valueOf(name);
    if (typeof value === 'string') stored[name] = value.slice(0, 200);
  }
  return stored;
}

/**
 * What this tab has kept for a cart: nothing if it belongs to another one, which was ordered or is another person's;
 * that goes.
 * @param cartId the cart that the form is about
 */
export function readTyped(cartId: string, names: readonly ContactField[]): UnsentContact {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (isCopy(stored) && stored.cartId === cartId) return pick(names, (name) => stored.values[name]);
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing, or something else that lies there.
  }
  return {};
}

interface Copy {
  cartId: string;
  values: Record<string, unknown>;
}

const isCopy = (stored: unknown): stored is Copy =>
  typeof stored === 'object' &&
  stored !== null &&
  'cartId' in stored &&
  'values' in stored &&
  typeof stored.values === 'object' &&
  stored.values !== null;

/** Keeps what was typed for a cart; nothing if there is nothing. */
export function writeTyped(cartId: string, values: UnsentContact): void {
  if (Object.keys(values).length === 0) return dropTyped();
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ cartId, values }));
  } catch {
    // It is sent when the page is left.
  }
}

/** Forgets it: the server has it, or the order is placed. */
export function dropTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There is none.
  }
}
