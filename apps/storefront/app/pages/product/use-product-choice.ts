import { useCallback, useEffect, useState } from 'react';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { clearHeight, storeHeight } from '~/modules/catalog/body-height.ts';
import type { ShownProduct, ShownVariant } from './shown-product.ts';
import { type ChosenPlan, chosenPlan, type ProductOffer } from '~/modules/catalog/product-plans.ts';
import { adviseSize, type SizeAdvice } from '~/modules/catalog/size-advice.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import { defaultPlanLength } from '~/modules/financing/usual-lengths.ts';
import { BUY_FORM_ID } from './buy-form.ts';

/** What an address asks the page to begin with: what the form without scripts computes. */
export interface RequestedChoice {
  months?: number;
  /** Rappen */
  downPayment?: number;
  /** As the catalogue stores it. */
  size?: string;
  /** Centimetres */
  height?: number;
}

/** What is chosen on a product page, and everything that follows from it: box, bar and figure show this. */
export interface ProductChoice {
  offer: ProductOffer;
  plan: ChosenPlan;
  /** The body height that sizes are advised for, centimetres. */
  height: number | undefined;
  advice: SizeAdvice | undefined;
  variants: readonly ShownVariant[];
  /** Undefined until a size is chosen. */
  variant: ShownVariant | undefined;
  setMonths: (months: number) => void;
  /** Takes Rappen. */
  setDownPayment: (rappen: number) => void;
  setSize: (size: string) => void;
  /** Whether scripts are there. */
  isAlive: boolean;
  /** Whether the button was pressed before a size was chosen. */
  isSizeAsked: boolean;
  askForSize: () => void;
  /** Keeps another height, or forgets it; the size follows. */
  setHeight: (heightCm: number | undefined) => void;
}

interface ChoiceOptions {
  product: ShownProduct;
  offers: readonly ProductOffer[];
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  requested: RequestedChoice;
}

/**
 * The one state of a product page (decision 60): term, down payment and size. It begins with the preset and with the
 * size for the shopper's height; from then on only the shopper changes it.
 */
export function useProductChoice({ product, offers, colour, requested }: ChoiceOptions): ProductChoice {
  const [months, setMonths] = useState(requested.months ?? defaultPlanLength);
  const [downPayment, setDownPayment] = useState(requested.downPayment ?? null);
  const [picked, setSize] = useState(requested.size);
  const [isAlive, setAlive] = useState(false);
  const [isSizeAsked, setSizeAsked] = useState(false);
  const height = useHeight(requested.height);
  const variants = product.variants.filter(({ colourSlug }) => !colour || !colourSlug || colourSlug === colour);
  const frameSizes = product.sizes.flatMap(({ frameSize }) => frameSize ?? []);
  const advice = height === undefined ? undefined : adviseSize(frameSizes, height);
  const variant = chosenVariant(variants, picked ?? (advice && advice.kind !== 'none' ? advice.size.size : undefined));
  const price = (variant ?? variants[0])?.displayPrice;
  const offer = offers.find((each) => each.price === price) ?? offers[0];
  if (!offer) throw new Error('A product has at least one offer');

  const setHeight = useCallback((heightCm: number | undefined) => {
    setSize(undefined);
    if (heightCm === undefined) clearHeight();
    else storeHeight(heightCm);
  }, []);

  // What was chosen before the scripts were there.
  useEffect(() => {
    setAlive(true);
    const form = document.getElementById(BUY_FORM_ID);
    if (!(form instanceof HTMLFormElement)) return;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    if (text('planLength')) setMonths(Number(text('planLength')));
    const down = parseWholeFrancs(text('downPayment'));
    setDownPayment((before) => (down === undefined || down === offer.downPayment.preset ? before : down));
    const size = variants.find(({ id }) => String(id) === text('variantId'))?.size;
    if (size) setSize((before) => before ?? size);
  }, []);

  return {
    offer,
    plan: chosenPlan(offer, { months, downPayment }),
    height,
    advice,
    variants,
    variant,
    setMonths,
    setDownPayment,
    setSize,
    isAlive,
    isSizeAsked: isSizeAsked && !variant,
    askForSize: () => setSizeAsked(true),
    setHeight,
  };
}

/** The height of the address until it is stored, then what the browser stores. */
function useHeight(requested: number | undefined): number | undefined {
  const stored = useBodyHeight();
  const [taken, setTaken] = useState<number>();
  useEffect(() => {
    if (requested !== undefined) storeHeight(requested);
    setTaken(requested);
  }, [requested]);
  return requested !== undefined && taken !== requested ? requested : stored;
}

/** The variant in a size; without one the only variant, or the only one that can be ordered. */
function chosenVariant(variants: readonly ShownVariant[], size: string | undefined): ShownVariant | undefined {
  const inSize = size === undefined ? undefined : variants.find((variant) => variant.size === size);
  if (inSize) return inSize;
  const orderable = variants.filter((variant) => variant.orderable);
  if (orderable.length === 1) return orderable[0];
  return variants.length === 1 || variants.every((variant) => variant.size === null)
    ? (orderable[0] ?? variants[0])
    : undefined;
}
