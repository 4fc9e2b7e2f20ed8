import type { Locale } from '~/i18n/locales.ts';
import { readablePhone } from '~/modules/checkout/checkout.server.ts';
import { db } from '~/platform/db.server.ts';
import type { Listed, ListQuery, Slice } from '~/platform/list-query.ts';
import { prismaDirection } from '~/platform/list-sql.server.ts';
import { defineTable } from '~/platform/table.server.ts';
import { openCalls } from './staff-calls.server.ts';

export interface StaffCall {
  id: string;
  /** ISO 8601 */
  startsAt: string;
  firstName: string;
  phone: string;
  question: string;
  bike: string;
  locale: Locale;
  outcome: string | null;
}

/** Calls to make, or those that were made. */
async function listCalls(
  { direction, filters }: ListQuery<'zeit', 'stand'>,
  { skip, take }: Slice,
  now = new Date(),
): Promise<Listed<StaffCall>> {
  const where = filters.stand === null ? openCalls(now) : { outcome: { not: null } };
  const [found, count] = await Promise.all([
    db.consultationCall.findMany({
      where,
      orderBy: [{ startsAt: prismaDirection[direction] }, { id: 'asc' }],
      skip,
      take,
    }),
    db.consultationCall.count({ where }),
  ]);
  const rows = found.map(({ id, startsAt, firstName, phone, question, bike, locale, outcome }) => ({
    id,
    firstName,
    phone: readablePhone(phone),
    question,
    bike,
    locale,
    outcome,
    startsAt: startsAt.toISOString(),
  }));
  return { rows, count };
}

/** The calls: of those to make the next comes first, of those that were made the last. */
export const callTable = defineTable({
  path: '/admin/rueckrufe',
  sorts: { zeit: 'ascending' },
  sortsFor: (params) => ({ zeit: params.get('stand') === 'erledigt' ? 'descending' : 'ascending' }),
  filters: { stand: { label: 'Stand', all: 'Anzurufen', choices: { erledigt: 'Erledigt' } } },
  read: (query, slice) => listCalls(query, slice),
  csv: {
    file: 'velory-rueckrufe',
    action: 'calls.export',
    columns: [
      ['Zeit', ({ startsAt }) => startsAt],
      ['Vorname', ({ firstName }) => firstName],
      ['Telefon', ({ phone }) => phone],
      ['Sprache', ({ locale }) => locale],
      ['Frage', ({ question }) => question],
      ['Bike', ({ bike }) => bike],
      ['Ergebnis', ({ outcome }) => outcome],
    ],
  },
});
