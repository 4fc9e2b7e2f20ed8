import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '~/i18n/dates.ts';
import { byLocale } from '~/i18n/locales.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import type { AskForLinkErrors } from '~/modules/identity/sign-in.schema.server.ts';
import type { OpenedInvitation } from '~/modules/organizations/invitations.ts';
import { Motif } from '~/modules/instances/ui/motif.tsx';
import { type Alternates, href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { GateFrame, OrganizationName } from './gate-frame.tsx';
import type { GateView } from './gate-view.server.ts';

interface InvitationProps {
  gate: GateView;
  alternates: Alternates;
  invitation: OpenedInvitation;
  answer: { errors: AskForLinkErrors; email: string; until?: string } | undefined;
}

/** What the link of an invitation opens: one press, or the address that a link to sign in is sent to. */
export function InvitationPage({ gate, alternates, invitation, answer }: InvitationProps) {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const { search } = useLocation();
  const withToken = byLocale((each) => alternates[each] + search);
  const isOpen = invitation.kind === 'open';
  return (
    <GateFrame gate={gate} alternates={withToken}>
      <div className="gate-invited">
        <div className="gate">
          <div className="gate-brand">
            {gate.motif && <Motif src={gate.motif} />}
            <OrganizationName name={gate.name} logo={gate.popupLogo} />
            <ul className="gate-ticks">
              {gate.bulletPoints.map((point) => (
                <li key={point}>
                  <Icon name="check" small />
                  <bdi>{point}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <div className="gate-body">
            <h1 className="text-h2">
              {isOpen ? t('invitation.title', { name: gate.name }) : t(`invitation.${invitation.kind}-title`)}
            </h1>
            {isOpen ? (
              <OpenPart email={invitation.email} answer={answer} action={search} />
            ) : (
              <>
                <p className="mt-3 text-ink-2">{t(`invitation.${invitation.kind}-lead`)}</p>
                <p className="mt-5">
                  <LinkButton href={href('signIn', {}, locale, { zurueck: href('home', {}, locale) })} reload>
                    {t('invitation.to-sign-in')}
                  </LinkButton>
                </p>
              </>
            )}
          </div>
        </div>
      </div>
    </GateFrame>
  );
}

interface OpenPartProps {
  /** Whom it was sent to; null: a link for several. */
  email: string | null;
  answer: InvitationProps['answer'];
  /** The query that names the invitation. */
  action: string;
}

function OpenPart({ email, answer, action }: OpenPartProps) {
  const { t } = useTranslation('gate');
  const { t: words } = useTranslation('sign-in');
  const locale = useLocale();
  const strong = (text: string) => <strong className="break-words">{text}</strong>;
  const linkToPrivacy = (text: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {text}
    </TextLink>
  );
  const lead = email ? t('invitation.lead-mail', { email }) : t('invitation.lead-link');
  const errors = answer?.errors ?? {};
  return (
    <>
      <p className="mt-3 text-ink-2">
        <MarkedText text={lead} marks={{ email: strong }} />
      </p>
      <form method="post" action={action} className="gate-form" noValidate>
        {answer?.until && <FormError title={words('refused.too-many', { time: formatTime(answer.until, locale) })} />}
        {email === null && (
          <>
            <TextField
              id="email"
              name="email"
              type="email"
              label={t('invitation.email')}
              defaultValue={answer?.email}
              errors={errors.email ? [words(`ask.error.email-${errors.email}`)] : undefined}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={120}
              required
            />
            <Checkbox id="optIn" name="optIn" errors={errors.optIn ? [words('optin_required')] : undefined} required>
              <MarkedText text={words('ask.opt-in')} marks={{ privacy: linkToPrivacy }} />
            </Checkbox>
          </>
        )}
        <Button type="submit" wide>
          {email === null ? words('ask.submit') : t('invitation.submit')}
        </Button>
      </form>
    </>
  );
}
