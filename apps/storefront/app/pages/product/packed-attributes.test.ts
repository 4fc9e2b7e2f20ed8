import { describe, expect, it } from 'vitest';
import { packAttributes, unpackAttributes } from './packed-attributes.ts';

describe('technical data as one text', () => {
  it('come out as they went in, with the pages that tell of them', () => {
    const attributes: Parameters<typeof packAttributes>[0] = [
      {
        group: 'drive',
        items: [
          { slug: 'pa_motor', name: 'Motor', values: ['Mittelmotor', 'Nabe'], links: [null, '/motor/nabe'] },
          { slug: 'pa_akku', name: 'Akku', values: ['625 Wh'] },
        ],
      },
      { group: 'other', items: [{ slug: 'pa_leer', name: 'Leer', values: [] }] },
    ];
    expect(unpackAttributes(packAttributes(attributes))).toEqual(attributes);
    expect(unpackAttributes(packAttributes([]))).toEqual([]);
  });

  it('stay apart whatever a feed writes into them', () => {
    const items = [{ slug: 'pa_motor', name: 'Motor\n\n| hinten', values: ['a|b\nc → d'] }];
    const [read] = unpackAttributes(packAttributes([{ group: 'drive', items }]));
    expect(read?.items).toEqual([{ slug: 'pa_motor', name: 'Motor    hinten', values: ['a b c   d'] }]);
  });
});
