import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Form, useLocation, useNavigation } from '@remix-run/react';
import { formatMoment } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { CONFIRM_DAYS, type OpenedReminder, SENT_DAYS } from '~/modules/campaigns/reminder.ts';
import { TaskPage } from '~/shell/task-page.tsx';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { TextField } from '~/ui/field.tsx';
import { textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';

interface ReminderPageProps {
  /** What the link of a mail opens; null for the form. */
  link: OpenedReminder | null;
  isSent: boolean;
  /** When the action begins, ISO date and time; null if none is published. */
  startsAt: string | null;
  constraint: Record<string, object>;
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

const email = (words: string) => <strong className="break-words">{words}</strong>;

export function ReminderPage({ link, isSent, startsAt, ...form }: ReminderPageProps) {
  const { t } = useTranslation('black-friday-reminder');
  const locale = useLocale();
  const start = startsAt ? formatMoment(startsAt, locale) : '';
  if (link) return <LinkPart link={link} />;
  if (isSent) {
    return (
      <Frame title={t('sent.title')} lead={t('sent.lead', { days: CONFIRM_DAYS })}>
        <Note>{t('sent.nothing')}</Note>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={href('blackFriday', {}, locale)}>{t('back')}</LinkButton>
          <TextLink href={href('newsletterBlackFriday', {}, locale)}>{t('sent.again')}</TextLink>
        </div>
      </Frame>
    );
  }
  return (
    <Frame title={t('title')} lead={t('lead', { start })}>
      <RequestForm {...form} />
    </Frame>
  );
}

function Frame({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('black-friday-reminder');
  return (
    <TaskPage crumb={t('crumb')} part="max-w-[35rem] border-t-2 border-ink pt-6" title={title} lead={lead}>
      {children}
    </TaskPage>
  );
}

function RequestForm({ constraint, lastResult }: Pick<ReminderPageProps, 'constraint' | 'lastResult'>) {
  const { t } = useTranslation('black-friday-reminder');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<Record<'email' | 'consent', string>>({ id: 'reminder', lastResult, constraint });
  const privacy = (words: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return (
    <Form
      method="post"
      action={href('newsletterBlackFriday', {}, locale)}
      {...getFormProps(form)}
      className="grid gap-5"
    >
      {fields.consent.errors && (
        <Note kind="error" alert>
          {t('error.consent')}
        </Note>
      )}
      <TextField
        {...textField(fields.email, (code) => textOfKey(t, `error.email-${code}`), 'email')}
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <input type="hidden" name="consent" value="on" />
      <div>
        <Button type="submit" loading={isSending && t('sending')}>
          {t('submit')}
        </Button>
      </div>
      <p className="text-small text-ink-2">
        <MarkedText text={t('consent')} marks={{ privacy }} />
      </p>
    </Form>
  );
}

function LinkPart({ link }: { link: OpenedReminder }) {
  const { t } = useTranslation('black-friday-reminder');
  const locale = useLocale();
  const { search } = useLocation();
  const isSending = useNavigation().formMethod === 'POST';
  const lead = t(`${link.kind}.lead`, { email: 'email' in link ? link.email : '', days: SENT_DAYS });
  const isPending = link.kind === 'open' || link.kind === 'done';
  return (
    <Frame title={t(`${link.kind}.title`)} lead={<MarkedText text={lead} marks={{ email }} />}>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isPending && (
          <Form method="post" action={search}>
            <input type="hidden" name="intent" value={link.kind === 'open' ? 'confirm' : 'end'} />
            <Button
              type="submit"
              variant={link.kind === 'open' ? 'primary' : 'secondary'}
              loading={isSending && t('sending')}
            >
              {t(`${link.kind}.submit`)}
            </Button>
          </Form>
        )}
        {link.kind !== 'open' && <LinkButton href={href('blackFriday', {}, locale)}>{t('back')}</LinkButton>}
      </div>
    </Frame>
  );
}
