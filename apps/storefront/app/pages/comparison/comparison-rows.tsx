import { useTranslation } from '~/i18n/use-translation.ts';
import type { ComparisonCell, ComparisonGroup, ComparisonRow } from '~/modules/comparison/compared-rows.ts';
import type { ComparisonColumn } from './comparison-view.ts';

interface ComparisonRowsProps {
  groups: readonly ComparisonGroup[];
  columns: readonly ComparisonColumn[];
}

export function ComparisonRows({ groups, columns }: ComparisonRowsProps) {
  return groups.map(({ id, title, rows }) => (
    <tbody key={id}>
      <tr className="compare-group">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map((row) =>
        row.differs || columns.length < 2 ? (
          <Row key={row.id} row={row} columns={columns} />
        ) : (
          <SharedRow key={row.id} row={row} columns={columns} />
        ),
      )}
    </tbody>
  ));
}

interface RowProps {
  row: ComparisonRow;
  columns: readonly ComparisonColumn[];
}

function Row({ row: { label, differs, cells }, columns }: RowProps) {
  const { t } = useTranslation('comparison');
  return (
    <tr className={differs ? 'compare-differs' : undefined}>
      <th scope="row">
        <span>{label}</span>
        {differs && <span className="sr-only">{` (${t('differs')})`}</span>}
      </th>
      {cells.map((cell, index) => (
        <Cell key={columns[index]?.id} cell={cell} reference={columns[0]?.name ?? ''} />
      ))}
    </tr>
  );
}

function SharedRow({ row: { label, cells }, columns }: RowProps) {
  const { t } = useTranslation('comparison');
  return (
    <tr className="compare-same">
      <th scope="row">
        <span>{label}</span>
      </th>
      <td colSpan={columns.length}>
        <span>
          <b>{cells[0]?.text}</b> {t('same')}
        </span>
      </td>
    </tr>
  );
}

function Cell({ cell: { text, bar, best, delta }, reference }: { cell: ComparisonCell; reference: string }) {
  const { t } = useTranslation('comparison');
  return (
    <td className={best ? 'compare-best' : undefined}>
      {text ? (
        <bdi>{text}</bdi>
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{t('none')}</span>
        </>
      )}
      {best && <span className="sr-only">{` (${t('best')})`}</span>}
      {delta && (
        <>
          <em aria-hidden="true">{`${delta.more ? '+' : '\u2212'}\u202f${delta.amount}`}</em>
          <span className="sr-only">
            {`, ${t(delta.more ? 'delta.more' : 'delta.less', { amount: delta.amount, name: reference })}`}
          </span>
        </>
      )}
      {bar && (
        <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 1h100" />
          <path d={`M${bar[0]} 1H${bar[1]}`} />
        </svg>
      )}
    </td>
  );
}
