import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { CONFIRM_DAYS, type NewsletterForm } from '~/modules/newsletter/newsletter.ts';
import { NewsletterConsent, NewsletterFields } from '~/modules/newsletter/ui/newsletter-fields.tsx';
import { YearLine } from '~/modules/newsletter/ui/year-line.tsx';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { NewsletterFrame } from './newsletter-frame.tsx';

interface NewsletterPageProps {
  isSent: boolean;
  /** Of the next issue, an ISO date. */
  day: string;
  constraint: Record<string, object>;
  /** What stopped the form. */
  lastResult: SubmissionResult<string[]> | undefined;
}

export function NewsletterPage({ isSent, day, constraint, lastResult }: NewsletterPageProps) {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<NewsletterForm>({ id: 'newsletter-page', lastResult, constraint });
  if (isSent) {
    return (
      <NewsletterFrame title={t('sent.title')} lead={t('sent.lead', { days: CONFIRM_DAYS })}>
        <Note>{t('sent.nothing')}</Note>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href={href('allModels', {}, locale)}>{t('sent.on')}</LinkButton>
          <TextLink href={href('newsletter', {}, locale)}>{t('sent.again')}</TextLink>
        </div>
      </NewsletterFrame>
    );
  }
  return (
    <NewsletterFrame
      title={t('title')}
      lead={t('lead', { date: formatDay(day, locale) })}
      aside={
        <div className="mt-8">
          <YearLine month={Number(day.slice(5, 7))} />
        </div>
      }
    >
      <Form method="post" action={href('newsletter', {}, locale)} {...getFormProps(form)} className="grid gap-5">
        {fields.consent.errors && (
          <Note kind="error" alert>
            {t('error.consent')}
          </Note>
        )}
        <NewsletterFields fields={fields} />
        <div>
          <Button type="submit" loading={isSending && t('sending')}>
            {t('submit')}
          </Button>
        </div>
        <NewsletterConsent />
      </Form>
    </NewsletterFrame>
  );
}
