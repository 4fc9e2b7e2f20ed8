import { Form } from '@remix-run/react';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { toggleWish } from '~/modules/wishlist/toggle-wish.ts';
import { useIsOnWishlist } from '~/modules/wishlist/ui/use-wishlist.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import type { WishedCard } from './wishlist-view.ts';

/**
 * A product on one's own list. Taken off by its heart it stays, pale, with the way back, until the page is left;
 * without scripts a button takes it off.
 */
export function OwnCard({ card: { tile, drop } }: { card: WishedCard }) {
  const { t } = useTranslation('wishlist');
  const locale = useLocale();
  const { id, brand } = tile;
  const isOnWishlist = useIsOnWishlist(id, true);
  const name = brand ? `${brand} ${tile.name}` : tile.name;
  const action = href('wishlist', {}, locale);
  if (!isOnWishlist) {
    return (
      <TileCard
        tile={tile}
        level={2}
        after={
          <div className="wish-gone relative z-[1] mt-2 grid justify-items-start gap-2">
            <p className="text-small text-ink-2">{t('no-longer')}</p>
            <Button variant="secondary" small onClick={() => void toggleWish({ id, name }, locale)}>
              {t('undo')}
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <TileCard
      tile={tile}
      level={2}
      after={
        <>
          {drop && (
            <p className="mt-2.5 flex items-start gap-2 text-small">
              <StepDown />
              <span>
                <b className="block font-medium">
                  {t(drop.isMonthly ? 'drop.month' : 'drop.once', { less: drop.less })}
                </b>
                <span className="block text-ink-3">
                  {t('drop.since', { day: formatDay(drop.since, locale), before: drop.before })}
                </span>
              </span>
            </p>
          )}
          <Form method="post" action={action} className="relative z-[1] mt-2 without-script">
            <input type="hidden" name="product" value={id} />
            <button
              className="link text-small min-h-6"
              name="intent"
              value="remove"
              aria-label={t('remove-name', { name })}
            >
              {t('remove')}
            </button>
          </Form>
        </>
      }
    />
  );
}

function StepDown() {
  return (
    <svg className="flex-none" width="40" height="16" viewBox="0 0 40 16" fill="none" aria-hidden="true">
      <path d="M8 4.500h12v7h12" className="stroke-ink" strokeWidth="2" />
      <circle cx="5" cy="4.500" r="3.500" className="stroke-ink" strokeWidth="1.500" />
      <circle cx="35" cy="11.500" r="4" fill="currentColor" />
    </svg>
  );
}
