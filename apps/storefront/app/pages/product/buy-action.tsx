import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { BUY_FORM_ID, SIZES_ID } from './buy-form.ts';
import type { ProductLinks } from './product-links.ts';
import type { ProductChoice } from './use-product-choice.ts';

interface BuyActionProps {
  choice: ProductChoice;
  links: ProductLinks;
  /** Whether it is on its way into the cart. */
  isAdding: boolean;
  /** In the bar: shorter words. */
  isBar?: boolean;
}

/** Brings the sizes into view, with the keyboard on the first one. */
function showSizes(): void {
  const sizes = document.getElementById(SIZES_ID);
  sizes?.scrollIntoView({ block: 'center' });
  sizes?.querySelector<HTMLElement>('input[type=radio]')?.focus({ preventScroll: true });
}

/**
 * The button of the page, the same in box and bar: into the cart; a size first, where none is chosen; a message, where
 * the chosen one is sold out; other used bikes, where a used one is sold. Until scripts are there it sends the form,
 * whatever is chosen in it: the browser asks for the size.
 */
export function BuyAction({ choice, links, isAdding, isBar = false }: BuyActionProps) {
  const { t } = useTranslation('product');
  const { variant, variants, isAlive, askForSize } = choice;
  const isOrderable = variants.some(({ orderable }) => orderable);
  if (isOrderable && (!variant || variant.orderable)) {
    const asks = isAlive && !variant;
    return (
      <Button
        type="submit"
        form={BUY_FORM_ID}
        variant={asks && isBar ? 'secondary' : 'primary'}
        wide={!isBar}
        loading={isAdding && t('adding')}
        onClick={(event) => {
          if (!asks) return;
          event.preventDefault();
          askForSize();
          showSizes();
        }}
      >
        {t(asks ? 'chooseSize' : 'add')}
      </Button>
    );
  }
  if (links.usedBikes && !isOrderable) {
    return (
      <LinkButton variant="secondary" wide={!isBar} href={links.usedBikes}>
        {t('otherUsed')}
      </LinkButton>
    );
  }
  const address = variant ? `${links.availability}?variante=${variant.id}` : links.availability;
  return (
    <>
      <LinkButton variant="secondary" icon="bell" wide={!isBar} href={address}>
        {isBar ? t('notifyShort') : variant?.sizeLabel ? t('notifySize', { size: variant.sizeLabel }) : t('notify')}
      </LinkButton>
      {isOrderable && (
        <div className="without-script">
          <Button type="submit" form={BUY_FORM_ID} wide={!isBar}>
            {t('add')}
          </Button>
        </div>
      )}
    </>
  );
}
