import { useFetcher } from '@remix-run/react';
import type { Translate } from '~/i18n/translate.ts';
import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { Stock } from '~/ui/badge.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Equation, Rate } from '~/ui/rate.tsx';
import { TickList } from '~/ui/spec-table.tsx';
import { type Term, TermRadios } from '~/ui/term-segment.tsx';
import { type SizeOption, SizePicker, SwatchPicker } from '~/ui/variant-picker.tsx';
import type { ProductView, VariantView } from '~/modules/catalog/catalog.ts';
import { type ProductPlan, productPlanFor } from '~/modules/catalog/product-plans.ts';
import { stockKind } from '~/modules/catalog/product-tile.ts';
import type { ProductLinks } from './product-links.ts';
import { SizeAdvice, type SizeAdviceView } from './size-advice.tsx';

interface PlanBoxProps {
  product: ProductView;
  plans: readonly ProductPlan[];
  /** The plan that is chosen at first, months. */
  months: number;
  onMonths: (months: number) => void;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  /** Address of this product in another colour. */
  colourHref: (slug: string) => string;
  /** First and last payment of each plan in words, by its months. */
  planDates: Record<number, string>;
  /** Availability of each variant in words, by its id. */
  stock: Record<number, string>;
  links: ProductLinks;
  /** The size for the height that the visitor gave. */
  advice: SizeAdviceView | undefined;
}

export const BUY_FORM_ID = 'kaufen';

/** Everything to decide: plan, colour, size; then into the cart. A plain form, usable without JavaScript. */
export function PlanBox({
  product,
  plans,
  months,
  onMonths,
  colour,
  colourHref,
  planDates,
  stock,
  links,
  advice,
}: PlanBoxProps) {
  const { t } = useTranslation('product');
  const variants = product.variants.filter(
    (variant) => colour === undefined || variant.colourSlug === null || variant.colourSlug === colour,
  );
  const [variantId, setVariantId] = useState(() => preset(variants, advice?.size)?.id);
  const variant = variants.find(({ id }) => id === variantId) ?? firstOrderable(variants);
  const plan = productPlanFor(plans, months);
  const orderable = variant?.orderable ?? false;
  const adding = useFetcher({ key: links.cart });
  return (
    <adding.Form method="post" action={links.cart} id={BUY_FORM_ID} className="grid gap-6 border-t-2 border-ink pt-5">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="answer" value="data" />
      <PlanPrice product={product} plan={plan} />
      {plans.length > 1 && (
        <TermRadios
          id="laufzeit"
          name="planLength"
          legend={t('plan.term')}
          terms={plans.map((each) => term(each, t))}
          value={String(plan.months)}
          onChange={(value) => onMonths(Number(value))}
        />
      )}
      <Colours product={product} colour={colour} colourHref={colourHref} />
      <Sizes product={product} variants={variants} chosen={variant} onChoose={setVariantId} advised={advice?.size} />
      {product.sizes.some(({ frameSize }) => frameSize) && <SizeAdvice advice={advice} />}
      <AddOns addOns={product.addOns} />
      <div className="grid gap-3">
        <VariantStock variant={variant} words={stock} />
        <Button
          type="submit"
          wide
          loading={adding.state !== 'idle' && t('adding')}
          disabledReason={
            orderable ? false : t(variants.some((each) => each.orderable) ? 'soldOutSize' : 'soldOutReason')
          }
        >
          {t(orderable ? 'add' : 'soldOutButton')}
        </Button>
        {!orderable && (
          <LinkButton
            variant="secondary"
            wide
            href={variant ? `${links.availability}?variante=${variant.id}` : links.availability}
          >
            {t('notify')}
          </LinkButton>
        )}
        {links.booking && (
          <LinkButton variant="secondary" wide href={links.booking} reload>
            {t('booking')}
          </LinkButton>
        )}
      </div>
      <Promises dates={planDates[plan.months]} />
    </adding.Form>
  );
}

function firstOrderable(variants: readonly VariantView[]): VariantView | undefined {
  return variants.find((variant) => variant.orderable);
}

/** The variant that is chosen at first: in the advised size where there is one, else the first that can be ordered. */
function preset(variants: readonly VariantView[], size: string | undefined): VariantView | undefined {
  return variants.find((variant) => size !== undefined && variant.size === size) ?? firstOrderable(variants);
}

/** Extras at no charge: one may be taken. */
function AddOns({ addOns }: { addOns: readonly string[] }) {
  const { t } = useTranslation('product');
  if (addOns.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{t('addOn.legend')}</legend>
      {['', ...addOns].map((addOn) => (
        <label key={addOn} className="choice">
          <input type="radio" className="radio" name="addOn" value={addOn} defaultChecked={addOn === ''} />
          <span>{addOn || t('addOn.none')}</span>
        </label>
      ))}
    </fieldset>
  );
}

