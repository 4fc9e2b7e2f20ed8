import { Form, useNavigation } from '@remix-run/react';
import { formatDayAndTime, formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { SentLink } from '~/modules/identity/sign-in.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { CodeField } from '~/modules/identity/ui/code-field.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { SignInProps } from './sign-in-props.ts';

export function SentPart({
  sent,
  returnTo,
  answer,
  privateOrganization,
}: Pick<SignInProps, 'returnTo' | 'answer' | 'privateOrganization'> & { sent: SentLink }) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === 'POST';
  const isAgain = formData?.get('intent') === 'again';
  const action = href('signIn', {}, locale, { gesendet: 1, zurueck: returnTo });
  const { email, validUntil, mailAt } = sent;
  const lead = mailAt
    ? t('sent.lead-later', { email, time: formatDayAndTime(mailAt, locale) })
    : t('sent.lead', { email, time: formatTime(validUntil, locale) });
  return (
    <SignInFrame
      title={t('sent.title')}
      lead={<MarkedText text={lead} marks={{ email: (words) => <strong className="break-words">{words}</strong> }} />}
      passed={1}
    >
      <div className="grid gap-5">
        <RefusalNote answer={answer} />
        <Form method="post" action={action} className="grid gap-5" noValidate>
          <input type="hidden" name="intent" value="code" />
          <CodeField left={answer?.kind === 'wrong-code' ? answer.left : undefined} />
          <Button type="submit" wide loading={isSending && !isAgain && t('sent.checking')}>
            {t('sent.submit')}
          </Button>
        </Form>
        <Form method="post" action={action} className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" variant="quiet" name="intent" value="again" loading={isAgain && t('ask.sending')}>
            {t('sent.again')}
          </Button>
          <TextLink href={href('signIn', {}, locale, { zurueck: returnTo })}>{t('sent.other')}</TextLink>
        </Form>
        {privateOrganization && <Note>{t('sent.private', { name: privateOrganization.name })}</Note>}
        <Note>{t('sent.nothing')}</Note>
      </div>
    </SignInFrame>
  );
}
