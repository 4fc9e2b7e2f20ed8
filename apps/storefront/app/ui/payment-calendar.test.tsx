import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CALENDAR } from '~/pages/dev/gallery/samples.ts';
import { PaymentCalendar, PaymentList } from './payment-calendar.tsx';

const html = renderToStaticMarkup(<PaymentCalendar years={CALENDAR} />);
const tables = html.split('<table').slice(1);

describe('PaymentCalendar', () => {
  it('is one table per year, each with its caption', () => {
    expect(tables.map((table) => /<caption><bdi>(\d{4})/.exec(table)?.[1])).toEqual(['2026', '2027', '2028', '2029']);
  });

  it('has a cell for each of the twelve months', () => {
    for (const table of tables) expect(table.match(/<tr/g)).toHaveLength(12);
  });

  it('reads out payments only: months without one are hidden', () => {
    const [first = '', second = ''] = tables;
    expect(first.match(/role="row"/g)).toHaveLength(1);
    expect(first.match(/<tr[^>]*aria-hidden="true"/g)).toHaveLength(11);
    expect(second.match(/role="row"/g)).toHaveLength(12);
  });

  it('says in words what the colour of a cell says', () => {
    const last = tables.at(-1) ?? '';
    expect(last).toMatch(/class="pay-last".*<span class="sr-only">1\. Dez\. 2029, 90 Franken, letzte Rate<\/span>/);
  });
});

describe('PaymentList', () => {
  it('heads its columns and its rows', () => {
    const list = renderToStaticMarkup(
      <PaymentList
        caption="Zahlungen"
        columns={{ date: 'Datum', amount: 'CHF' }}
        payments={[{ date: '1. Januar 2027', amount: '90' }]}
      />,
    );
    expect(list.match(/scope="col"/g)).toHaveLength(2);
    expect(list).toContain('<th scope="row"><bdi>1. Januar 2027</bdi></th><td>90</td>');
  });
});
