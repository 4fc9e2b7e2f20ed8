import { describe, expect, it } from 'vitest';
import { isToBeSent, readUserCartData, typedEntry, userCartForm } from './user-cart-data.ts';

const entry = {
  submited: false,
  data: { firstname: 'Mia', lastname: 'Keller', email: 'mia@example.ch' },
  eBikeChoice: 'Limmat 5',
};

describe('the abandoned-cart entry', () => {
  it('is sent while it is complete and was not sent (spec §4)', () => {
    expect(isToBeSent(entry)).toBe(true);
    expect(isToBeSent({ ...entry, submited: true })).toBe(false);
    expect(isToBeSent({ ...entry, data: { ...entry.data, email: ' ' } })).toBe(false);
    expect(isToBeSent(null)).toBe(false);
  });

  it.each(['', 'x', '[]', 'null', '{"submited":"no"}', JSON.stringify({ ...entry, data: { firstname: 'Mia' } })])(
    'counts as none where it does not fit: %s',
    (text) => {
      expect(readUserCartData(text)).toBeNull();
    },
  );

  it('stays sent when something is typed again', () => {
    const sent = { ...entry, submited: true };
    expect(typedEntry(readUserCartData(JSON.stringify(sent)), { ...entry.data, firstname: 'Lea' }, 'x').submited).toBe(
      true,
    );
  });

  it('becomes a form with its page (spec §3)', () => {
    expect(userCartForm(entry, 'https://velory.example/checkout/angaben/')).toEqual({
      fields: [
        { name: 'firstname', value: 'Mia' },
        { name: 'lastname', value: 'Keller' },
        { name: 'email', value: 'mia@example.ch' },
      ],
      context: { pageUri: 'https://velory.example/checkout/angaben/' },
    });
  });
});
