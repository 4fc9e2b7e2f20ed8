import { describe, expect, it } from 'vitest';
import { countVisit, mainCategory, type PageVisit, RECOMMENDED_AFTER, visitsCookie, visitsOf } from './page-visits.ts';

const visit = (productId: number, category: string): PageVisit => ({ productId, category });
const trekking = visit(1, 'e_trekking');
const city = visit(2, 'e_city');
const cargo = visit(3, 'e_cargo');

describe('visits of product pages', () => {
  it('bring a bike three seconds after the third (spec §9)', () => expect(RECOMMENDED_AFTER).toBe(3000));

  it('are read from the cookie as they were kept', () => {
    const cookie = visitsCookie([trekking, city]);
    expect(cookie).toBe('velory_page_visits=1-e_trekking.2-e_city; Path=/; Max-Age=3600; SameSite=Lax');
    expect(visitsOf(`a=1; ${cookie.split(';', 1)[0]}; b=2`)).toEqual([trekking, city]);
    expect(visitsOf('xvelory_page_visits=1-e_city')).toEqual([]);
    expect(visitsOf('velory_page_visits=%3Cb%3E')).toEqual([]);
  });

  it('lead to a category at exactly the third, where two of three are alike', () => {
    expect(countVisit([], trekking)).toEqual({ visits: [trekking] });
    expect(countVisit([trekking], city)).toEqual({ visits: [trekking, city] });
    expect(countVisit([trekking, city], visit(4, 'e_city')).category).toBe('e_city');
    expect(countVisit([city, trekking], visit(4, 'e_city')).category).toBe('e_city');
    expect(countVisit([trekking, city], cargo)).toEqual({ visits: [trekking, city, cargo], category: undefined });
  });

  it('count a bike once, and nothing after the third', () => {
    expect(countVisit([trekking, city], city)).toEqual({});
    expect(countVisit([trekking, city, cargo], visit(4, 'e_city'))).toEqual({});
  });

  it('know what a bike is for', () => {
    expect(mainCategory(['bike', 'e_bike', 'e_trekking', 'velotraeger'])).toBe('e_trekking');
    expect(mainCategory(['e_bike', 'occasion'])).toBeUndefined();
  });
});
