import { useTranslation } from '~/i18n/use-translation.ts';
import { SwatchPicker } from '~/ui/swatch-picker.tsx';
import type { ShownProduct, ShownVariant } from './shown-product.ts';

interface StageColoursProps {
  product: ShownProduct;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  colourHref: (slug: string) => string;
  /** The chosen variant: colours in which its size is sold out are struck and say so. */
  variant?: ShownVariant | undefined;
}

export function StageColours({ product, colour, colourHref, variant }: StageColoursProps) {
  const { t } = useTranslation('product');
  const { colours, variants } = product;
  if (colours.length === 0) return null;
  const name = colours.find(({ slug }) => slug === colour)?.name ?? '';
  const ofSize = variants.filter(({ size }) => size !== null && size === variant?.size);
  const isOut = (slug: string) => ofSize.some((each) => each.colourSlug === slug && !each.orderable);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SwatchPicker
        name="farbe"
        legend={t('colourOf', { name })}
        hideLegend
        value={colour}
        swatches={colours.map((each) => ({
          value: each.slug,
          name: isOut(each.slug) ? t('colourOut', { name: each.name }) : each.name,
          colour: each.hex,
          href: colourHref(each.slug),
          isOut: isOut(each.slug),
        }))}
      />
      {/* The group says the same. */}
      <span className="text-small" aria-hidden="true">
        {name}
      </span>
    </div>
  );
}
