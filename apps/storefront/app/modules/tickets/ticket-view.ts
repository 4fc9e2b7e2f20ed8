import type { Locale } from '~/i18n/locales.ts';
import type { TicketAuthor } from './ticket-author.ts';
import type { TicketEvent, TicketState } from './states.ts';
import type { TicketKind } from './tickets.ts';

export interface TicketPicture {
  /** Its address. */
  src: string;
  /** The side of the bike, or the place that was marked; null for any other picture. */
  side: string | null;
}

/** One entry of a conversation as pages show it. Times are ISO 8601. */
export interface TicketEntryView {
  id: string;
  author: TicketAuthor;
  /** A colleague's first name, or the shop's; empty for the shopper. */
  name: string;
  /** null for a message. */
  event: TicketEvent | null;
  text: string;
  at: string;
  /** Answers that the message offers. */
  suggestions: string[];
  pictures: TicketPicture[];
}

/** A ticket as its shopper sees it. */
export interface TicketView {
  id: string;
  number: string;
  kind: TicketKind;
  state: TicketState;
  /** When the ticket came, and when its state became what it is. */
  createdAt: string;
  stateAt: string;
  /** When a person took it over; null while no one has. */
  takenAt: string | null;
  /** Whether it was solved before and is open again. */
  isReopened: boolean;
  locale: Locale;
  subject: string;
  bikeModel: string;
  /** Picture of what was ordered; null without an order. */
  image: string | null;
  orderNumber: string | null;
  /** As it was typed: ISO date and time of day. */
  delivered: { on: string; time: string } | null;
  /** First name of the colleague who answers. */
  assignee: string | null;
  phone: string | null;
  entries: TicketEntryView[];
}

/** The message of the team that waits for an answer; undefined if none does. */
export function askingEntry({ entries, state }: Pick<TicketView, 'entries' | 'state'>): TicketEntryView | undefined {
  const newest = entries.findLast(({ event }) => event === null);
  return state === 'waiting' && newest?.author === 'staff' ? newest : undefined;
}

export type TicketLine = Pick<
  TicketView,
  'id' | 'number' | 'kind' | 'state' | 'subject' | 'createdAt' | 'takenAt' | 'isReopened'
> & { part: string | null };
