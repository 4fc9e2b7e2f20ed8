import type { Locale } from '~/i18n/locales.ts';
import { getShopSettings } from '~/modules/content/content.server.ts';
import { markOf } from '~/modules/wheel/draw.ts';
import { layoutOf, type SpinResult, type SpinView, wheelState } from '~/modules/wheel/wheel.ts';
import { createDiscountCode } from '~/modules/pricing/create-discount.server.ts';
import { type Database, db, type WheelPrize } from '~/platform/db.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { prizeView } from '~/modules/wheel/campaigns.server.ts';
import { getDrawnField, hashOf, keyOf, newPrizeCode, ticketOf } from './keys.server.ts';

const spinInclude = { campaign: { include: { prizes: { orderBy: { rank: 'asc' } } } }, prize: true } as const;

const findSpin = (database: Database, id: string) =>
  database.wheelTurn.findUnique({ where: { id }, include: spinInclude });

type StoredSpin = NonNullable<Awaited<ReturnType<typeof findSpin>>>;

/**
 * The result of a finished spin in one language. The key is revealed only after the draw.
 * @returns undefined before it
 */
function resultOf(spin: StoredSpin, locale: Locale): SpinResult | undefined {
  const { campaign, number, field, mark, turnedAt, prize, code, shownName, shownPlace, handedAt } = spin;
  if (field === null || mark === null || turnedAt === null) return undefined;
  const key = keyOf(campaign.seed, number);
  const { name, minimum } = prize ? prizeView(prize, locale) : {};
  return {
    number,
    field,
    mark,
    key,
    fingerprint: hashOf(key),
    turnedAt: turnedAt.toISOString(),
    prize: name === undefined ? null : { name, minimum: minimum ?? null, code },
    shown: shownName === null || shownPlace === null ? null : { name: shownName, place: shownPlace },
    isHanded: handedAt !== null,
  };
}

function viewOf(spin: StoredSpin | null, locale: Locale, now: Date): SpinView {
  if (!spin) return { kind: 'unknown' };
  const result = resultOf(spin, locale);
  if (result) return { kind: 'turned', ...result };
  if (wheelState(spin.campaign, now) !== 'open') return { kind: 'over' };
  const { campaign, number } = spin;
  const fingerprint = hashOf(keyOf(campaign.seed, number));
  return { kind: 'ready', number, ticket: ticketOf(campaign.seed, number), fingerprint };
}

/** Finds the spin of a mailed link. Opening it draws nothing: mail scanners open links too. */
export async function openSpin(token: string, locale: Locale, now = new Date()): Promise<SpinView> {
  const id = verifySignedId('wheel-turn', token);
  return viewOf(id ? await findSpin(db, id) : null, locale, now);
}

/** The wheel of a spin, as it is drawn. Times are ISO 8601. */
export interface SpinDrawing {
  layout: (number | null)[];
  labels: string[];
  closesAt: string;
  claimsUntil: string;
  /** The address that winners write to. */
  mailbox: string;
}

/** Finds the wheel of a link's spin; null if the link is invalid. */
export async function findSpinDrawing(token: string, locale: Locale): Promise<SpinDrawing | null> {
  const id = verifySignedId('wheel-turn', token);
  const spin = id ? await findSpin(db, id) : null;
  if (!spin) return null;
  const { prizes, closesAt, claimsUntil } = spin.campaign;
  return {
    layout: layoutOf(prizes.map(({ fields }) => fields)),
    labels: prizes.map((prize) => prizeView(prize, locale).short),
    closesAt: closesAt.toISOString(),
    claimsUntil: claimsUntil.toISOString(),
    mailbox: (await getShopSettings(locale)).salesMailbox,
  };
}

/** The outcome of a spin request. `repeated`: the draw was made before and is unchanged. */
export type SpinAnswer = { kind: 'drawn' | 'repeated' | 'refused'; view: SpinView };

/**
 * Draws once (decision 89): the word completes the mark, the mark and the sealed key give the field, and the field
 * gives the prize, all in one transaction. A voucher becomes a discount code.
 * @param word as the schema gives it
 */
export async function drawSpin(
  token: string,
  word: string,
  { locale, now = new Date() }: { locale: Locale; now?: Date },
): Promise<SpinAnswer> {
  const id = verifySignedId('wheel-turn', token);
  if (!id) return { kind: 'refused', view: { kind: 'unknown' } };
  return db.$transaction(async (database) => {
    await database.$queryRaw`select id from wheel_turn where id = ${id}::uuid for update`;
    const spin = await findSpin(database, id);
    const view = viewOf(spin, locale, now);
    if (!spin || view.kind !== 'ready') return { kind: view.kind === 'turned' ? 'repeated' : 'refused', view };
    const { campaign, number } = spin;
    const mark = markOf(view.ticket, word);
    const field = getDrawnField(keyOf(campaign.seed, number), mark);
    const prize = await takePrize(database, campaign.prizes, field);
    const code = prize ? await codeOf(database, prize, campaign.claimsUntil) : null;
    await database.wheelTurn.update({
      where: { id },
      data: { mark, field, turnedAt: now, prizeId: prize?.id ?? null, code, instanceId: currentInstanceId() },
    });
    return { kind: 'drawn', view: viewOf(await findSpin(database, id), locale, now) };
  });
}

/**
 * Takes the prize of a field, or the next smaller one that is available.
 * @returns undefined if there is none
 */
async function takePrize(
  database: Database,
  prizes: readonly WheelPrize[],
  field: number,
): Promise<WheelPrize | undefined> {
  const firstRank = layoutOf(prizes.map(({ fields }) => fields))[field] ?? null;
  if (firstRank === null) return undefined;
  for (const prize of prizes.slice(firstRank)) {
    const taken = await database.$executeRaw`
      update wheel_prize set given = given + 1 where id = ${prize.id} and (stock is null or given < stock)`;
    if (taken > 0) return prize;
  }
  return undefined;
}

/** Creates the code of a prize. A voucher's is a discount code for one order in the shop of the draw, valid at once. */
async function codeOf(database: Database, { amount, minimum }: WheelPrize, validTo: Date): Promise<string> {
  const code = newPrizeCode();
  if (amount === null || minimum === null) return code;
  const created = await createDiscountCode(
    { code, amount, minimum, combinable: true, promised: true, maxUses: 1, validTo },
    { database, instanceId: currentInstanceId() },
  );
  if (created.kind !== 'created') throw new Error(`No discount code could be made for a prize: ${created.kind}.`);
  return code;
}
