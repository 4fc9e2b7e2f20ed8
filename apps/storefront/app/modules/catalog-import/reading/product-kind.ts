import type { FeedAttribute } from '~/modules/catalog-import/feed/feed-item.ts';
import type { MessageKey } from '~/modules/catalog-import/reporting/message.ts';
import { classify, type Classification } from './categories-of-feed.ts';
import { guessCategory, hintsAtBike } from './guess-category.ts';
import type { Facts } from './record.ts';

/** Words that distinguish a bike from an accessory. */
interface KindFacts {
  slugs: readonly string[];
  nameSlug: string;
  facts: Facts;
  electric: boolean;
  attributes: readonly FeedAttribute[];
  /** Rappen; of its cheapest variant. */
  price: number;
}

interface ProductKind extends Classification {
  /** What contradicts itself, where the product may be the one or the other; it must not be sold as either. */
  doubts: MessageKey[];
}

/** Rappen from which on a thing is likely to be a bike. */
const DEAR = 800_00;
/** Rappen above which nothing is an accessory because of its name alone. */
const DEAREST_ACCESSORY = 1500_00;

/** Words after these describe what comes with a product, not the product itself. */
const WITH = /-(mit|inkl|inklusive|samt|incl|avec|with|fuer|pour|for)-.*$/;

/** Whether a product is a bike or an accessory, and what speaks against it (decision 51). */
export function kindOf(product: KindFacts): ProductKind {
  const { slugs, nameSlug, facts, electric, price } = product;
  const classification = classify(slugs, { frame: facts.frameTypes.length > 0, electric });
  const named = guessCategory(nameSlug.replace(WITH, ''));
  const isNamedAccessory = named === 'accessory';
  const isNamedBike = named !== undefined && !isNamedAccessory;
  const technical = technicalSigns(product);
  const signs: MessageKey[] = [
    ...(price >= DEAR ? (['sign-price'] as const) : []),
    ...technical,
    ...((facts.batteryWh ?? 0) >= 200 && !technical.includes('sign-motor') ? (['sign-motor'] as const) : []),
    ...(isNamedBike ? (['sign-bike-name'] as const) : []),
    ...(slugs.some(hintsAtBike) ? (['sign-bike-category'] as const) : []),
  ];
  const sure = { ...classification, doubts: [] };
  const isMaybeAccessory = isNamedAccessory && technical.length === 0 && price < DEAREST_ACCESSORY;
  if (classification.certain && classification.kind === 'bike')
    return isMaybeAccessory ? { ...classification, doubts: [...signs, 'sign-accessory-name'] } : sure;
  if (classification.certain) {
    const isMaybeBike = price >= DEAR && (isNamedBike || technical.length >= 2);
    return isMaybeBike ? { ...classification, doubts: ['sign-accessory-category', ...signs] } : sure;
  }
  if (isMaybeAccessory) return { ...classify([...slugs, 'accessory'], { frame: false, electric }), doubts: [] };
  if (signs.length === 0) return sure;
  if (isNamedBike && signs.length > 1)
    return { ...classify([...slugs, named], { frame: false, electric }), doubts: [] };
  return { ...classification, doubts: [...signs, ...(isNamedAccessory ? (['sign-accessory-name'] as const) : [])] };
}

function technicalSigns({ attributes, facts }: KindFacts): MessageKey[] {
  const has = (slug: string) => attributes.some((attribute) => attribute.slug === slug);
  const isFrame =
    facts.frameTypes.length > 0 ||
    has('pa_rahmenmaterial') ||
    attributes.some(({ name }) => /rahmen|cadre|frame/i.test(name));
  return [
    ...(has('pa_motor') || has('pa_drehmoment') ? (['sign-motor'] as const) : []),
    ...(has('pa_reichweite') ? (['sign-range'] as const) : []),
    ...(has('pa_laufrad') || has('pa_gaenge') || has('pa_schaltung') ? (['sign-wheel'] as const) : []),
    ...(isFrame ? (['sign-frame'] as const) : []),
  ];
}
