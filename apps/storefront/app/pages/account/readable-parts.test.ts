import { expect, it } from 'vitest';
import { readableParts } from './readable-parts.server.ts';

const parts = [
  {
    name: 'wheel',
    rows: [
      {
        number: 1,
        since: '2026-11-20T10:00:00.000Z',
        adultAt: '2026-11-20T10:00:00.000Z',
        turnedAt: null,
        mark: 'velo',
        field: 3,
        prize: 'Helm',
        code: 'ABC',
        shown: 'Lea, Bern',
        text: null,
      },
    ],
  },
  { name: 'storyVotes', rows: [{ storyId: 's', sheet: 'b', choice: 1 }] },
  { name: 'sponsor-contributions', rows: [{ amount: 108_000, returned: 5050 }] },
  { name: 'sponsor-pages', rows: [{ goal: 300_000, spent: 0 }] },
];

it.each(['de', 'fr'] as const)('What is kept is told in words, amounts in francs: %s', async (locale) => {
  const reported = await readableParts(parts, locale);
  expect(reported.map(({ title }) => title)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(wheel|story)/)]),
  );
  const labels = reported.flatMap(({ rows }) => rows.flat().map(({ label }) => label));
  expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([]);
  const amounts = reported.slice(2).flatMap(({ rows }) => rows.flat().map(({ value }) => value));
  expect(amounts).toEqual(['CHF\u00a01’080.00', 'CHF\u00a050.50', 'CHF\u00a03’000.00', 'CHF\u00a00.00']);
});

it('What was chosen is told in words, and what nobody knows as it is kept', async () => {
  const rows = [{ stage: 'delivered', role: 'admin', debt: 'unknown', all_agb: 'on', way: 'by-boat' }];
  const [reported] = await readableParts([{ name: 'orders', rows }], 'fr');
  const values = reported?.rows.flat().map(({ value }) => value);
  expect(values).toEqual(['livré', 'administration', 'ne sait pas', 'oui', 'by-boat']);
});

it.each([
  ['de', '4. Dezember 2026', '20. November 2026, 11.00'],
  ['fr', '4 décembre 2026', '20 novembre 2026, 11 h 00'],
] as const)('Dates are shown with their year: %s', async (locale, day, moment) => {
  const rows = [{ dueOn: '2026-12-04', kind: 'down-payment', since: '2026-11-20T10:00:00.000Z' }];
  const [reported] = await readableParts([{ name: 'orderSchedule', rows }], locale);
  const values = reported?.rows.flat().map(({ value }) => value.replaceAll('\u00a0', ' '));
  expect(values).toEqual([day, locale === 'de' ? 'Anzahlung' : 'acompte', moment]);
});
