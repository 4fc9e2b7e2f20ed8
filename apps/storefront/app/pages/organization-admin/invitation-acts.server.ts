import { parseWhole } from '~/i18n/typed-amount.ts';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { Administrator } from '~/modules/organizations/administrator.server.ts';
import { addressOfInvitation } from '~/modules/organizations/invitation-mail.server.ts';
import {
  checkInvitations,
  invite,
  inviteAgain,
  makeInvitationLink,
  withdrawInvitation,
} from '~/modules/organizations/invitations.server.ts';
import { type CheckedLine, linkLimits } from '~/modules/organizations/invitations.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { currentInstanceId } from '~/platform/instance-scope.server.ts';

/** What the form shows again. */
export interface TypedInvitations {
  kind: 'typed';
  text: string;
  allowsForeign: boolean;
  lines: CheckedLine[];
  /** How many were invited before these were left. */
  sent: number;
  /** Nothing was sent: it was only looked at. */
  isLook: boolean;
  /** The address of a link that was made just now. */
  link?: string;
  isWrongLink?: boolean;
}

type InvitationAct = { kind: 'done'; name: 'invited' | 'again' | 'withdrawn'; count?: number } | TypedInvitations;

/** Bytes of a file with addresses. */
const MAX_FILE = 200_000;

const nothing: TypedInvitations = { kind: 'typed', text: '', allowsForeign: false, lines: [], sent: 0, isLook: true };

async function typedText(form: FormData): Promise<string> {
  const typed = form.get('emails');
  const file = form.get('file');
  const text = typeof typed === 'string' ? typed : '';
  const more = file instanceof File && file.size > 0 && file.size <= MAX_FILE ? await file.text() : '';
  return `${text.slice(0, MAX_FILE)}\n${more}`.trim();
}

const whole = (value: FormDataEntryValue | null): number => (typeof value === 'string' && parseWhole(value)) || 0;

/** Does what the administrator's forms of invitations ask for. */
export async function actOnInvitations(
  { organization }: Administrator,
  form: FormData,
  locale: Locale,
): Promise<InvitationAct> {
  const id = String(form.get('id') ?? '');
  const isId = z.uuid().safeParse(id).success;
  switch (form.get('intent')) {
    case 'withdraw':
      if (isId) await withdrawInvitation(organization, id);
      return { kind: 'done', name: 'withdrawn' };
    case 'again':
      if (isId) await inviteAgain(organization, id);
      return { kind: 'done', name: 'again' };
    case 'link':
      return makeLink(organization, form, locale);
  }
  const allowsForeign = form.has('foreign');
  const text = await typedText(form);
  const typed = { ...nothing, text, allowsForeign };
  if (form.get('intent') === 'check') return { ...typed, lines: await checkInvitations(organization, typed) };
  const { sent, left } = await invite(organization, { text, allowsForeign, locale });
  if (left.length === 0 && sent > 0) return { kind: 'done', name: 'invited', count: sent };
  // Lines that are wrong stay to be mended.
  return { ...typed, text: left.map((line) => line.text).join('\n'), lines: left, sent, isLook: false };
}

async function makeLink(
  organization: Administrator['organization'],
  form: FormData,
  locale: Locale,
): Promise<TypedInvitations> {
  const days = whole(form.get('days'));
  const maxUses = whole(form.get('people'));
  const fits = days >= 1 && days <= linkLimits.days && maxUses >= 1 && maxUses <= linkLimits.people;
  const instance = await findInstance(currentInstanceId());
  if (!fits || !instance) return { ...nothing, isLook: false, isWrongLink: true };
  const id = await makeInvitationLink(organization, { days, maxUses, locale });
  return { ...nothing, link: addressOfInvitation(instance, id, locale) };
}
