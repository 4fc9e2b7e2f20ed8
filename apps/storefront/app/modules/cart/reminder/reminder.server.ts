import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { href } from '~/site-map.ts';
import { type FilledForm, formName } from '~/modules/forms/forms.ts';
import { queueForm } from '~/modules/forms/forms.server.ts';
import { mayMail } from '~/integrations/mail/mail.server.ts';
import { instanceMail } from '~/modules/instances/instance-mail.server.ts';
import { recordAgreement, wordsOf } from '~/modules/identity/agreements.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { parseReminderContact } from '~/modules/cart/cart.schema.server.ts';
import { viewCart } from '~/modules/cart/lines/read-cart.server.ts';
import { REMINDER_FIELD } from './reminder-form.ts';
import type { LostCart } from '~/modules/cart/lines/restore-lines.server.ts';
import type { MailKind } from '~/platform/mail/mail-kind.ts';

/** Limits of the reminder, which the marketing service mails. */
const reminderKind: MailKind = { name: 'cart-reminder', class: 'normal' };

/*
 * The reminder of an order that was not finished (spec §4, §7: abandoned cart). Only with the shopper's consent, only
 * where no order came, and once.
 */

/** ms between the last thing a shopper typed and the reminder. */
export const REMINDER_DELAY = 60 * 60 * 1000;

/** Reminds a person of their cart when its hour is over. */
export const remindJob = defineJob({
  name: 'cart.remind',
  schema: z.object({ cartId: z.uuid() }),
  run: sendReminder,
});

const DAY = 24 * 60 * 60 * 1000;

/** ms for which the link of a reminder opens the cart. */
const LINK_LIFE = 30 * DAY;

/** Who is reminded, as typed (spec §3: userCartData). */
export interface ReminderContact {
  firstname: string;
  lastname: string;
  email: string;
}

export interface ReminderRequest extends ReminderContact {
  visitor: Visitor;
  locale: Locale;
  /** The page it was agreed to on. */
  pageUri: string;
  now?: Date;
}

/**
 * Records that a person wants to be reminded of their cart. A repetition changes who is reminded and begins the hour
 * anew; once the reminder was sent it stays at that.
 * @returns false if there is no cart to be reminded of
 */
export async function requestReminder(request: ReminderRequest): Promise<boolean> {
  const { visitor, locale, firstname, lastname, email, pageUri, now = new Date() } = request;
  const { id: cartId, lines } = await viewCart({ visitor, locale });
  const [first] = lines;
  if (!cartId || !first) return false;
  const facts = { locale, firstname, lastname, email, pageUri, eBikeChoice: first.name };
  const text = await wordsOf('cart-reminder', locale);
  await db.$transaction(async (database) => {
    const before = await database.cartReminder.findUnique({ where: { cartId }, select: { email: true } });
    if (before?.email !== email)
      await recordAgreement(database, { ...visitor, purpose: 'cart-reminder', text, locale });
    const { sentAt } = await database.cartReminder.upsert({
      where: { cartId },
      create: { cartId, token: randomBytes(24).toString('base64url'), ...facts },
      update: facts,
      select: { sentAt: true },
    });
    if (!sentAt) await scheduleReminder(database, cartId, now);
  });
  return true;
}

function scheduleReminder(database: Database, cartId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + REMINDER_DELAY);
  return addJob(database, remindJob, { cartId }, { key: `cart-remind:${cartId}`, runAt });
}

/** The shopper has taken the consent back: what was noted goes, unless it was sent already. */
async function cancelReminder(visitor: Visitor): Promise<void> {
  await db.cartReminder.deleteMany({ where: { cart: { userId: visitor.userId }, sentAt: null } });
}

/** Notes or takes back a shopper's consent as the contact form was sent, with whatever of a contact is in it so far. */
export async function recordReminder({
  values,
  ...request
}: Omit<ReminderRequest, keyof ReminderContact> & { values: Record<string, unknown> }): Promise<void> {
  if (values[REMINDER_FIELD] === undefined) return cancelReminder(request.visitor);
  const { contact } = parseReminderContact(values);
  if (contact) await requestReminder({ ...request, ...contact });
}

/** Whether a visitor wants to be reminded of their cart. */
export async function wantsReminder(visitor: Visitor): Promise<boolean> {
  return (await db.cartReminder.count({ where: { cart: { userId: visitor.userId } } })) > 0;
}

