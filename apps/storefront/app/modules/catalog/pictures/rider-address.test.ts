import { describe, expect, it } from 'vitest';
import { parseRiderPictureName, riderPictureUrl } from './rider-address.ts';

const owner = { id: 12, pictureVersion: '0a1b2c3d4e' };
const nameOf = (url: string) => url.replace('/bilder/sitz/', '');

describe('the address of a rider', () => {
  it('holds colour, size, height and inseam', () => {
    const url = riderPictureUrl(owner, { colour: 'nebel-grau', size: 'M/L', heightCm: 172, inseamCm: 80 });
    expect(url).toBe('/bilder/sitz/12-nebel-grau-m_l-172_80.0a1b2c3d4e.svg');
    const requested = parseRiderPictureName(nameOf(url));
    expect(requested).toMatchObject({
      productId: 12,
      colour: 'nebel-grau',
      heightCm: 172,
      inseamCm: 80,
      hasSize: true,
    });
    expect([requested?.isSize('M/L'), requested?.isSize('M')]).toEqual([true, false]);
  });

  it('says that there is nothing to choose', () => {
    const requested = parseRiderPictureName(nameOf(riderPictureUrl(owner, { heightCm: 172 })));
    expect(requested).toMatchObject({ colour: undefined, hasSize: false, inseamCm: undefined, version: '0a1b2c3d4e' });
  });

  it('is no other thing', () => {
    for (const name of ['', '12.svg', '12-x-m-72.v.svg', '12-x-m-172.v.png', '12-x-m-172_1.v.svg', 'a-x-m-172.v.svg']) {
      expect(parseRiderPictureName(name), name).toBeUndefined();
    }
  });
});
