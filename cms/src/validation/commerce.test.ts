import { describe, expect, it } from 'vitest';
import { pageRules } from './commerce';

describe('a page', () => {
  const fieldsOf = (entry: object, stage: 'draft' | 'published' = 'published') =>
    pageRules.check(entry as Record<string, unknown>, stage).map(({ field }) => field);

  it('is published where the shop shows it, and not empty', () => {
    expect(fieldsOf({ key: 'imprint', body: 'Velory AG' })).toEqual([]);
    expect(fieldsOf({ key: 'home' })).toEqual([]);
    expect(fieldsOf({ key: 'imprint' })).toEqual(['body']);
    expect(fieldsOf({ key: 'presse', body: 'Für die Presse' })).toEqual(['key']);
    expect(fieldsOf({ key: 'presse' }, 'draft')).toEqual([]);
  });
});
