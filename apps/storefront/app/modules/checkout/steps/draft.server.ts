import type { Database } from '~/platform/db.server.ts';
import { db } from '~/platform/db.server.ts';
import { lockCart } from '~/modules/cart/cart.server.ts';
import type { ExportPart, Person } from '~/platform/modules.server.ts';
import type { Visitor } from '~/modules/identity/identity.server.ts';
import { type TypedContact, typedContact } from '~/modules/checkout/contact.schema.server.ts';

/** The contact data that a visitor has entered so far. */
export interface CheckoutDraft {
  contact: TypedContact;
  /** The idempotency key of the order this draft becomes. */
  intentKey: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Finds the draft of a visitor's cart; null if nothing was entered yet. */
export async function findDraft(visitor: Visitor, database: Database = db): Promise<CheckoutDraft | null> {
  const cart = await database.cart.findUnique({ where: { userId: visitor.userId }, select: { id: true } });
  const draft = cart && (await database.checkoutDraft.findUnique({ where: { cartId: cart.id } }));
  if (!draft) return null;
  const { contact, intentKey } = draft;
  return { contact: isRecord(contact) ? typedContact(contact) : {}, intentKey };
}

/**
 * Stores the typed values of the contact form, valid or not, so that nothing is lost between the steps.
 * @param values as they were sent; only the form's own fields are stored
 */
export async function storeTyped(visitor: Visitor, values: Record<string, unknown>): Promise<void> {
  const contact = typedContact(values);
  await db.$transaction(async (database) => {
    const { id } = await lockCart(database, visitor.userId);
    await database.checkoutDraft.upsert({
      where: { cartId: id },
      create: { cartId: id, contact },
      update: { contact },
    });
  });
}

/**
 * Moves the draft of one visitor to another who turned out to be the same person, unless that one has a draft already.
 */
export async function mergeDrafts(database: Database, fromUserId: string, toUserId: string): Promise<void> {
  const from = await findDraft({ userId: fromUserId }, database);
  if (!from || (await findDraft({ userId: toUserId }, database))) return;
  const { id } = await lockCart(database, toUserId);
  await database.checkoutDraft.create({ data: { cartId: id, contact: from.contact } });
}

/** Removes what a person has typed into the checkout: in their cart, and with their address in any other. */
export async function eraseDrafts(database: Database, { userId, email }: Person): Promise<void> {
  const cart = await database.cart.findUnique({ where: { userId }, select: { id: true } });
  if (cart) await database.checkoutDraft.deleteMany({ where: { cartId: cart.id } });
  if (!email) return;
  // The draft has the address as typed, so it is normalized here.
  await database.$executeRaw`
    delete from checkout_draft where lower(btrim(contact->>'email', E' \\t\\n\\r')) = ${email.toLowerCase()}`;
}

/** Exports what a person has typed into the checkout. */
export async function exportDrafts({ userId }: Person): Promise<ExportPart[]> {
  const draft = await findDraft({ userId });
  return draft ? [{ name: 'draft', rows: [{ ...draft.contact }] }] : [];
}
