import { Picture } from '~/ui/picture.tsx';
import type { FitSizeView, FitWords } from './fit-view.ts';

export function FitFigures({ size }: { size: FitSizeView }) {
  return (
    <dl className="fit-figures">
      {size.figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            <span>{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** All sizes side by side, each with the shopper on it; the recommended one is marked. */
export function FitSizes({ sizes, words }: { sizes: readonly FitSizeView[]; words: FitWords }) {
  return (
    <>
      <h3 className="text-h3 mt-8 mb-4">{words.all}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, by the keyboard too */}
      <ul className="fit-sizes" tabIndex={0} aria-label={words.all}>
        {sizes.map((size) => (
          <li key={size.label} className={size.recommended ? 'fit-best' : undefined}>
            <Picture picture={size.picture} />
            <h4 className="text-h4">
              <bdi>{size.label}</bdi> <span className={`fit-verdict fit-${size.verdict}`}>{size.verdictText}</span>
            </h4>
            {size.recommended && <p className="fit-mark">{words.best}</p>}
            {size.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <dl>
              {size.figures.slice(-4).map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
