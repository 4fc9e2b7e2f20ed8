import { beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../../support/databases.ts';

beforeAll(async () => {
  process.env.DATABASE_URL = await createTestDatabase({ seeded: true });
});

async function beginningOf(text: string): Promise<string | undefined> {
  const { interpret } = await import('~/modules/search/query/interpret.ts');
  const { withVocabulary } = await import('~/modules/search/query/vocabulary.server.ts');
  const [term] = await withVocabulary(interpret(text, 'de'), 'de');
  return term?.beginning;
}

it('Longer words are searched only if the catalogue has some, or lacks the word itself', async () => {
  // A name on its own, one that longer words begin with (Aluminiumrohr), and the beginning of a name.
  expect(await beginningOf('kalkhoff')).toBeUndefined();
  expect(await beginningOf('aluminium')).toBe('aluminium');
  expect(await beginningOf('kalkh')).toBe('kalkh');
});

it('Word look-ups are remembered until an import has changed them', async () => {
  const { sql } = await import('~/platform/sql.server.ts');
  const { clearRememberedWords } = await import('~/modules/search/remembered-words.server.ts');
  expect(await beginningOf('kalkhoff')).toBeUndefined();
  await sql`update search.product set words = words || ' kalkhoffsattel' where locale = 'de' and product_id = (select min(product_id) from search.product)`;
  await sql`refresh materialized view search.word`;
  expect(await beginningOf('kalkhoff')).toBeUndefined();
  clearRememberedWords();
  expect(await beginningOf('kalkhoff')).toBe('kalkhoff');
});
