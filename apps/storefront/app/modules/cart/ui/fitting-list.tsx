import { formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { addedRate } from '~/modules/catalog/own-bike.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import type { FittingThings } from '~/modules/cart/browser-copy/cart-summary.ts';

/** Things that fit the bike in the cart, with what each adds to its plan. @param months of that plan */
export function FittingList({ fitting: { bike, things }, months }: { fitting: FittingThings; months: number }) {
  const { t } = useTranslation(['cart', 'common']);
  const locale = useLocale();
  return (
    <section aria-labelledby="passt-dazu">
      <h3 id="passt-dazu" className="text-h4">
        {t('drawer.fits', { name: bike })}
      </h3>
      <div className="mt-2">
        {things.map(({ slug, name, subtitle, price, picture }) => {
          const added = addedRate(price, months);
          return (
            <Anchor
              key={slug}
              className="group grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 border-t border-line py-3"
              href={href('product', { bike: slug }, locale)}
            >
              <span className="bg-mist">
                <Picture picture={picture} priority={false} className="h-auto w-full" />
              </span>
              <span className="grid text-small">
                <span className="font-medium">{name}</span>
                <span className="truncate text-ink-2">{subtitle}</span>
                <span className="num">
                  <bdi>{formatChf(price)}</bdi>{' '}
                  {added && <span className="text-ink-2">{t('common:rate.added', { rate: added })}</span>}
                </span>
              </span>
              <Icon name="arrow-right" />
            </Anchor>
          );
        })}
      </div>
    </section>
  );
}
