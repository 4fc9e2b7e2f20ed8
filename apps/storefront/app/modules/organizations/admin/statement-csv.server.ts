import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { Statement } from '~/modules/organizations/statement.ts';
import { csvOf } from '~/platform/csv.ts';

/** A month's statement as CSV; francs with their Rappen. */
export async function statementCsv({ month, lines, total }: Statement, locale: Locale): Promise<string> {
  const t = i18nFor(locale, 'organization-admin');
  const francs = (rappen: number): string => (rappen / 100).toFixed(2);
  const rows = [
    [t('statement.month'), t('members.name'), t('statement.instalment'), t('statement.of'), t('statement.chf')],
    ...lines.map(({ name, index, of, amount }) => [month, name, String(index), String(of), francs(amount)]),
    [month, t('statement.total'), '', '', francs(total)],
  ];
  return csvOf(rows);
}
