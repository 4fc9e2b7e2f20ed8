import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { clearComparison, type ComparisonState, removeBike } from '~/modules/comparison/comparison-store.ts';
import '~/ui/styles/compare-tray.css';

/** The bikes that are going to be compared, at the foot of the window. Fetched with the first bike. */
export default function CompareTray({ list, left }: ComparisonState) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  return (
    <aside className="buy-bar compare-tray" aria-label={t('tray.label')}>
      <div className="page">
        <ul>
          {list.map(({ id, name, picture }) => (
            <li key={id}>
              <img src={picture} alt={name} width={96} height={60} />
              <button type="button" aria-label={t('tray.remove', { name })} onClick={() => removeBike(id)}>
                <Icon name="close" small />
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="mr-auto text-small text-ink-2">
          {left ? t('tray.full', { name: left }) : t('tray.count', { count: list.length })}
        </p>
        <button type="button" className="link text-small" onClick={clearComparison}>
          {t('tray.clear')}
        </button>
        <LinkButton small href={href('comparison', {}, locale, { bikes: bikesQuery(list) })}>
          {t('tray.show')}
        </LinkButton>
      </div>
    </aside>
  );
}
