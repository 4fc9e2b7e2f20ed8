import { useRef } from 'react';
import type { Locale } from '~/i18n/locales.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { GATE_BODY, GateBrand } from './gate-brand.tsx';
import type { GateProps } from './gate-props.ts';
import { useGateDialog } from './use-gate-dialog.ts';

/** How a work e-mail ends, in words: `@a.ch oder @b.ch`. */
function useDomainWords(domains: readonly string[]): string {
  const { t } = useTranslation('gate');
  const named = domains.slice(0, 3).map((domain) => `@${domain}`);
  return named.reduce((words, each) => (words === '' ? each : t('domain-or', { words, each })), '');
}

/** The login popup (spec §2): in its place in the page, over it once a person scrolls on. */
export function GateDialog({
  gate,
  returnTo,
  email,
  offersGoogle,
  offersPasskeys,
  locale,
}: GateProps & { locale: Locale }) {
  const { t } = useTranslation('gate');
  const ref = useRef<HTMLDialogElement>(null);
  const { backToTop } = useGateDialog(ref);
  return (
    <dialog ref={ref} open className="gate-dialog" aria-labelledby="gate-title">
      <GateBrand gate={gate} title={gate.title} />
      <div className={GATE_BODY}>
        <h2 id="gate-title" className="text-h2">
          {email ? t('not-member.title') : t('title')}
        </h2>
        <p className="mt-2 text-ink-2">{email ? t('not-member.text', { email, name: gate.name }) : t('text')}</p>
        {email ? (
          <SignOutForm />
        ) : (
          <SignInForm
            gate={gate}
            returnTo={returnTo}
            offersGoogle={offersGoogle}
            offersPasskeys={offersPasskeys}
            locale={locale}
          />
        )}
        <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 border-t border-line pt-3.5 text-small">
          <a className="link min-h-6" href="#inhalt" onClick={backToTop}>
            {t('back')}
          </a>
          <details>
            <summary className="link min-h-6">{t('no-work-mail.title')}</summary>
            <p className="mt-2 text-small text-ink-2">{t('no-work-mail.text', { name: gate.name })}</p>
          </details>
        </div>
      </div>
    </dialog>
  );
}

type SignInFormProps = Pick<GateProps, 'gate' | 'returnTo' | 'offersGoogle' | 'offersPasskeys'> & { locale: Locale };

function SignInForm({ gate, returnTo, offersGoogle, offersPasskeys, locale }: SignInFormProps) {
  const { t } = useTranslation('gate');
  const { t: words } = useTranslation('sign-in');
  const endings = useDomainWords(gate.domains);
  const linkToPrivacy = (text: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {text}
    </TextLink>
  );
  return (
    <form method="post" action={href('signIn', {}, locale, { zurueck: returnTo })} className="mt-5 grid gap-4">
      <TextField
        id="gate-email"
        name="email"
        type="email"
        label={t('email')}
        help={endings ? t('ends-with', { endings }) : undefined}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <Checkbox id="gate-optIn" name="optIn" required>
        <MarkedText text={words('ask.opt-in')} marks={{ privacy: linkToPrivacy }} />
      </Checkbox>
      <Button type="submit" name="intent" value="link" wide>
        {words('ask.submit')}
      </Button>
      {offersGoogle && (
        <LinkButton variant="secondary" wide reload href={`/anmelden/google?zurueck=${encodeURIComponent(returnTo)}`}>
          {words('google.sign-in')}
        </LinkButton>
      )}
      {offersPasskeys && (
        <p>
          <TextLink href={href('signIn', {}, locale, { zurueck: returnTo })} reload>
            {words('passkey.sign-in')}
          </TextLink>
        </p>
      )}
      <p className="text-small text-ink-3">{t('valid')}</p>
    </form>
  );
}

/** For a person who has signed in with an address that does not belong here, or not any more. */
function SignOutForm() {
  const { t } = useTranslation('gate');
  return (
    <form method="post" className="mt-5 grid gap-4">
      <Button type="submit" wide>
        {t('not-member.sign-out')}
      </Button>
    </form>
  );
}