async function forgetReminder(database: Database, cartId: string): Promise<void> {
  await database.cartReminder.deleteMany({ where: { cartId } });
}

export async function moveReminder(database: Database, fromCartId: string, toCartId: string): Promise<void> {
  if ((await database.cartReminder.count({ where: { cartId: toCartId } })) > 0) return;
  const { count } = await database.cartReminder.updateMany({
    where: { cartId: fromCartId, sentAt: null },
    data: { cartId: toCartId },
  });
  if (count > 0) await scheduleReminder(database, toCartId, new Date());
}

/** The job: where the cart still waits and no one was reminded of it, the form goes into the outbox, once. */
export async function sendReminder({ cartId }: { cartId: string }): Promise<void> {
  await db.$transaction(async (database) => {
    if ((await database.cartItem.count({ where: { cartId } })) === 0)
      return void (await forgetReminder(database, cartId));
    const { count } = await database.cartReminder.updateMany({
      where: { cartId, sentAt: null },
      data: { sentAt: new Date() },
    });
    if (count === 0) return;
    const { cart, ...reminder } = await database.cartReminder.findUniqueOrThrow({
      where: { cartId },
      include: { cart: { select: { user: { select: { instanceId: true } } } } },
    });
    const key = `abandoned-cart:${cartId}`;
    if (await wasReminded(database, reminder)) return;
    if (!(await mayMail({ kind: reminderKind, to: reminder.email }, key))) return;
    const { address } = await instanceMail(cart.user.instanceId, reminder.locale);
    await queueForm(database, reminderForm(reminder, address), { key });
  });
}

/** Whether an address was reminded of another cart within a day, anyone who asked for it. */
async function wasReminded(database: Database, { email, cartId }: { email: string; cartId: string }): Promise<boolean> {
  await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`cart reminder ${email.toLowerCase()}`}, 0))) as lock`;
  const today = { gt: new Date(Date.now() - DAY) };
  return (
    (await database.cartReminder.count({
      where: { email: { equals: email, mode: 'insensitive' }, sentAt: today, cartId: { not: cartId } },
    })) > 0
  );
}

interface SentReminder extends ReminderContact {
  token: string;
  locale: Locale;
  eBikeChoice: string;
  pageUri: string;
}

/** The form of one of two ids, by language (spec §7). @param address of the instance that the cart is of */
function reminderForm(
  { token, locale, firstname, lastname, email, eBikeChoice, pageUri }: SentReminder,
  address: string,
): FilledForm {
  const link = `${address}${reminderPath(token, locale)}`;
  return {
    form: formName('abandoned-cart', locale),
    fields: [
      { name: 'firstname', value: firstname },
      { name: 'lastname', value: lastname },
      { name: 'email', value: email },
      { name: 'requested_bike_model', value: eBikeChoice },
      { name: 'abandoned_cart_link', value: link },
      { name: 'language_selected', value: locale },
    ],
    context: { pageUri },
  };
}

/** Where the link of a reminder leads. */
export function reminderPath(token: string, locale: Locale): string {
  return href('cartLink', { token }, locale);
}

/**
 * The cart that the link of a reminder represents.
 * @returns null if there is none, its month is over, or it was ordered
 */
export async function findRemindedCart(
  token: string,
  now = new Date(),
): Promise<(LostCart & { discountCode: string | null }) | null> {
  const reminder = await db.cartReminder.findFirst({
    where: { token, createdAt: { gt: new Date(now.getTime() - LINK_LIFE) } },
    select: {
      cart: {
        select: {
          id: true,
          planLength: true,
          insurance: true,
          discountCode: true,
          items: {
            select: { id: true, variantId: true, selectedAddOn: true, downPayment: true },
            orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          },
        },
      },
    },
  });
  if (!reminder || reminder.cart.items.length === 0) return null;
  const { id: cartId, items: lines, planLength, insurance, discountCode } = reminder.cart;
  return { cartId, lines, planLength, insurance, discountCode };
}

/** Removes reminders whose link has ended, and removals that can't be taken back any more. */
export async function cleanCarts(now = new Date()): Promise<void> {
  const day = 24 * 60 * 60 * 1000;
  await db.cartReminder.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - LINK_LIFE) } } });
  await db.removedCartItem.deleteMany({ where: { removedAt: { lt: new Date(now.getTime() - day) } } });
}
