import type { Locale } from '~/i18n/locales.ts';
import { db } from '~/platform/db.server.ts';
import { type LetterWords, writeToShopper } from './staff-letter.server.ts';
import { addOrderNote } from './order-acts.server.ts';
import type { StaffMember } from './role.server.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';
import { type ActResult, refused } from './staff-log.server.ts';

/** Orders that are ticked at once: as many as a page of the list has. */
const MOST = 25;

const NUMBER = /^[A-Z\d-]{4,20}$/;

/** The numbers of ticked orders, as a form or an address has them; what cannot be one is left out. */
export function pickedNumbers(values: readonly unknown[]): string[] {
  const numbers = values.filter((value): value is string => typeof value === 'string' && NUMBER.test(value));
  return [...new Set(numbers)].slice(0, MOST);
}

const nothing = refused('Wähl zuerst Bestellungen aus.');

const picked = (numbers: readonly string[]) =>
  db.checkout.findMany({ where: { number: { in: [...numbers] } }, select: { id: true, locale: true, contact: true } });

const contactSchema = storedContact.pick({ email: true });

/** Writes one note to several orders, each with its line in the log: to all of them or to none. */
export async function addOrderNotes(staff: StaffMember, numbers: readonly string[], text: string): Promise<ActResult> {
  const orders = await picked(numbers);
  if (orders.length === 0) return nothing;
  return addOrderNote(
    staff,
    orders.map(({ id }) => id),
    text,
  );
}

/**
 * Writes one letter to the shoppers of several orders, of one language: others would not understand it. Who was erased
 * is written to no more. All of them get it, or none.
 */
export async function writeToShoppers(
  staff: StaffMember,
  numbers: readonly string[],
  { locale, ...words }: LetterWords & { locale: Locale },
): Promise<ActResult> {
  const orders = await picked(numbers);
  if (orders.length === 0) return nothing;
  const reached = orders.filter((order) => order.locale === locale && contactSchema.parse(order.contact).email !== '');
  if (reached.length === 0) return refused('Niemand von ihnen hat in dieser Sprache bestellt und noch eine E-Mail.');
  const ids = reached.map(({ id }) => id);
  return writeToShopper(staff, ids, words);
}
