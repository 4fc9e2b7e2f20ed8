import { describe, expect, it } from 'vitest';
import { withAddresses } from './organization-slugs';

describe('own pages of an organization', () => {
  it('get an address from their titles, each another, and keep the one they have', () => {
    const pages = [{ title: 'Für Mütter' }, { title: 'Für Mütter', slug: '' }, { title: 'Parken', slug: 'garage' }, {}];
    expect(withAddresses(pages)).toEqual([
      { title: 'Für Mütter', slug: 'fuer-muetter' },
      { title: 'Für Mütter', slug: 'fuer-muetter-2' },
      { title: 'Parken', slug: 'garage' },
      {},
    ]);
  });
});
