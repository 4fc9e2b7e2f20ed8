import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { SectionHead } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';

interface EmptyCartProps {
  /** The order that emptied it lately. */
  placed: { number: string } | null;
}

/**
 * The cart with nothing in it: one sentence, one way out, and bikes to begin with; after an order, the way to that
 * order.
 */
export function EmptyCart({ popular, placed }: EmptyCartProps & { popular: readonly ProductTile[] }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <div className="bg-mist px-5 pt-8 desktop:px-12 desktop:pt-touch">
        <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desktop:items-end">
          <div className="desktop:pb-7">
            <h1 className="text-h1">{placed ? t('placed.title', placed) : t('empty.title')}</h1>
            <p className="mt-2.5 max-w-[34ch] text-lead text-ink-2">{t(placed ? 'placed.text' : 'empty.text')}</p>
            <WaysOn placed={placed} className="mt-[22px]" />
          </div>
          <BikeOutline />
        </div>
      </div>
      {popular.length > 0 && (
        <section className="pt-8 desktop:pt-10">
          <SectionHead title={t('empty.popular')} />
          <ProductGrid columns={4} label={t('empty.popular')}>
            {popular.map((tile) => (
              <TileCard key={tile.href} tile={tile} />
            ))}
          </ProductGrid>
        </section>
      )}
    </>
  );
}

export function DrawerEmptyCart({ placed }: EmptyCartProps) {
  const { t } = useTranslation('cart');
  return (
    <div className="bg-mist px-5 pt-6">
      <p className="text-h3">{placed ? t('placed.title', placed) : t('empty.title')}</p>
      <p className="mt-2 text-ink-2">{t(placed ? 'placed.text' : 'empty.text')}</p>
      <WaysOn placed={placed} className="mt-5" />
      <div className="mt-8">
        <BikeOutline />
      </div>
    </div>
  );
}

function WaysOn({ placed, className }: EmptyCartProps & { className: string }) {
  const { t } = useTranslation('cart');
  const locale = useLocale();
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      {placed && (
        <LinkButton href={href('checkoutConfirmation', {}, locale, { nr: placed.number })}>
          {t('placed.open')}
        </LinkButton>
      )}
      <LinkButton variant={placed ? 'secondary' : undefined} href={href('allModels', {}, locale)}>
        {t('empty.bikes')}
      </LinkButton>
      {!placed && (
        <LinkButton variant="secondary" href={href('accessories', {}, locale)}>
          {t('empty.accessories')}
        </LinkButton>
      )}
    </p>
  );
}

function BikeOutline() {
  return (
    <svg viewBox="0 0 1000 330" fill="none" aria-hidden="true" className="mb-9 w-full">
      <g className="text-control" stroke="currentColor" strokeWidth="2.5" strokeDasharray="3 8" strokeLinecap="round">
        <circle cx="296" cy="221" r="103" />
        <circle cx="654" cy="221" r="103" />
        <path d="M296 221 446 238 394 86M296 221 408 118M446 238 572 92 402 152M574 58l24 76 56 87M574 58l-6-24-54-12M362 74h64" />
      </g>
      <path d="M0 326h1000" stroke="currentColor" strokeWidth="4" />
    </svg>
  );
}
