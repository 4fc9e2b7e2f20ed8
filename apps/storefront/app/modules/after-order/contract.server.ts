import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { ContractDocument } from '~/integrations/document-signing/contract-document.ts';
import { DownloadError } from '~/integrations/document-signing/download-error.ts';
import { documentSigning } from '~/integrations/document-signing/document-signing.server.ts';
import { db, isUniqueViolation, type Prisma } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { defineJob } from '~/platform/jobs.server.ts';
import { log } from '~/platform/log.server.ts';
import { findOrderById, type Order } from '~/modules/orders/orders.server.ts';
import { findOrderedLedger } from '~/modules/orders/ledger.server.ts';
import { isOpenAt } from '~/modules/orders/order-stages.ts';
import { contractContent, type ContractItem } from './contract/contract-content.server.ts';
import { bikeDeals } from './order-flags.server.ts';
import { storedDeal } from '~/modules/orders/stored-order.schema.server.ts';

/** Creates the contract of a plan after its order. */
export const contractJob = defineJob({
  name: 'contract.create',
  schema: z.object({ checkoutId: z.string() }),
  run: createContract,
});

/** The fields of a deal used by a contract (spec §3: Deal). */
const dealSchema = storedDeal.pick({
  e_bike_choice: true,
  brand: true,
  e_bike_size: true,
  e_bike_color: true,
  e_bike_frame: true,
  frame_number: true,
  article_number_2: true,
  selected_add_on: true,
  isOccasion: true,
});

async function contractItems(checkoutId: string): Promise<ContractItem[]> {
  const [deals, bikes] = await Promise.all([
    db.deal.findMany({
      where: { checkoutId },
      orderBy: { position: 'asc' },
      select: { id: true, amount: true, properties: true },
    }),
    bikeDeals(db, checkoutId),
  ]);
  return deals.map(({ id, amount, properties }) => {
    const deal = dealSchema.parse(properties);
    return {
      name: deal.e_bike_choice,
      brand: deal.brand,
      price: amount,
      size: deal.e_bike_size,
      colour: deal.e_bike_color,
      addOn: deal.selected_add_on,
      frames: deal.e_bike_frame,
      frameNumber: deal.frame_number,
      sku: deal.article_number_2,
      isBike: bikes.some((bike) => bike.id === id),
      isUsed: deal.isOccasion,
    };
  });
}

/** The content of an order's contract. */
export const contractDocument = async (order: Order): Promise<ContractDocument> =>
  contractContent(order, await contractItems(order.id), await findOrderedLedger(order.id));

/**
 * Creates the contract of a plan through the document-signing service. Idempotent.
 * @throws if the order is missing or the service fails; the job is retried
 */
export async function createContract({ checkoutId }: { checkoutId: string }): Promise<void> {
  const order = await findOrderById(checkoutId);
  if (!order) throw new Error(`There is no order ${checkoutId} to make a contract for.`);
  const made = await db.contract.findUnique({ where: { checkoutId }, select: { id: true } });
  if (made || order.payOneTime || !isOpenAt(order.stage, 'contract')) return;
  const contract = await contractDocument(order);
  const { id: documentId, signingUrl } = await documentSigning().create(contract, `contract:${checkoutId}`);
  try {
    const content = z.json().parse({ ...contract, createdAt: contract.createdAt.toISOString() }) ?? undefined;
    await db.contract.create({ data: { checkoutId, documentId, signingUrl, content } });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
}

/** The state of an order's contract. */
export interface ContractView {
  /** `none` for orders that are paid once or were cancelled; `signed` once the financing partner has reported it. */
  state: 'none' | 'preparing' | 'ready' | 'signed';
  /** Id of the document in its URL; grants no access. */
  id: string | null;
  /** URL for signing, if the service offers it. */
  signingUrl: string | null;
}

/** Reads the state of an order's contract. */
export async function contractView({
  id: checkoutId,
  payOneTime,
  stage,
}: Pick<Order, 'id' | 'payOneTime' | 'stage'>): Promise<ContractView> {
  if (payOneTime || !isOpenAt(stage, 'contract')) return { state: 'none', id: null, signingUrl: null };
  const [contract, signed] = await Promise.all([
    db.contract.findUnique({ where: { checkoutId }, select: { id: true, signingUrl: true } }),
    db.orderEvent.count({ where: { checkoutId, kind: 'contract' } }),
  ]);
  if (signed > 0) return { state: 'signed', id: contract?.id ?? null, signingUrl: null };
  const signingUrl = isOpenAt(stage, 'sign') ? (contract?.signingUrl ?? null) : null;
  return contract
    ? { state: 'ready', id: contract.id, signingUrl }
    : { state: 'preparing', id: null, signingUrl: null };
}

/** A contract with the data that access depends on. */
export interface ContractOwner {
  id: string;
  documentId: string;
  number: string;
  userId: string;
  token: string;
  locale: Locale;
  /** Whether its shopper may (still) read it. */
  isOpen: boolean;
}

/** Finds a contract by its id. @returns null if there is none */
export async function findContract(id: string): Promise<ContractOwner | null> {
  return z.uuid().safeParse(id).success ? findOne({ id, checkout: { instanceId: currentInstanceId() } }) : null;
}

/** Finds the contract of an order. @returns null if there is none */
export function findContractOf(checkoutId: string): Promise<ContractOwner | null> {
  return findOne({ checkoutId });
}

async function findOne(where: Prisma.ContractWhereInput): Promise<ContractOwner | null> {
  const contract = await db.contract.findFirst({
    where,
    select: {
      id: true,
      documentId: true,
      checkout: {
        select: { number: true, userId: true, updateCheckoutDocToken: true, locale: true, fulfilment: true },
      },
    },
  });
  if (!contract) return null;
  const { number, userId, updateCheckoutDocToken: token, locale, fulfilment } = contract.checkout;
  const isOpen = fulfilment !== null && isOpenAt(fulfilment.stage, 'contract');
  return { id: contract.id, documentId: contract.documentId, number, userId, token, locale, isOpen };
}

export type ContractDownload =
  | { pdf: Buffer }
  /** The specification's text, and the status or `empty` for a URL parameter. */
  | { problem: string; code: string };

/**
 * Reads the contract as PDF, with its audit page if it was signed here; an empty file counts as a failure.
 * @returns the specification's text (§8) if it is not available; the failure is logged
 */
export async function downloadContract({ id, documentId, number }: ContractOwner): Promise<ContractDownload> {
  const signature = await db.contractSignature.findUnique({ where: { contractId: id }, select: { signedPdf: true } });
  if (signature?.signedPdf) return { pdf: Buffer.from(signature.signedPdf) };
  try {
    return { pdf: await documentSigning().download(documentId) };
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    log.warn({ reason: error.message, order: number }, 'contract could not be downloaded');
    return { problem: error.message, code: error.code };
  }
}
