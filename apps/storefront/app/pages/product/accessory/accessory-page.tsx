import type { ReactNode } from 'react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { BUY_FORM_ID } from '~/pages/product/buy-form.ts';
import { picturesIn, ProductFrame } from '~/pages/product/product-frame.tsx';
import type { ProductPageProps } from '~/pages/product/product-page.tsx';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { Rate } from '~/ui/rate.tsx';
import { AccessoryBox } from './accessory-box.tsx';
import type { AccessoryView } from './accessory.server.ts';
import { MountedAccessory } from './mounted-accessory.tsx';
import { FittingBikes } from './fitting-bikes.tsx';
import { StageColours } from '~/pages/product/stage-colours.tsx';
import { QuestionsAndReviews } from '~/pages/product/questions-and-reviews/questions-and-reviews.tsx';
import { Row } from '~/pages/product/row.tsx';

type AccessoryPageProps = Omit<ProductPageProps, 'accessory'> & { accessory: AccessoryView; wish: ReactNode };

export function AccessoryPage({ accessory, ...props }: AccessoryPageProps) {
  const { product, colour, opened, similar, stock, links, trail } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const [picture] = picturesIn(product, colour);
  const path = href('product', { bike: product.slug }, locale);
  const price = formatExactAmount(product.displayPrice);
  return (
    <>
      <ProductFrame
        product={product}
        colour={colour}
        opened={opened}
        trail={trail}
        links={links}
        limitedOffer={props.limitedOffer}
        counts={props.counts}
        colours={<StageColours product={product} colour={colour} colourHref={(slug) => `${path}?farbe=${slug}`} />}
        tools={props.wish}
      >
        <AccessoryBox
          key={colour}
          product={product}
          colour={colour}
          stock={stock}
          links={links}
          measure={accessory.measure}
          needWords={accessory.needWords}
        />
      </ProductFrame>
      {accessory.shownOn && <MountedAccessory product={product} colour={colour} shownOn={accessory.shownOn} />}
      <FittingBikes accessory={accessory} product={product} />
      <Row title={t('similarAccessories')} tiles={similar} />
      <QuestionsAndReviews slug={product.slug} name={product.name} />
      <BuyBar
        label={product.name}
        picture={picture && { ...picture, alt: '' }}
        title={product.name}
        rate={<Rate size="m" amount={price} sentence={t('common:rate.spokenOnce', { total: price })} />}
        action={
          <Button type="submit" form={BUY_FORM_ID}>
            {t('add')}
          </Button>
        }
      />
    </>
  );
}
