import { Form, useLocation, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { deviceNames } from '~/modules/identity/device.ts';
import type { OpenedLink } from '~/modules/identity/sign-in.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { RefusalNote } from './refusal-note.tsx';
import type { SignInRefusal } from './sign-in-answers.ts';
import { SignInFrame } from './sign-in-frame.tsx';

interface LinkPageProps {
  link: OpenedLink;
  answer: SignInRefusal | undefined;
}

/**
 * What the link of a mail opens: one press that signs in, the code for the device that asked, or a way to a new link.
 */
export function LinkPage({ link, answer }: LinkPageProps) {
  switch (link.kind) {
    case 'here':
      return <OpenHere link={link} answer={answer} />;
    case 'elsewhere':
      return <OpenElsewhere link={link} answer={answer} />;
    default:
      return <OverLink link={link} answer={answer} />;
  }
}

type Opened<Kind extends OpenedLink['kind']> = LinkPageProps & { link: Extract<OpenedLink, { kind: Kind }> };

const email = (words: string) => <strong className="break-words">{words}</strong>;

function OpenHere({ link, answer }: Opened<'here'>) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const lead = t('here.lead', { email: link.email });
  return (
    <SignInFrame title={t('here.title')} lead={<MarkedText text={lead} marks={{ email }} />} passed={2}>
      <RefusalNote answer={answer} />
      <ConfirmForm>
        <ConfirmButton words={t('here.submit')} />
      </ConfirmForm>
      <p className="mt-5">
        <TextLink href={href('home', {}, locale)}>{t('here.not-me')}</TextLink>
      </p>
    </SignInFrame>
  );
}

function OpenElsewhere({ link, answer }: Opened<'elsewhere'>) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const names = deviceNames(link.device);
  const lead = names ? t('elsewhere.lead-device', names) : t('elsewhere.lead');
  return (
    <SignInFrame title={t('elsewhere.title')} lead={lead} passed={1}>
      <RefusalNote answer={answer} />
      <p className="code-shown num">{link.code.replace(/^\d{3}/, '$&\u00a0')}</p>
      <p className="mt-2 text-small text-ink-3">
        {t('elsewhere.until', { time: formatTime(link.validUntil, locale) })}
      </p>
      <ConfirmForm>
        <ConfirmButton words={t('elsewhere.here')} secondary />
        <p className="text-small text-ink-2">
          <MarkedText text={t('elsewhere.as', { email: link.email })} marks={{ email }} />
        </p>
      </ConfirmForm>
      <Note className="mt-6">{t('elsewhere.warning')}</Note>
    </SignInFrame>
  );
}

function OverLink({ link, answer }: Opened<'expired' | 'used' | 'unknown'>) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <SignInFrame title={t(`over.${link.kind}.title`)} lead={t(`over.${link.kind}.lead`)} passed={0}>
      <RefusalNote answer={answer?.kind === 'over' ? undefined : answer} />
      {link.kind === 'unknown' ? (
        <LinkButton href={href('signIn', {}, locale)} wide>
          {t('over.sign-in')}
        </LinkButton>
      ) : (
        <LinkForm intent="again">
          <Button type="submit" wide loading={isSending && t('ask.sending')}>
            {t('over.again')}
          </Button>
          <p className="text-small text-ink-3">{t('over.to', { email: link.maskedEmail })}</p>
          <p>
            <TextLink href={href('signIn', {}, locale)}>{t('sent.other')}</TextLink>
          </p>
        </LinkForm>
      )}
    </SignInFrame>
  );
}

function LinkForm({ intent, children }: { intent: 'confirm' | 'again'; children: ReactNode }) {
  return (
    <Form method="post" action={useLocation().search} className="mt-6 grid gap-3">
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}

function ConfirmForm({ children }: { children: ReactNode }) {
  return <LinkForm intent="confirm">{children}</LinkForm>;
}

function ConfirmButton({ words, secondary }: { words: string; secondary?: boolean }) {
  const { t } = useTranslation('sign-in');
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Button type="submit" variant={secondary ? 'secondary' : 'primary'} wide loading={isSending && t('sent.checking')}>
      {words}
    </Button>
  );
}
