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
import type { TypedInvitations } from './invitation-acts.server.ts';

interface InvitationsProps {
  invitations: readonly InvitationView[];
  domains: readonly string[];
  isPrivate: boolean;
  /** Whether an invitation is needed. */
  byInvitation: boolean;
  typed: TypedInvitations | undefined;
}

/** Inviting by a list, by a file or by a link for several; and what is open. */
export function InvitationsPart({ invitations, domains, isPrivate, byInvitation, typed }: InvitationsProps) {
  const { t } = useTranslation('organization-admin');
  const locale = useLocale();
  const action = `${href('organizationDesk', {}, locale)}#einladungen`;
  return (
    <section aria-labelledby="einladungen">
      <h2 id="einladungen" className="text-h2">
        {t('tabs.invitations')}
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="house-form">
        <TypedLines typed={typed} domains={domains} />
        <label className="house-file">
          <span className="field-label">{t('invitations.file')}</span>
          <input type="file" name="file" accept=".csv,.txt,text/csv,text/plain" />
        </label>
        {domains.length > 0 && (
          <Checkbox id="foreign" name="foreign" defaultChecked={typed?.allowsForeign}>
            {t('invitations.foreign')}
          </Checkbox>
        )}
        <div className="house-files">
          <Button type="submit" name="intent" value="invite">
            {t('invite')}
          </Button>
          <Button type="submit" name="intent" value="check" variant="quiet">
            {t('invitations.check')}
          </Button>
        </div>
        <p className="house-small">{t('invitations.days', { count: INVITATION_DAYS })}</p>
      </form>
      <dl className="house-facts">
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
      <form method="post" action={action} className="house-form house-link-form">
        <h3 className="text-h4">{t('link.title')}</h3>
        {typed?.link && (
          <p role="status" className="house-note house-note-good break-words">
            {t('link.made')} <b>{typed.link}</b>
          </p>
        )}
        {typed?.isWrongLink && (
          <p role="alert" className="house-note house-note-error">
            {t('link.wrong')}
          </p>
        )}
        <div className="house-pair">
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
        <Button type="submit" name="intent" value="link" variant="quiet">
          {t('link.make')}
        </Button>
      </form>
    </section>
  );
}

/** ms that typing rests before the lines are looked at. */
const CHECK_MS = 400;

/** The field for addresses. While somebody types it says of each line what can be said here; the server says the rest. */
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

/** What each line is: how many are right, and why the others are not. */
function CheckedLines({ lines, sent, isLook }: Pick<TypedInvitations, 'lines' | 'sent' | 'isLook'>) {
  const { t } = useTranslation('organization-admin');
  const wrong = lines.filter(({ state }) => state !== 'valid');
  const right = lines.length - wrong.length;
  if (lines.length === 0) return isLook ? null : <p className="house-bad">{t('invitations.none')}</p>;
  return (
    <ul className="house-lines" role={isLook ? undefined : 'alert'}>
      {sent > 0 && <li className="house-right">{t('answer.invited', { count: sent })}</li>}
      {right > 0 && <li className="house-right">{t('invitations.right', { count: right })}</li>}
      {wrong.map(({ text, state }, index) => (
        <li key={index} className="house-bad">
          <b>{text}</b> <bdi>{textOfKey(t, `invitations.line.${state}`)}</bdi>
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
    <ul className="house-open">
      {shown.slice(0, 30).map(({ id, email, state, uses, maxUses, expiresAt }) => (
        <li key={id}>
          <span>
            <b className="break-words">{email ?? t('link.name', { used: uses, of: maxUses })}</b>
            <small>
              {t(state === 'expired' ? 'invitations.was-until' : 'invitations.until', {
                date: formatDate(expiresAt, locale),
              })}
            </small>
          </span>
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            {email !== null && (
              <button type="submit" name="intent" value="again" className="house-link">
                {t('invitations.again')}
              </button>
            )}
            <button type="submit" name="intent" value="withdraw" className="house-link">
              {t('invitations.withdraw')}
            </button>
          </form>
        </li>
      ))}
    </ul>
  );
}
