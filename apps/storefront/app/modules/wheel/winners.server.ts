import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';
import { verifySignedId } from '~/platform/signing-keys.server.ts';
import { currentWheel, prizeView } from './campaigns.server.ts';
import { layoutOf } from './wheel.ts';
import { hashOf, keyOf } from './spins/keys.server.ts';
import type { WinnersView } from './winners.ts';

/** Winners that one page names. */
const SHOWN = 40;

/** Lets a winner's name be shown, with the sentence they agreed to. @returns false if the link is none of a winner's */
export async function showWinner(
  token: string,
  { firstName, initial, place, text }: { firstName: string; initial: string; place: string; text: string },
  now = new Date(),
): Promise<boolean> {
  const id = verifySignedId('wheel-turn', token);
  if (!id) return false;
  return change(
    { id, prizeId: { not: null } },
    {
      shownName: `${firstName} ${initial}.`,
      shownPlace: place,
      shownAt: now,
      shownText: text,
    },
  );
}

/** Changes what is shown of a winner; pages that show another name are dropped with it. */
function change(where: Prisma.WheelTurnWhereInput, data: Prisma.WheelTurnUpdateManyMutationInput): Promise<boolean> {
  return db.$transaction(async (database) => {
    const { count } = await database.wheelTurn.updateMany({ where, data });
    if (count > 0) await dropPages(database, 'winners');
    return count > 0;
  });
}

const hidden = { shownName: null, shownPlace: null, shownAt: null, shownText: null };

/** Takes a name off the page again, by its owner's link. @returns false if the link is invalid */
export async function hideWinner(token: string): Promise<boolean> {
  const id = verifySignedId('wheel-turn', token);
  return id !== undefined && change({ id }, hidden);
}

/** Takes a name off the page, by staff. @param turnId of a turn */
export function hideWinnerOf(turnId: string): Promise<boolean> {
  return change({ id: turnId, shownName: { not: null } }, hidden);
}

/**
 * Who has won in this shop: names only of who agreed, and only of them mark and key, so that everyone can work their
 * draw out again (spec §3: winner-display). The main prizes come first.
 */
export async function winnersView(locale: Locale): Promise<WinnersView> {
  const instanceId = currentInstanceId();
  const rows = await db.wheelTurn.findMany({
    where: { prizeId: { not: null }, turnedAt: { not: null }, instanceId },
    include: { prize: true, campaign: { include: { prizes: { orderBy: { rank: 'asc' } } } } },
    orderBy: [{ turnedAt: 'desc' }],
    take: 400,
  });
  const winners = rows.flatMap((row) => {
    const { number, field, mark, prize, campaign, turnedAt, shownName, shownPlace } = row;
    if (!prize || field === null || mark === null || turnedAt === null) return [];
    const key = keyOf(campaign.seed, number);
    const named = shownName !== null && shownPlace !== null;
    return [
      {
        id: hashOf(`${row.id}:winner`).slice(0, 12),
        name: named ? { name: shownName, place: shownPlace } : null,
        prize: prizeView(prize, locale).name,
        rank: prize.rank,
        number,
        of: campaign.lastNumber,
        turnedAt: turnedAt.toISOString(),
        opensAt: campaign.opensAt.toISOString(),
        closesAt: campaign.closesAt.toISOString(),
        sealedAt: campaign.createdAt.toISOString(),
        layout: layoutOf(campaign.prizes.map(({ fields }) => fields)),
        verification: named ? { seal: campaign.seal, fingerprint: hashOf(key), key, mark, field } : null,
      },
    ];
  });
  // Of those who are not named the main prizes alone are listed.
  const listed = winners.filter(({ name, rank }) => name !== null || rank === 1).slice(0, SHOWN);
  const newest = listed.filter(({ name }) => name !== null).sort((a, b) => a.rank - b.rank)[0];
  return {
    winners: listed,
    first: newest?.id ?? null,
    total: await db.wheelTurn.count({ where: { prizeId: { not: null }, instanceId } }),
    waiting: newest ? null : await waitingWheel(),
  };
}

async function waitingWheel(): Promise<WinnersView['waiting']> {
  const wheel = await currentWheel();
  if (!wheel) return null;
  const { prizes, opensAt, closesAt } = wheel;
  return {
    layout: layoutOf(prizes.map(({ fields }) => fields)),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
  };
}
