import { describe, expect, it } from 'vitest';
import { checkLines, readLines } from './invitations.ts';

const known = {
  emailDomains: ['ksreusstal.ch'],
  allowsForeign: false,
  members: new Set(['mia@ksreusstal.ch']),
  invited: new Set(['ida@ksreusstal.ch']),
};

describe('the lines of an invitation', () => {
  it('are taken from a list or a file, whichever column holds the address', () => {
    const file = 'Name;E-Mail\r\n"Lea Muster";"Lea@ksreusstal.ch"\r\n\r\nReto <reto@ksreusstal.ch>\nkein name\n';
    expect(readLines(file)).toEqual(['lea@ksreusstal.ch', 'reto@ksreusstal.ch', 'kein name']);
    expect(readLines('E-Mail\na@b.ch, Anna')).toEqual(['a@b.ch']);
  });

  it('are each looked at on their own', () => {
    const lines = ['a@ksreusstal.ch', 'A@ksreusstal.ch', 't@gmx.ch', 'x', 'mia@ksreusstal.ch', 'ida@ksreusstal.ch'];
    const states = checkLines(lines, known).map(({ state }) => state);
    expect(states).toEqual(['valid', 'double', 'foreign', 'malformed', 'member', 'invited']);
    expect(checkLines(['t@gmx.ch'], { ...known, allowsForeign: true })).toEqual([{ text: 't@gmx.ch', state: 'valid' }]);
    expect(checkLines(['t@gmx.ch'], { ...known, emailDomains: [] })).toEqual([{ text: 't@gmx.ch', state: 'valid' }]);
  });
});
