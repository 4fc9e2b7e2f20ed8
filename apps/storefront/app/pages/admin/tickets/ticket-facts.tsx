import { getOwnEntry } from '~/platform/own-entry.ts';
import { formatDate } from '~/i18n/dates.ts';
import type { StaffTicket } from '~/modules/tickets/ticket-admin.server.ts';
import { Facts, OrderLink } from '~/pages/admin/fields.tsx';
import { type DamageMark, isDamageMark, placeOfMark } from '~/modules/tickets/tickets.ts';

const reasons: Readonly<Record<string, string>> = {
  size: 'Die Grösse passt nicht',
  riding: 'Fährt sich nicht wie gewünscht',
  expected: 'Anderes erwartet',
  defect: 'Ein Mangel',
  changed: 'Nicht mehr gebraucht',
  other: 'Anderer Grund',
};
const issues: Readonly<Record<string, string>> = { missing: 'fehlt', fit: 'passt nicht', broken: 'ist kaputt' };
const wishes: Readonly<Record<string, string>> = { size: 'andere Grösse', model: 'anderes Modell' };
const parts: Readonly<Record<string, string>> = {
  display: 'Display',
  light: 'Licht',
  battery: 'Akku',
  motor: 'Motor',
  brakes: 'Bremsen',
  gears: 'Schaltung',
  wheels: 'Räder',
  saddle: 'Sattel',
  frame: 'Rahmen, Gabel',
};

const sides = { right: '', left: ' (links)', front: ' (vorne)' } as const;

const returnSides: Readonly<Record<string, string>> = { front: 'Vorne', right: 'Rechts', left: 'Links' };

/** What a picture shows: a side of the bike, or a place that was marked. */
export const sideWords = (side: string): string =>
  getOwnEntry(returnSides, side) ?? (isDamageMark(side) ? placeWords(side) : side);

function placeWords(mark: DamageMark): string {
  const { part, side } = placeOfMark(mark);
  return `${getOwnEntry(parts, part) ?? part}${sides[side]}`;
}

export function TicketFacts({ ticket }: { ticket: StaffTicket }) {
  const { firstName, lastName, email, phone, bikeModel, orderNumber, hasOrder, details, assigneeEmail } = ticket;
  const { deliveredOn, deliveredTime } = details;
  const facts: [name: string, value: string | undefined | null][] = [
    ['Von', `${firstName} ${lastName}, ${email}${phone ? `, ${phone}` : ''}`],
    ['Bike', bikeModel],
    ['Bei', assigneeEmail],
    ['Teil', details.part && getOwnEntry(parts, details.part)],
    ['Grund', details.reason && getOwnEntry(reasons, details.reason)],
    ['Kilometer', details.km === undefined ? undefined : String(details.km)],
    [
      'Zubehör',
      details.product && `${details.product} ${details.issue ? (getOwnEntry(issues, details.issue) ?? '') : ''}`,
    ],
    ['Wunsch', details.wanted && `${details.wish ? (getOwnEntry(wishes, details.wish) ?? '') : ''}: ${details.wanted}`],
    ['Geliefert', deliveredOn && [formatDate(deliveredOn, 'de'), deliveredTime].filter(Boolean).join(', ')],
    ['Art', details.visibility && (details.visibility === 'visible' ? 'sichtbar' : 'beim Fahren bemerkt')],
    ['Stellen', details.places?.map(placeWords).join(', ')],
  ];
  const order = orderNumber && (hasOrder ? <OrderLink number={orderNumber} /> : `${orderNumber} (nicht gefunden)`);
  return <Facts rows={[...facts, ['Bestellung', order] as const].filter(([, value]) => value)} />;
}
