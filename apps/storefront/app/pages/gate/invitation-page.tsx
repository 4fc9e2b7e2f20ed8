import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { useLocation } from '@remix-run/react';
import { formatTime } from '~/i18n/dates.ts';
import { byLocale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { OpenedInvitation } from '~/modules/organizations/invitations.ts';
import { type Alternates, href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { checkboxField, textField } from '~/ui/form-fields.ts';
import { FormError } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { GATE_BODY, GateBrand } from './gate-brand.tsx';
import { GateFrame } from './gate-frame.tsx';
import type { GateView } from './gate-view.server.ts';

interface InvitationProps {
  gate: GateView;
  alternates: Alternates;
  invitation: OpenedInvitation;
  constraint: Record<string, object>;
  /** `until`: when a link may be asked for again, ISO 8601. */
  answer: { reply?: SubmissionResult; until?: string } | undefined;
}

export function InvitationPage({ gate, alternates, invitation, constraint, answer }: InvitationProps) {
  const { t } = useTranslation('gate');
  const locale = useLocale();
  const { search } = useLocation();
  const withToken = byLocale((each) => alternates[each] + search);
  const isOpen = invitation.kind === 'open';
  return (
    <GateFrame gate={gate} alternates={withToken}>
      <div className="bg-mist pb-18 pt-4">
        <div className="gate-dialog">
          <GateBrand gate={gate} />
          <div className={GATE_BODY}>
            <h1 className="text-h2">
              {isOpen ? t('invitation.title', { name: gate.name }) : t(`invitation.${invitation.kind}-title`)}
            </h1>
            {isOpen ? (
              <OpenPart email={invitation.email} constraint={constraint} answer={answer} action={search} />
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

interface OpenPartProps extends Pick<InvitationProps, 'constraint' | 'answer'> {
  /** Whom it was sent to; null: a link for several. */
  email: string | null;
  /** The query that names the invitation. */
  action: string;
}

function OpenPart({ email, constraint, answer, action }: OpenPartProps) {
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
  const [form, fields] = useForm<Record<'email' | 'optIn', string>>({
    id: 'invitation',
    lastResult: answer?.reply,
    constraint,
  });
  return (
    <>
      <p className="mt-3 text-ink-2">
        <MarkedText text={lead} marks={{ email: strong }} />
      </p>
      <form method="post" action={action} {...getFormProps(form)} className="mt-5 grid gap-4">
        {answer?.until && <FormError title={words('refused.too-many', { time: formatTime(answer.until, locale) })} />}
        {email === null && (
          <>
            <TextField
              {...textField(fields.email, (code) => textOfKey(words, `ask.error.email-${code}`), 'email')}
              label={t('invitation.email')}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Checkbox {...checkboxField(fields.optIn, () => words('optin_required'))}>
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
