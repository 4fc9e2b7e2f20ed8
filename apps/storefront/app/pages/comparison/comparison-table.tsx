import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Anchor } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import { bikesQuery } from '~/modules/comparison/comparison.ts';
import { removeBike } from '~/modules/comparison/comparison-store.ts';
import type { ComparisonCell, ComparisonGroup } from '~/modules/comparison/comparison-table.ts';
import { defaultPlanLength } from '~/modules/financing/financing.ts';
import type { ComparisonColumn } from './comparison-view.ts';

interface ComparisonTableProps {
  columns: readonly ComparisonColumn[];
  groups: readonly ComparisonGroup[];
}

/** One column a bike. The row with names and rates stays in view on large windows, the labels on phones. */
export function ComparisonTable({ columns, groups }: ComparisonTableProps) {
  const { t } = useTranslation('comparison');
  return (
    <div className="compare-scroll">
      <table className="compare">
        <caption className="sr-only">{t('table')}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <ColumnPicture key={column.id} column={column} columns={columns} />
            ))}
          </tr>
          <tr className="compare-head">
            <td className="text-small text-ink-2">{t('rateAt', { months: defaultPlanLength })}</td>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} />
            ))}
          </tr>
          <tr>
            <td />
            {columns.map(({ id, href: path, fullName }) => (
              <td key={id} className="pb-5">
                <LinkButton small wide href={path} aria-label={t('viewOf', { name: fullName })}>
                  {t('view')}
                </LinkButton>
              </td>
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.id} group={group} columns={columns.length} />
        ))}
      </table>
    </div>
  );
}

function ColumnPicture({ column, columns }: { column: ComparisonColumn; columns: readonly ComparisonColumn[] }) {
  const { t } = useTranslation('comparison');
  const locale = useLocale();
  const rest = columns.filter(({ id }) => id !== column.id);
  return (
    <td>
      <div className="relative bg-mist">
        <Picture
          picture={{ ...column.picture, alt: '', sizes: '(min-width: 992px) 320px, 45vw' }}
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
        {column.name}
      </Anchor>
      <Rate {...column.rate} size="m" />
      <span className="block text-small font-normal text-ink-2">{column.total}</span>
    </th>
  );
}

function Group({ group, columns }: { group: ComparisonGroup; columns: number }) {
  const { t } = useTranslation('comparison');
  return (
    <tbody>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columns + 1}>
          <span>{group.title}</span>
        </th>
      </tr>
      {group.rows.map((row) => (
        <tr key={row.id} className={row.differs ? 'compare-differs' : undefined}>
          <th scope="row">
            {row.label}
            {row.differs && columns > 1 && <span className="sr-only">{` (${t('differs')})`}</span>}
          </th>
          {row.cells.map((cell, index) => (
            <Cell key={index} cell={cell} />
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Cell({ cell: { text, bar, best } }: { cell: ComparisonCell }) {
  const { t } = useTranslation('comparison');
  return (
    <td className={best ? 'compare-best' : undefined}>
      {text ?? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('none')}</span>
        </>
      )}
      {best && <span className="sr-only">{` (${t('best')})`}</span>}
      {bar && (
        <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1h100" />
          <path d={`M${bar[0]} 1H${bar[1]}`} />
        </svg>
      )}
    </td>
  );
}
