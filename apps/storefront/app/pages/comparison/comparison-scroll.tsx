import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { Rate } from '~/ui/rate.tsx';
import type { ComparisonColumn } from './comparison-view.ts';

interface PinnedNamesProps {
  columns: readonly ComparisonColumn[];
  pinned: boolean;
  /** How far the table below is scrolled sideways, in px. */
  offset: number;
}

/** On phones: names and rates above the table once its head has left. Says nothing that the table does not say. */
export function PinnedNames({ columns, pinned, offset }: PinnedNamesProps) {
  return (
    <div className="compare-pinned" aria-hidden="true" hidden={!pinned}>
      <div>
        <ol style={offset ? { transform: `translateX(${-offset}px)` } : undefined}>
          {columns.map(({ id, brand, name, rate }) => (
            <li key={id}>
              <span className="block truncate text-small">
                {brand && <span className="text-ink-2">{`${brand} `}</span>}
                <b className="font-semibold">{name}</b>
              </span>
              <Rate {...rate} size="s" />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

interface ComparisonStopsProps {
  columns: readonly ComparisonColumn[];
  /** Places of the columns in view. */
  shown: readonly number[];
  zone: RefObject<HTMLElement>;
  /** What the figures are measured against. */
  label: string;
}

/** On phones, the last row of the head: which of the bikes are in view, and the way to the others. */
export function ComparisonStops({ columns, shown, zone, label }: ComparisonStopsProps) {
  const { t } = useTranslation('comparison');
  const goTo = (event: MouseEvent, place: number) => {
    const target = zone.current?.querySelector('tr')?.children[place + 1];
    if (!target) return;
    event.preventDefault();
    target.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return (
    <tr className="compare-stops">
      <td />
      <td colSpan={columns.length}>
        <div>
          <span>{label}</span>
          {columns.length > 2 && (
            <ul>
              {columns.map(({ id, slug, fullName }, place) => (
                <li key={id}>
                  <a
                    href={`#bike-${slug}`}
                    aria-label={t('goTo', { name: fullName })}
                    aria-current={shown.includes(place) || undefined}
                    onClick={(event) => goTo(event, place)}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </td>
    </tr>
  );
}
