import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '~/i18n/dates.ts';
import { locales } from '~/i18n/locales.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import { timeElsewhere } from '~/modules/consultation/consultation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField, TextareaField, TextField } from '~/ui/field.tsx';
import { FormError, Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { ConsultationAnswer } from './consultation-acts.server.ts';
import type { ConsultationView } from './consultation.server.ts';
import { clock, Timetable } from './timetable.tsx';

interface CallPartProps extends Pick<
  ConsultationView,
  'week' | 'chosen' | 'phonePrefixes' | 'phone' | 'chat' | 'bike' | 'hours'
> {
  answer: ConsultationAnswer | undefined;
}

/** The timetable, and who is to be called: one plain form. */
export function CallPart({ answer, phone, chat, hours, ...view }: CallPartProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const span = ({ from, to }: { from: string; to: string }) =>
    `${clock(`2026-01-05T${from}`, locale)}–${clock(`2026-01-05T${to}`, locale)}`;
  const open = hours.map(({ first, last, spans }) => {
    const days = first === last ? t(`days.${first}`) : `${t(`days.${first}`)}–${t(`days.${last}`)}`;
    return `${days} ${spans.map(span).join(', ')}`;
  });
  const week = answer?.week ?? view.week;
  const isClosed = week.days.every(({ times }) => times.length === 0) && !week.next;
  const contact = (
    <p className="call-now">
      <Icon name="phone" small />
      <span>
        <bdi>{t('now.lead')}</bdi>{' '}
        <a className="link num" href={telephoneLink(phone)}>
          {phone}
        </a>
        {chat && (
          <>
            {t('now.or')}{' '}
            <TextLink href={chat} reload rel="noopener">
              {t('now.chat')}
            </TextLink>
          </>
        )}
        <bdi>.</bdi>
        {open.length > 0 && <span className="num block text-ink-2">{t('now.hours', { hours: open.join(' · ') })}</span>}
      </span>
    </p>
  );
  if (isClosed) {
    return (
      <div id="rueckruf" className="call">
        <h2 className="text-h2">{t('closed.title')}</h2>
        <p className="mt-2 max-w-text text-ink-2">{t('closed.text')}</p>
        {contact}
      </div>
    );
  }
  return <CallForm {...view} week={week} answer={answer} contact={contact} />;
}

type CallFormProps = Omit<CallPartProps, 'phone' | 'chat' | 'hours'> & { contact: ReactNode };

function CallForm({ week, chosen: asked, phonePrefixes, bike, answer, contact }: CallFormProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? {};
  const isOpen = (time: string | null | undefined) =>
    week.days.some(({ times }) => times.some((each) => each.time === time && each.state === 'free'));
  const first = typed.start ?? asked;
  const [picked, setPicked] = useState<string>();
  const chosen = [picked, first].find(isOpen) ?? undefined;
  useEffect(() => {
    if (answer?.errors) document.getElementById('fehler')?.focus();
  }, [answer]);
  const wordOf = (field: 'start' | 'firstname' | 'phone' | 'email' | 'question') => {
    const code = answer?.errors?.[field];
    return code ? t(`error.${field}-${code}`, { defaultValue: t(`error.${field}`) }) : undefined;
  };
  const wrong = (['start', 'firstname', 'phone', 'email', 'question'] as const).flatMap((field) => {
    const message = wordOf(field);
    return message ? [{ message, fieldId: field === 'start' ? 'zeiten' : field }] : [];
  });
  const errorsOf = (field: 'firstname' | 'phone' | 'email' | 'question') => {
    const message = wordOf(field);
    return message ? [message] : undefined;
  };
  return (
    <Form
      method="post"
      action={`${href('consultation', {}, locale)}#rueckruf`}
      id="rueckruf"
      className="call"
      noValidate
      preventScrollReset
    >
      <Timetable week={week} chosen={chosen} error={wordOf('start')} onChoose={setPicked} />
      <div className="call-form">
        <div>
          <p className="text-small text-ink-2">{t('yours')}</p>
          <h2 className="text-h2 first-letter:uppercase" aria-live="polite">
            {chosen
              ? t('chosen', {
                  day: t(`dayNames.${dayIndex(chosen)}`),
                  date: formatDay(chosen, locale),
                  time: clock(chosen, locale),
                })
              : t('who')}
          </h2>
          {chosen && <OwnClock time={chosen} />}
        </div>
        {wrong.length > 0 && <FormError id="fehler" title={t('error.title')} items={wrong} />}
        {answer?.tooMany && (
          <Note kind="error" alert>
            {t('error.too-many')}
          </Note>
        )}
        {answer?.gone && (
          <div className="grid gap-3">
            <Note kind="error" alert>
              <b className="font-medium">{t('gone.title', { time: clock(answer.gone.time, locale) })}</b>{' '}
              <bdi>{t(answer.gone.nearest.length > 0 ? 'gone.text' : 'gone.none')}</bdi>
            </Note>
            <p className="flex flex-wrap gap-3">
              {answer.gone.nearest.map((time) => (
                <Button key={time} type="submit" name="instead" value={time} variant="secondary">
                  {time.slice(0, 10) === answer.gone?.time.slice(0, 10)
                    ? clock(time, locale)
                    : `${formatDay(time, locale)}, ${clock(time, locale)}`}
                </Button>
              ))}
            </p>
          </div>
        )}
        <div className="call-two">
          <TextField
            id="firstname"
            name="firstname"
            label={t('field.firstname')}
            defaultValue={typed.firstname}
            errors={errorsOf('firstname')}
            autoComplete="given-name"
            maxLength={60}
            required
          />
          <PhoneField
            id="phone"
            name="phone"
            label={t('field.phone')}
            defaultValue={typed.phone}
            errors={errorsOf('phone')}
            prefixName="phonePrefix"
            prefixLabel={t('field.prefix')}
            defaultPrefix={typed.phonePrefix ?? phonePrefixes[0]}
            prefixes={phonePrefixes.map((prefix) => ({ value: prefix, label: prefix }))}
            maxLength={30}
            required
          />
        </div>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('field.email')}
          help={t('field.emailHelp')}
          defaultValue={typed.email}
          errors={errorsOf('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
        />
        <TextareaField
          id="question"
          name="question"
          label={t('field.question')}
          defaultValue={typed.question}
          errors={errorsOf('question')}
          maxLength={2000}
        />
        {bike && (
          <p className="call-bike">
            <Picture picture={bike.picture} />
            <span>
              <b className="font-medium">{bike.name}</b>
              <span className="block text-small text-ink-2">{t('bike')}</span>
            </span>
            <input type="hidden" name="bike" value={bike.name} />
          </p>
        )}
        <fieldset>
          <legend className="field-label">{t('field.language')}</legend>
          <div className="terms">
            {locales.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="language"
                  value={each}
                  defaultChecked={each === (typed.language ?? locale)}
                  className="cover-input"
                />
                <span lang={each}>{t(`language.${each}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit" wide loading={isSending && t('sending')}>
            {chosen ? t('submit', { time: clock(chosen, locale) }) : t('submitPlain')}
          </Button>
          <p className="mt-4 text-small text-ink-2">{t('terms')}</p>
        </div>
      </div>
      {contact}
    </Form>
  );
}

/** The time by the clocks of whoever reads it, where they show another one than Zurich's. Known once scripts run. */
function OwnClock({ time }: { time: string }) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const [own, setOwn] = useState<string>();
  useEffect(() => setOwn(timeElsewhere(time)), [time]);
  if (!own) return null;
  const isOtherDay = own.slice(0, 10) !== time.slice(0, 10);
  const shown = `${isOtherDay ? `${formatDay(own, locale)}, ` : ''}${clock(own, locale)}`;
  return <p className="num text-small text-ink-2">{t('elsewhere', { time: shown })}</p>;
}

/** Monday is 0. */
const dayIndex = (time: string): number => (new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7;
