import { expect, it } from 'vitest';
import { familiesOfColour } from './colour-families.ts';

it.each([
  ['#1c1f22', ['black']],
  ['#f2f2ee', ['white']],
  ['#4a4f52', ['grey']],
  ['#3a4a58', ['grey']],
  ['#20304f', ['blue']],
  ['#1f5157', ['turquoise', 'green', 'blue']],
  ['#9aae98', ['green']],
  ['#5e1f2b', ['red']],
  ['#a8432f', ['red', 'brown']],
  ['#9c5b3b', ['brown']],
  ['#f28c28', ['orange']],
  ['#d9a832', ['yellow']],
  ['#c99a8e', ['pink']],
  ['#8e84a8', ['purple']],
  ['#d6d2c4', ['beige']],
  ['rot', []],
])('%s is %j', (hex, families) => expect(familiesOfColour(hex)).toEqual(families));
