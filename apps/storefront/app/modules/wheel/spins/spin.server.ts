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

const whole = { campaign: { include: { prizes: { orderBy: { rank: 'asc' } } } }, prize: true } as const;

const findSpin = (database: Database, id: string) => database.wheelTurn.findUnique({ where: { id }, include: whole });

type StoredSpin = NonNullable<Awaited<ReturnType<typeof findSpin>>>;

/** A turn that was drawn, in one language. The key is shown only now. */
function resultOf(turn: StoredSpin, locale: Locale): SpinResult | undefined {
  const { campaign, number, field, mark, turnedAt, prize, code, shownName, shownPlace, handedAt } = turn;
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

function viewOf(turn: StoredSpin | null, locale: Locale, now: Date): SpinView {
  if (!turn) return { kind: 'unknown' };
  const result = resultOf(turn, locale);
  if (result) return { kind: 'turned', ...result };
  if (wheelState(turn.campaign, now) !== 'open') return { kind: 'over' };
  const { campaign, number } = turn;
  const fingerprint = hashOf(keyOf(campaign.seed, number));
  return { kind: 'ready', number, ticket: ticketOf(campaign.seed, number), fingerprint };
}

/** What the link of a mail opens. Nothing is drawn by looking: programs that look into mails open links too. */
export async function openSpin(token: string, locale: Locale, now = new Date()): Promise<SpinView> {
  const id = verifySignedId('wheel-turn', token);
  return viewOf(id ? await findSpin(db, id) : null, locale, now);
}

/** The wheel beside a turn, as it is drawn. Moments are ISO 8601. */
export interface SpinDrawing {
  layout: (number | null)[];
  labels: string[];
  closesAt: string;
  claimsUntil: string;
  /** Where winners write to. */
  mailbox: string;
}

/** The wheel that a link's turn is of; null if the link is none of ours. */
export async function findSpinDrawing(token: string, locale: Locale): Promise<SpinDrawing | null> {
  const id = verifySignedId('wheel-turn', token);
  const turn = id ? await findSpin(db, id) : null;
  if (!turn) return null;
  const { prizes, closesAt, claimsUntil } = turn.campaign;
  return {
    layout: layoutOf(prizes.map(({ fields }) => fields)),
    labels: prizes.map((prize) => prizeView(prize, locale).short),
    closesAt: closesAt.toISOString(),
    claimsUntil: claimsUntil.toISOString(),
    mailbox: (await getShopSettings(locale)).salesMailbox,
  };
}

/** What became of a press. `repeated`: it was drawn before and stays as it was. */
export type SpinAnswer = { kind: 'drawn' | 'repeated' | 'refused'; view: SpinView };

/**
 * Draws, once (decision 89): the word completes the mark, the mark and the sealed key give the field, and the field
 * the prize, all in one transaction. A voucher is a discount code of its own.
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
    const turn = await findSpin(database, id);
    const view = viewOf(turn, locale, now);
    if (!turn || view.kind !== 'ready') return { kind: view.kind === 'turned' ? 'repeated' : 'refused', view };
    const { campaign, number } = turn;
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

/** Takes the prize of a field, or the next smaller one that is left. */
async function takePrize(
  database: Database,
  prizes: readonly WheelPrize[],
  field: number,
): Promise<WheelPrize | undefined> {
  const rendered = layoutOf(prizes.map(({ fields }) => fields))[field] ?? null;
  if (rendered === null) return undefined;
  for (const prize of prizes.slice(rendered)) {
    const taken = await database.$executeRaw`
      update wheel_prize set given = given + 1 where id = ${prize.id} and (stock is null or given < stock)`;
    if (taken > 0) return prize;
  }
  return undefined;
}

/** The code of a prize; a voucher's is good in the cart of the shop where it was drawn at once, for one order. */
async function codeOf(database: Database, { amount, minimum }: WheelPrize, validTo: Date): Promise<string> {
  const code = newPrizeCode();
  if (amount === null || minimum === null) return code;
  const made = await createDiscountCode(
    { code, amount, minimum, combinable: true, promised: true, maxUses: 1, validTo },
    { database, instanceId: currentInstanceId() },
  );
  if (made.kind !== 'created') throw new Error(`No discount code could be made for a prize: ${made.kind}.`);
  return code;
}
