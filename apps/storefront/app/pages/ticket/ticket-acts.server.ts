import { randomUUID } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import {
  requestCall,
  storePicture,
  mailNewLink,
  type OpenedTicket,
  replyToTicket,
  convertTicket,
} from '~/modules/tickets/tickets.server.ts';
import { offeredReply, replyForm, ticketCallForm } from '~/modules/tickets/tickets.schema.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import { type FormReply, intentOf, parseForm } from '~/platform/parse-form.server.ts';
import type { TicketDone } from './ticket.server.ts';

/** Why a form of the conversation was refused; what was typed comes back to the form that it was typed in. */
export interface ThreadRefusal {
  /** `state`: the ticket does not take it any more. */
  kind: 'reply' | 'call' | 'state';
  /** Of the reply codes of `ticket:error` and `tickets:photo-error`, of the call codes of `tickets:error`. */
  reply?: FormReply;
}

export type ThreadResult =
  { kind: 'done'; ok: TicketDone } | { kind: 'refused'; status: 400 | 409 | 503; refusal: ThreadRefusal };

interface ThreadForm {
  request: Request;
  opened: OpenedTicket;
  form: FormData;
  locale: Locale;
}

/**
 * Does what a button of a ticket's page says.
 * @throws Response 400 for an unknown button, 403 where the link has ended
 */
export async function actOnTicket(sent: ThreadForm): Promise<ThreadResult> {
  const { opened, form } = sent;
  const intent = intentOf(form);
  if (intent === 'link') {
    const seconds = await mailNewLink(opened.id);
    return { kind: 'done', ok: seconds === undefined ? 'link' : 'link-wait' };
  }
  if (opened.kind === 'expired') throw new Response('This link has ended', { status: 403 });
  if (intent === 'close' || intent === 'reopen') {
    const turned = await convertTicket(opened.id, intent);
    if (turned === 'refused') return refused(409, 'state');
    return { kind: 'done', ok: intent === 'close' ? 'closed' : 'reopened' };
  }
  if (intent === 'call') return call(sent);
  if (intent === 'reply' || form.has('choice')) return reply(sent);
  throw new Response('Bad request', { status: 400 });
}

const refused = (status: 400 | 409 | 503, kind: ThreadRefusal['kind'], reply?: FormReply): ThreadResult => ({
  kind: 'refused',
  status,
  refusal: { kind, ...(reply && { reply }) },
});

async function reply({ request, opened, form }: ThreadForm): Promise<ThreadResult> {
  const offered = parseForm(form, offeredReply);
  const choice = offered.ok && offered.value.choice;
  if (choice) form.set('text', choice);
  const parsed = parseForm(form, replyForm);
  if (!parsed.ok) return refused(400, 'reply', parsed.reply);
  const { photo, ...said } = parsed.value;
  const pictures: string[] = [];
  if (!choice && photo) {
    const { visitor } = await ensureVisitor(request);
    const { picture, refusal } = await storePicture(visitor, photo, { isDarkTaken: true });
    if (!picture) {
      return refused(refusal === 'busy' ? 503 : 400, 'reply', parsed.refuse({ fields: { photo: refusal } }));
    }
    pictures.push(picture.id);
  }
  const answer = await replyToTicket(opened.id, { ...said, pictures });
  if (answer === 'refused') return refused(409, 'state', parsed.refuse());
  return { kind: 'done', ok: 'replied' };
}

async function call({ request, opened, form, locale }: ThreadForm): Promise<ThreadResult> {
  const parsed = parseForm(form, ticketCallForm);
  if (!parsed.ok) return refused(400, 'call', parsed.reply);
  const { phone, phonePrefix, key = randomUUID() } = parsed.value;
  const t = i18nFor(locale, 'ticket');
  await requestCall(opened.id, {
    phone,
    locale,
    phonePrefix,
    key,
    consentText: t('call.text'),
    context: formContext({
      pageUri: currentAddress() + new URL(request.url).pathname.replace(/\.data$/, ''),
      pageName: t('call.open'),
      cookies: request.headers.get('Cookie'),
    }),
  });
  return { kind: 'done', ok: 'call' };
}
