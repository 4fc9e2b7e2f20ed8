import { db, type Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { documentNames, type MagicDocKind, magicDocKinds } from './magic-docs.ts';

const documentStates = { open: 'gilt', expired: 'abgelaufen', ended: 'beendet' } as const;

/** A link to a document in the staff's list. Times are ISO 8601. */
export interface ListedDocumentLink {
  id: string;
  document: MagicDocKind;
  number: string;
  createdAt: string;
  expiresAt: string;
  state: keyof typeof documentStates;
  stateWords: string;
  opened: number;
  lastOpenedAt: string | null;
}

/** The links of the filtered list. */
async function listDocumentLinks(
  { sort, direction, filters }: ListQuery<'neu' | 'geholt', 'dokument' | 'stand'>,
  { skip, take }: Slice,
  now = new Date(),
): Promise<Listed<ListedDocumentLink>> {
  const states = {
    open: { endedAt: null, expiresAt: { gt: now } },
    expired: { endedAt: null, expiresAt: { lte: now } },
    ended: { endedAt: { not: null } },
  } satisfies Record<keyof typeof documentStates, Prisma.MagicDocWhereInput>;
  const where: Prisma.MagicDocWhereInput = {
    kind: magicDocKinds.find((kind) => kind === filters.dokument),
    ...(filters.stand !== null && states[filters.stand as keyof typeof documentStates]),
  };
  const order = prismaDirection[direction];
  const [rows, count] = await Promise.all([
    db.magicDoc.findMany({
      where,
      orderBy: [sort === 'neu' ? { createdAt: order } : { opened: order }, { id: 'desc' }],
      skip,
      take,
      include: { checkout: { select: { number: true } } },
    }),
    db.magicDoc.count({ where }),
  ]);
  return {
    count,
    rows: rows.map(({ id, kind, checkout, createdAt, expiresAt, endedAt, opened, lastOpenedAt }) => {
      const state = endedAt ? 'ended' : expiresAt <= now ? 'expired' : 'open';
      return {
        id,
        document: kind,
        number: checkout.number,
        opened,
        state,
        stateWords: documentStates[state],
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        lastOpenedAt: lastOpenedAt?.toISOString() ?? null,
      };
    }),
  };
}

/** The table of links to documents of orders. */
export const documentTable = defineTable({
  path: '/admin/dokumente',
  sorts: { neu: 'descending', geholt: 'descending' },
  filters: {
    dokument: { label: 'Dokument', all: 'Alle', choices: documentNames },
    stand: { label: 'Stand', all: 'Jeder Stand', choices: documentStates },
  },
  read: (query, slice) => listDocumentLinks(query, slice),
  csv: {
    file: 'velory-dokumente',
    action: 'documents.export',
    columns: [
      ['Dokument', ({ document }) => documentNames[document]],
      ['Bestellung', ({ number }) => number],
      ['Geschickt', ({ createdAt }) => createdAt],
      ['Gilt bis', ({ expiresAt }) => expiresAt],
      ['Geholt', ({ opened }) => opened],
      ['Zuletzt', ({ lastOpenedAt }) => lastOpenedAt],
      ['Stand', ({ stateWords }) => stateWords],
    ],
  },
});
