import { describe, expect, it } from 'vitest';
import { riderFit } from '@velory/illustrations/riders.ts';
import { recommendedRide, type SizeRide, sizeVerdict } from './rider-fit.ts';

const heights = { S: [155, 166], M: [164, 176], L: [174, 186] } as const;

function rides(heightCm: number, { known = true, type = 'trapez' as 'trapez' | 'kids' } = {}): SizeRide[] {
  return Object.entries(heights).map(([size, [minCm, maxCm]]) => ({
    size,
    frameSize: known ? { size, minCm, maxCm } : null,
    fit: riderFit({ kind: 'bike', type }, { heightCm }, size),
  }));
}

const verdicts = (heightCm: number, options = {}) =>
  rides(heightCm, options).map((ride) => sizeVerdict(ride, heightCm));

describe('sizeVerdict', () => {
  it('follows the heights that the maker names, three centimetres around them at the limit', () => {
    expect(verdicts(165)).toEqual(['fits', 'fits', 'no']);
    expect(verdicts(168)).toEqual(['limit', 'fits', 'no']);
    expect(verdicts(171)).toEqual(['no', 'fits', 'limit']);
  });

  it('calls a size no more than just possible where its drawing does not fit', () => {
    const frameSize = { size: 'M', minCm: 160, maxCm: 200 };
    const ride = { size: 'M', frameSize, fit: riderFit({ kind: 'bike', type: 'kids' }, { heightCm: 195 }, 'M') };
    expect(ride.fit.verdict).toBe('no');
    expect(sizeVerdict(ride, 195)).toBe('limit');
    expect(sizeVerdict(ride, 202)).toBe('no');
  });

  it('asks the drawing alone where no heights are known', () => {
    expect(verdicts(170, { known: false })).toEqual(['fits', 'fits', 'fits']);
    expect(verdicts(215, { known: false })[0]).toBe('no');
  });
});

describe('recommendedRide', () => {
  it('is the size that the size advice names', () => {
    expect(recommendedRide(rides(160), 160)?.size).toBe('S');
    expect(recommendedRide(rides(175), 175)?.size).toBe('M');
    expect(recommendedRide(rides(188), 188)?.size).toBe('L');
  });

  it('is none where the bike has no size for the height', () => {
    expect(recommendedRide(rides(145), 145)).toBeUndefined();
    expect(recommendedRide(rides(200), 200)).toBeUndefined();
  });

  it('is the size with the most room at the seat post where no heights are known', () => {
    expect(recommendedRide(rides(172, { known: false }), 172)?.size).toBeDefined();
    expect(recommendedRide(rides(220, { known: false, type: 'kids' }), 220)).toBeUndefined();
  });
});
