import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { CrmContact, CrmDeal } from '~/integrations/crm/crm.ts';
import { crm } from '~/integrations/crm/crm.server.ts';
import { findExpectedDelivery } from '~/modules/orders/ledger.server.ts';
import { moneyHeld } from '~/modules/orders/money-held.ts';
import { storedContact } from '~/modules/orders/stored-order.schema.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { addJob, defineJob } from '~/platform/jobs.server.ts';
import { crmProperties } from './crm.ts';

/** Brings the deals of an order in the CRM to their current state (spec §3: Deal). */
export const syncDealsJob = defineJob({
  name: 'crm.sync-deals',
  schema: z.object({ checkoutId: z.uuid() }),
  run: ({ checkoutId }) => syncDeals(checkoutId),
});

/**
 * Has the CRM get the current state of an order. Several changes that wait are one job.
 * @param database the transaction of the change
 */
export function queueDealSync(database: Database, checkoutId: string): Promise<void> {
  return addJob(database, syncDealsJob, { checkoutId }, { key: `crm-deals:${checkoutId}` });
}

/** The state of an order as the CRM gets it. */
interface DealState {
  deals: CrmDeal[];
  contact: CrmContact | null;
}

/** How often a state that changes while it is sent is sent again; later changes have a job of their own. */
const MAX_ROUNDS = 5;

/**
 * Sends the state of an order until the CRM has the latest: a slow call may end after that of a later change.
 * @throws if the CRM is down or refuses
 */
async function syncDeals(checkoutId: string): Promise<void> {
  let state = await readState(checkoutId);
  for (let round = 0; state && round < MAX_ROUNDS; round++) {
    const contactId = await crm().saveDeals(state.deals, state.contact);
    const sent = digestOf(state);
    await db.crmOrder.upsert({
      where: { checkoutId },
      create: { checkoutId, contactId, digest: sent },
      update: { digest: sent, ...(contactId && { contactId }) },
    });
    if (!state.contact) await removeLateContact(checkoutId);
    state = await readState(checkoutId);
    if (state && digestOf(state) === sent) return;
  }
}

/** Deletes a contact that a slow call has created again after its person was erased. */
async function removeLateContact(checkoutId: string): Promise<void> {
  const { contactId } = await db.crmOrder.findUniqueOrThrow({ where: { checkoutId }, select: { contactId: true } });
  if (!contactId) return;
  const others = await db.crmOrder.count({ where: { contactId, checkoutId: { not: checkoutId } } });
  if (others === 0) await crm().eraseContact(contactId);
  await db.crmOrder.update({ where: { checkoutId }, data: { contactId: null }, select: { checkoutId: true } });
}

const digestOf = (state: DealState): string => createHash('sha256').update(JSON.stringify(state)).digest('hex');

const storedProperties = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const contactSchema = storedContact.omit({ delivery: true });

/** What an erasure takes out of a deal: a property that is left out would stay in the CRM. */
const noPerson = { uid: null, google_user_id: null, google_client_id: null };

/** @returns null if there is no such order any more */
async function readState(checkoutId: string): Promise<DealState | null> {
  const order = await db.checkout.findUnique({
    where: { id: checkoutId },
    select: {
      locale: true,
      contact: true,
      uniqueReferralCode: true,
      source: true,
      locked: { select: { checkoutId: true } },
      payment: { select: { status: true, transactions: true, refunds: true } },
      deals: { orderBy: { position: 'asc' }, select: { id: true, dealstage: true, properties: true } },
    },
  });
  if (!order) return null;
  const { payment, source, locked } = order;
  const figures = {
    expectedDelivery: await findExpectedDelivery(checkoutId),
    source,
    paymentStatus: payment?.status ?? null,
    moneyHeld: payment ? moneyHeld(payment.transactions, payment.refunds) : 0,
  };
  return {
    deals: order.deals.map(({ id, dealstage, properties }) => ({
      id,
      properties: crmProperties(
        { ...storedProperties.parse(properties), ...(locked && noPerson) },
        { ...figures, dealstage },
      ),
    })),
    contact: locked ? null : contactOf(order),
  };
}

function contactOf(order: { contact: unknown; locale: 'de' | 'fr'; uniqueReferralCode: string }): CrmContact | null {
  const contact = contactSchema.parse(order.contact);
  if (contact.email === '') return null;
  return {
    email: contact.email,
    firstname: contact.firstname,
    lastname: contact.lastname,
    phone: contact.phone,
    street: `${contact.street} ${contact.house_number}`.trim(),
    zip: contact.zip,
    city: contact.city,
    country: contact.country_code,
    language: order.locale,
    referralCode: order.uniqueReferralCode,
  };
}
