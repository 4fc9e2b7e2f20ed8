import { ticketKinds, type TicketKind } from '~/modules/tickets/tickets.ts';
import type { TicketState } from '~/modules/tickets/states.ts';

/*
 * The desk on which tickets wait for the staff, and its address.
 */

/** What the staff area shows: what is the team's turn, what waits for shoppers, what is done. */
export const ticketViews = {
  offen: ['received', 'working'],
  neu: ['received'],
  wartet: ['waiting'],
  geloest: ['solved'],
} as const satisfies Record<string, readonly TicketState[]>;
export type TicketAdminFilter = keyof typeof ticketViews;

export const ticketAdminFilters = Object.keys(ticketViews) as TicketAdminFilter[];

export const kindWords: Readonly<Record<TicketKind, string>> = {
  damage: 'Lieferschaden',
  return: 'Rückgabe',
  exchange: 'Umtausch',
  warranty: 'Garantie',
  service: 'Service',
  accessory: 'Zubehör',
  question: 'Frage',
};

export const stateWords: Readonly<Record<TicketState, string>> = {
  received: 'neu',
  working: 'in Arbeit',
  waiting: 'wartet auf Kundschaft',
  solved: 'gelöst',
};

/** What a person looks at, as it is in the address. */
export interface TicketAdminQuery {
  view: TicketAdminFilter;
  kind: TicketKind | null;
  /** Whether only one's own are shown. */
  mine: boolean;
  /** The ticket that is opened; null: the first one. */
  id: string | null;
  /** The template that is taken over; null: none. */
  template: string | null;
  /** Page of the list, from 1. */
  page: number;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an address asks for; what it names wrongly is as if it were not there. */
export function parseTicketAdminQuery(params: URLSearchParams): TicketAdminQuery {
  const id = (name: string) => (UUID.test(params.get(name) ?? '') ? params.get(name) : null);
  return {
    view: ticketAdminFilters.find((each) => each === params.get('stand')) ?? 'offen',
    kind: ticketKinds.find((each) => each === params.get('art')) ?? null,
    mine: params.get('bei') === 'mir',
    id: id('meldung'),
    template: id('vorlage'),
    page: Math.max(1, Math.min(1000, Math.floor(Number(params.get('seite'))) || 1)),
  };
}

/**
 * The address of what a person looks at.
 * @param change what is otherwise there; a change of what is listed opens the first page
 */
export function ticketAdminPath(query: TicketAdminQuery, change: Partial<TicketAdminQuery> = {}): string {
  const isOther = 'view' in change || 'kind' in change || 'mine' in change;
  const { view, kind, mine, id, template, page } = {
    ...query,
    template: null,
    ...(isOther && { id: null, page: 1 }),
    ...('page' in change && { id: null }),
    ...change,
  };
  const params = new URLSearchParams({
    ...(view !== 'offen' && { stand: view }),
    ...(kind && { art: kind }),
    ...(mine && { bei: 'mir' }),
    ...(page > 1 && { seite: String(page) }),
    ...(id && { meldung: id }),
    ...(template && { vorlage: template }),
  });
  return `/admin/meldungen${params.size > 0 ? `?${params.toString()}` : ''}`;
}
