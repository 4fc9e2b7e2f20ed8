import type { ExportPart, Person } from '~/platform/modules.server.ts';
import { type Database, db } from '~/platform/db.server.ts';
import { dropPages } from '~/platform/page-cache.server.ts';
import { personHashes } from './spins/keys.server.ts';

/** The turns of a person's address, as long as its hash is stored. */
async function listSpins(database: Database, email: string) {
  const campaigns = await database.wheelCampaign.findMany({ select: { id: true } });
  const hashes = campaigns.flatMap(({ id }) => personHashes(id, email));
  return database.wheelTurn.findMany({ where: { personHash: { in: hashes } }, include: { prize: true } });
}

/**
 * Removes a person's name from the winners and the address from mails that wait. The keyed hash stays until claims
 * end: without it one person could turn twice.
 */
export async function eraseSpins(database: Database, { email }: Person): Promise<void> {
  if (!email) return;
  const spins = await listSpins(database, email);
  await database.wheelTurn.updateMany({
    where: { id: { in: spins.map(({ id }) => id) } },
    data: { email: null, shownName: null, shownPlace: null, shownAt: null, shownText: null },
  });
  if (spins.some(({ shownName }) => shownName !== null)) await dropPages(database, 'winners');
}

/** What is stored about a person's turns. */
export async function exportSpins({ email }: Person): Promise<ExportPart[]> {
  const turns = email ? await listSpins(db, email) : [];
  return [
    {
      name: 'wheel',
      rows: turns.map((turn) => ({
        number: turn.number,
        since: turn.askedAt.toISOString(),
        adultAt: turn.adultAt?.toISOString() ?? null,
        turnedAt: turn.turnedAt?.toISOString() ?? null,
        mark: turn.mark,
        field: turn.field === null ? null : turn.field + 1,
        prize: turn.prize?.nameDe ?? null,
        code: turn.code,
        shown: turn.shownName === null ? null : `${turn.shownName}, ${turn.shownPlace}`,
        text: turn.shownText,
      })),
    },
  ];
}
