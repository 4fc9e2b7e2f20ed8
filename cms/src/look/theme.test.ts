import { describe, expect, it } from 'vitest';
import { contrastOf, fromOklch, toOklch } from './colour';
import { themeOf } from './theme';

const grounds = ['#ffffff', '#f3f4f1'];

describe('the colours of an organization', () => {
  it.each([
    ['#f4b4cb', '#98124f'],
    ['#0a4d57', '#00636f'],
    ['#222222', '#0a7a3c'],
    ['#ffe9a8', '#5a2ca0'],
    ['#c0392b', '#1b3bd6'],
  ])('%s and %s are read wherever they stand', (brandColor, actionColor) => {
    const { theme = {}, problems } = themeOf({ brandColor, actionColor });
    expect(problems).toEqual([]);
    for (const ground of [...grounds, theme.stage ?? '', theme['action-tint'] ?? ''])
      expect(contrastOf(theme.action ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [theme.brand ?? '', theme['brand-2'] ?? ''])
      expect(contrastOf(theme['on-brand'] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf('#3d4448', theme.stage ?? '')).toBeGreaterThanOrEqual(7);
    expect(contrastOf(theme.share ?? '', '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('are as given where they can be read', () => {
    expect(themeOf({ brandColor: '#f4b4cb', actionColor: '#98124f' })).toMatchObject({
      theme: { action: '#98124f', brand: '#f4b4cb', share: '#98124f', 'on-brand': '#101315' },
    });
    expect(themeOf({ brandColor: '#0A4D57', actionColor: '#00636F' })).toMatchObject({
      theme: { action: '#00636f', share: '#0a4d57', 'on-brand': '#ffffff' },
    });
  });

  it('are darkened where links could not be read, and say so', () => {
    const { theme, darkenedFrom } = themeOf({ actionColor: '#37b6c9' });
    expect(darkenedFrom).toBe('#37b6c9');
    expect(contrastOf(theme?.action ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(toOklch(theme?.action ?? '').hue - toOklch('#37b6c9').hue)).toBeLessThan(4);
  });

  it('are refused as the colour of links where they mean something else, not as the brand', () => {
    expect(themeOf({ actionColor: '#c01818' }).problems).toMatchObject([{ field: 'actionColor' }]);
    expect(themeOf({ actionColor: '#e0b000' }).problems).toMatchObject([{ field: 'actionColor' }]);
    expect(themeOf({ actionColor: '#c01818' }).theme).toBeUndefined();
    expect(themeOf({ brandColor: '#c01818', actionColor: '#00636f' }).problems).toEqual([]);
  });

  it('are none where none are set, or something that is no colour', () => {
    expect(themeOf({}).theme).toBeUndefined();
    expect(themeOf({ brandColor: 'red;}body{', actionColor: null }).theme).toBeUndefined();
  });

  it('come back from OKLCH as they were', () => {
    for (const colour of ['#1b3bd6', '#f4b4cb', '#00636f', '#ffffff', '#101315'])
      expect(fromOklch(toOklch(colour))).toBe(colour);
  });
});
