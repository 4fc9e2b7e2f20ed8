import { type ReactNode, useState } from 'react';
import { formatAmount, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb, type Crumb } from '~/ui/breadcrumb.tsx';
import { Button } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { GoLink } from '~/ui/link.tsx';
import { Container, Section, SectionHead, Split, Tile } from '~/ui/layout.tsx';
import type { PictureSource } from '~/ui/picture.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';
import { pictureUrl, type ProductView } from '~/modules/catalog/catalog.ts';
import { type ProductPlan, productPlanFor } from '~/modules/catalog/product-plans.ts';
import type { ProductSection } from './product-tabs.ts';
import { type ProductTile, splitName } from '~/modules/catalog/product-tile.ts';
import { FitSection } from './fit/fit-section.tsx';
import type { FitView } from './fit/fit-view.ts';
import { BUY_FORM_ID, PlanBox } from './plan-box.tsx';
import { ProductGallery } from './product-gallery.tsx';
import type { ProductLinks } from './product-links.ts';
import { ProductSections } from './product-sections.tsx';
import { SizeAdviceForm, type SizeAdviceView } from './size-advice.tsx';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { defaultPlanLength } from '~/modules/financing/financing.ts';

export interface ProductPageProps {
  product: ProductView;
  plans: readonly ProductPlan[];
  /** Slug of the colour to show. */
  colour: string | undefined;
  opened: ProductSection | undefined;
  similar: readonly ProductTile[];
  accessories: readonly ProductTile[];
  /** The pages above this one, and itself. */
  trail: readonly Crumb[];
  /** Frame and speed, on the picture. */
  facts: readonly string[];
  /** First and last payment of each plan in words, by its months. */
  planDates: Record<number, string>;
  /** Availability of each variant in words, by its id. */
  stock: Record<number, string>;
  links: ProductLinks;
  /** Where the visitor gave a height: the size for it. */
  advice: SizeAdviceView | undefined;
  /** Where the visitor gave a height: the visitor on the bike. */
  fit: FitView | undefined;
}

/** The product page: stage and sections left, the plan right. */
export function ProductPage({ compare, ...props }: ProductPageProps & { compare?: ReactNode }) {
  const { product, plans, colour, opened, similar, accessories, stock, links, advice, trail, facts } = props;
  const { t } = useTranslation(['product', 'common']);
  const locale = useLocale();
  const [months, setMonths] = useState(defaultPlanLength);
  const { brand, name } = splitName(product);
  const pictures = picturesIn(product, colour);
  const path = href('product', { bike: product.slug }, locale);
  return (
    <>
      <Container className="pt-4 pb-10">
        <Breadcrumb label={t('common:breadcrumb')} items={[...trail]} />
        <Split columns="7/5" className="mt-4">
          <ProductGallery
            name={product.name}
            pictures={pictures}
            facts={facts}
            badge={
              product.discountPercent
                ? { kind: 'offer', label: t('common:badge.offer', { percent: product.discountPercent }) }
                : product.isOccasion
                  ? { kind: 'used', label: t('used') }
                  : undefined
            }
          />
          <div className="grid gap-5 product-side desktop:row-span-2">
            <header>
              {brand && <p className="text-ink-2">{brand}</p>}
              <h1 className="text-h1">{name}</h1>
              <p className="mt-2 text-ink-2">{product.subtitle}</p>
            </header>
            <PlanBox
              key={`${colour} ${advice?.height}`}
              product={product}
              plans={plans}
              months={months}
              onMonths={setMonths}
              colour={colour}
              colourHref={(slug) => `${path}?farbe=${slug}`}
              planDates={props.planDates}
              stock={stock}
              links={links}
              advice={advice}
            />
            <SizeAdviceForm path={path} colour={colour} />
            {compare}
            <HelpTile links={links} />
          </div>
          <ProductSections product={product} opened={opened} links={links} />
        </Split>
      </Container>
      {product.kind === 'bike' && <FitSection fit={props.fit} colour={colour} />}
      <Row title={t('fits')} tiles={accessories} />
      <Row title={t(product.kind === 'bike' ? 'similar' : 'similarAccessories')} tiles={similar} />
      <StickyBar product={product} plan={productPlanFor(plans, months)} picture={pictures[0]} />
    </>
  );
}

/** Ways to somebody who knows (spec §2: bike-suggest tile). */
function HelpTile({ links }: { links: ProductLinks }) {
  const { t } = useTranslation('product');
  return (
    <Tile>
      <h2 className="text-h4">{t('help.title')}</h2>
      <p className="text-small text-ink-2">{t('help.text')}</p>
      {links.chat && (
        <GoLink href={links.chat} iconStart="chat" reload rel="noopener">
          {t('help.chat')}
        </GoLink>
      )}
      <GoLink href={links.faq} iconStart="arrow-right">
        {t('help.action')}
      </GoLink>
    </Tile>
  );
}

/** The pictures in a colour; photographs exist as they are. */
function picturesIn(product: ProductView, colour: string | undefined): PictureSource[] {
  if (product.pictures === 'photo' || colour === undefined) return product.gallery;
  return product.gallery.map((picture) =>
    picture.view ? { ...picture, src: pictureUrl(product, { colour, view: picture.view }) } : picture,
  );
}

function Row({ title, tiles }: { title: string; tiles: readonly ProductTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <Section flush>
      <SectionHead title={title} />
      <ProductGrid columns={4} label={title}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </Section>
  );
}

/** Rate and button always at hand, from the first moment on (spec §2). */
function StickyBar({
  product,
  plan,
  picture,
}: {
  product: ProductView;
  plan: ProductPlan;
  picture: PictureSource | undefined;
}) {
  const { t } = useTranslation(['product', 'common']);
  const isMonthly = plan.months > 1;
  const rate = isMonthly ? formatAmount(plan.rate) : formatExactAmount(plan.total);
  const total = formatExactAmount(plan.total);
  return (
    <BuyBar
      label={product.name}
      picture={picture && { ...picture, alt: '' }}
      title={product.name}
      rate={
        <Rate
          size="m"
          amount={rate}
          per={isMonthly ? t('common:rate.perMonth') : undefined}
          sentence={
            isMonthly
              ? t('common:rate.spoken', { rate, months: plan.months, total })
              : t('common:rate.spokenOnce', { total })
          }
        />
      }
      note={isMonthly ? t('plan.months', { count: plan.months }) : undefined}
      action={
        <Button type="submit" form={BUY_FORM_ID}>
          {t('add')}
        </Button>
      }
    />
  );
}
