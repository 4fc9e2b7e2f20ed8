import { randomUUID } from 'node:crypto';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { formContext } from '~/modules/forms/form-context.ts';
import { ensureVisitor } from '~/modules/identity/identity.server.ts';
import {
  askForCall,
  keepPicture,
  mailNewLink,
  type OpenedTicket,
  replyToTicket,
  turnTicket,
} from '~/modules/tickets/tickets.server.ts';
import { parseReply } from '~/modules/tickets/tickets.schema.server.ts';
import { currentAddress } from '~/modules/instances/instances.server.ts';
import type { TicketDone } from './ticket.server.ts';

/** Why a form of the conversation was refused; what was typed comes back. */
export interface ThreadRefusal {
  field: 'text' | 'photo' | 'phone' | null;
  /** A code of `ticket:error`, `tickets:photo-error` or `tickets:error`, by the field. */
  code: string;
  text: string;
  phone: string;
}

export type ThreadResult =
  { kind: 'done'; ok: TicketDone } | { kind: 'refused'; status: 400 | 409 | 503; refusal: ThreadRefusal };

interface ThreadForm {
  request: Request;
  opened: OpenedTicket;
  form: FormData;
  locale: Locale;
}

/** Does what a button of a ticket's page says. @throws Response 400 for an unknown button, 403 where the link has ended */
export async function actOnTicket(sent: ThreadForm): Promise<ThreadResult> {
  const { opened, form } = sent;
  const intent = form.get('intent');
  if (intent === 'link') {
    const seconds = await mailNewLink(opened.id);
    return { kind: 'done', ok: seconds === undefined ? 'link' : 'link-wait' };
  }
  if (opened.kind === 'expired') throw new Response('This link has ended', { status: 403 });
  if (intent === 'close' || intent === 'reopen') {
    const turned = await turnTicket(opened.id, intent);
    if (turned === 'refused') return refused(form, 409, null, 'refused');
    return { kind: 'done', ok: intent === 'close' ? 'closed' : 'reopened' };
  }
  if (intent === 'call') return call(sent);
  if (intent === 'reply' || form.has('choice')) return reply(sent);
  throw new Response('Bad request', { status: 400 });
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function refused(form: FormData, status: 400 | 409 | 503, field: ThreadRefusal['field'], code: string): ThreadResult {
  const refusal = { field, code, text: textOf(form, 'text').slice(0, 4000), phone: textOf(form, 'phone').slice(0, 40) };
  return { kind: 'refused', status, refusal };
}

async function reply({ request, opened, form }: ThreadForm): Promise<ThreadResult> {
  const choice = textOf(form, 'choice');
  const parsed = parseReply(choice || textOf(form, 'text'), textOf(form, 'key'));
  if (!parsed) return refused(form, 400, 'text', 'text');
  const file = form.get('photo');
  const pictures: string[] = [];
  if (!choice && file instanceof File && (file.size > 0 || file.name !== '')) {
    const { visitor } = await ensureVisitor(request);
    const { picture, refusal } = await keepPicture(visitor, file, { isDarkTaken: true });
    if (!picture) return refused(form, refusal === 'busy' ? 503 : 400, 'photo', refusal);
    pictures.push(picture.id);
  }
  const answer = await replyToTicket(opened.id, { ...parsed, pictures });
  return answer === 'refused' ? refused(form, 409, null, 'refused') : { kind: 'done', ok: 'replied' };
}

async function call({ request, opened, form, locale }: ThreadForm): Promise<ThreadResult> {
  const phone = textOf(form, 'phone').trim().slice(0, 30);
  if (!/^[\d\s+()./-]{6,30}$/.test(phone) || !/(\d.*){6}/.test(phone)) return refused(form, 400, 'phone', 'phone');
  const t = i18nFor(locale, 'ticket');
  await askForCall(opened.id, {
    ...{ phone, locale, phonePrefix: textOf(form, 'phonePrefix').slice(0, 20), consentText: t('call.text') },
    context: formContext({
      pageUri: currentAddress() + new URL(request.url).pathname.replace(/\.data$/, ''),
      pageName: t('call.open'),
      cookies: request.headers.get('Cookie'),
    }),
    key: parseReply('-', textOf(form, 'key'))?.key ?? randomUUID(),
  });
  return { kind: 'done', ok: 'call' };
}
