import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { ShownProduct } from '~/pages/product/shown-product.ts';
import { fits } from '~/modules/catalog/gear.ts';
import { loadedPictureUrl } from '~/modules/catalog/loaded-address.ts';
import { useOwnBike } from '~/modules/catalog/ui/own-bike.ts';
import { Container } from '~/ui/layout.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { AccessoryView } from './accessory.server.ts';

interface MountedAccessoryProps {
  product: ShownProduct;
  colour: string | undefined;
  shownOn: NonNullable<AccessoryView['shownOn']>;
}

/** The bag where it will hang: on the bike in the visitor's cart, else on one that it fits. */
export function MountedAccessory({ product, colour, shownOn }: MountedAccessoryProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const own = useOwnBike();
  const isOwn = own !== undefined && own.offers.includes('rack') && fits(product.mounts, own.offers);
  const bike = isOwn ? own : shownOn;
  const name = isOwn ? own.name[locale] : shownOn.name;
  const src = loadedPictureUrl(bike, { id: product.id, pictureVersion: product.pictureVersion, colour });
  const alt = t('accessory.hungAlt', { product: product.name, bike: name });
  return (
    <Container className="pb-10">
      <figure className="hung">
        <figcaption>
          <h2 className="text-h2">{t(isOwn ? 'accessory.hungMine' : 'accessory.hung', { name })}</h2>
          <p className="mt-2 text-ink-2">{t('accessory.hungText')}</p>
        </figcaption>
        <Picture picture={{ src, width: 1600, height: 1000, alt }} />
      </figure>
    </Container>
  );
}
