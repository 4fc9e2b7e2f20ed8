import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '~/i18n/dates.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import { Fortune } from '~/modules/wheel/ui/fortune.tsx';
import type { AskErrors, WheelView } from '~/modules/wheel/wheel.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { WheelOdds, WheelProof, WheelTerms } from './wheel-parts.tsx';

interface WheelPageProps {
  wheel: WheelView | null;
  isSent: boolean;
  /** What stopped the form. */
  answer: { errors: AskErrors; email: string; isAdult: boolean; isOver: boolean } | undefined;
}

/** The wheel: what it gives, who may turn it, how likely what is, and how to check it. */
export function WheelPage({ wheel, isSent, answer }: WheelPageProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  if (!wheel) {
    return (
      <Container className="pb-16 pt-8">
        <h1 className="text-h1">{t('none.title')}</h1>
        <p className="mt-3 text-lead text-ink-2">{t('none.text')}</p>
        <div className="wheel-acts">
          <LinkButton href={href('allModels', {}, locale)}>{t('bikes')}</LinkButton>
          <LinkButton variant="secondary" href={href('winners', {}, locale)}>
            {t('winners')}
          </LinkButton>
        </div>
      </Container>
    );
  }
  const { layout, prizes } = wheel;
  const wins = layout.filter((prize) => prize !== null).length;
  return (
    <>
      <section className="wheel-hero">
        <Container>
          <div className="wheel-say">
            <p className="wheel-small">{t(`when.${wheel.state}`, moments(wheel, locale))}</p>
            <h1 className="wheel-title">{t(wheel.state === 'closed' ? 'title-closed' : 'title')}</h1>
            <p className="wheel-lead">{t('lead', { count: layout.length, wins })}</p>
            {wheel.state === 'open' ? (
              isSent && !answer ? (
                <Sent />
              ) : (
                <Ask answer={answer} />
              )
            ) : (
              <Waiting wheel={wheel} isSent={isSent} answer={answer} />
            )}
          </div>
          <Fortune layout={layout} labels={prizes.map(({ short }) => short)} />
        </Container>
      </section>
      <WheelOdds wheel={wheel} />
      <WheelProof wheel={wheel} />
      <WheelTerms wheel={wheel} />
    </>
  );
}

const moments = ({ opensAt, closesAt }: WheelView, locale: ReturnType<typeof useLocale>) => ({
  start: formatMoment(opensAt, locale),
  end: formatMoment(closesAt, locale),
});

function Ask({ answer }: Pick<WheelPageProps, 'answer'>) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = answer?.errors ?? {};
  const terms = (words: string) => (
    <a className="link" href="#bedingungen">
      {words}
    </a>
  );
  return (
    <Form method="post" action={href('wheel', {}, locale)} className="wheel-form" noValidate>
      {answer?.isOver && (
        <Note kind="error" alert>
          {t('over')}
        </Note>
      )}
      <TextField
        id="wheel-email"
        name="email"
        type="email"
        label={t('email')}
        defaultValue={answer?.email}
        errors={errors.email && [t(`error.email-${errors.email}`)]}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        required
      />
      <Checkbox
        id="wheel-adult"
        name="adult"
        defaultChecked={answer?.isAdult}
        errors={errors.adult && [t('error.adult')]}
        required
      >
        <MarkedText text={t('adult')} marks={{ terms }} />
      </Checkbox>
      <Button type="submit" wide loading={isSending && t('sending')}>
        {t('submit')}
      </Button>
      <p className="wheel-small">{t('only')}</p>
    </Form>
  );
}

function Sent() {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  return (
    <div className="wheel-form">
      <Note kind="good">
        <p role="status">
          <b>{t('sent.title')}</b> {t('sent.text')}
        </p>
      </Note>
      <p className="wheel-small">
        {t('sent.nothing')} <TextLink href={href('wheel', {}, locale)}>{t('sent.again')}</TextLink>
      </p>
    </div>
  );
}

function Waiting({ wheel, isSent, answer }: Omit<WheelPageProps, 'wheel'> & { wheel: WheelView }) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const { state, turned, won, claimsUntil } = wheel;
  return (
    <div className="wheel-form">
      <Note icon="calendar">
        {state === 'planned' ? (
          t('planned')
        ) : (
          <>
            <bdi>{t('closed', { turned, won, date: formatDate(claimsUntil, locale) })}</bdi>{' '}
            <TextLink href={href('winners', {}, locale)}>{t('winners')}</TextLink>
          </>
        )}
      </Note>
      {state === 'closed' && Date.parse(claimsUntil) > Date.parse(wheel.madeAt) && (
        <LostLink isSent={isSent} answer={answer} />
      )}
    </div>
  );
}

/** For who has won and lost the mail: the same answer for every address. */
function LostLink({ isSent, answer }: Pick<WheelPageProps, 'isSent' | 'answer'>) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  if (isSent && !answer) {
    return (
      <Note kind="good">
        <p role="status">{t('lost.sent')}</p>
      </Note>
    );
  }
  const problem = answer?.errors.email;
  return (
    <Form method="post" action={href('wheel', {}, locale)} className="wheel-lost" noValidate>
      <input type="hidden" name="adult" value="on" />
      <TextField
        id="wheel-lost"
        name="email"
        type="email"
        label={t('lost.label')}
        help={t('lost.help')}
        defaultValue={answer?.email}
        errors={problem && [t(`error.email-${problem}`)]}
        autoComplete="email"
        maxLength={120}
        required
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('lost.submit')}
        </Button>
      </div>
    </Form>
  );
}
