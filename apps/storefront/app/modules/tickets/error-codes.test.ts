import { describe, expect, it } from 'vitest';
import { codesAmong, namedCodes } from './error-codes.ts';

const known = ['E05', '503'].map((code) => ({ code, title: `Was heisst ${code}?`, path: '/faq' }));
const namedIn = (text: string) => namedCodes(text, known).map(({ code }) => code);

describe('an error code', () => {
  it('is what an editor wrote among the words that find an answer', () => {
    expect(codesAmong(['E05', 'Display', 'e-5', '503', '36', 'E05 blinkt', ''])).toEqual(['E05', 'e-5', '503']);
  });

  it('is found in what somebody tells, however it is spaced', () => {
    expect(namedIn('Das Display zeigt E05.')).toEqual(['E05']);
    expect(namedIn('zeigt e 05 und dann Fehler 503')).toEqual(['E05', '503']);
  });

  it('is no part of another number or word', () => {
    expect(namedIn('1503 km, E052, SE05')).toEqual([]);
  });
});
