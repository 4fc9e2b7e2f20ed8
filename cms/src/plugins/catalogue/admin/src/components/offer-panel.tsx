import { Box, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useCatalogue } from '../catalogue';
import { formatChf } from '../money';
import { usePanelLocale, useTexts } from '../texts';

interface Forecast {
  before: number;
  price: number;
  others: { percent: number; startsAt: string; endsAt: string }[];
  sale?: { price: number; from: string | null; to: string | null };
  steps: { from: string; price: number }[];
  heldDays: number;
  strike?: { price: number; until: string | null };
}

interface Offer {
  productSlug?: string | null;
  sku?: string | null;
  percent?: number | null;
  limitedOfferStartDate?: string | null;
  limitedOfferDuration?: number | null;
}

/** What the form takes of an offer. */
const MOST_PERCENT = 70;
const MOST_HOURS = 720;

const isWithin = (number: number | null | undefined, most: number): boolean =>
  typeof number === 'number' && number >= 1 && number <= most;

/** What the offer would show, what others of the product do to it, and why a price is not crossed out, in words. */
function useSentences(): (forecast: Forecast) => string[] {
  const t = useTexts();
  const locale = usePanelLocale();
  const moment = (iso: string) => new Date(iso).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
  const struck = ({ price, before, heldDays, strike }: Forecast): string[] => {
    if (price >= before) return [t('offer.notLower')];
    if (!strike) return [t('offer.notStruck')];
    const former = formatChf(strike.price);
    if (strike.until === null) return [t('offer.struck', { former })];
    const held = t('offer.held', { days: heldDays });
    return [`${t('offer.struckUntil', { former, until: moment(strike.until) })} ${held}`, t('offer.law')];
  };
  return (forecast) => {
    const { before, price, others, sale, steps } = forecast;
    const prices = t('offer.prices', { before: formatChf(before), price: formatChf(price) });
    const beside = others.map(({ percent, startsAt, endsAt }) =>
      t('offer.other', { percent, from: moment(startsAt), until: moment(endsAt) }),
    );
    const reduced = sale && {
      price: formatChf(sale.price),
      from: sale.from ? moment(sale.from) : 'open',
      until: sale.to ? moment(sale.to) : 'open',
    };
    const then = steps
      .slice(1)
      .map((step) => t('offer.then', { from: moment(step.from), price: formatChf(step.price) }));
    return [
      prices,
      ...(reduced ? [t('offer.sale', reduced)] : []),
      ...beside,
      ...(others.length > 0 ? [t('offer.greatest')] : []),
      ...then,
      ...(others.length === 0 || price < before ? struck(forecast) : []),
    ];
  };
}

/** When an offer ends, where its form says so. */
function endOf({ limitedOfferStartDate, limitedOfferDuration }: Offer): Date | undefined {
  if (!limitedOfferStartDate || !isWithin(limitedOfferDuration, MOST_HOURS)) return undefined;
  return new Date(new Date(limitedOfferStartDate).getTime() + Number(limitedOfferDuration) * 3_600_000);
}

function OfferForecast({ documentId }: { documentId?: string | undefined }) {
  const t = useTexts();
  const sentences = useSentences();
  const locale = usePanelLocale();
  const offer = useForm('OfferPanel', (form: { values: Offer }) => form.values);
  const { productSlug, sku, percent, limitedOfferStartDate, limitedOfferDuration } = offer;
  const hasPercent = isWithin(percent, MOST_PERCENT);
  const ready = Boolean((productSlug || sku) && hasPercent && limitedOfferStartDate);
  const { data, problem } = useCatalogue<{ forecast: Forecast | null }>(ready ? 'offer' : undefined, {
    ...(productSlug ? { slug: productSlug } : {}),
    ...(sku ? { sku } : {}),
    percent: String(percent ?? ''),
    ...(isWithin(limitedOfferDuration, MOST_HOURS) ? { hours: String(limitedOfferDuration) } : {}),
    ...(documentId ? { offer: documentId } : {}),
    startsAt: limitedOfferStartDate ? new Date(limitedOfferStartDate).toISOString() : '',
  });
  if (!ready) {
    return <Typography textColor="neutral600">{t('offer.lacking', { hasPercent: String(hasPercent) })}</Typography>;
  }
  const end = endOf(offer);
  if (end && end.getTime() <= Date.now()) {
    const until = end.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
    return <Typography textColor="warning700">{t('offer.over', { until })}</Typography>;
  }
  if (problem) return <Typography textColor="warning700">{problem}</Typography>;
  if (!data) return <Typography textColor="neutral600">{t('offer.counting')}</Typography>;
  if (!data.forecast) {
    return <Typography textColor="danger600">{t('offer.unknown')}</Typography>;
  }
  return (
    <Box role="status">
      {sentences(data.forecast).map((sentence) => (
        <Typography key={sentence} tag="p" paddingBottom={2}>
          {sentence}
        </Typography>
      ))}
    </Box>
  );
}

/** Beside a limited offer: its price, and what the price indication rule lets the shop cross out. */
export function OfferPanel({ model, documentId }: { model: string; documentId?: string }) {
  const t = useTexts();
  if (model !== 'api::limited-offer.limited-offer') return null;
  return { title: t('offer.title'), content: <OfferForecast documentId={documentId} /> };
}
