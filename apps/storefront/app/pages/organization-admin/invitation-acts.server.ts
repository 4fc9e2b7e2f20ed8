import type { z } from 'zod';
import type { Locale } from '~/i18n/locales.ts';
import type { Administrator } from '~/modules/organizations/administrator.server.ts';
import { addressOfInvitation } from '~/modules/organizations/invitation-mail.server.ts';
import {
  checkInvitations,
  invite,
  inviteAgain,
  createInvitationLink,
  withdrawInvitation,
} from '~/modules/organizations/invitations.server.ts';
import { type CheckedLine, linkLimits } from '~/modules/organizations/invitations.ts';
import { invitationForm, MOST_ADDRESSES } from '~/modules/organizations/organizations.schema.server.ts';
import { findInstance } from '~/modules/instances/instances.server.ts';
import { parseForm } from '~/platform/parse-form.server.ts';
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

const nothing: TypedInvitations = { kind: 'typed', text: '', allowsForeign: false, lines: [], sent: 0, isLook: true };

type Sent = z.infer<typeof invitationForm>;

async function typedText({ emails, file }: Sent): Promise<string> {
  const more = file && file.size <= MOST_ADDRESSES ? await file.text() : '';
  return `${emails.slice(0, MOST_ADDRESSES)}\n${more}`.trim();
}

/** Does what the administrator's forms of invitations ask for. */
export async function actOnInvitations(
  { organization }: Administrator,
  form: FormData,
  locale: Locale,
): Promise<InvitationAct> {
  const parsed = parseForm(form, invitationForm);
  if (!parsed.ok) return nothing;
  const sent = parsed.value;
  switch (sent.intent) {
    case 'withdraw':
      if (sent.id) await withdrawInvitation(organization, sent.id);
      return { kind: 'done', name: 'withdrawn' };
    case 'again':
      if (sent.id) await inviteAgain(organization, sent.id);
      return { kind: 'done', name: 'again' };
    case 'link':
      return makeLink(organization, sent, locale);
  }
  const allowsForeign = sent.foreign;
  const text = await typedText(sent);
  const typed = { ...nothing, text, allowsForeign };
  if (sent.intent === 'check') return { ...typed, lines: await checkInvitations(organization, typed) };
  const { sent: count, left } = await invite(organization, { text, allowsForeign, locale });
  if (left.length === 0 && count > 0) return { kind: 'done', name: 'invited', count };
  // Lines that are wrong stay in the form.
  return { ...typed, text: left.map((line) => line.text).join('\n'), lines: left, sent: count, isLook: false };
}

async function makeLink(
  organization: Administrator['organization'],
  { days, people: maxUses }: Sent,
  locale: Locale,
): Promise<TypedInvitations> {
  const fits = days >= 1 && days <= linkLimits.days && maxUses >= 1 && maxUses <= linkLimits.people;
  const instance = await findInstance(currentInstanceId());
  if (!fits || !instance) return { ...nothing, isLook: false, isWrongLink: true };
  const id = await createInvitationLink(organization, { days, maxUses, locale });
  return { ...nothing, link: addressOfInvitation(instance, id, locale) };
}
