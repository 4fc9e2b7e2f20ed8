import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { LostCart } from '~/modules/cart/cart.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { withoutOrdered } from '~/modules/orders/orders.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob } from '~/platform/jobs.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { typedContact } from './contact.schema.server.ts';
import { type OpenedCheckout, SAVED_DAYS } from './saved-checkouts.ts';
import { savedLines } from './saved-checkouts.schema.server.ts';
import { restoreSavedCart } from './saved/bring-back-cart.server.ts';
import { savedCheckoutMail } from './saved/saved-mail.server.ts';
import { productsOfVariants } from './saved/variant-names.server.ts';
import { findDraft, storeTyped } from './steps/draft.server.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Maximum of links mailed to one address per day. */
const DAILY_MAILS = 3;

/**
 * Saves a visitor's checkout (spec §3: savedCheckouts) and mails a link that resumes it on any device: cart, plan,
 * discount code and typed data. An address gets three such mails a day at most; the response does not reveal whether
 * one was sent.
 * @param email as returned by `savedEmail`
 * @returns false if there is nothing to save
 */
export async function saveCheckout(
  visitor: Visitor,
  { email, locale, now = new Date() }: { email: string; locale: Locale; now?: Date },
): Promise<boolean> {
  const cart = await db.cart.findUnique({
    where: { userId: visitor.userId },
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
  });
  if (!cart || cart.items.length === 0) return false;
  const { id: cartId, items: lines, ...plan } = cart;
  const contact = (await findDraft(visitor))?.contact ?? {};
  await db.$transaction(async (database) => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended(${`saved-checkout ${email}`}, 0))) as lock`;
    const today = { email, createdAt: { gt: new Date(now.getTime() - DAY) } };
    if ((await database.savedCheckout.count({ where: today })) >= DAILY_MAILS) return;
    const expiresAt = new Date(now.getTime() + SAVED_DAYS * DAY);
    const { id } = await database.savedCheckout.create({
      data: {
        instanceId: currentInstanceId(),
        email,
        locale,
        cartId,
        lines,
        ...plan,
        contact: { ...contact },
        createdAt: now,
        expiresAt,
      },
      select: { id: true },
    });
    await addJob(database, savedCheckoutMail, { savedId: id }, { key: `saved-checkout:${id}` });
  });
  return true;
}

/** The saved checkout of a link, without what was ordered meanwhile. */
async function findSaved(token: string, now: Date) {
  const id = verifySignedId('saved-checkout', token);
  const saved = id && (await db.savedCheckout.findUnique({ where: { id, instanceId: currentInstanceId() } }));
  if (!saved) return { kind: id ? 'expired' : 'unknown' } as const;
  if (saved.expiresAt <= now) return { kind: 'expired' } as const;
  const { cartId, planLength, insurance } = saved;
  const lost: LostCart = { cartId, planLength, insurance, lines: savedLines.parse(saved.lines) };
  const cart = await withoutOrdered(lost);
  return cart.lines.length === 0 ? ({ kind: 'ordered' } as const) : ({ kind: 'open', saved, cart } as const);
}

/** Reads what a link resumes, without changes: mail scanners open links too. */
export async function openSavedCheckout(token: string, locale: Locale, now = new Date()): Promise<OpenedCheckout> {
  const found = await findSaved(token, now);
  if (found.kind !== 'open') return found;
  const products = await productsOfVariants(
    found.cart.lines.map(({ variantId }) => variantId),
    locale,
  );
  const { planLength, expiresAt } = found.saved;
  return { kind: 'open', products, planLength, expiresAt: expiresAt.toISOString() };
}

/**
 * Resumes a saved checkout in the visitor's own: lines are added at the catalogue's prices, each once; data that the
 * visitor has already typed is kept.
 * @param sender whose attempts at discount codes are limited
 * @returns whether it was resumed
 */
export async function resumeCheckout(
  visitor: Visitor,
  token: string,
  { sender, now = new Date() }: { sender: string; now?: Date },
): Promise<boolean> {
  const found = await findSaved(token, now);
  if (found.kind !== 'open') return false;
  const { saved, cart } = found;
  const { discountCode, locale } = saved;
  // The link also restores lines that the visitor has removed from this very cart since.
  await restoreSavedCart(visitor, { ...cart, cartId: saved.id }, { discountCode, locale, sender, now });
  const contact = z.record(z.string(), z.unknown()).parse(saved.contact);
  const typed = (await findDraft(visitor))?.contact ?? {};
  if (Object.keys(typed).length === 0) await storeTyped(visitor, typedContact(contact));
  await db.savedCheckout.update({ where: { id: saved.id }, data: { resumedAt: now } });
  return true;
}

/** Removes a person's saved checkouts. */
export async function eraseSavedCheckouts(database: Database, { email }: Person): Promise<void> {
  if (email) await database.savedCheckout.deleteMany({ where: { email: email.toLowerCase() } });
}

/** Exports a person's saved checkouts with the typed data. */
export async function exportSavedCheckouts({ email }: Person): Promise<ExportPart[]> {
  if (!email) return [];
  const rows = await db.savedCheckout.findMany({
    where: { email: email.toLowerCase() },
    orderBy: { createdAt: 'asc' },
  });
  return [
    {
      name: 'savedCheckouts',
      rows: rows.map(({ contact, createdAt, expiresAt }) => ({
        ...typedContact(z.record(z.string(), z.unknown()).parse(contact)),
        since: createdAt.toISOString(),
        until: expiresAt.toISOString(),
      })),
    },
  ];
}
