import { cx } from './class-names.ts';

const NBSP = '\u00a0';

export type RateSize = 'xl' | 'l' | 'm' | 's';

export type RateProps = {
  /** The number as written, without currency: "1’247". For a rate that is not calculated yet, leave it out. */
  amount?: string;
  /** "/ Mt." or "/ mois". Left out for a price that is paid once. */
  per?: string;
  /** The whole as one sentence for screen readers: "120 Franken im Monat, 36 Monate, total 4320 Franken". */
  sentence: string;
  size?: RateSize;
  className?: string;
};

/**
 * The monthly rate, the hero number of the shop. What is seen is split for the eye and hidden from screen readers,
 * which read `sentence` instead.
 */
export function Rate({ amount, per, sentence, size = 'm', className }: RateProps) {
  return (
    <span className={cx('rate', `rate-${size}`, !amount && 'rate-pending', className)}>
      <span aria-hidden="true">
        CHF <b>{amount ?? '···'}</b>
        <bdi>{per && ` ${per}`}</bdi>
      </span>
      <span className="sr-only">{sentence}</span>
    </span>
  );
}

type PriceProps = {
  /** The amount without currency: "4’320". */
  amount: string;
  /** An earlier price, where the rules allow to show it. */
  was?: string;
  /** Spoken before the earlier price: "früher". */
  wasLabel?: string;
};

/** A price in running text: `CHF 4’320`, with an earlier one struck through after it. */
export function Price({ amount, was, wasLabel }: PriceProps) {
  return (
    <span className="num whitespace-nowrap">
      <bdi>{`CHF${NBSP}${amount}`}</bdi>
      {was && (
        <>
          {' '}
          {wasLabel && <span className="sr-only">{`${wasLabel} `}</span>}
          <s>{was}</s>
        </>
      )}
    </span>
  );
}

type EquationProps = {
  /** As it is seen: `1’080 + 36 × 90 = CHF 4’320`. */
  text: string;
  /** The same for screen readers: "1080 Franken Anzahlung und 36 Raten zu 90 Franken sind 4320 Franken". */
  sentence: string;
};

export function Equation({ text, sentence }: EquationProps) {
  return (
    <span className="num font-semibold">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{sentence}</span>
    </span>
  );
}

type EquationFigureProps = {
  terms: { value: string; name: string; highlight?: boolean }[];
  /** The sign after each term but the last: "+", "×", "=". */
  signs: string[];
  sentence: string;
};

export function EquationFigure({ terms, signs, sentence }: EquationFigureProps) {
  return (
    <div>
      <div className="sum-row" aria-hidden="true">
        {terms.flatMap((term, index) => [
          <span key={term.name}>
            <b className={term.highlight ? 'text-action' : undefined}>{term.value}</b>
            <small>{term.name}</small>
          </span>,
          signs[index] && (
            <span key={`${term.name} sign`} className="sum-sign">
              {signs[index]}
            </span>
          ),
        ])}
      </div>
      <p className="sr-only">{sentence}</p>
    </div>
  );
}
