import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import {
  type CheckedLine,
  checkLines,
  INVITATION_DAYS,
  type InvitationView,
  readLines,
} from '~/modules/organizations/invitations.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import type { TypedInvitations } from './invitation-acts.server.ts';

interface InvitationsProps {
  invitations: readonly InvitationView[];
  domains: readonly string[];
  isPrivate: boolean;
  /** Whether an invitation is needed. */
  byInvitation: boolean;
  typed: TypedInvitations | undefined;
}

export function InvitationsPart({ invitations, domains, isPrivate, byInvitation, typed }: InvitationsProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const action = `${href('organizationAdmin', {}, locale)}#einladungen`;
  return (
    <section aria-labelledby="einladungen">
      <h2 id="einladungen" className="text-h2">
        {t('tabs.invitations')}
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="mt-5 grid gap-3.5">
        <TypedLines typed={typed} domains={domains} />
        <label>
          <span className="field-label">{t('invitations.file')}</span>
          <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" className="min-h-8 w-full text-small" />
        </label>
        {domains.length > 0 && (
          <Checkbox id="foreign" name="foreign" defaultChecked={typed?.allowsForeign}>
            {t('invitations.foreign')}
          </Checkbox>
        )}
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <Button type="submit" name="intent" value="invite" className="grow">
            {t('invite')}
          </Button>
          <Button type="submit" name="intent" value="check" variant="quiet" className="grow">
            {t('invitations.check')}
          </Button>
        </div>
        <p className="text-small text-ink-2">{t('invitations.days', { count: INVITATION_DAYS })}</p>
      </form>
      <dl className="spec mt-7 border-t border-line desktop:grid-cols-1">
        <div>
          <dt>{t('invitations.domains')}</dt>
          <dd>{domains.length > 0 ? domains.map((domain) => <p key={domain}>{`@${domain}`}</p>) : '–'}</dd>
        </div>
        <div>
          <dt>{t('invitations.who')}</dt>
          <dd>
            {t(
              isPrivate
                ? byInvitation
                  ? 'invitations.by-invitation'
                  : 'invitations.by-domain'
                : 'invitations.everybody',
            )}
          </dd>
        </div>
      </dl>
      <OpenInvitations invitations={invitations} action={action} />
      <form method="post" action={action} className="mt-8 grid gap-3.5 border-t border-line pt-5">
        <h3 className="text-h4">{t('link.title')}</h3>
        {typed?.link && (
          <div role="status">
            <Note kind="good" className="break-words">
              {t('link.made')} <b>{typed.link}</b>
            </Note>
          </div>
        )}
        {typed?.isWrongLink && (
          <Note kind="error" alert>
            {t('link.wrong')}
          </Note>
        )}
        <div className="grid grid-cols-2 gap-3">
          <TextField id="days" name="days" label={t('link.days')} inputMode="numeric" defaultValue="14" maxLength={8} />
          <TextField
            id="people"
            name="people"
            label={t('link.people')}
            inputMode="numeric"
            defaultValue="20"
            maxLength={8}
          />
        </div>
        <Button type="submit" name="intent" value="link" variant="quiet" className="justify-self-start">
          {t('link.make')}
        </Button>
      </form>
    </section>
  );
}

const CHECK_MS = 400;

/**
 * The field for addresses. While a person types it says of each line what can be said here; the server says the rest.
 */
function TypedLines({ typed, domains }: Pick<InvitationsProps, 'typed' | 'domains'>) {
  const { t } = useTranslation('organization-admin');
  const [live, setLive] = useState<CheckedLine[] | null>(null);
  const timer = useRef(0);
  useEffect(() => setLive(null), [typed]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const look = ({ currentTarget: { value, form } }: FormEvent<HTMLTextAreaElement>) => {
    window.clearTimeout(timer.current);
    const allowsForeign = form !== null && new FormData(form).has('foreign');
    const known = { emailDomains: domains, allowsForeign, members: new Set<string>(), invited: new Set<string>() };
    timer.current = window.setTimeout(() => setLive(checkLines(readLines(value), known)), CHECK_MS);
  };
  return (
    <>
      <TextareaField
        key={typed?.text ?? ''}
        id="emails"
        name="emails"
        label={t('invitations.emails')}
        defaultValue={typed?.text}
        onInput={look}
        rows={4}
        spellCheck={false}
        autoCapitalize="none"
      />
      {live ? <CheckedLines lines={live} sent={0} isLook /> : typed && <CheckedLines {...typed} />}
    </>
  );
}

function CheckedLines({ lines, sent, isLook }: Pick<TypedInvitations, 'lines' | 'sent' | 'isLook'>) {
  const { t } = useTranslation('organization-admin');
  const wrong = lines.filter(({ state }) => state !== 'valid');
  const right = lines.length - wrong.length;
  if (lines.length === 0) return isLook ? null : <p className="text-error">{t('invitations.none')}</p>;
  return (
    <ul className="grid gap-1 break-words text-small" role={isLook ? undefined : 'alert'}>
      {sent > 0 && <li className="text-good">{t('answer.invited', { count: sent })}</li>}
      {right > 0 && <li className="text-good">{t('invitations.right', { count: right })}</li>}
      {wrong.map(({ text, state }, index) => (
        <li key={index} className="text-error">
          <b className="font-medium">{text}</b> <bdi>{textOfKey(t, `invitations.line.${state}`)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function OpenInvitations({ invitations, action }: { invitations: readonly InvitationView[]; action: string }) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const shown = invitations.filter(
    ({ state, email }) => state !== 'withdrawn' && (email !== null || state !== 'expired'),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="text-small">
      {shown.slice(0, 30).map(({ id, email, state, uses, maxUses, expiresAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5"
        >
          <span>
            <b className="break-words font-medium">{email ?? t('link.name', { used: uses, of: maxUses })}</b>
            <span className="block text-micro text-ink-3">
              {t(state === 'expired' ? 'invitations.was-until' : 'invitations.until', {
                date: formatDate(expiresAt, locale),
              })}
            </span>
          </span>
          <form method="post" action={action} className="flex gap-4">
            <input type="hidden" name="id" value={id} />
            {email !== null && (
              <button type="submit" name="intent" value="again" className="link min-h-6">
                {t('invitations.again')}
              </button>
            )}
            <button type="submit" name="intent" value="withdraw" className="link min-h-6">
              {t('invitations.withdraw')}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
