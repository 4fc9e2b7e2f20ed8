import type { Locale } from '~/i18n/locales.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { formatDay, formatMonth } from '~/i18n/dates.ts';
import { type CallDay, weekNumber } from '~/modules/consultation/consultation.ts';
import type { CallWeek } from '~/modules/consultation/consultation.server.ts';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import { Button } from '~/ui/button.tsx';

interface TimetableProps {
  week: CallWeek;
  chosen: string | undefined;
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
  onChoose: (time: string) => void;
}

/** `10.20` or `10 h 20`. */
export const clock = (time: string, locale: Locale): string =>
  `${Number(time.slice(11, 13))}${afterHour[locale]}${time.slice(14)}`;

const afterHour: Readonly<Record<Locale, string>> = { de: '.', fr: '\u00a0h\u00a0' };

/**
 * The free times of a week as on the sheet at a station: the hour, then its minutes. Radios of the form around it; on
 * phones one day shows at a time. Other weeks are buttons of the form, so that nothing typed is lost.
 */
export function Timetable({ week, chosen, error, onChoose }: TimetableProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const { days, monday, before, after, next } = week;
  const hours = [...new Set(days.flatMap(({ times }) => times.map(({ time }) => time.slice(11, 13))))].sort();
  const dayName = (index: number) => textOfKey(t, `days.${index}`);
  const firstOpen = days.findIndex(({ times }) => times.some(({ state }) => state === 'free'));
  const chosenDay = days.findIndex(({ date }) => chosen?.startsWith(date));
  const shownDay = chosenDay >= 0 ? chosenDay : Math.max(0, firstOpen);
  return (
    <div className="times" key={monday}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 className="text-h2" id="zeiten">
          {t('when')}
        </h2>
        <p className="flex min-h-touch flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          {before && (
            <button type="submit" name="week" value={before} formNoValidate className="link min-h-touch">
              {t('week.before')}
            </button>
          )}
          <span>{t('week.number', { number: weekNumber(monday) })}</span>
          {after && (
            <button type="submit" name="week" value={after} formNoValidate className="link min-h-touch">
              {t('week.after')}
            </button>
          )}
        </p>
      </div>
      {next && (
        <Note icon="calendar" className="mt-4">
          <p>{t('week.full', { next: `${formatDay(next, locale)}, ${clock(next, locale)}` })}</p>
          <p className="mt-3">
            <Button type="submit" name="week" value={next.slice(0, 10)} formNoValidate small variant="secondary">
              {t('week.toNext')}
            </Button>
          </p>
        </Note>
      )}
      <fieldset className="times-days mt-4 desktop:hidden">
        <legend className="sr-only">{t('day')}</legend>
        {days.map(({ date, times }, index) => (
          <label key={date} className={cx(times.every(({ state }) => state !== 'free') && 'struck')}>
            <input
              type="radio"
              name="tag"
              value={index}
              defaultChecked={index === shownDay}
              className="cover-input"
              aria-label={`${textOfKey(t, `dayNames.${index}`)}, ${formatDay(date, locale)}`}
            />
            <b className="num">{Number(date.slice(8))}</b>
            <span aria-hidden="true">{dayName(index)}</span>
          </label>
        ))}
      </fieldset>
      <table className="times-table" aria-describedby={error ? 'start-error' : undefined}>
        <caption className="sr-only">{t('caption', { month: formatMonth(monday, locale) })}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('hour')}</span>
            </th>
            {days.map(({ date }, index) => (
              <th key={date} scope="col">
                <bdi>{dayName(index)}</bdi>{' '}
                <em className="num">{shortDay(date, locale, textOfKey(t, `months.${monthOf(date)}`))}</em>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row" className="num">
                {Number(hour)}
              </th>
              {days.map((day, index) => (
                <td key={day.date}>
                  <Minutes day={day} hour={hour} chosen={chosen} onChoose={onChoose} name={dayName(index)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error && (
        <p id="start-error" className="field-error">
          {error}
        </p>
      )}
      <p className="mt-4 text-small text-ink-3">{t('legend')}</p>
    </div>
  );
}

/** `24. Nov.`, `24 nov.` @param month its short name */
const shortDay = (date: string, locale: Locale, month: string): string =>
  formatDay(date, locale).replace(/\p{L}+$/u, month);

/** The place of a date's month in the year, from 0. */
const monthOf = (date: string): number => Number(date.slice(5, 7)) - 1;

interface MinutesProps {
  day: CallDay;
  hour: string;
  /** Of the day, short. */
  name: string;
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

function Minutes({ day, hour, name, chosen, onChoose }: MinutesProps) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  return (
    <div>
      {day.times
        .filter(({ time }) => time.slice(11, 13) === hour)
        .map(({ time, state }) => (
          <label key={time} className={cx('times-minute num', state !== 'free' && 'times-gone')}>
            <input
              type="radio"
              name="start"
              value={time}
              required
              disabled={state !== 'free'}
              defaultChecked={state === 'free' && time === chosen}
              onChange={() => onChoose(time)}
              className="cover-input"
              aria-label={`${name} ${clock(time, locale)}${state === 'free' ? '' : `, ${t(`state.${state}`)}`}`}
            />
            <span aria-hidden="true">{time.slice(14)}</span>
          </label>
        ))}
    </div>
  );
}
