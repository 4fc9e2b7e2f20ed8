import type { Locale } from '~/i18n/locales.ts';
import { db, type Prisma } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { savedLines } from './saved-checkouts.schema.server.ts';
import { namesByVariant } from './saved/variant-names.server.ts';

/** A saved checkout in the staff's list; of the typed data only the address. Times are ISO 8601. */
export interface ListedSavedCheckout {
  id: string;
  email: string;
  locale: Locale;
  names: string[];
  planLength: number;
  createdAt: string;
  expiresAt: string;
  resumedAt: string | null;
}

/** The saved checkouts of the filtered list. */
async function listSavedCheckouts(
  { sort, direction, filters }: ListQuery<'neu' | 'email' | 'weiter', 'weiter'>,
  { skip, take }: Slice,
): Promise<Listed<ListedSavedCheckout>> {
  const where = filters.weiter === null ? {} : { resumedAt: filters.weiter === 'ja' ? { not: null } : null };
  const order = prismaDirection[direction];
  const orders = {
    neu: { createdAt: order },
    email: { email: order },
    weiter: { resumedAt: { sort: order, nulls: 'last' } },
  } as const satisfies Record<typeof sort, Prisma.SavedCheckoutOrderByWithRelationInput>;
  const [found, count] = await Promise.all([
    db.savedCheckout.findMany({ where, orderBy: [orders[sort], { id: 'desc' }], skip, take }),
    db.savedCheckout.count({ where }),
  ]);
  const variantsOf = ({ lines }: { lines: unknown }) => savedLines.parse(lines).map(({ variantId }) => variantId);
  const names = await namesByVariant(found.flatMap(variantsOf), 'de');
  const rows = found.map(({ id, email, locale, planLength, createdAt, expiresAt, resumedAt, ...row }) => ({
    id,
    email,
    locale,
    planLength,
    names: variantsOf(row).flatMap((variant) => names.get(variant) ?? []),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    resumedAt: resumedAt?.toISOString() ?? null,
  }));
  return { rows, count };
}

/** The table of saved checkouts. */
export const savedCheckoutTable = defineTable({
  path: '/admin/aufgehoben',
  sorts: { neu: 'descending', email: 'ascending', weiter: 'descending' },
  filters: {
    weiter: { label: 'Weitergemacht', all: 'Alle', choices: { ja: 'weitergemacht', nein: 'noch nicht weitergemacht' } },
  },
  read: listSavedCheckouts,
  csv: {
    file: 'velory-aufgehoben',
    action: 'saved-checkouts.export',
    columns: [
      ['E-Mail', ({ email }) => email],
      ['Sprache', ({ locale }) => locale],
      ['Was', ({ names }) => names.join(', ')],
      ['Monate', ({ planLength }) => planLength],
      ['Aufgehoben', ({ createdAt }) => createdAt],
      ['Gilt bis', ({ expiresAt }) => expiresAt],
      ['Weitergemacht', ({ resumedAt }) => resumedAt],
    ],
  },
});
