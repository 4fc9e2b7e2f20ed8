import { useEffect, useState } from 'react';
import { useRevalidator } from '@remix-run/react';
import { formatDayAndTime, formatMoment } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { shownParts } from '~/ui/clock-parts.ts';
import { elapsedShare, type LimitedOfferView } from './limited-offer-view.ts';

const MINUTE = 60_000;
const SETTLED = 5_000;

export function OfferBox({ offer }: { offer: LimitedOfferView }) {
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const now = useNow(offer);
  const left = Date.parse(offer.endsAt) - now;
  if (left <= 0)
    return (
      <p className="offer-box offer-over" role="status">
        {t('offer.over')}
      </p>
    );
  const units = { day: t('offer.day'), days: t('offer.days'), hours: t('offer.hours'), minutes: t('offer.minutes') };
  return (
    <section className="offer-box" aria-label={offer.title}>
      <p className="offer-top">
        <b>{offer.title}</b>
        {offer.saved !== null && <span>{t('offer.saves', { amount: formatChf(offer.saved) })}</span>}
      </p>
      {offer.text && <p className="text-small">{offer.text}</p>}
      <p className="offer-left" aria-hidden="true">
        {shownParts(left, units).map(([value, unit]) => (
          <span key={unit}>
            <bdi>{value}</bdi> <small>{unit}</small>
          </span>
        ))}
      </p>
      <div className="offer-line" aria-hidden="true">
        <i style={{ left: `${(elapsedShare(offer, now) * 100).toFixed(1)}%` }} />
      </div>
      <p className="offer-ends" aria-hidden="true">
        <span>{formatDayAndTime(offer.startsAt, locale)}</span>
        <span>{formatDayAndTime(offer.endsAt, locale)}</span>
      </p>
      <p className="text-small">{t('offer.counts', { date: formatMoment(offer.endsAt, locale) })}</p>
    </section>
  );
}

/**
 * The moment, by the server's clock at first and by the browser's from then on; at the end the page is asked for anew.
 */
function useNow({ now: made, endsAt }: LimitedOfferView): number {
  const [now, setNow] = useState(() => Date.parse(made));
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const ticking = setInterval(update, MINUTE);
    const left = Date.parse(endsAt) - Date.now();
    // Longer times than a browser's timer holds are none that a page lives.
    const ending =
      left < 2 ** 31 - SETTLED && left > 0 ? [setTimeout(update, left), setTimeout(revalidate, left + SETTLED)] : [];
    return () => {
      clearInterval(ticking);
      ending.forEach(clearTimeout);
    };
  }, [endsAt, revalidate]);
  return now;
}
