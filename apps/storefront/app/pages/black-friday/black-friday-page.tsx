import { formatDay, formatMoment } from '~/i18n/dates.ts';
import { formatAmount, formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { TileCard } from '~/modules/catalog/ui/tile-card.tsx';
import type { BlackFridayCount, BlackFridayState } from '~/modules/campaigns/black-friday.ts';
import { Sections } from '~/modules/blocks/ui/sections.tsx';
import { href } from '~/site-map.ts';
import { Badge } from '~/ui/badge.tsx';
import { cx } from '~/ui/class-names.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Container, Section, SectionHead, Split } from '~/ui/layout.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';
import { SpecTable } from '~/ui/spec-table.tsx';
import type { BlackFridayView, DealBike, PastDeal } from './black-friday.server.ts';
import { DealTabs } from './deal-tabs.tsx';
import { RunningClock } from './running-clock.tsx';
import { SoldLine } from './sold-line.tsx';

export function BlackFridayPage({ action, bike, tabs, tiles, total, all, pastDeals, sections, now }: BlackFridayView) {
  const { t } = useTranslation('black-friday');
  return (
    <>
      <Hero action={action} bike={bike} now={now} />
      <Section id="bikes">
        <SectionHead
          title={t(action?.state === 'over' ? 'list.over' : action?.state === 'before' ? 'list.ahead' : 'list.title')}
          aside={<GoLink href={all}>{t('list.all', { count: total })}</GoLink>}
        />
        {tabs.length > 0 && <DealTabs label={t('list.tabs')} tabs={tabs} />}
        {tiles.length === 0 && <p>{t('list.none')}</p>}
        <ProductGrid columns={4} label={t('list.title')}>
          {tiles.map((tile) => (
            <TileCard key={tile.href} tile={tile} />
          ))}
        </ProductGrid>
      </Section>
      <Sections sections={sections} styled />
      <Rules hasCount={Boolean(action?.count)} />
      {pastDeals.length > 0 && <PastDeals deals={pastDeals} />}
    </>
  );
}

function Hero({ action, bike, now }: Pick<BlackFridayView, 'action' | 'bike' | 'now'>) {
  const { t } = useTranslation('black-friday');
  const locale = useLocale();
  const state = action?.state ?? 'over';
  // Yellow is the offer: while there is one, it is the whole beginning of the page.
  const ground = state === 'over' ? 'bg-mist [--ground:var(--color-mist)]' : 'bg-offer [--ground:var(--color-offer)]';
  return (
    <>
      <section className={cx('hero', ground)}>
        <Container className="hero-grid">
          <div className="hero-text">
            <Badge kind="used">{t('badge')}</Badge>
            <h1 className="mt-4 text-display whitespace-pre-line">
              {action && state !== 'over' ? action.entry.title : t(action ? 'over.title' : 'none.title')}
            </h1>
            {action && state !== 'over' && (
              <>
                <RunningClock endsAt={state === 'before' ? action.entry.startsAt : action.entry.endsAt} now={now} />
                <p className="lead text-ink">{`${t(state === 'before' ? 'starts' : 'until', {
                  date: formatMoment(state === 'before' ? action.entry.startsAt : action.entry.endsAt, locale),
                })} ${action.entry.text ?? ''}`}</p>
              </>
            )}
            {state === 'over' && <p className="lead text-ink">{t(action ? 'over.text' : 'none.text')}</p>}
            <p className="hero-actions">
              {state === 'before' && (
                <LinkButton variant="ink" href={href('newsletterBlackFriday', {}, locale)}>
                  {t('remind')}
                </LinkButton>
              )}
              <LinkButton variant={state === 'before' ? 'quiet' : 'ink'} href="#bikes">
                {t('toBikes')}
              </LinkButton>
            </p>
          </div>
          {bike && (
            <div className="hero-ride">
              <Picture picture={{ ...bike.picture, alt: bike.name }} priority />
            </div>
          )}
        </Container>
      </section>
      <div className={cx('hero-line bg-none pb-7', ground)}>
        <Container>
          {action?.count && <SoldLine count={action.count} label={t('line', { ...action.count })} />}
          <div className="hero-labels text-ink">
            {action?.count && <Sold count={action.count} state={state} startsAt={action.entry.startsAt} />}
            {bike && <BikeRate bike={bike} />}
            {action?.count && (
              <span>
                {(state === 'running' || state === 'last') && (
                  <>
                    <b>{t('left', { ...action.count })}</b>
                    {t('leftText')}
                  </>
                )}
              </span>
            )}
          </div>
        </Container>
      </div>
    </>
  );
}

interface SoldProps {
  count: BlackFridayCount;
  state: BlackFridayState;
  startsAt: string;
}

/**
 * What is said at the beginning of the line: before the action what it has, at its end what is left, after it what was
 * sold.
 */
function Sold({ count, state, startsAt }: SoldProps) {
  const { t } = useTranslation('black-friday');
  const date = formatDay(startsAt, useLocale());
  const sold = t('sold', { sold: formatAmount(count.sold * 100) });
  const words = {
    before: [t('all', { maximum: count.maximum }), t('from', { date })],
    running: [sold, t('since', { date })],
    last: [t('last', { count: count.left }), t('since', { date })],
    over: [sold, t('over.sold')],
  }[state];
  return (
    <span>
      <b>{words[0]}</b>
      <bdi>{words[1]}</bdi>
    </span>
  );
}

function BikeRate({ bike: { name, path, months, rate, total, strikePrice } }: { bike: DealBike }) {
  const { t } = useTranslation(['black-friday', 'common']);
  return (
    <div className="hero-rate border-ink">
      <Rate
        size="xl"
        amount={formatRate(rate, months)}
        per={months > 1 ? t('common:rate.perMonth') : undefined}
        sentence={t('common:rate.spoken', { rate: formatRate(rate, months), months, total: formatExactAmount(total) })}
      />
      <p>
        <Anchor href={path}>{t('caption', { name, months, total: formatChf(total) })}</Anchor>{' '}
        {strikePrice !== null && <s>{formatExactAmount(strikePrice)}</s>}
      </p>
    </div>
  );
}

/** How prices and bikes are counted, so that no one has to believe it. */
function Rules({ hasCount }: { hasCount: boolean }) {
  const { t } = useTranslation('black-friday');
  const keys = (['price', 'plan', 'count', 'end', 'code'] as const).filter((key) => key !== 'count' || hasCount);
  const rows = keys.map((key) => ({
    label: t(`rules.${key}.label`),
    value: t(`rules.${key}.text`),
  }));
  return (
    <Section flush>
      <Split columns="4/8">
        <h2 className="text-h2">{t('rules.title')}</h2>
        <SpecTable rows={rows} className="block border-t-2 border-ink" />
      </Split>
    </Section>
  );
}

function PastDeals({ deals }: { deals: readonly PastDeal[] }) {
  const { t } = useTranslation('black-friday');
  const locale = useLocale();
  return (
    <Section flush>
      <Split columns="4/8">
        <h2 className="text-h2">{t('past.title')}</h2>
        <ul className="grid gap-1">
          {deals.map(({ name, path, percent, endedAt }) => (
            <li key={`${path} ${endedAt}`} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3">
              <Anchor href={path}>{name}</Anchor>
              <span className="text-ink-2">{`${percent !== null ? `−${percent}\u00a0% ` : ''}${t('past.until', { date: formatDay(endedAt, locale) })}`}</span>
            </li>
          ))}
        </ul>
      </Split>
    </Section>
  );
}
