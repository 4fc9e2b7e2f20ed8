import { useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import { clearViews, readStoredViews, VIEW_CALL } from '~/modules/recommendations/viewed-store.ts';
import { Section, SectionHead } from '~/ui/layout.tsx';
import { Anchor } from '~/ui/link.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';
import { agoText } from './ago-text.ts';
import { useViewed } from './use-viewed.ts';
import './viewed.css';

const ROW = 6;
const FIRST = 8;

/** What was looked at, on the way that led here, and bikes like it. @param props userId: of the signed-in user */
export default function ViewedPart({ userId }: { userId: string | undefined }) {
  const { t } = useTranslation('recommendations');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { data, mutate } = useViewed(userId, locale);
  const [isAll, setAll] = useState(false);
  if (!data || data.seen.length === 0) return null;
  const clear = () => {
    clearViews();
    if (userId !== undefined) void fetch(`${VIEW_CALL}/${userId}`, { method: 'DELETE' }).catch(() => undefined);
    void mutate(undefined, { revalidate: false });
  };
  const times = new Map(readStoredViews().map(({ slug, at }) => [slug, at]));
  const similar = isAll ? data.similar : data.similar.slice(0, FIRST);
  return (
    <>
      <Section flush>
        <SectionHead
          title={t('seen.title')}
          aside={
            <button type="button" className="link text-small" onClick={clear}>
              {t('seen.clear')}
            </button>
          }
        />
        <ol className="viewed-row" aria-label={t('seen.title')}>
          {data.seen.slice(0, ROW).map(({ href, brand, name, price, monthly, picture }) => {
            const at = times.get(href.slice(href.lastIndexOf('/') + 1));
            const spoken = monthly
              ? common('rate.spoken', { rate: monthly.rate, months: monthly.months, total: price })
              : common('rate.spokenOnce', { total: price });
            return (
              <li key={href}>
                <img
                  src={typeof picture === 'string' ? picture : picture.src}
                  alt=""
                  width={800}
                  height={500}
                  loading="lazy"
                />
                <span className="viewed-stop" />
                <p className="text-small text-ink-3">{at && agoText(at, new Date(), locale, t)}</p>
                <p className="text-ink-2">
                  <Anchor href={href}>
                    {brand && <bdi>{`${brand} `}</bdi>}
                    <b className="font-medium text-ink">{name}</b>
                  </Anchor>
                </p>
                <Rate
                  size="s"
                  amount={monthly?.rate ?? price}
                  per={monthly && common('rate.perMonth')}
                  sentence={spoken}
                />
              </li>
            );
          })}
        </ol>
      </Section>
      {similar.length > 0 && (
        <Section flush>
          <SectionHead title={t('similar.title')} />
          <ProductGrid columns={4} label={t('similar.title')}>
            {similar.map(({ tile, why }) => (
              <TileCard
                key={tile.id}
                tile={tile}
                after={
                  <p className="viewed-why">
                    <LikeMark />
                    <bdi>{why}</bdi>
                  </p>
                }
              />
            ))}
          </ProductGrid>
          {!isAll && data.similar.length > FIRST && (
            <button type="button" className="go mt-6" onClick={() => setAll(true)}>
              {t('similar.all', { count: data.similar.length })}
            </button>
          )}
        </Section>
      )}
    </>
  );
}

function LikeMark() {
  return (
    <svg width="26" height="12" viewBox="0 0 26 12" fill="none" aria-hidden="true" className="text-ink">
      <path d="M9 6h8" className="stroke-ink" strokeWidth="2" />
      <circle cx="5" cy="6" r="3.5" className="stroke-ink" strokeWidth="1.5" />
      <circle cx="20" cy="6" r="4" fill="currentColor" />
    </svg>
  );
}
