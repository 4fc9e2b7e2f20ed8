import { useFetcher } from '@remix-run/react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { BuyBar } from '~/ui/buy-bar.tsx';
import type { PictureSource } from '~/ui/picture.tsx';
import type { ShownProduct } from './shown-product.ts';
import { BuyAction } from './buy-action.tsx';
import { ChosenRate } from './plan/plan-price.tsx';
import type { ProductLinks } from './product-links.ts';
import type { ProductChoice } from './use-product-choice.ts';

interface ProductBarProps {
  product: ShownProduct;
  choice: ProductChoice;
  /** Slug of the colour that is shown. */
  colour: string | undefined;
  picture: PictureSource | undefined;
  links: ProductLinks;
}

/** Rate, colour, size and the page's button always at hand, from the first moment on (spec §2). */
export function ProductBar({ product, choice, colour, picture, links }: ProductBarProps) {
  const { t } = useTranslation('product');
  const { plan, variant } = choice;
  const paint = product.colours.find(({ slug }) => slug === colour);
  const words = [paint?.name, variant?.sizeLabel].filter(Boolean).join(', ');
  const isAdding = useFetcher({ key: links.cart }).state !== 'idle';
  const chosen = words && (
    <span className="bar-choice">
      {paint && <i style={{ background: paint.hex }} />}
      <bdi>{words}</bdi>
    </span>
  );
  const months = t('plan.months', { count: plan.months });
  const down = plan.downPayment > 0 && t('plan.today', { amount: formatExactAmount(plan.downPayment) });
  return (
    <BuyBar
      label={product.name}
      picture={picture && { ...picture, alt: '' }}
      title={product.name}
      subtitle={chosen}
      rate={<ChosenRate plan={plan} size="m" />}
      note={
        <>
          {plan.months > 1 && <bdi>{[months, down].filter(Boolean).join(', ')}</bdi>}
          {chosen && <span className="block desktop:hidden">{chosen}</span>}
        </>
      }
      action={<BuyAction choice={choice} links={links} isAdding={isAdding} isBar />}
    />
  );
}
