import type { CSSProperties } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { ShownProduct } from '~/pages/product/shown-product.ts';
import type { ProductChoice } from '~/pages/product/use-product-choice.ts';
import './size-line.css';

/** The sizes as spans of body heights over one line, and the shopper on it: a slider of one centimetre. */
export default function SizeLine({ product, choice }: { product: ShownProduct; choice: ProductChoice }) {
  const { t } = useTranslation('product');
  const { height, variant, variants, setHeight } = choice;
  const spans = product.sizes.flatMap(({ label, frameSize }) => (frameSize ? [{ label, ...frameSize }] : []));
  const min = Math.floor((Math.min(...spans.map(({ minCm }) => minCm)) - 1) / 10) * 10;
  const max = Math.ceil((Math.max(...spans.map(({ maxCm }) => maxCm)) + 1) / 10) * 10;
  const at = (cm: number) => `${(((cm - min) / (max - min)) * 100).toFixed(2)}%`;
  const tens = Array.from({ length: (max - min) / 10 + 1 }, (_, index) => min + index * 10);
  const shown = Math.min(max, Math.max(min, height ?? Math.round((min + max) / 2)));
  const isOut = (size: string) => !variants.some((each) => each.size === size && each.orderable);
  return (
    <div className="size-line" style={{ '--you': at(shown) } as CSSProperties}>
      <div className="size-spans" aria-hidden="true">
        {spans.map(({ size, label, minCm, maxCm }, index) => (
          <span
            key={size}
            data-on={size === variant?.size || undefined}
            data-out={isOut(size) || undefined}
            style={{ left: at(minCm), width: `calc(${at(maxCm)} - ${at(minCm)})`, top: index % 2 === 0 ? 4 : 26 }}
          >
            <b>{label}</b>
          </span>
        ))}
        {height !== undefined && <u />}
      </div>
      <div className="size-scale">
        <input
          type="range"
          className={height === undefined ? 'size-unknown' : undefined}
          min={min}
          max={max}
          value={shown}
          onChange={(event) => setHeight(event.target.valueAsNumber)}
          aria-label={t('advice.height')}
          aria-valuetext={t('advice.spokenHeight', { height: shown })}
        />
        <p aria-hidden="true">
          {tens.map((cm) => (
            <span key={cm} style={{ left: at(cm) }}>
              {cm}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
