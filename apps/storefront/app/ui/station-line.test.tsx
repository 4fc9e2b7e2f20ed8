import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlanLine, stationKinds, Stepper, stepStates, Tracker } from './station-line.tsx';

describe('stationKinds', () => {
  it('ends with the end and rings the first month and the end of each year', () => {
    const kinds = stationKinds(36);
    expect(kinds).toHaveLength(36);
    expect(kinds.flatMap((kind, index) => (kind === 'month' ? [] : [[index + 1, kind]]))).toEqual([
      [1, 'first'],
      [12, 'year'],
      [24, 'year'],
      [36, 'end'],
    ]);
  });
});

describe('PlanLine', () => {
  it('is decoration without a label and a picture with one', () => {
    expect(renderToStaticMarkup(<PlanLine months={12} />)).toContain('aria-hidden="true"');
    const labelled = renderToStaticMarkup(<PlanLine months={12} paid={3} label="3 von 12 Raten bezahlt" />);
    expect(labelled).toContain('role="img" aria-label="3 von 12 Raten bezahlt"');
  });

  it('marks what is paid and the one that comes next', () => {
    const html = renderToStaticMarkup(<PlanLine months={12} paid={3} label="x" />);
    expect(html.match(/dot-paid/g)).toHaveLength(3);
    expect(html.match(/dot-next/g)).toHaveLength(1);
  });

  it('draws a plan that is paid in full as the plain line', () => {
    expect(renderToStaticMarkup(<PlanLine months={12} paid={12} />)).not.toContain('dots-open');
  });
});

describe('Stepper', () => {
  const steps = stepStates(3, 1).map((state, index) => ({ label: `Schritt ${index}`, state, href: `/${index}` }));
  const html = renderToStaticMarkup(<Stepper label="Schritte" doneLabel="erledigt" steps={steps} />);

  it('names exactly one step as the current one', () => {
    expect(html.match(/aria-current="step"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="step"><span>Schritt 1/);
  });

  it('leads back to steps that are done, never ahead', () => {
    expect(html).toContain('<a href="/0">');
    expect(html).not.toContain('href="/1"');
    expect(html).not.toContain('href="/2"');
  });
});

describe('Tracker', () => {
  it('says that a stop has failed', () => {
    const html = renderToStaticMarkup(
      <Tracker failedLabel="Fehlgeschlagen:" stations={[{ title: 'Anzahlung', state: 'failed' }]} />,
    );
    expect(html).toContain('aria-current="step"');
    expect(html).toMatch(/Fehlgeschlagen: <\/span><bdi>Anzahlung/);
  });
});
