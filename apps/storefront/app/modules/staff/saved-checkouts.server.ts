import { savedCheckoutList } from '~/modules/checkout/saved-checkouts.ts';
import { listSavedCheckouts } from '~/modules/checkout/saved-checkouts.server.ts';
import { fileSlice, readList } from '~/platform/list-query.ts';
import { listCsv } from './list-csv.server.ts';
import type { StaffMember } from './role.server.ts';

/** The list of saved checkouts as CSV. */
export const savedCheckoutsCsv = (staff: StaffMember, params: URLSearchParams): Promise<string> =>
  listCsv(
    staff,
    { action: 'saved-checkouts.export', heads: 'E-Mail;Sprache;Was;Monate;Aufgehoben;Gilt bis;Weitergemacht' },
    async () => {
      const { rows } = await listSavedCheckouts(readList(savedCheckoutList, params), fileSlice);
      return rows.map(({ email, locale, names, planLength, createdAt, expiresAt, resumedAt }) => [
        ...[email, locale, names.join(', '), String(planLength), createdAt, expiresAt, resumedAt ?? ''],
      ]);
    },
  );
