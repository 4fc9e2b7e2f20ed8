/*
 * The states of a ticket, and what moves it there.
 */

export const ticketStates = ['received', 'working', 'waiting', 'solved'] as const;
export type TicketState = (typeof ticketStates)[number];

export const ticketActs = [
  /** A colleague takes it over. */
  'take',
  /** The shop answers; nothing is asked of the shopper. */
  'answer',
  /** The shop asks something and waits. */
  'ask',
  /** The shopper writes. */
  'reply',
  /** The shop says that it is done. */
  'solve',
  /** The shopper says so. */
  'close',
  /** Either says that it is not. */
  'reopen',
] as const;
export type TicketAct = (typeof ticketActs)[number];

/** THE table of transitions: where an act leads from each state; nothing if it can't be done there. */
export const transitions: Readonly<Record<TicketState, Partial<Record<TicketAct, TicketState>>>> = {
  received: { take: 'working', answer: 'working', ask: 'waiting', reply: 'received', solve: 'solved', close: 'solved' },
  working: { take: 'working', answer: 'working', ask: 'waiting', reply: 'working', solve: 'solved', close: 'solved' },
  waiting: { take: 'waiting', answer: 'working', ask: 'waiting', reply: 'working', solve: 'solved', close: 'solved' },
  solved: { reply: 'working', reopen: 'working' },
};

/** Where an act leads; undefined if it can't be done. */
export const nextState = (state: TicketState, act: TicketAct): TicketState | undefined => transitions[state][act];

/** Events shown in a conversation in addition to its messages. */
export const ticketEvents = [
  'in-time-visible',
  'in-time-hidden',
  'late',
  'taken',
  'waiting',
  'solved',
  'closed',
  'reopened',
  'call',
  'reminded',
] as const;
export type TicketEvent = (typeof ticketEvents)[number];