function term({ months, rate, total }: ProductPlan, t: Translate): Term {
  if (months === 1) {
    return {
      value: '1',
      label: t('plan.once'),
      rate: formatExactAmount(total),
      spoken: t('plan.onceSpoken', { total: formatExactAmount(total) }),
    };
  }
  return {
    value: String(months),
    label: String(months),
    rate: formatAmount(rate),
    spoken: t('plan.termSpoken', { count: months, rate: formatAmount(rate) }),
  };
}

/** The hero number with the equation that proves it. */
function PlanPrice({ product, plan }: { product: ProductView; plan: ProductPlan }) {
  const { t } = useTranslation(['product', 'common']);
  const total = formatExactAmount(plan.total);
  const was = product.strikePrice && (
    <s className="text-ink-3">{t('uvp', { total: formatExactAmount(product.strikePrice) })}</s>
  );
  if (plan.months === 1) {
    return (
      <div>
        <Rate size="xl" amount={total} sentence={t('common:rate.spokenOnce', { total })} />
        <p className="mt-2 text-small text-ink-2">
          {was} {product.kind === 'bike' && t(plan.onceOnly ? 'plan.onceOnlyNote' : 'plan.onceNote')}
        </p>
      </div>
    );
  }
  const spoken = {
    months: plan.months,
    rate: formatExactAmount(plan.rate),
    total,
    first: formatExactAmount(plan.first),
    rest: plan.months - 1,
  };
  const uneven = plan.first !== plan.rate;
  return (
    <div>
      <Rate
        size="xl"
        amount={formatAmount(plan.rate)}
        per={t('common:rate.perMonth')}
        sentence={t('common:rate.spoken', { rate: formatAmount(plan.rate), months: plan.months, total })}
      />
      <p className="mt-2">
        <Equation
          months={plan.months}
          rate={formatExactAmount(plan.rate)}
          first={uneven ? formatExactAmount(plan.first) : undefined}
          total={total}
          sentence={t(uneven ? 'plan.equationFirst' : 'plan.equation', spoken)}
        />{' '}
        {was}
      </p>
      <p className="mt-1 text-small text-ink-2">{t('plan.without')}</p>
    </div>
  );
}

function Colours({ product, colour, colourHref }: Pick<PlanBoxProps, 'product' | 'colour' | 'colourHref'>) {
  const { t } = useTranslation('product');
  if (product.colours.length === 0) return null;
  const name = product.colours.find(({ slug }) => slug === colour)?.name ?? '';
  return (
    <SwatchPicker
      name="farbe"
      legend={t('colourOf', { name })}
      value={colour}
      swatches={product.colours.map((each) => ({
        value: each.slug,
        name: each.name,
        colour: each.hex,
        href: colourHref(each.slug),
      }))}
    />
  );
}

interface SizesProps {
  product: ProductView;
  variants: readonly VariantView[];
  chosen: VariantView | undefined;
  onChoose: (variantId: number) => void;
  /** The size for the visitor's height. */
  advised: string | undefined;
}

/** One radio a size; sold-out sizes stay and say so. A product without sizes sends its only variant. */
function Sizes({ product, variants, chosen, onChoose, advised }: SizesProps) {
  const { t } = useTranslation('product');
  if (variants.every(({ size }) => size === null))
    return chosen ? <input type="hidden" name="variantId" value={chosen.id} /> : null;
  return (
    <SizePicker
      name="variantId"
      legend={t('size')}
      value={String(chosen?.id ?? '')}
      onChange={(value) => onChoose(Number(value))}
      sizes={variants.map((variant) => {
        const option = sizeOption(product, variant, t);
        return option.state === undefined && variant.size === advised
          ? { ...option, state: 'fits', spoken: t('advice.spoken') }
          : option;
      })}
    />
  );
}

function sizeOption(product: ProductView, variant: VariantView, t: Translate): SizeOption {
  const value = String(variant.id);
  const label = variant.sizeLabel ?? '';
  if (!variant.orderable) return { value, label, note: t('soldOut'), state: 'out' };
  const riders = product.sizes.find(({ size }) => size === variant.size)?.frameSize;
  return riders
    ? {
        value,
        label,
        note: `${riders.minCm}–${riders.maxCm}`,
        spoken: t('sizeFor', { min: riders.minCm, max: riders.maxCm }),
      }
    : { value, label };
}

function VariantStock({ variant, words }: { variant: VariantView | undefined; words: Record<number, string> }) {
  const { t } = useTranslation('product');
  if (!variant) return <Stock kind="out">{t('stock.soldOut')}</Stock>;
  return <Stock kind={variant.orderable ? stockKind(variant) : 'out'}>{words[variant.id]}</Stock>;
}

function Promises({ dates }: { dates: string | undefined }) {
  const { t } = useTranslation('product');
  return (
    <div className="border-t border-line pt-4">
      <TickList items={[t('promises.delivery'), ...(dates ? [dates, t('promises.early')] : [])]} />
    </div>
  );
}
