import { createHash } from 'node:crypto';
import { i18nFor } from '~/i18n/texts.server.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import { submitTicketForm } from '~/modules/tickets/ticket-form.server.ts';
import { returnReasons, type TicketKind } from '~/modules/tickets/tickets.ts';
import { apiSuccess, tooMany } from '~/platform/api.server.ts';
import { fieldErrors, formFrom } from '~/platform/parse-form.server.ts';
import { type FormCall, invalidFields } from './form-call.server.ts';

/** Links as the fields carry them (spec §7: `Link: {link}`). */
const linksOf = (value: string | undefined): string[] =>
  [...(value ?? '').matchAll(/Link: (\S+)/g)].map(([, link = '']) => link);

/** The part of a text before its link. */
const wordsOf = (value: string | undefined): string => (value ?? '').replaceAll(/\n?Link: \S+/g, '').trim();

/** A ticket about a bike; pictures were uploaded before (spec §7). */
export function serviceTicket(call: FormCall): Promise<Response> {
  const { values } = call;
  const links = linksOf(values['TICKET.hs_file_upload']).map((link, index) => [`link-${index + 1}`, link] as const);
  const subject = values['TICKET.subject'] ?? '';
  return takeTicket('service', call, {
    subject,
    content: values['TICKET.content'] ?? '',
    ...Object.fromEntries(links),
  });
}

/** A return, with a picture of each side. */
export async function returnTicket(call: FormCall): Promise<Response> {
  const { values, locale } = call;
  const t = i18nFor(locale, 'tickets');
  const message = values['TICKET.return_reason'] ?? '';
  const reason = returnReasons.find((each) => message === each || message === t(`reason.${each}`));
  const content = [wordsOf(values['TICKET.content']), reason ? '' : message].filter(Boolean).join('\n');
  const sides = {
    front: values['TICKET.content'],
    right: values['TICKET.picture_right_side'],
    left: values['TICKET.picture_left_side'],
    display: values['TICKET.picture_of_display'],
  };
  const links = Object.entries(sides).flatMap(([side, value]) => linksOf(value).map((link) => [`link-${side}`, link]));
  const fields = {
    reason: reason ?? (message ? 'other' : ''),
    km: values['TICKET.current_km'] ?? '',
    content,
    confirm: 'on',
  };
  return takeTicket('return', call, { ...fields, ...(Object.fromEntries(links) as Record<string, string>) });
}

/** Runs the use case of the ticket form's page. The same fields sent again on a day are the same ticket. */
async function takeTicket(kind: TicketKind, call: FormCall, own: Record<string, string>): Promise<Response> {
  const { values, locale, pageUri, request, sender } = call;
  const { visitor, headers } = await ensureVisitor(request);
  const fields = {
    email: values.email,
    firstName: values.firstname,
    lastName: values.lastname,
    phone: values.phone,
    bikeModel: values['TICKET.e_bike_model'],
    ...own,
  };
  const form = formFrom(fields);
  form.set('submissionKey', keyOf([kind, new Date().toISOString().slice(0, 10), visitor.userId, fields]));
  const taken = await submitTicketForm({
    form,
    kind,
    locale,
    visitor,
    pageUri,
    sender,
    query: new URLSearchParams(),
    link: {},
    cookies: request.headers.get('Cookie'),
  });
  if (taken.kind === 'sent') return apiSuccess({ queued: true }, { status: 202, headers });
  const { reply, pictureErrors, problem } = taken.refusal;
  if (problem?.code === 'too-many') return tooMany('Too many tickets', (problem.minutes ?? 1) * 60);
  const pictures = Object.entries(pictureErrors).map(([slot, error]) => [`link-${slot}`, error?.code]);
  return invalidFields({
    ...fieldErrors(reply),
    ...Object.fromEntries(pictures),
    ...(problem ? { picture: problem.code } : {}),
  });
}

/** A key of the form, derived from its content. */
function keyOf(message: unknown): string {
  const hex = createHash('sha256').update(JSON.stringify(message)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
