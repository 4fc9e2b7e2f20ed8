import { describe, expect, it } from 'vitest';
import { nextState, ticketActs, ticketStates, transitions } from './states.ts';

describe('the states of a ticket', () => {
  it('are reached and left: nothing is stuck, and what is solved opens again by a word', () => {
    for (const state of ticketStates) expect(Object.keys(transitions[state]).length).toBeGreaterThan(0);
    expect(nextState('received', 'take')).toBe('working');
    expect(nextState('working', 'ask')).toBe('waiting');
    expect(nextState('waiting', 'reply')).toBe('working');
    expect(nextState('working', 'solve')).toBe('solved');
    expect(nextState('solved', 'reply')).toBe('working');
  });

  it('refuse what makes no sense of a solved ticket', () => {
    const open = ticketActs.filter((act) => nextState('solved', act));
    expect(open).toEqual(['reply', 'reopen']);
  });
});
