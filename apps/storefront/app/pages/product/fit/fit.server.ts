import type { Translate } from '~/i18n/keys.ts';
import type { Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { ProductView } from '~/modules/catalog/catalog.ts';
import { recommendedRide, sizeVerdict } from '~/modules/catalog/rider-fit.ts';
import { renderRides, type RenderedRide } from '~/modules/catalog/rider-fit.server.ts';
import { readHeight } from '~/modules/catalog/typed-height.ts';
import { DRAWN_HEIGHTS, inseamRange, isDrawnRider } from '@velory/illustrations/riders.ts';
import { href } from '~/site-map.ts';
import type { FitFigure, FitSizeView, FitView, FitWords } from './fit-view.ts';

interface FitRequest {
  product: ProductView;
  /** Query of the address: `groesse` and `innenbein` in centimetres, `farbe`. */
  search: URLSearchParams;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  locale: Locale;
}

/**
 * The shopper on each size of a bike, for the height that an address carries (`?groesse=172`, `&innenbein=80`);
 * undefined if it carries none, or the product is no bike (decision 58).
 */
export async function fitView({ product, search, colour, locale }: FitRequest): Promise<FitView | undefined> {
  const typed = search.get('groesse') ?? '';
  const height = readHeight(typed);
  if (height === undefined || product.kind !== 'bike') return undefined;
  const t = i18nFor(locale, 'fit');
  const base = { inseam: '', range: DRAWN_HEIGHTS, sizes: [], shown: 0, colour };
  if (height === 'unreadable') {
    const words = wordsOf(t, '');
    return { ...base, words, height: typed.slice(0, 20), title: '', lead: '', error: t('lead.unreadable') };
  }
  const view = { ...base, height: String(height), words: wordsOf(t, height) };
  const others = { href: href('allModels', {}, locale, { groesse: height }), label: t('others', { height }) };
  if (!isDrawnRider({ heightCm: height })) {
    return { ...view, title: t('title.outside'), lead: t('lead.outside', { ...DRAWN_HEIGHTS, height }), others };
  }
  const { inseamCm, error } = readInseam(search.get('innenbein'), height, t);
  const rides = await renderRides(product, { heightCm: height, inseamCm }, colour);
  if (rides.length === 0) return undefined;
  const best = recommendedRide(rides, height);
  const shown = best ?? nearest(rides, height);
  return {
    ...view,
    ...headOf({ product, ride: shown, suits: best !== undefined, height, t }),
    ...(error ? { error } : {}),
    inseam: inseamCm === undefined ? '' : String(inseamCm),
    sizes: rides.map((ride) => sizeView({ product, ride, recommended: ride === best, height, t })),
    shown: rides.findIndex((ride) => ride === shown),
    ...(best ? {} : { others }),
  };
}

/** The inseam as typed; one that such a body does not have is said so, and the usual one drawn. */
function readInseam(typed: string | null, height: number, t: Translate<'fit'>): { inseamCm?: number; error?: string } {
  const text = typed?.trim() ?? '';
  if (text === '') return {};
  const inseamCm = Math.round(Number(text.replace(/\s*cm$/i, '').replace(',', '.')));
  if (isDrawnRider({ heightCm: height, inseamCm })) return { inseamCm };
  return { error: t('lead.inseam', { ...inseamRange(height), height }) };
}

/** The size that is wrong by least, where none suits. */
function nearest(rides: readonly RenderedRide[], height: number): RenderedRide | undefined {
  const away = ({ frameSize, fit }: RenderedRide) =>
    frameSize
      ? Math.max(frameSize.minCm - height, height - frameSize.maxCm)
      : fit.reasons.reduce((sum, reason) => sum + ('by' in reason ? reason.by : 1), 0);
  return [...rides].sort((a, b) => away(a) - away(b))[0];
}

interface RideWords {
  product: ProductView;
  ride: RenderedRide;
  height: number;
  t: Translate<'fit'>;
}

const labelOf = (product: ProductView, { size }: RenderedRide): string =>
  product.sizes.find((each) => each.size === size)?.label ?? '';

const isToBeHad = (product: ProductView, { size }: RenderedRide): boolean =>
  product.variants.some((variant) => variant.orderable && (size === undefined || variant.size === size));

function headOf({
  product,
  ride,
  suits,
  height,
  t,
}: Omit<RideWords, 'ride'> & { ride: RenderedRide | undefined; suits: boolean }) {
  if (!ride || !suits) return { title: t('title.none'), lead: t('lead.none', { height }) };
  const { posture, arms } = ride.fit;
  const size = labelOf(product, ride);
  const words = { height, size, posture: t(`posture.${posture}`), arms: t(`arms.${arms}`) };
  const verdict = sizeVerdict(ride, height);
  const soldOut = !isToBeHad(product, ride);
  return {
    title: t(`title.${soldOut ? 'soldOut' : verdict === 'fits' ? 'fits' : 'limit'}`),
    lead: t(size ? 'lead.size' : 'lead.only', words) + (soldOut && size ? ` ${t('lead.soldOut', { size })}` : ''),
  };
}

function sizeView({ product, ride, recommended, height, t }: RideWords & { recommended: boolean }): FitSizeView {
  const { fit, picture, marks } = ride;
  const label = labelOf(product, ride);
  const verdict = sizeVerdict(ride, height);
  const words = { height, name: product.name, size: label, saddle: fit.saddleCm, ground: t(`ground.${fit.ground}`) };
  const soldOut = isToBeHad(product, ride) ? [] : [t('soldOut')];
  return {
    label,
    verdict,
    verdictText: [t(`verdict.${verdict === 'fits' && !recommended ? 'also' : verdict}`), ...soldOut].join(', '),
    recommended,
    reasons: reasonsOf(ride, height, recommended, t),
    picture: { ...picture, alt: t(label ? 'alt' : 'altOnly', words) },
    marks,
    figures: figuresOf(ride, label, t),
  };
}

/** Why a size suits or does not: first what the maker says, then what the drawing measures. */
function reasonsOf(
  { frameSize, fit }: RenderedRide,
  height: number,
  recommended: boolean,
  t: Translate<'fit'>,
): string[] {
  const reasons: string[] = [];
  if (frameSize && height < frameSize.minCm) {
    reasons.push(t('reason.small', { min: frameSize.minCm, max: frameSize.maxCm, by: frameSize.minCm - height }));
  }
  if (frameSize && height > frameSize.maxCm) {
    reasons.push(t('reason.tall', { min: frameSize.minCm, max: frameSize.maxCm, by: height - frameSize.maxCm }));
  }
  reasons.push(...fit.reasons.map((reason) => t(`reason.${reason.kind}`, { by: 'by' in reason ? reason.by : 0 })));
  if (recommended && reasons.length === 0) reasons.push(t(frameSize ? 'reason.best' : 'reason.bestDrawn'));
  return reasons;
}

function figuresOf({ frameSize, fit }: RenderedRide, label: string, t: Translate<'fit'>): FitFigure[] {
  const [min, max] = fit.saddleRange;
  const size: FitFigure[] = label
    ? [
        {
          label: t('figure.size'),
          value: label,
          note: frameSize ? t('madeFor', { min: frameSize.minCm, max: frameSize.maxCm }) : '',
        },
      ]
    : [];
  return [
    ...size,
    { label: t('figure.saddle'), value: t('cm', { value: fit.saddleCm }), note: t('saddleRange', { min, max }) },
    { label: t('figure.reach'), value: t('cm', { value: fit.reachCm }), note: t(`arms.${fit.arms}`) },
    {
      label: t('figure.back'),
      value: t('degrees', { value: fit.back }),
      note: inSentence(t(`posture.${fit.posture}`)),
    },
    { label: t('figure.ground'), value: t(`ground.${fit.ground}`), note: t('fromSaddle') },
  ];
}

/** Words that begin a sentence elsewhere, as they are in one. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function wordsOf(t: Translate<'fit'>, height: number | ''): FitWords {
  const usual = height === '' ? '' : inseamRange(height).usual;
  return {
    slider: t('field.slider'),
    spoken: t('field.spoken', { height }),
    submit: t('field.submit'),
    more: t('field.more'),
    inseam: t('field.inseam'),
    inseamHint: t('field.inseamHint', { height, usual }),
    storedNote: t('field.kept'),
    forget: t('field.forget'),
    best: t('best'),
    all: t('all'),
    basis: t('basis'),
  };
}
