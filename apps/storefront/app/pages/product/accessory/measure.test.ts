import { describe, expect, it } from 'vitest';
import type { Translate } from '~/i18n/keys.ts';
import type { Gear } from '~/modules/catalog/gear.ts';
import { measureLine } from './measure.ts';

const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate<'product'>;
const stopsOf = (gear: Gear) => measureLine(gear, t)?.stops ?? [];

describe('measureLine', () => {
  it('names things that fill a bag, and where it is full', () => {
    expect(stopsOf({ litres: 20 }).map(({ label, at }) => [label, at])).toEqual([
      ['measure.jacket', 0.1], ['measure.laptop', 0.3], ['measure.jumper', 0.5], ['measure.shopping', 0.75], ['measure.full', 1],
    ]); // prettier-ignore
    expect(measureLine({ litres: 1 }, t)).toBeUndefined();
  });

  it('shows a lock on the scale of 15, and ends at its level', () => {
    const stops = stopsOf({ securityLevel: 12 });
    expect(stops).toHaveLength(15);
    expect(stops.filter(({ on }) => on)).toHaveLength(12);
    expect(stops.find(({ end }) => end)?.value).toBe('12');
  });

  it('spans the heads of a helmet from end to end, odd ones too', () => {
    const line = measureLine({ headMinCm: 51, headMaxCm: 61 }, t);
    expect(line?.stops.filter(({ end }) => end).map(({ value }) => value)).toEqual(['measure.cm 51', 'measure.cm 61']);
    expect([line?.from, line?.to]).toEqual([0.35, 0.85]);
  });

  it('stays on its line whatever it measures', () => {
    for (const gear of [
      { lux: 1000 },
      { lux: 1 },
      { litres: 500 },
      { headMinCm: 40, headMaxCm: 70 },
      { securityLevel: 1 },
    ]) {
      for (const { at } of stopsOf(gear)) expect(at >= 0 && at <= 1, JSON.stringify(gear)).toBe(true);
    }
  });

  it('is absent where there is nothing to measure', () => expect(measureLine({}, t)).toBeUndefined());
});
