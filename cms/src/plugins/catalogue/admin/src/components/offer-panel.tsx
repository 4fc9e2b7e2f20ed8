import { Box, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { formatChf, useCatalogue } from '../catalogue';
import { usePanelLocale, useTexts } from '../texts';

interface Forecast {
  before: number;
  price: number;
  heldDays: number;
  strike?: { price: number; until: string | null };
}

interface Offer {
  productSlug?: string | null;
  sku?: string | null;
  percent?: number | null;
  limitedOfferStartDate?: string | null;
}

/** What the offer would show, and why a price is not crossed out, in words. */
function useSentences(): (forecast: Forecast) => string[] {
  const t = useTexts();
  const locale = usePanelLocale();
  return ({ before, price, heldDays, strike }) => {
    const prices = t('offer.prices', { before: formatChf(before), price: formatChf(price) });
    if (!strike) return [prices, t('offer.notLower')];
    const former = formatChf(strike.price);
    if (strike.until === null) return [prices, t('offer.struck', { former })];
    const until = new Date(strike.until).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' });
    const held = t('offer.held', { days: heldDays });
    return [prices, `${t('offer.struckUntil', { former, until })} ${held}`, t('offer.law')];
  };
}

function OfferForecast() {
  const t = useTexts();
  const sentences = useSentences();
  const offer = useForm('OfferPanel', (form: { values: Offer }) => form.values);
  const { productSlug, sku, percent, limitedOfferStartDate } = offer;
  const ready = Boolean((productSlug || sku) && percent && limitedOfferStartDate);
  const { data, problem } = useCatalogue<{ forecast: Forecast | null }>(ready ? 'offer' : undefined, {
    ...(productSlug ? { slug: productSlug } : {}),
    ...(sku ? { sku } : {}),
    percent: String(percent ?? ''),
    startsAt: limitedOfferStartDate ? new Date(limitedOfferStartDate).toISOString() : '',
  });
  if (!ready) {
    return (
      <Typography textColor="neutral600">{t('offer.lacking', { hasPercent: String(Boolean(percent)) })}</Typography>
    );
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
export function OfferPanel({ model }: { model: string }) {
  const t = useTexts();
  if (model !== 'api::limited-offer.limited-offer') return null;
  return { title: t('offer.title'), content: <OfferForecast /> };
}
