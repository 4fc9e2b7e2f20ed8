import { Form, useNavigation } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDay } from '~/i18n/dates';
import type { Locale } from '~/i18n/locales';
import { formatAmount, formatExactAmount } from '~/i18n/money';
import { useLocale } from '~/i18n/use-locale';
import { Stock } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Equation, Rate } from '~/ui/rate';
import { TickList } from '~/ui/spec-table';
import { type Term, TermRadios } from '~/ui/term-segment';
import { type SizeOption, SizePicker, SwatchPicker } from '~/ui/variant-picker';
import type { ProductView, VariantView } from '../catalog';
import { type ProductPlan, productPlanFor } from '../product-plans';
import { stockKind } from '../product-tile';

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
  /** Where the form is sent. */
  cartPath: string;
}

export const BUY_FORM_ID = 'kaufen';

/** Everything to decide: plan, colour, size; then into the cart. A plain form, usable without JavaScript. */
export function PlanBox({ product, plans, months, onMonths, colour, colourHref, cartPath }: PlanBoxProps) {
  const { t } = useTranslation('product');
  const variants = product.variants.filter(
    (variant) => colour === undefined || variant.colourSlug === null || variant.colourSlug === colour,
  );
  const [variantId, setVariantId] = useState(() => firstOrderable(variants)?.id);
  const variant = variants.find(({ id }) => id === variantId) ?? firstOrderable(variants);
  const plan = productPlanFor(plans, months);
  const orderable = variant?.orderable ?? false;
  const adding = useNavigation().formAction?.startsWith(cartPath);
  return (
    <Form method="post" action={cartPath} id={BUY_FORM_ID} className="grid gap-6 border-t-2 border-ink pt-5">
      <input type="hidden" name="intent" value="add" />
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
      <Sizes product={product} variants={variants} chosen={variant} onChoose={setVariantId} />
      <div className="grid gap-3">
        <VariantStock product={product} variant={variant} />
        <Button
          type="submit"
          wide
          loading={adding ? t('adding') : false}
          disabledReason={
            orderable ? false : t(variants.some((each) => each.orderable) ? 'soldOutSize' : 'soldOutReason')
          }
        >
          {t(orderable ? 'add' : 'soldOutButton')}
        </Button>
      </div>
      <Promises plan={plan} />
    </Form>
  );
}

function firstOrderable(variants: readonly VariantView[]): VariantView | undefined {
  return variants.find((variant) => variant.orderable);
}

function term({ months, rate, total }: ProductPlan, t: TFunction<'product'>): Term {
  if (months === 1) {
    return {
      value: '1',
      label: t('plan.once'),
      rate: formatAmount(total),
      spoken: t('plan.onceSpoken', { total: formatAmount(total) }),
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
  const total = formatAmount(plan.total);
  const was = product.strikePrice && (
    <s className="text-ink-3">{t('uvp', { total: formatAmount(product.strikePrice) })}</s>
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
}

/** One radio a size; sold-out sizes stay and say so. A product without sizes sends its only variant. */
function Sizes({ product, variants, chosen, onChoose }: SizesProps) {
  const { t } = useTranslation('product');
  if (variants.every(({ size }) => size === null))
    return chosen ? <input type="hidden" name="variantId" value={chosen.id} /> : null;
  return (
    <SizePicker
      name="variantId"
      legend={t('size')}
      value={String(chosen?.id ?? '')}
      onChange={(value) => onChoose(Number(value))}
      sizes={variants.map((variant) => sizeOption(product, variant, t))}
    />
  );
}

function sizeOption(product: ProductView, variant: VariantView, t: TFunction<'product'>): SizeOption {
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

function VariantStock({ product, variant }: { product: ProductView; variant: VariantView | undefined }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  if (!variant) return <Stock kind="out">{t('stock.soldOut')}</Stock>;
  return (
    <Stock kind={stockKind(variant)}>
      {stockSentence(variant.stockStatus === 'instock', arrival(product, variant), locale, t)}
    </Stock>
  );
}

function arrival(product: ProductView, variant: VariantView): string | null {
  return variant.expectedDeliveryDate ?? product.expectedDeliveryDate;
}

function stockSentence(inStock: boolean, date: string | null, locale: Locale, t: TFunction<'product'>): string {
  if (inStock) return date ? t('stock.instockBy', { date: formatDay(date, locale) }) : t('stock.instock');
  return date ? t('stock.onOrderBy', { date: formatDate(date, locale) }) : t('stock.onOrder');
}

function Promises({ plan }: { plan: ProductPlan }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const dates =
    plan.months > 1 &&
    t('promises.dates', { first: formatDate(plan.firstDate, locale), last: formatDate(plan.lastDate, locale) });
  return (
    <div className="border-t border-line pt-4">
      <TickList items={[t('promises.delivery'), ...(dates ? [dates, t('promises.early')] : [])]} />
    </div>
  );
}
