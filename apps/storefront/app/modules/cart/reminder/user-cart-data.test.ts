import { afterEach, describe, expect, it, vi } from 'vitest';
import { submitUserCartData } from '~/modules/cart/ui/user-cart-data.ts';
import { isToBeSent, readUserCartData, typedEntry, userCartForm } from './user-cart-data.ts';

const entry = {
  submited: false,
  data: { firstname: 'Mia', lastname: 'Keller', email: 'mia@example.ch' },
  eBikeChoice: 'Limmat 5',
};

afterEach(() => vi.unstubAllGlobals());

describe('the abandoned-cart entry', () => {
  it('is sent once, and then there is no data to submit (spec §4)', async () => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('window', { location: { href: 'https://velory.example/checkout/angaben/' } });
    const statuses = [503, 200];
    const send = vi.fn(() => Promise.resolve(new Response(null, { status: statuses.shift() ?? 500 })));
    vi.stubGlobal('fetch', send);
    expect(await submitUserCartData('/form')).toBe('No data to submit');
    stored.set('userCartData', JSON.stringify(entry));
    expect(await submitUserCartData('/form')).toBe(503);
    expect(await submitUserCartData('/form')).toBe(200);
    expect(await submitUserCartData('/form')).toBe('No data to submit');
    expect(send).toHaveBeenCalledTimes(2);
    expect(JSON.parse(stored.get('userCartData') ?? '')).toEqual({ ...entry, submited: true });
  });

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
