import { describe, expect, it } from 'vitest';
import { mediaOf } from './organization-admin';

const models = {
  organization: {
    attributes: {
      name: { type: 'string' },
      popup: { type: 'component', component: 'popup' },
      home: { type: 'dynamiczone' },
    },
  },
  popup: { attributes: { logo: { type: 'media' } } },
  gallery: { attributes: { pictures: { type: 'media' }, parts: { type: 'component', component: 'popup' } } },
};

describe('the files that an entry names', () => {
  it('are found in components and blocks, however they are written', () => {
    const entry = {
      name: '7',
      popup: { logo: { id: 1 } },
      home: [
        {
          __component: 'gallery',
          pictures: [2, { id: 3 }, '4'],
          parts: [{ logo: { set: [{ id: 5 }] } }, { logo: null }],
        },
        { __component: 'unknown', pictures: [9] },
      ],
    };
    expect(mediaOf(models, 'organization', entry)).toEqual([1, 2, 3, 4, 5]);
    expect(mediaOf(models, 'organization', undefined)).toEqual([]);
  });

  it.each([
    [{ documentId: 'abc' }, ['abc']],
    [{ id: 7, documentId: 'abc' }, [7, 'abc']],
    ['abc', ['abc']],
    ['1e1', ['1e1']],
    [{ set: [{ documentId: 'abc' }] }, ['abc']],
    [{ connect: ['abc', 3] }, ['abc', 3]],
    [1.5, [-1]],
    [true, [-1]],
    [{ connect: [], disconnect: [{ id: 4 }] }, []],
  ])('are found by their document id too, and what names none is never passed over: %j', (logo, names) => {
    expect(mediaOf(models, 'organization', { popup: { logo } })).toEqual(names);
  });
});
