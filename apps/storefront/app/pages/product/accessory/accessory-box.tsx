import { useFetcher } from '@remix-run/react';
import { useState } from 'react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { ShownProduct, ShownVariant } from '~/pages/product/shown-product.ts';
import { stockKind } from '~/modules/catalog/product-tile.ts';
import type { ProductLinks } from '~/pages/product/product-links.ts';
import { BUY_FORM_ID } from '~/pages/product/buy-form.ts';
import { Stock } from '~/ui/badge.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Rate } from '~/ui/rate.tsx';
import { TickList } from '~/ui/spec-table.tsx';
import { SizePicker } from '~/ui/size-picker.tsx';
import type { MeasureLine } from './measure.ts';
import { MeasureFigure } from './measure-line.tsx';
import { FitsMine, PlanNote } from './own-bike.tsx';
import { RequestId } from '~/modules/cart/ui/request-id.tsx';

interface AccessoryBoxProps {
  product: ShownProduct;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  /** Availability of each variant in words, by its id. */
  stock: Record<number, string>;
  links: ProductLinks;
  measure: MeasureLine | undefined;
  /** What it needs of a bike, in words. */
  needWords: string;
}

/** Price, colour, size and measure of an accessory; then into the cart. A plain form, usable without scripts. */
export function AccessoryBox({ product, colour, stock, links, measure, needWords }: AccessoryBoxProps) {
  const { t } = useTranslation(['product', 'common']);
  const variants = product.variants.filter(({ colourSlug }) => !colour || !colourSlug || colourSlug === colour);
  const first = variants.find(({ orderable }) => orderable) ?? variants[0];
  const [variantId, setVariantId] = useState(first?.id);
  const variant = variants.find(({ id }) => id === variantId) ?? first;
  const price = variant?.displayPrice ?? product.displayPrice;
  const total = formatExactAmount(price);
  const adding = useFetcher({ key: links.cart });
  return (
    <adding.Form method="post" action={links.cart} id={BUY_FORM_ID} className="grid gap-6 border-t-2 border-ink pt-5">
      <input type="hidden" name="intent" value="add" />
      <RequestId answer={adding.data} />
      <input type="hidden" name="answer" value="data" />
      <div>
        <Rate size="xl" amount={total} sentence={t('common:rate.spokenOnce', { total })} />
        {product.strikePrice && (
          <s className="ml-2 text-ink-3">{t('uvp', { total: formatExactAmount(product.strikePrice) })}</s>
        )}
        <div className="price-notes">
          <PlanNote price={price} />
          <FitsMine needs={product.mounts} needWords={needWords} />
        </div>
      </div>
      <Sizes variants={variants} chosen={variant} onChoose={setVariantId} />
      {measure && <MeasureFigure line={measure} />}
      <div className="grid gap-3">
        <Availability variant={variant} words={stock} />
        <Buy variant={variant} links={links} adding={adding.state !== 'idle'} />
      </div>
      <div className="border-t border-line pt-4">
        <TickList items={[t('accessory.delivery'), t('accessory.counts')]} />
      </div>
    </adding.Form>
  );
}

interface SizesProps {
  variants: readonly ShownVariant[];
  chosen: ShownVariant | undefined;
  onChoose: (variantId: number) => void;
}

/** One radio a size, with its price where sizes cost differently; without sizes the only variant is sent. */
function Sizes({ variants, chosen, onChoose }: SizesProps) {
  const { t } = useTranslation('product');
  if (variants.every(({ size }) => size === null))
    return chosen ? <input type="hidden" name="variantId" value={chosen.id} /> : null;
  const differ = new Set(variants.map(({ displayPrice }) => displayPrice)).size > 1;
  return (
    <SizePicker
      name="variantId"
      legend={t('size')}
      value={String(chosen?.id ?? '')}
      onChange={(value) => onChoose(Number(value))}
      sizes={variants.map(({ id, sizeLabel, orderable, displayPrice }) => ({
        value: String(id),
        label: sizeLabel ?? '',
        ...(orderable ? {} : { note: t('soldOut'), state: 'out' as const }),
        ...(orderable && differ ? { note: formatExactAmount(displayPrice) } : {}),
      }))}
    />
  );
}

function Availability({ variant, words }: { variant: ShownVariant | undefined; words: Record<number, string> }) {
  const { t } = useTranslation('product');
  if (!variant) return <Stock kind="out">{t('stock.soldOut')}</Stock>;
  return <Stock kind={variant.orderable ? stockKind(variant) : 'out'}>{words[variant.id]}</Stock>;
}

interface BuyProps {
  variant: ShownVariant | undefined;
  links: ProductLinks;
  adding: boolean;
}

/** The button; where nothing can be ordered it says why, and an alert is below. */
function Buy({ variant, links, adding }: BuyProps) {
  const { t } = useTranslation('product');
  const orderable = variant?.orderable ?? false;
  const alert = variant ? `${links.availability}?variante=${variant.id}` : links.availability;
  return (
    <>
      <Button
        type="submit"
        wide
        loading={adding && t('adding')}
        disabledReason={orderable ? false : t('accessory.soldOut')}
      >
        {t(orderable ? 'add' : 'stock.soldOut')}
      </Button>
      {!orderable && (
        <LinkButton variant="secondary" wide href={alert}>
          {t('notify')}
        </LinkButton>
      )}
    </>
  );
}
