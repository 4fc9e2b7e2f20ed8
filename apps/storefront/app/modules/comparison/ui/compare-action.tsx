import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { bikesQuery, type ComparedBike } from '~/modules/comparison/comparison.ts';
import { toggleBike, useComparison } from '~/modules/comparison/comparison-store.ts';

/**
 * "Compare" on a bike's page: a link to a comparison that begins with it, which becomes a toggle once the page is alive.
 */
export function CompareAction({ bike }: { bike: ComparedBike }) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const list = useComparison()?.list;
  const link = (bikes: readonly ComparedBike[]) => href('comparison', {}, locale, { bikes: bikesQuery(bikes) });
  if (!list) {
    return (
      <Anchor className="go" href={link([bike])} rel="nofollow">
        <Icon name="compare" small />
        {t('compare.add')}
      </Anchor>
    );
  }
  const on = list.some(({ id }) => id === bike.id);
  return (
    <span className="flex flex-wrap items-center gap-x-5">
      <button type="button" className="go" aria-pressed={on} onClick={() => toggleBike(bike)}>
        <Icon name={on ? 'check' : 'compare'} small />
        {t('compare.add')}
      </button>
      {on && list.length > 1 && (
        <Anchor className="link text-small" href={link(list)}>
          {t('compare.show', { count: list.length })}
        </Anchor>
      )}
    </span>
  );
}
