import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { moveToFront, removeBike } from '~/modules/comparison/comparison-store.ts';
import type { ComparisonGroup } from '~/modules/comparison/compared-rows.ts';
import { payOnce } from '~/modules/financing/usual-lengths.ts';
import type { ComparisonColumn } from './comparison-view.ts';
import { ComparisonStops, PinnedNames } from './comparison-scroll.tsx';
import { ComparisonRows } from './comparison-rows.tsx';
import { YourSize } from './your-size.tsx';
import { useComparisonScroll } from './use-comparison-scroll.ts';

interface ComparisonTableProps {
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
}

/**
 * One column a bike, measured against the first. Names and rates stay in view: as a row of the table on large windows,
 * as a bar above it on phones, where two bikes are seen at a time and the label is above its values.
 */
export function ComparisonTable({ columns, groups }: ComparisonTableProps) {
  const { t } = useTranslation('comparison');
  const { zone, head, shown, pinned, offset } = useComparisonScroll(columns.length);
  const months = Math.max(...columns.map((column) => column.months));
  const reference = columns.length > 1 ? columns[0] : undefined;
  return (
    <div className="compare-frame">
      <PinnedNames columns={columns} pinned={pinned} offset={offset} />
      <div
        className="compare-scroll"
        ref={zone}
        role="region"
        aria-label={t('region')}
        // The region scrolls sideways on phones, also by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className="compare" data-bikes={columns.length}>
          <caption className="sr-only">{t('table')}</caption>
          <thead ref={head}>
            <tr>
              <td />
              {columns.map((column) => (
                <ColumnPicture key={column.id} column={column} columns={columns} />
              ))}
            </tr>
            <tr className="compare-head">
              <td className="text-small text-ink-2">
                <span className="hidden tablet:block">
                  {months > payOnce && <b className="block text-h4 text-ink">{t('rateAt', { months })}</b>}
                  {reference && <bdi>{t('reference', { name: reference.fullName })}</bdi>}
                </span>
              </td>
              {columns.map((column) => (
                <ColumnHead key={column.id} column={column} />
              ))}
            </tr>
            <tr>
              <td />
              {columns.map((column) => (
                <ColumnActions key={column.id} column={column} columns={columns} />
              ))}
            </tr>
            {reference && (
              <ComparisonStops
                columns={columns}
                shown={shown}
                zone={zone}
                label={t('reference', { name: reference.name })}
              />
            )}
          </thead>
          <YourSize columns={columns} />
          <ComparisonRows groups={groups} columns={columns} />
        </table>
      </div>
    </div>
  );
}

interface ColumnProps {
  column: ComparisonColumn;
  columns: readonly ComparisonColumn[];
}

function ColumnPicture({ column, columns }: ColumnProps) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  const rest = columns.filter(({ id }) => id !== column.id);
  return (
    <td id={`bike-${column.slug}`}>
      <div className="relative bg-mist">
        <Picture
          picture={{ ...column.picture, alt: '', sizes: '(min-width: 62em) 320px, 45vw' }}
          priority
          className="w-full"
        />
        <Anchor
          className="icon-btn absolute top-0 right-0"
          aria-label={t('remove', { name: column.fullName })}
          href={href('comparison', {}, locale, { bikes: bikesQuery(rest) || undefined })}
          onClick={() => removeBike(column.id)}
        >
          <Icon name="close" small />
        </Anchor>
      </div>
    </td>
  );
}

function ColumnHead({ column }: { column: ComparisonColumn }) {
  return (
    <th scope="col">
      <Anchor href={column.href} className="block text-h4 hover:underline">
        {column.brand && <span className="font-normal text-ink-2">{`${column.brand} `}</span>}
        <bdi>{column.name}</bdi>
      </Anchor>
      <Rate {...column.rate} size="m" />
      <span className="block text-small font-normal text-ink-2">{column.total}</span>
    </th>
  );
}

function ColumnActions({ column, columns }: ColumnProps) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  const others = columns.filter(({ id }) => id !== column.id);
  return (
    <td className="pb-4">
      <LinkButton small wide variant="secondary" href={column.href} aria-label={t('viewOf', { name: column.fullName })}>
        {t('view')}
      </LinkButton>
      {column !== columns[0] && (
        <Anchor
          className="mt-1 flex min-h-touch items-center justify-center text-center text-small text-action hover:underline"
          aria-label={t('toFirstOf', { name: column.fullName })}
          href={href('comparison', {}, locale, { bikes: bikesQuery([column, ...others]) })}
          onClick={() => moveToFront(column.id)}
        >
          {t('toFirst')}
        </Anchor>
      )}
    </td>
  );
}
