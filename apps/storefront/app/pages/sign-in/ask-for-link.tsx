import { getFormProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { checkboxField, textField } from '~/ui/form-fields.ts';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { OtherWays } from '~/modules/identity/ui/other-ways.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import type { SignInProps } from './sign-in-props.ts';

export function AskForLink({ returnTo, privateOrganization, constraint, answer, ...ways }: Omit<SignInProps, 'sent'>) {
  const { t } = useTranslation('sign-in');
  const { t: gate } = useTranslation('gate');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const lastResult = answer?.kind === 'incomplete' ? answer.reply : undefined;
  const [form, { email, optIn }] = useForm<Record<'email' | 'optIn', string>>({
    id: 'sign-in',
    lastResult,
    constraint,
  });
  const ending = privateOrganization?.domains
    .slice(0, 3)
    .map((domain) => `@${domain}`)
    .reduce((words, each) => (words ? gate('domain-or', { words, each }) : each), '');
  const linkToPrivacy = (words: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return (
    <SignInFrame
      title={t('ask.title')}
      lead={privateOrganization ? gate('ask.lead', { name: privateOrganization.name }) : t('ask.lead')}
      passed={0}
    >
      <div className="grid gap-5">
        <RefusalNote answer={answer} />
        <OtherWays returnTo={returnTo} {...ways} />
        <Form
          method="post"
          action={href('signIn', {}, locale, { zurueck: returnTo })}
          {...getFormProps(form)}
          className="grid gap-5"
        >
          <TextField
            {...textField(email, (code) => textOfKey(t, `ask.error.email-${code}`), 'email')}
            label={privateOrganization ? gate('email') : t('ask.email')}
            help={ending && gate('ends-with', { endings: ending })}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox {...checkboxField(optIn, () => t('optin_required'))}>
            <MarkedText text={t('ask.opt-in')} marks={{ privacy: linkToPrivacy }} />
          </Checkbox>
          <Button type="submit" name="intent" value="link" wide loading={isSending && t('ask.sending')}>
            {t('ask.submit')}
          </Button>
          <p className="text-small text-ink-3">{t('ask.note', { minutes: LINK_MINUTES })}</p>
        </Form>
      </div>
    </SignInFrame>
  );
}
