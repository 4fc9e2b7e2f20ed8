import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { formatDate, formatMoment } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Fortune } from '~/modules/wheel/ui/fortune.tsx';
import type { WheelView } from '~/modules/wheel/wheel.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { checkboxField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { WheelOdds, DrawVerification, WheelTerms } from './wheel-parts.tsx';

interface WheelPageProps {
  wheel: WheelView | null;
  isSent: boolean;
  constraint: Record<string, object>;
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

type AskProps = Pick<WheelPageProps, 'constraint' | 'lastResult'>;

type AskFields = Record<'email' | 'adult', string>;

/** The wheel: what it gives, who may turn it, how likely what is, and how to check it. */
export function WheelPage({ wheel, isSent, ...form }: WheelPageProps) {
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
              isSent && !form.lastResult ? (
                <Sent />
              ) : (
                <Ask {...form} />
              )
            ) : (
              <Waiting wheel={wheel} isSent={isSent} {...form} />
            )}
          </div>
          <Fortune layout={layout} labels={prizes.map(({ short }) => short)} />
        </Container>
      </section>
      <WheelOdds wheel={wheel} />
      <DrawVerification wheel={wheel} />
      <WheelTerms wheel={wheel} />
    </>
  );
}

const moments = ({ opensAt, closesAt }: WheelView, locale: ReturnType<typeof useLocale>) => ({
  start: formatMoment(opensAt, locale),
  end: formatMoment(closesAt, locale),
});

function Ask(options: AskProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<AskFields>({ id: 'wheel', ...options });
  const terms = (words: string) => (
    <a className="link" href="#bedingungen">
      {words}
    </a>
  );
  return (
    <Form method="post" action={href('wheel', {}, locale)} {...getFormProps(form)} className="wheel-form">
      {form.errors && (
        <Note kind="error" alert>
          {t('over')}
        </Note>
      )}
      <TextField
        {...textField(fields.email, (code) => textOfKey(t, `error.email-${code}`), 'email')}
        label={t('email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox {...checkboxField(fields.adult, () => t('error.adult'))}>
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

function Waiting({ wheel, isSent, ...form }: Omit<WheelPageProps, 'wheel'> & { wheel: WheelView }) {
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
        <LostLink isSent={isSent} {...form} />
      )}
    </div>
  );
}

function LostLink({ isSent, ...options }: Omit<WheelPageProps, 'wheel'>) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const [form, { email }] = useForm<AskFields>({ id: 'wheel-lost', ...options });
  if (isSent && !options.lastResult) {
    return (
      <Note kind="good">
        <p role="status">{t('lost.sent')}</p>
      </Note>
    );
  }
  return (
    <Form method="post" action={href('wheel', {}, locale)} {...getFormProps(form)} className="wheel-lost">
      <input type="hidden" name="adult" value="on" />
      <TextField
        {...textField(email, (code) => textOfKey(t, `error.email-${code}`), 'email')}
        label={t('lost.label')}
        help={t('lost.help')}
        autoComplete="email"
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('lost.submit')}
        </Button>
      </div>
    </Form>
  );
}
