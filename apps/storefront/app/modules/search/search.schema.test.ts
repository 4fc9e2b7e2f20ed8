import { expect, it } from 'vitest';
import { redirectQuery, searchEngineQuery } from './search.schema.server.ts';

it('a search for a redirect gives five suggestions, one of the engine 20 hits, unless more are asked for', () => {
  expect(redirectQuery.parse({ term: 'limmat' })).toMatchObject({ limit: 5, offset: 0, locale: 'de' });
  expect(redirectQuery.parse({ term: 'limmat', limit: '7' }).limit).toBe(7);
  expect(searchEngineQuery.parse({ q: 'limmat' })).toMatchObject({ limit: 20, offset: 0, type: 'bikes' });
});
