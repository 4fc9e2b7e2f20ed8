import { describe, expect, it } from 'vitest';
import { mediaOf } from './organization-admin';

const models = {
  house: {
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
    expect(mediaOf(models, 'house', entry)).toEqual([1, 2, 3, 4, 5]);
    expect(mediaOf(models, 'house', undefined)).toEqual([]);
  });
});
