import { describe, expect, it } from 'vitest';
import { voicesToShow } from './voices.ts';

const voice = { quote: 'Gut.', name: 'Sandra, Bern', about: undefined };
const real = { ...voice, consent: true, demonstration: false };
const madeUp = { ...voice, consent: true, demonstration: true };

describe('testimonials', () => {
  it('are shown with consent only', () => {
    expect(voicesToShow([real, { ...real, consent: false }], { isProduction: false })).toEqual([voice]);
  });

  it('that are made up never reach production', () => {
    expect(voicesToShow([madeUp], { isProduction: false })).toHaveLength(1);
    expect(voicesToShow([madeUp], { isProduction: true })).toEqual([]);
  });
});
