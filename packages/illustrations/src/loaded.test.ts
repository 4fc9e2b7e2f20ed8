import { describe, expect, it } from 'vitest';
import type { AccessoryDrawing } from './accessory/registry.ts';
import { BIKE_TYPES } from './bike/presets.ts';
import { drawLoaded, hangsOnRack } from './loaded.ts';

const paint = { bike: { main: '#b9c4c6', accent: '#1b3bd6' }, gear: { main: '#6f7f5c', accent: '#e4572e' } };
const roll: AccessoryDrawing = { kind: 'accessory', type: 'bag', form: 'roll' };

describe('a bag on a bike', () => {
  it('is drawn soundly on every bike that has a rack, each in its own way', () => {
    const pictures = BIKE_TYPES.map((type) => drawLoaded({ kind: 'bike', type, rack: 'tube' }, roll, paint));
    expect(pictures.filter((svg) => svg === undefined)).toEqual([]);
    expect(new Set(pictures).size).toBe(BIKE_TYPES.length);
    for (const svg of pictures) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('has its own colours and form', () => {
    const bike = { kind: 'bike', type: 'trapez' } as const;
    const flap: AccessoryDrawing = { ...roll, form: 'pannier' };
    const other = { ...paint, gear: { ...paint.gear, main: '#20304f' } };
    expect(
      new Set([drawLoaded(bike, roll, paint), drawLoaded(bike, flap, paint), drawLoaded(bike, roll, other)]).size,
    ).toBe(3);
  });

  it('is not drawn without a rack, nor if the bag hangs elsewhere', () => {
    expect(drawLoaded({ kind: 'bike', type: 'trapez', rack: 'none' }, roll, paint)).toBeUndefined();
    expect(drawLoaded({ kind: 'bike', type: 'trapez' }, { kind: 'accessory', type: 'lock' }, paint)).toBeUndefined();
    expect(hangsOnRack({ kind: 'accessory', type: 'bag', form: 'backpack' })).toBe(false);
    expect(hangsOnRack({ kind: 'accessory', type: 'bag' })).toBe(true);
  });
});
