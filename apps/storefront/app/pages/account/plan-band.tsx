import type { CSSProperties } from 'react';
import { formatDate, formatMonth } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import type { Locale } from '~/i18n/locales.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { DuePlan } from '~/modules/orders/due-view.ts';
import { href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { PlanLine } from '~/ui/station-line.tsx';
import { type AccountOrder, PICTURE } from './account-view.ts';

interface PlannedOrder extends AccountOrder {
  plan: DuePlan;
}

/** Plans that have a band: the newest. */
const SHOWN = 3;

/** Where the bike is on its line from which on the words are at its left. */
const LATE = 0.5;

/** The plans of orders that go on or are done, each a band on which the bike rides along its own stops. */
export function PlanBands({ orders }: { orders: readonly AccountOrder[] }) {
  const planned = orders
    .flatMap((order) => (order.due.plan ? [{ ...order, plan: order.due.plan }] : []))
    .slice(0, SHOWN);
  return planned.map((order) => <PlanBand key={order.number} order={order} />);
}

const FILE = 'inline-flex min-h-touch items-center gap-2';

const monthAndYear = (date: string, locale: Locale) => `${formatMonth(date, locale)} ${date.slice(0, 4)}`;

/** The shop knows what is due, not what the partner was paid: nothing here says that an instalment was paid. */
function PlanBand({ order: { number, names, image, plan } }: { order: PlannedOrder }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { months, due, next, first, last, note } = plan;
  const at = next ? due / (months - 1) : 1;
  const rate = next && formatExactAmount(next.amount);
  const nth = t('band.nth', { index: due + 1 });
  return (
    <section
      className={cx('plan-band mt-8', at > LATE && 'plan-band-late')}
      aria-label={t('band.label', { name: names[0] })}
      style={{ '--at': `${at * 100}%` } as CSSProperties}
    >
      <div className="plan-stage">
        {image && (
          <Picture
            picture={{ src: image, ...PICTURE, alt: '' }}
            className="plan-bike aspect-bike h-auto object-contain"
          />
        )}
        <div className="plan-words">
          <h2 className="text-h4">{names.join(', ')}</h2>
          {next && rate ? (
            <>
              <p className="num mt-5">{next.label}</p>
              <Rate amount={rate} size="l" sentence={`${next.label}: CHF ${rate}`} />
              <p className="num text-small text-ink-2">{`${t('band.of', { index: due + 1, of: months })} ${t('band.left', { count: months - due })}`}</p>
            </>
          ) : (
            <>
              <p className="mt-5 text-h2">{t('band.yours')}</p>
              <p className="num text-small text-ink-2">{t('band.last-on', { date: formatDate(last, locale) })}</p>
            </>
          )}
        </div>
      </div>
      <PlanLine months={months} paid={next ? due : months} />
      <div className="num relative mt-2 flex justify-between text-small text-ink-2" aria-hidden="true">
        <p>
          <b className="block font-semibold text-ink">{monthAndYear(first, locale)}</b>
          {t('band.first')}
        </p>
        {next && due > 0 && due < months - 1 && (
          <p className="plan-here">
            <b className="font-semibold text-ink">{nth}</b>
          </p>
        )}
        <p className="text-right">
          <b className="block font-semibold text-ink">{monthAndYear(last, locale)}</b>
          {t('band.end')}
        </p>
      </div>
      {next && <p className="text-small text-ink-2">{note}</p>}
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
        <TextLink className={FILE} href={href('orderScheduleIcs', {}, locale, { nr: number })} reload>
          <Icon name="calendar" small /> {t('band.calendar')}
        </TextLink>
        <TextLink className={FILE} href={href('orderSchedulePdf', {}, locale, { nr: number })} reload>
          <Icon name="download" small /> {t('band.pdf')}
        </TextLink>
      </p>
    </section>
  );
}
