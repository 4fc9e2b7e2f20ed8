import { getFormProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { dropDraft } from './persisted-draft.ts';
import type { ManageAnswer } from './manage-acts.server.ts';
import type { ManageView } from './manage-view.server.ts';
import { PageErrors, PageFields, type PageWords, usePageErrors } from './page-fields.tsx';
import { ShareLink } from './share-link.tsx';
import { SponsorColumns } from './sponsor-columns.tsx';
import { SponsorHero } from './sponsor-hero.tsx';
import { SponsorList } from './sponsor-list.tsx';
import { SponsorRate } from './sponsor-rate.tsx';
import { SponsorSteps } from './sponsor-steps.tsx';

interface ManagePageProps {
  view: ManageView;
  isNew: boolean;
  isSaved: boolean;
  answer: ManageAnswer | undefined;
}

/** A rider's own page: first the link to show, then the order, the words, the end. */
export function ManagePage({ view: managed, isNew, isSaved, answer }: ManagePageProps) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { view, address, qr, card, path, email } = managed;
  const { phase, progress, bike } = view;
  const isOpen = phase === 'open' || phase === 'full' || phase === 'sold-out';
  const day = formatDate(progress.endsOn, locale);
  useEffect(() => {
    if (isNew) dropDraft();
  }, [isNew]);
  return (
    <>
      {isNew && (
        <Container className="pt-5">
          <SponsorSteps current="link" bike={bike.name} />
        </Container>
      )}
      <SponsorHero
        kicker={isNew ? t('kicker') : t('manage.title')}
        title={isNew ? t('manage.online') : view.title}
        lead={
          <p>
            {isNew
              ? t('manage.online-lead')
              : isOpen
                ? t('manage.lead', { day })
                : t(`over.${phase}-text`, {
                    count: progress.count,
                    sum: formatChf(progress.paid),
                    day,
                    name: view.name,
                  })}
          </p>
        }
        aside={<SponsorRate label={t('rate.own')} progress={progress} />}
        bike={bike}
        progress={progress}
      />
      {answer?.refusal && (
        <Container className="pt-5">
          <Note kind="error" alert>
            {t(`manage.${answer.refusal}`)}
          </Note>
        </Container>
      )}
      <SponsorColumns>
        <div className="grid gap-10">
          {isOpen && <ShareLink address={address} qr={qr} card={card} title={view.title} email={email} />}
          {isOpen && <OrderPart path={path} paid={progress.paid} />}
        </div>
        <SponsorList sponsors={view.sponsors} />
      </SponsorColumns>
      {isOpen && (
        <SponsorColumns>
          <ChangeForm managed={managed} isSaved={isSaved} answer={answer} />
          <details className="border-t-2 border-ink pt-4">
            <summary className="link min-h-6">{t('manage.withdraw')}</summary>
            <p className="mt-3 text-ink-2">{t('manage.withdraw-text')}</p>
            <Form method="post" action={path} className="mt-4">
              <Button type="submit" variant="secondary" name="intent" value="withdraw">
                {t('manage.withdraw-submit')}
              </Button>
            </Form>
          </details>
        </SponsorColumns>
      )}
    </>
  );
}

function OrderPart({ path, paid }: { path: string; paid: number }) {
  const { t } = useTranslation('sponsor');
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-4">
      <h2 className="text-h3">{t('manage.order-title')}</h2>
      <p className="text-ink-2">
        {paid > 0 ? t('manage.order-text', { sum: formatExactAmount(paid) }) : t('manage.order-nothing')}
      </p>
      {paid > 0 && (
        <form method="post" action={path}>
          <Button type="submit" name="intent" value="order">
            {t('manage.order')}
          </Button>
        </form>
      )}
    </section>
  );
}

function ChangeForm({
  managed,
  isSaved,
  answer,
}: {
  managed: ManageView;
  isSaved: boolean;
  answer: ManageAnswer | undefined;
}) {
  const { t } = useTranslation('sponsor');
  const isSending = useNavigation().formData?.get('intent') === 'change';
  const { path, limits, values, constraint, address } = managed;
  const lastResult = answer?.reply;
  const [form, fields] = useForm<PageWords>({ id: 'sp', lastResult, constraint, defaultValue: values });
  const say = usePageErrors(limits);
  return (
    <section>
      <h2 className="text-h2">{t('manage.change')}</h2>
      <Form method="post" action={path} {...getFormProps(form)} className="mt-5 grid gap-8">
        {isSaved && !lastResult?.error && <Note kind="good">{t('form.saved')}</Note>}
        <PageErrors
          say={say}
          fields={fields}
          answer={lastResult}
          names={['goal', 'firstName', 'endsOn', 'title', 'story', 'isListed']}
        />
        <PageFields fields={fields} limits={limits} say={say} />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="secondary"
            name="intent"
            value="change"
            loading={isSending && t('give.sending')}
          >
            {t('form.save')}
          </Button>
          <LinkButton variant="quiet" href={address} reload>
            {t('manage.see')}
          </LinkButton>
        </div>
      </Form>
    </section>
  );
}
