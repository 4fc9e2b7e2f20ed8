import { useEffect, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { consentAnswered, onConsent } from '~/modules/consent/consent-store.ts';
import { VISITS_NEEDED } from '~/modules/recommendations/page-visits.ts';
import type { Recommended } from '~/modules/recommendations/recommended.ts';
import { readStoredViews, setRecommending } from '~/modules/recommendations/viewed-store.ts';
import { toggleWish } from '~/modules/wishlist/toggle-wish.ts';
import { useIsOnWishlist } from '~/modules/wishlist/ui/use-wishlist.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Rate } from '~/ui/rate.tsx';
import { fetchRecommended } from './fetch-recommended.ts';
import './similar-bike.css';

interface SimilarBikeProps {
  /** The category that two of the three bikes have. */
  category: string;
  onClose: () => void;
}

/**
 * A bike like those that were looked at (spec §4): stays until it is closed or left, takes no focus, says why. It
 * waits until the question about cookies is answered: only one element may be at the foot of the window.
 */
export default function SimilarBike({ category, onClose }: SimilarBikeProps) {
  const locale = useLocale();
  const [found, setFound] = useState<Recommended>();
  const [isAnswered, setAnswered] = useState(consentAnswered);
  useEffect(() => onConsent(() => setAnswered(true)), []);
  useEffect(() => {
    if (!isAnswered) return;
    const slugs = readStoredViews().map(({ slug }) => slug);
    // Where the shop does not answer there is nothing to recommend.
    fetchRecommended(slugs, { locale, category, limit: 1 }).then(setFound, () => undefined);
  }, [locale, category, isAnswered]);
  useEffect(() => {
    if (!isAnswered) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose, isAnswered]);
  if (!isAnswered) return null;
  return <div role="status">{found && found.similar.length > 0 && <Shown found={found} onClose={onClose} />}</div>;
}

function Shown({ found, onClose }: { found: Recommended; onClose: () => void }) {
  const { t } = useTranslation('recommendations');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const [isOff, setOff] = useState(false);
  const [best] = found.similar;
  const id = best?.tile.id ?? 0;
  const isOn = useIsOnWishlist(id);
  if (!best) return null;
  const { tile, why } = best;
  const { brand, name, price, monthly } = tile;
  const fullName = brand ? `${brand} ${name}` : name;
  const seen = found.seen.slice(0, VISITS_NEEDED).toReversed();
  const spoken = monthly
    ? common('rate.spoken', { rate: monthly.rate, months: monthly.months, total: price })
    : common('rate.spokenOnce', { total: price });
  return (
    <aside className="similar-bike" aria-label={t('reco.label')}>
      <button type="button" className="icon-btn" aria-label={t('reco.close')} onClick={onClose}>
        <Icon name="close" small />
      </button>
      <p className="text-small">
        <span className="text-ink-2">
          {found.category ? t('reco.lead', { category: found.category }) : t('reco.lead-plain')}
        </span>{' '}
        <bdi>{why}</bdi>.
      </p>
      <ol className="similar-line" aria-hidden="true">
        {[...seen, tile].map((each) => (
          <li key={each.id}>
            <img
              src={typeof each.picture === 'string' ? each.picture : each.picture.src}
              alt=""
              width={800}
              height={500}
            />
            <i />
          </li>
        ))}
      </ol>
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-ink-2">
        <span>
          {brand && <bdi>{`${brand} `}</bdi>}
          <b className="font-medium text-ink">{name}</b>
        </span>
        <Rate size="s" amount={monthly?.rate ?? price} per={monthly && common('rate.perMonth')} sentence={spoken} />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <LinkButton variant="secondary" small href={tile.href}>
          {t('reco.show')}
        </LinkButton>
        <Button
          variant="secondary"
          small
          icon={isOn ? 'check' : 'heart'}
          aria-pressed={isOn}
          onClick={() => void toggleWish({ id, name: fullName }, locale)}
        >
          {t('reco.note')}
        </Button>
      </div>
      <details className="mt-2 text-small">
        <summary className="link">{t('reco.why')}</summary>
        <p className="mt-1 text-ink-2">{t('reco.rule')}</p>
        <button
          type="button"
          className="link min-h-6"
          aria-pressed={isOff}
          onClick={() => {
            setRecommending(isOff);
            setOff(!isOff);
          }}
        >
          {t(isOff ? 'reco.on' : 'reco.off')}
        </button>
      </details>
    </aside>
  );
}
