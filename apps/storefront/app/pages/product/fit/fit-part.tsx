import { Form, useFetcher } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { forgetHeight, keepHeight } from '~/modules/catalog/body-height.ts';
import { Button } from '~/ui/button.tsx';
import { SectionHead } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import styles from './fit.css?url';
import { FitFigures, FitSizes } from './fit-sizes.tsx';
import { FitStage } from './fit-stage.tsx';
import type { FitView } from './fit-view.ts';

/** How long a slider rests before the next height is asked for, ms. */
const REST = 60;

/** What the section shows once a height is known. With scripts, the slider asks for each height while it moves. */
export default function FitPart({ first }: { first: FitView }) {
  const fetcher = useFetcher<FitView | null>({ key: `${first.path} ${first.height} ${first.inseam}` });
  const [asked, setAsked] = useState<{ height: number; inseam: string }>();
  useEffect(() => setAsked(undefined), [first]);
  const { load } = fetcher;
  useEffect(() => {
    if (!asked) return;
    const query = new URLSearchParams({ groesse: String(asked.height) });
    if (asked.inseam) query.set('innenbein', asked.inseam);
    if (first.colour) query.set('farbe', first.colour);
    const timer = setTimeout(() => load(`${first.path}?${query}`), REST);
    return () => clearTimeout(timer);
  }, [asked, first, load]);
  const fit = (asked && fetcher.data) || first;
  useEffect(() => keepHeight(Number(fit.height)), [fit.height]);
  const { words, sizes } = fit;
  const large = sizes[fit.shown];
  const height = asked ? String(asked.height) : fit.height;
  const isDrawn = sizes.length > 0;
  const slide = (event: FormEvent<HTMLInputElement>) =>
    setAsked({ height: event.currentTarget.valueAsNumber, inseam: fit.inseam });
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
          <Form action="#sitz" className="fit-form" preventScrollReset replace key={`${first.height} ${first.inseam}`}>
            {fit.colour && <input type="hidden" name="farbe" value={fit.colour} />}
            <div className="flex items-end gap-2">
              <label className="grid gap-1">
                <span className="field-label">{words.height}</span>
                <input
                  className="input"
                  name="groesse"
                  inputMode="decimal"
                  required
                  key={height}
                  defaultValue={height}
                />
              </label>
              <Button type="submit" variant="secondary">
                {words.submit}
              </Button>
            </div>
            {isDrawn && (
              <input
                className="range fit-range"
                type="range"
                aria-label={words.slider}
                aria-valuetext={words.spoken}
                {...fit.range}
                value={height}
                onChange={slide}
              />
            )}
            <details open={fit.inseam !== ''}>
              <summary className="link text-small">{words.more}</summary>
              <label className="grid gap-1">
                <span className="field-label">{words.inseam}</span>
                <input
                  className="input"
                  name="innenbein"
                  inputMode="numeric"
                  key={fit.inseam}
                  defaultValue={fit.inseam}
                />
              </label>
              <p className="text-small text-ink-2">{words.inseamHint}</p>
            </details>
          </Form>
          {large && <FitFigures size={large} />}
          {fit.others && <GoLink href={fit.others.href}>{fit.others.label}</GoLink>}
          <p className="fit-kept text-small text-ink-2">
            {words.kept}{' '}
            <button type="button" className="link" onClick={forgetHeight}>
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
