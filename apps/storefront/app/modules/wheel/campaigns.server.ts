import type { Locale } from '~/i18n/locales.ts';
import { db, type WheelCampaign, type WheelPrize } from '~/platform/db.server.ts';
import { newSeed } from './spins/keys.server.ts';
import { layoutOf, type PrizeView, wheelState, type WheelView } from './wheel.ts';
import { type NewWheel, newWheelSchema } from './wheel.schema.server.ts';

export type WheelWithPrizes = WheelCampaign & { prizes: WheelPrize[] };

const withPrizes = { prizes: { orderBy: { rank: 'asc' } } } as const;

/**
 * Announces a wheel: seed, seal, prizes and times are settled from now on. Two wheels never turn at once.
 * @returns its id, or what is wrong in sentences
 */
export async function announceWheel(
  input: NewWheel,
  now = new Date(),
): Promise<{ id: string; problems?: undefined } | { id?: undefined; problems: string[] }> {
  const parsed = newWheelSchema.safeParse(input);
  if (!parsed.success) return { problems: [...new Set(parsed.error.issues.map(({ message }) => message))] };
  const { prizes, ...times } = parsed.data;
  return db.$transaction(async (database) => {
    await database.$queryRaw`select from (select pg_advisory_xact_lock(hashtextextended('wheel', 0))) as lock`;
    const other = await database.wheelCampaign.count({
      where: { opensAt: { lt: times.closesAt }, closesAt: { gt: times.opensAt } },
    });
    if (other > 0) return { problems: ['In dieser Zeit dreht schon ein Rad.'] };
    const { id } = await database.wheelCampaign.create({
      data: {
        ...newSeed(),
        ...times,
        createdAt: now,
        prizes: { create: prizes.map((prize, index) => ({ ...prize, rank: index + 1 })) },
      },
      select: { id: true },
    });
    return { id };
  });
}

/** The wheel that turns, else the next one, else the last one; undefined if there never was any. */
export async function currentWheel(now = new Date()): Promise<WheelWithPrizes | undefined> {
  const [running] = await db.wheelCampaign.findMany({
    where: { opensAt: { lte: now }, closesAt: { gt: now } },
    include: withPrizes,
    take: 1,
  });
  if (running) return running;
  const [next] = await db.wheelCampaign.findMany({
    where: { opensAt: { gt: now } },
    orderBy: { opensAt: 'asc' },
    include: withPrizes,
    take: 1,
  });
  const [last] = await db.wheelCampaign.findMany({
    where: { closesAt: { lte: now } },
    orderBy: { closesAt: 'desc' },
    include: withPrizes,
    take: 1,
  });
  // The result of the last one stands until its prizes are no longer available.
  return last && (!next || last.claimsUntil > now) ? last : next;
}

export function prizeView(prize: WheelPrize, locale: Locale): PrizeView {
  const words: Record<Locale, Pick<PrizeView, 'name' | 'short'>> = {
    de: { name: prize.nameDe, short: prize.shortDe },
    fr: { name: prize.nameFr, short: prize.shortFr },
  };
  return {
    ...words[locale],
    fields: prize.fields,
    stock: prize.stock,
    left: prize.stock === null ? null : prize.stock - prize.given,
    minimum: prize.minimum,
  };
}

/** A wheel as its page shows it. The seed leaves the server only once the wheel has closed. */
export async function wheelView(wheel: WheelWithPrizes, locale: Locale, now = new Date()): Promise<WheelView> {
  const state = wheelState(wheel, now);
  const turned = await db.wheelTurn.count({ where: { campaignId: wheel.id, turnedAt: { not: null } } });
  return {
    id: wheel.id,
    state,
    opensAt: wheel.opensAt.toISOString(),
    closesAt: wheel.closesAt.toISOString(),
    claimsUntil: wheel.claimsUntil.toISOString(),
    madeAt: now.toISOString(),
    termsOf: wheel.createdAt.toISOString(),
    seal: wheel.seal,
    seed: state === 'closed' ? wheel.seed : null,
    prizes: wheel.prizes.map((prize) => prizeView(prize, locale)),
    layout: layoutOf(wheel.prizes.map(({ fields }) => fields)),
    turned,
    won: wheel.prizes.reduce((sum, { given }) => sum + given, 0),
  };
}
