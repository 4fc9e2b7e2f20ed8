import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { bikesQuery, type ComparedBike } from '~/modules/comparison/comparison.ts';
import { toggleBike, useComparison } from '~/modules/comparison/comparison-store.ts';

/**
 * "Compare" on a bike's page: a link to a comparison that begins with it, which becomes a toggle once the page is
 * alive.
 */
export function CompareAction({ bike }: { bike: ComparedBike }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const list = useComparison()?.list;
  const label = (
    <>
      <Icon name="compare" />
      <span className="sr-only">{t('compare.add')}</span>
    </>
  );
  if (!list) {
    return (
      <Anchor className="icon-btn" href={href('comparison', {}, locale, { bikes: bikesQuery([bike]) })} rel="nofollow">
        {label}
      </Anchor>
    );
  }
  return (
    <button
      type="button"
      className="icon-btn icon-btn-compare"
      aria-pressed={list.some(({ id }) => id === bike.id)}
      onClick={() => toggleBike(bike)}
    >
      {label}
    </button>
  );
}
