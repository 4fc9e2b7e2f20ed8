import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Picture, type PictureSource } from './picture.tsx';

type BuyBarProps = {
  /** Picture and words at the left, on desktop. */
  picture?: PictureSource;
  title?: ReactNode;
  subtitle?: ReactNode;
  rate: ReactNode;
  /** "36 Mt. + 1’080 Anzahlung". */
  note?: ReactNode;
  /** The button. */
  action: ReactNode;
  /** Names the region. */
  label: string;
  /** Where it shows: always, or below desktop only. */
  only?: 'phone';
};

/**
 * The bar that keeps rate and button at hand at the foot of the window. It is in main; the footer after it makes room,
 * so that the bar covers nothing. On windows under 480 px of height it stands still.
 */
export function BuyBar({ picture, title, subtitle, rate, note, action, label, only }: BuyBarProps) {
  return (
    <aside className={cx('buy-bar', only === 'phone' && 'buy-bar-phone')} aria-label={label}>
      <div className="page">
        {(picture || title) && (
          <div className="mr-auto hidden items-center gap-3 text-small text-ink-2 desktop:flex">
            {picture && <Picture picture={picture} className="w-[92px]" />}
            <div>
              <p className="font-semibold text-ink">{title}</p>
              <p>{subtitle}</p>
            </div>
          </div>
        )}
        <div>
          {rate}
          {note && <p className="num whitespace-nowrap text-micro text-ink-2">{note}</p>}
        </div>
        {action}
      </div>
    </aside>
  );
}
