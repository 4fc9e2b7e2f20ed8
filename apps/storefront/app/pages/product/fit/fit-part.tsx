import { Form } from '@remix-run/react';
import { Button } from '~/ui/button.tsx';
import { SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import styles from './fit.css?url';
import { FitFigures, FitSizes } from './fit-sizes.tsx';
import { FitStage } from './fit-stage.tsx';
import type { FitSectionProps, FitView } from './fit-view.ts';
import { useFit } from './use-fit.ts';

/** What the section shows once a height is known. With scripts it follows the height while that moves. */
export default function FitPart(props: FitSectionProps & { height: number }) {
  const fit = useFit(props);
  if (fit === null) return null;
  if (fit === undefined) return <div className="fit-place" />;
  return <ShownFit {...props} fit={fit} />;
}

function ShownFit({ fit, height, onHeight }: FitSectionProps & { fit: FitView; height: number }) {
  const { words, sizes } = fit;
  const large = sizes[fit.shown];
  const isDrawn = sizes.length > 0;
  return (
    <div className="fit">
      <link rel="stylesheet" href={styles} />
      <div className="fit-columns">
        {large && <FitStage size={large} />}
        <div className="fit-panel">
          <div aria-live="polite">
            {fit.title && <SectionHead title={fit.title} lead={fit.lead} />}
            {fit.error && <p className="field-error">{fit.error}</p>}
          </div>
          <Form action="#sitz" className="fit-form" preventScrollReset replace key={fit.inseam}>
            <input type="hidden" name="groesse" value={height} />
            {fit.colour && <input type="hidden" name="farbe" value={fit.colour} />}
            {isDrawn && (
              <>
                <p className="flex justify-between" aria-hidden="true">
                  <span className="field-label">{words.slider}</span>
                  <b className="num">{`${height}\u00a0cm`}</b>
                </p>
                <input
                  className="range fit-range"
                  type="range"
                  aria-label={words.slider}
                  aria-valuetext={words.spoken}
                  {...fit.range}
                  value={height}
                  onChange={(event) => onHeight(event.target.valueAsNumber)}
                />
              </>
            )}
            <details open={fit.inseam !== ''}>
              <summary className="link text-small">{words.more}</summary>
              <label className="grid gap-1">
                <span className="field-label">{words.inseam}</span>
                <input className="input" name="innenbein" inputMode="numeric" defaultValue={fit.inseam} />
              </label>
              <p className="text-small text-ink-2">{words.inseamHint}</p>
              <Button type="submit" variant="secondary" small>
                {words.submit}
              </Button>
            </details>
          </Form>
          {large && <FitFigures size={large} />}
          {fit.others && <GoLink href={fit.others.href}>{fit.others.label}</GoLink>}
          <p className="fit-kept text-small text-ink-2">
            <bdi>{words.storedNote}</bdi>{' '}
            <button type="button" className="link" onClick={() => onHeight(undefined)}>
              {words.forget}
            </button>
          </p>
        </div>
      </div>
      {sizes.length > 1 && <FitSizes sizes={sizes} words={words} />}
      {isDrawn && <p className="text-small text-ink-2 mt-6">{words.basis}</p>}
    </div>
  );
}
