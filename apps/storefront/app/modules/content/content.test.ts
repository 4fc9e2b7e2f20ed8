import { describe, expect, it } from 'vitest';
import { isOfferActive, type LimitedOffer, nextOfferChange } from './content.ts';
import { contentPicture, contentPicturePath, picturesIn } from './entries/picture-urls.ts';

const offer: LimitedOffer = {
  id: 'a',
  title: 'Angebot',
  percent: 14,
  limitedOfferStartDate: '2026-11-20T08:00:00.000Z',
  limitedOfferDuration: 60,
};
const start = new Date('2026-11-20T08:00:00Z');
const end = new Date('2026-11-22T20:00:00Z');

describe('limited offers', () => {
  it('run from their start, and no longer at start plus duration', () => {
    expect(isOfferActive(offer, new Date(start.getTime() - 1))).toBe(false);
    expect(isOfferActive(offer, start)).toBe(true);
    expect(isOfferActive(offer, new Date(end.getTime() - 1))).toBe(true);
    expect(isOfferActive(offer, end)).toBe(false);
  });

  it('say when the next one begins or ends', () => {
    const later = { ...offer, limitedOfferStartDate: '2026-11-21T08:00:00.000Z', limitedOfferDuration: 100 };
    expect(nextOfferChange([offer, later], start)).toEqual(new Date('2026-11-21T08:00:00Z'));
    expect(nextOfferChange([offer], start)).toEqual(end);
    expect(nextOfferChange([offer], end)).toBeUndefined();
  });
});

describe('editors’ pictures', () => {
  const photograph = { file: 'laden_a1b2.jpg', version: 'm3x', width: 800, height: 600, alt: 'Laden' };

  it('offers no width larger than the photograph', () => {
    expect(contentPicture(photograph)).toEqual({
      src: '/bilder/inhalt/m3x/768/laden_a1b2.jpg',
      srcSet: '/bilder/inhalt/m3x/390/laden_a1b2.jpg 390w, /bilder/inhalt/m3x/768/laden_a1b2.jpg 768w',
      formats: [
        {
          type: 'image/avif',
          srcSet: '/bilder/inhalt/m3x/390.avif/laden_a1b2.jpg 390w, /bilder/inhalt/m3x/768.avif/laden_a1b2.jpg 768w',
        },
      ],
      width: 800,
      height: 600,
      alt: 'Laden',
    });
  });

  it('has no path for names that leave the folder', () => {
    expect(contentPicturePath({ file: '../secret', version: 'm3x' }, 390)).toBeUndefined();
    expect(contentPicturePath({ file: 'a.jpg', version: '../..' }, 390)).toBeUndefined();
    expect(contentPicturePath({ file: '.env', version: 'm3x' }, 390)).toBeUndefined();
  });

  it('finds each photograph of some content once', () => {
    const json = JSON.stringify([{ picture: contentPicture(photograph) }, { image: contentPicture(photograph) }]);
    expect(picturesIn(json)).toEqual([{ file: 'laden_a1b2.jpg', version: 'm3x' }]);
  });
});
