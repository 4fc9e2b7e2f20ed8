import type { ReactNode } from 'react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { FactTable } from './fields.tsx';
import { Block } from './staff-page.tsx';

interface ReportBlockProps {
  source: string;
  /** ISO 8601 */
  startedAt: string;
  state: string;
  isBroken: boolean;
  /** Why it was broken off. */
  error?: string | null;
  isOpen: boolean;
  caption: string;
  rows: [name: string, value: string][];
  /** What was noticed. */
  lines: ReactNode[];
}

export function ReportBlock(props: ReportBlockProps) {
  const { source, startedAt, state, isBroken, error, isOpen, caption, rows, lines } = props;
  const sub = (
    <span className="num">
      <bdi>{formatDayAndTime(startedAt, 'de')}</bdi>, <span className={isBroken ? 'adm-error' : ''}>{state}</span>
    </span>
  );
  return (
    <Block title={source} sub={sub}>
      {error && <p className="adm-error py-2">{error}</p>}
      <details open={isOpen}>
        <summary className="lk">Bericht</summary>
        <div className="adm-start pt-2">
          <FactTable caption={caption} rows={rows} isNumeric />
          <ul className="adm-stack break-words">
            {lines.length === 0 && <li className="mute">Nichts ist aufgefallen.</li>}
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </div>
      </details>
    </Block>
  );
}
