import type { ReactNode } from 'react';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { splitName } from '~/modules/catalog/product-tile.ts';
import { BUY_FORM_ID } from '~/pages/product/buy-form.ts';
import { OfferBox } from '~/pages/product/offer/offer-box.tsx';
import { ProductGallery } from '~/pages/product/product-gallery.tsx';
import { picturesIn, type ProductPageProps, Row } from '~/pages/product/product-page.tsx';
import { ProductSections } from '~/pages/product/product-sections.tsx';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { Rate } from '~/ui/rate.tsx';
import { AccessoryBox } from './accessory-box.tsx';
import type { AccessoryView } from './accessory.server.ts';
import { HungFigure } from './hung-figure.tsx';
import { FittingBikes } from './fitting-bikes.tsx';
import { ProofLine, ProofSection } from '~/pages/product/proof/proof-section.tsx';

type AccessoryPageProps = Omit<ProductPageProps, 'accessory'> & { accessory: AccessoryView; wish: ReactNode };

/** The page of an accessory: stage and sections left, price and measure right, then the bikes that it fits. */
export function AccessoryPage({ accessory, ...props }: AccessoryPageProps) {
  const { product, colour, opened, similar, stock, links, trail } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const { brand, name } = splitName(product);
  const pictures = picturesIn(product, colour);
  const path = href('product', { bike: product.slug }, locale);
  const price = formatExactAmount(product.displayPrice);
  return (
    <>
      <Container className="pt-4 pb-10">
        <Breadcrumb label={t('common:breadcrumb')} items={[...trail]} />
        <Split columns="7/5" className="mt-4">
          <ProductGallery
            name={product.name}
            pictures={pictures}
            facts={[]}
            zoom={href('productZoom', { bike: product.slug }, locale, { farbe: colour })}
            badge={
              product.discountPercent
                ? { kind: 'offer', label: t('common:badge.offer', { percent: product.discountPercent }) }
                : undefined
            }
          />
          <div className="grid gap-5 product-side desktop:row-span-2">
            <header>
              {brand && <p className="text-ink-2">{brand}</p>}
              <h1 className="text-h1">{name}</h1>
              <p className="mt-2 text-ink-2">{product.subtitle}</p>
              <ProofLine {...props.proof} />
            </header>
            {props.limitedOffer && <OfferBox offer={props.limitedOffer} />}
            <AccessoryBox
              key={colour}
              product={product}
              colour={colour}
              colourHref={(slug) => `${path}?farbe=${slug}`}
              stock={stock}
              links={links}
              measure={accessory.measure}
              needWords={accessory.needWords}
            />
            {props.wish}
          </div>
          <ProductSections product={product} opened={opened} links={links} />
        </Split>
      </Container>
      {accessory.shownOn && <HungFigure product={product} colour={colour} shownOn={accessory.shownOn} />}
      <FittingBikes accessory={accessory} product={product} />
      <Row title={t('similarAccessories')} tiles={similar} />
      <ProofSection slug={product.slug} name={product.name} />
      <BuyBar
        label={product.name}
        picture={pictures[0] && { ...pictures[0], alt: '' }}
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
