import { Box, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { formatChf, useCatalogue } from '../catalogue';

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

const date = (iso: string) => new Date(iso).toLocaleString('de-CH', { dateStyle: 'long', timeStyle: 'short' });

/** What the offer would show, and why a price is not crossed out, in words. */
function sentences({ before, price, heldDays, strike }: Forecast): string[] {
  const prices = `Preis jetzt ${formatChf(before)}, mit dem Angebot ${formatChf(price)}.`;
  const held = `Er gilt beim Beginn seit ${heldDays === 1 ? '1 Tag' : `${heldDays} Tagen`}.`;
  if (strike?.until === null)
    return [prices, `Der frühere Preis ${formatChf(strike.price)} wird durchgestrichen gezeigt.`];
  if (strike?.until) {
    return [
      prices,
      `Der frühere Preis ${formatChf(strike.price)} darf bis ${date(strike.until)} durchgestrichen werden, danach nicht mehr. ${held}`,
      'Das verlangt die Preisbekanntgabe: unter 30 Tagen in Folge nur halb so lang, wie er galt, höchstens zwei Monate. Ab 30 Tagen ohne Ende. Preis, Ende und Countdown zeigt der Shop trotzdem.',
    ];
  }
  return [prices, 'Der Preis sinkt damit nicht: es wird nichts durchgestrichen.'];
}

function OfferForecast() {
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
    const missing = percent ? 'Produkt und Beginn' : 'Produkt, Prozent und Beginn';
    return (
      <Typography textColor="neutral600">
        {`Sobald ${missing} eingetragen sind, steht hier, welcher Preis gilt und ob der frühere durchgestrichen wird. Ohne Prozent bleibt der Preis.`}
      </Typography>
    );
  }
  if (problem) return <Typography textColor="warning700">{problem}</Typography>;
  if (!data) return <Typography textColor="neutral600">Der Shop rechnet …</Typography>;
  if (!data.forecast) {
    return (
      <Typography textColor="danger600">
        Dieses Produkt hat der Shop nicht, oder es hatte vor dem Beginn keinen Preis. Bitte Produkt oder Artikelnummer
        prüfen.
      </Typography>
    );
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
  if (model !== 'api::limited-offer.limited-offer') return null;
  return { title: 'So zeigt es der Shop', content: <OfferForecast /> };
}
