import { Suspense, useRef } from 'react';
import type { Translate } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { GoLink, TextLink } from '~/ui/link.tsx';
import { useSeen } from '~/ui/use-seen.ts';
import { type SizeOption, SizePicker } from '~/ui/size-picker.tsx';
import type { ShownProduct, ShownVariant } from '~/pages/product/shown-product.ts';
import { SIZES_ID } from '~/pages/product/buy-form.ts';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { adviceSentences } from './advice-text.ts';
import { HeightField } from './height-field.tsx';

const SizeLine = createOptionalComponent(() => import('./size-line.tsx'));

interface SizeChoiceProps {
  product: ShownProduct;
  choice: ProductChoice;
  colourHref: (slug: string) => string;
  /** What is wrong with the height in the address. */
  error: string | undefined;
}

/**
 * One radio a size, and the height that chooses among them, with the reason. Sold-out sizes stay and say so. A product
 * without sizes sends its only variant.
 */
export function SizeChoice({ product, choice, colourHref, error }: SizeChoiceProps) {
  const { t } = useTranslation('product');
  const { variants, variant, setSize } = choice;
  if (variants.every(({ size }) => size === null))
    return variant ? <input type="hidden" name="variantId" value={variant.id} /> : null;
  return (
    <div id={SIZES_ID} className="grid gap-4">
      <SizePicker
        name="variantId"
        legend={t('size')}
        required
        value={String(variant?.id ?? '')}
        onChange={(value) => setSize(variants.find(({ id }) => String(id) === value)?.size ?? '')}
        sizes={variants.map((each) => sizeOption(product, each, choice, t))}
      />
      {choice.isSizeAsked && (
        <p role="alert" className="field-error">
          {t('sizeMissing')}
        </p>
      )}
      {product.sizes.some(({ frameSize }) => frameSize) && (
        <HeightAdvice product={product} choice={choice} colourHref={colourHref} error={error} />
      )}
    </div>
  );
}

function sizeOption(
  product: ShownProduct,
  variant: ShownVariant,
  { advice }: ProductChoice,
  t: Translate<'product'>,
): SizeOption {
  const value = String(variant.id);
  const label = variant.sizeLabel ?? '';
  const riders = product.sizes.find(({ size }) => size === variant.size)?.frameSize;
  const note = riders ? `${riders.minCm}–${riders.maxCm}` : undefined;
  if (!variant.orderable) return { value, label, note, mark: t('soldOut'), state: 'out' };
  const option = {
    value,
    label,
    note,
    spoken: riders ? t('sizeFor', { min: riders.minCm, max: riders.maxCm }) : undefined,
  };
  if (!advice || advice.kind === 'none') return option;
  if (advice.kind === 'fits' && advice.size.size === variant.size)
    return { ...option, state: 'fits', mark: t('advice.best') };
  const isSecond = advice.kind === 'near' ? advice.size : advice.other;
  return isSecond?.size === variant.size ? { ...option, state: 'possible', mark: t('advice.also') } : option;
}

function HeightAdvice({ product, choice, colourHref, error }: SizeChoiceProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place, '0px');
  const { advice, height, setHeight } = choice;
  const [reason, ...others] = adviceSentences(product, choice, t);
  const elsewhere = soldOutElsewhere(product, choice);
  return (
    <div className="grid gap-3">
      <div ref={place} className="size-line-place">
        {isSeen && (
          <Suspense>
            <SizeLine product={product} choice={choice} />
          </Suspense>
        )}
      </div>
      <HeightField height={height} error={error} onHeight={setHeight} />
      <p role="status" className="text-small text-ink-2">
        {reason ? <strong className="font-medium text-ink">{reason}</strong> : <bdi>{t('advice.question')}</bdi>}{' '}
        <bdi>{others.join(' ')}</bdi>
      </p>
      {elsewhere.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-small">
          {elsewhere.map(({ slug, name }) => (
            <TextLink key={slug} href={colourHref(slug)} className="inline-flex min-h-touch items-center">
              {t('advice.inColour', { size: elsewhere[0]?.size, colour: name })}
            </TextLink>
          ))}
        </p>
      )}
      {advice?.kind === 'none' && height !== undefined && (
        <GoLink href={href('allModels', {}, locale, { groesse: height })}>{t('advice.others', { height })}</GoLink>
      )}
    </div>
  );
}

/** Colours in which the best size is available, where it is sold out in the one that is shown. */
function soldOutElsewhere(product: ShownProduct, { advice, variants }: ProductChoice) {
  if (!advice || advice.kind === 'none') return [];
  const { size } = advice.size;
  const here = variants.find((variant) => variant.size === size);
  if (!here || here.orderable) return [];
  const slugs = product.variants.filter((each) => each.size === size && each.orderable).map((each) => each.colourSlug);
  return product.colours
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, name }) => ({ slug, name, size: here.sizeLabel }));
}
