import { getFormProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { locales } from '~/i18n/locales.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { timeElsewhere } from '~/modules/consultation/consultation.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { PhoneField, TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField, wrongItems } from '~/ui/form-fields.ts';
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
  constraint: Record<string, object>;
  answer: ConsultationAnswer | undefined;
}

/** Fields that may be wrong, in the order of the page. */
const typedFields = ['start', 'firstname', 'phone', 'email', 'question'] as const;

type CallFields = Record<(typeof typedFields)[number] | 'phonePrefix' | 'language', string>;

export function CallPart({ answer, phone, chat, hours, ...view }: CallPartProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const span = ({ from, to }: { from: string; to: string }) =>
    `${clock(`2026-01-05T${from}`, locale)}–${clock(`2026-01-05T${to}`, locale)}`;
  const open = hours.map(({ first, last, spans }) => {
    const days =
      first === last
        ? textOfKey(t, `days.${first}`)
        : `${textOfKey(t, `days.${first}`)}–${textOfKey(t, `days.${last}`)}`;
    return `${days} ${spans.map(span).join(', ')}`;
  });
  const week = answer?.week ?? view.week;
  const isClosed = week.days.every(({ times }) => times.length === 0) && !week.next;
  const contact = (
    <p className="flex gap-3 self-start bg-mist p-4 text-small">
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
      <div id="rueckruf" className="mt-12 scroll-mt-6">
        <h2 className="text-h2">{t('closed.title')}</h2>
        <p className="mt-2 max-w-text text-ink-2">{t('closed.text')}</p>
        {contact}
      </div>
    );
  }
  return <CallForm {...view} week={week} answer={answer} contact={contact} />;
}

type CallFormProps = Omit<CallPartProps, 'phone' | 'chat' | 'hours'> & { contact: ReactNode };

function CallForm({ week, chosen: requested, phonePrefixes, bike, constraint, answer, contact }: CallFormProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm<CallFields>({
    id: 'rueckruf',
    lastResult: answer?.call,
    constraint,
    defaultValue: { phonePrefix: phonePrefixes[0], language: locale },
  });
  const isOpen = (time: string | null | undefined) =>
    week.days.some(({ times }) => times.some((each) => each.time === time && each.state === 'free'));
  const typedStart = answer?.call?.initialValue?.start;
  const first = typeof typedStart === 'string' ? typedStart : requested;
  const [picked, setPicked] = useState<string>();
  const chosen = [picked, first].find(isOpen) ?? undefined;
  useEffect(() => {
    if (answer?.call?.error) document.getElementById('fehler')?.focus();
  }, [answer]);
  const word = (field: (typeof typedFields)[number], code: string) =>
    textOfKey(t, `error.${field}-${code}`, { defaultValue: t(`error.${field}`) });
  const wrong = wrongItems(fields, typedFields, word).map((item) =>
    item.fieldId === fields.start.id ? { ...item, fieldId: 'zeiten' } : item,
  );
  return (
    <Form
      method="post"
      action={`${href('consultation', {}, locale)}#rueckruf`}
      {...getFormProps(form)}
      className="call-grid mt-12 grid scroll-mt-6 gap-10"
      preventScrollReset
    >
      <Timetable
        week={week}
        chosen={chosen}
        error={fields.start.errors?.map((code) => word('start', code))[0]}
        onChoose={setPicked}
      />
      <div className="grid content-start gap-5 border-t-2 border-ink pt-5 desktop:row-span-2">
        <div>
          <p className="text-small text-ink-2">{t('yours')}</p>
          <h2 className="text-h2 first-letter:uppercase" aria-live="polite">
            {chosen
              ? t('chosen', {
                  day: textOfKey(t, `dayNames.${dayIndex(chosen)}`),
                  date: formatDay(chosen, locale),
                  time: clock(chosen, locale),
                })
              : t('who')}
          </h2>
          {chosen && <OwnClock time={chosen} />}
        </div>
        {wrong.length > 0 && <FormError id="fehler" title={t('error.title')} items={wrong} />}
        {form.errors && (
          <Note kind="error" alert>
            {t('error.too-many')}
          </Note>
        )}
        {answer?.taken && (
          <div className="grid gap-3">
            <Note kind="error" alert>
              <b className="font-medium">{t('gone.title', { time: clock(answer.taken.time, locale) })}</b>{' '}
              <bdi>{t(answer.taken.nearest.length > 0 ? 'gone.text' : 'gone.none')}</bdi>
            </Note>
            <p className="flex flex-wrap gap-3">
              {answer.taken.nearest.map((time) => (
                <Button key={time} type="submit" name="instead" value={time} variant="secondary">
                  {time.slice(0, 10) === answer.taken?.time.slice(0, 10)
                    ? clock(time, locale)
                    : `${formatDay(time, locale)}, ${clock(time, locale)}`}
                </Button>
              ))}
            </p>
          </div>
        )}
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...textField(fields.firstname, (code) => word('firstname', code))}
            label={t('field.firstname')}
            autoComplete="given-name"
          />
          <PhoneField
            {...textField(fields.phone, (code) => word('phone', code), 'tel')}
            label={t('field.phone')}
            prefixName="phonePrefix"
            prefixLabel={t('field.prefix')}
            defaultPrefix={fields.phonePrefix.initialValue}
            prefixes={phonePrefixes.map((prefix) => ({ value: prefix, label: prefix }))}
          />
        </div>
        <TextField
          {...textField(fields.email, (code) => word('email', code), 'email')}
          label={t('field.email')}
          help={t('field.emailHelp')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextareaField
          {...textareaField(fields.question, (code) => word('question', code))}
          label={t('field.question')}
        />
        {bike && (
          <p className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 border border-line p-2">
            <Picture picture={bike.picture} className="bg-mist" />
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
                  defaultChecked={each === fields.language.initialValue}
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

/**
 * The time by the clocks of the person who reads it, where they show another one than Zurich's. Known once scripts
 * run.
 */
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
