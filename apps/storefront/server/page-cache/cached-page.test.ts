import { describe, expect, it } from 'vitest';
import { matchesEtag } from './cached-page.ts';

describe('a tag that the browser holds', () => {
  it.each([
    ['W/"abc"', true],
    ['"abc"', true],
    ['"old", W/"abc"', true],
    ['"old","abc"', true],
    ['*', true],
    ['"old"', false],
    ['"ab"', false],
    ['abc', false],
    ['', false],
    [undefined, false],
  ])('in %j matches: %s', (header, expected) => expect(matchesEtag(header, 'W/"abc"')).toBe(expected));
});
