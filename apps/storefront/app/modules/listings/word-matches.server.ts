import type { Locale } from '~/i18n/locales';
import { sql } from '~/platform/sql.server';

/** The published products in whose words every word of a text occurs, accents and case aside; by id, in no order. */
export async function matchingProducts(text: string, locale: Locale): Promise<number[]> {
  // No text of Postgres holds this character, and none may be asked for it.
  if (text.includes('\0')) return [];
  const conditions = text.split(' ').map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql`and words like lower(unaccent(${pattern}))`;
  });
  const [row] = await sql<{ ids: number[] | null }[]>`
    select array_agg(product_id) as ids from search.product where locale = ${locale}::locale ${conditions}`;
  return row?.ids ?? [];
}
