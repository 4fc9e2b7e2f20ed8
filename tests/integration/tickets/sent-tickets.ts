import type { TicketView } from '~/modules/tickets/ticket-view.ts';
import { action as sendKind } from '~/pages/ticket-form/route.tsx';
import { action as sendTopic } from '~/pages/service-topic/route.tsx';
import { loader as ticketPage } from '~/pages/ticket/route.tsx';
import { db } from '~/platform/db.server.ts';
import type { Device } from '../identity/device.ts';
import { type Fields, fileOf, openPage, person, photograph, sendForm } from './forms.ts';

/* Tickets as shoppers send them, and what became of them. */

export const returnPath = '/kundendienst/velo-zurueckgeben';
export const sendReturn = (device: Device, fields: Fields) =>
  sendForm(device, sendTopic as never, { path: returnPath, params: { topic: 'velo-zurueckgeben' }, fields });
export const sendService = (device: Device, fields: Fields, kind = 'anliegen') =>
  sendForm(device, sendKind as never, { path: `/kundendienst/melden/${kind}`, params: { kind }, fields });

export const sides = ['front', 'right', 'left', 'display'] as const;

export async function fourPhotos(): Promise<Fields> {
  const colours = ['#112233', '#445566', '#778899', '#aabbcc'];
  const photos = await Promise.all(
    sides.map(async (side, index) => [`photo-${side}`, fileOf(await photograph(colours[index] ?? ''))]),
  );
  return Object.fromEntries(photos) as Fields;
}

export const returnFields = (more: Fields = {}): Fields => ({
  ...person(),
  reason: 'size',
  km: '1’312',
  content: 'Der Rahmen ist mir zu lang.',
  confirm: 'on',
  ...more,
});

export const numberOf = (location: string | null): string => /meldung\/(S-\d+)/.exec(location ?? '')?.[1] ?? '';
export const rowOf = (number: string) =>
  db.ticket.findUniqueOrThrow({ where: { count: Number(number.slice(2)) }, include: { entries: true, files: true } });

export const crmForms = async () => {
  const rows = await db.localMessage.findMany({ where: { kind: 'forms' }, orderBy: { id: 'asc' } });
  return rows.map(
    ({ payload }) => payload as { formId: string; fields: { name: string; value: string }[]; context: object },
  );
};
export const fieldsOf = (form: { fields: { name: string; value: string }[] } | undefined) =>
  Object.fromEntries((form?.fields ?? []).map(({ name, value }) => [name, value]));

export const open = async (device: Device, number: string, query = ''): Promise<TicketView> => {
  const { data } = await openPage(device, ticketPage as never, `/kundendienst/meldung/${number}${query}`, { number });
  return (data.view as { ticket: TicketView }).ticket;
};
