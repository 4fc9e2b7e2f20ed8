import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CartLine } from '~/modules/cart/cart.ts';
import type { ProductTile } from '~/modules/catalog/product-tile.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { formatExactAmount } from '~/i18n/money.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Panel, SectionHead, Split } from '~/ui/layout.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';

interface WaitingSummaryProps {
  /** Lines that can't be ordered. */
  unavailable: readonly CartLine[];
  /** Those that can. */
  rest: readonly CartLine[];
  /** What these come to, Rappen. */
  total: number;
  /** The form that leaves behind what is gone. */
  formId: string;
}

interface UnavailableCartProps extends WaitingSummaryProps {
  /** Where the form is sent. */
  path: string;
  /** The length of the plan that waits. */
  months: number;
  /** Products like those that are gone. */
  similar: readonly ProductTile[];
  children: ReactNode;
}

export function UnavailableCart({ path, months, similar, children, ...summary }: UnavailableCartProps) {
  return (
    <>
      <Split columns="8/4" className="pt-5">
        <div className="grid gap-8">
          {children}
          <Form id={summary.formId} method="post" action={path}>
            <WaitingPlan months={months} />
          </Form>
        </div>
        <aside className="desktop:sticky desktop:top-6">
          <WaitingSummary {...summary} />
        </aside>
      </Split>
      <SimilarTiles tiles={similar} />
      <WaitingBar unavailable={summary.unavailable} />
    </>
  );
}

/**
 * The summary of a cart of which something can't be ordered: no rate, but what it waits for, and what can be had
 * without.
 */
function WaitingSummary({ unavailable, rest, total, formId }: WaitingSummaryProps) {
  const { t } = useTranslation(['checkout', 'cart', 'common']);
  const [first] = rest;
  return (
    <Panel>
      <h2 className="text-h4">{t('summary.title')}</h2>
      <div className="mt-3.5 grid gap-1">
        <Rate size="l" per={t('common:rate.perMonth')} sentence={t('plan.waiting')} />
        <p className="text-small text-ink-2">{t('plan.waiting')}</p>
      </div>
      <dl className="summary-list mt-4.5">
        {unavailable.map(({ id, name }) => (
          <div key={id} className="text-ink-2">
            <dt className="line-through">{name}</dt>
            <dd>{t('plan.gone-word')}</dd>
          </div>
        ))}
        {rest.map(({ id, name, price }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{formatExactAmount(price)}</dd>
          </div>
        ))}
        {first && (
          <div>
            <dt>{t('summary.delivery')}</dt>
            <dd>{t('summary.free')}</dd>
          </div>
        )}
      </dl>
      {first && (
        <div className="mt-4.5 grid gap-3">
          <Button type="submit" form={formId} name="intent" value="continue-without" wide variant="secondary">
            {t('plan.only', { count: rest.length, name: first.name, amount: formatExactAmount(total) })}
          </Button>
          <Note>{t('plan.not-binding')}</Note>
        </div>
      )}
    </Panel>
  );
}

/** The plan's place while something has to be chosen instead of what is gone: it is stored, and not nothing. */
function WaitingPlan({ months }: { months: number }) {
  const { t } = useTranslation('checkout');
  return (
    <section aria-labelledby="plan-wartet" className="grid gap-3">
      <h2 id="plan-wartet" className="text-h3">
        {t('plan.waits')}
      </h2>
      <div className="waiting-plan" aria-hidden="true">
        <div className="struck line-lost h-16" />
      </div>
      <p className="text-small text-ink-2">{t('plan.kept', { count: months })}</p>
    </section>
  );
}

/** The bar of such a cart: how much is gone, and the way to what could be taken instead. */
function WaitingBar({ unavailable }: { unavailable: readonly CartLine[] }) {
  const { t } = useTranslation('checkout');
  return (
    <BuyBar
      only="phone"
      label={t('plan.bar')}
      rate={<p className="font-semibold">{t('plan.gone', { count: unavailable.length })}</p>}
      action={
        <LinkButton variant="secondary" href={`#ersatz-${unavailable[0]?.id}`}>
          {t('plan.show-ways')}
        </LinkButton>
      }
    />
  );
}

function SimilarTiles({ tiles }: { tiles: readonly ProductTile[] }) {
  const { t } = useTranslation('checkout');
  if (tiles.length === 0) return null;
  return (
    <section className="pt-12 desktop:pt-16">
      <SectionHead title={t('plan.similar')} />
      <ProductGrid columns={4} label={t('plan.similar')}>
        {tiles.map((tile) => (
          <TileCard key={tile.href} tile={tile} />
        ))}
      </ProductGrid>
    </section>
  );
}
