import type { ReactNode } from 'react';

/* Colours of charts: SVG attributes take no classes of the design system. */
export const INK = '#101315';
export const INK_2 = '#3d4448';
export const INK_3 = '#5b6367';
export const CONTROL = '#757d77';
export const LINE = '#d6dad3';
export const MIST = '#e8eae5';
export const ACTION = '#1b3bd6';

interface FigureProps {
  title: string;
  sub?: string;
  /** The same numbers as a table: heads, then rows. */
  table: { heads: string[]; rows: (readonly (string | number)[])[] };
  isRuled?: boolean;
  children: ReactNode;
}

export function Figure({ title, sub, table, isRuled, children }: FigureProps) {
  return (
    <figure className={isRuled ? 'adm-figure adm-figure-rule' : 'adm-figure'}>
      <figcaption>
        <h2>{title}</h2>
        {sub && <span className="mute">{sub}</span>}
      </figcaption>
      {children}
      <details>
        <summary className="lk">Tabelle</summary>
        <table className="adm-table num">
          <thead>
            <tr>
              {table.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((value, index) => (
                  <td key={index}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
