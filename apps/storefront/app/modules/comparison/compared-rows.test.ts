import { describe, expect, it } from 'vitest';
import { parseRequestedFilters, comparisonRow, hasContent, selectRows } from './compared-rows.ts';

const row = comparisonRow;

describe('a row', () => {
  it('marks the larger figure where more is better, and draws each to the largest', () => {
    const { cells, differs } = row({
      id: 'range',
      label: '',
      values: ['60 km', '120 km'],
      figures: [60, 120],
      better: 'more',
    });
    expect(cells).toEqual([
      { text: '60 km', bar: [0, 50] },
      { text: '120 km', bar: [0, 100], best: true },
    ]);
    expect(differs).toBe(true);
  });

  it('marks the smaller figure where less is better', () => {
    const { cells } = row({ id: 'weight', label: '', values: ['20 kg', '25 kg'], figures: [20, 25], better: 'less' });
    expect(cells.map(({ best }) => best)).toEqual([true, undefined]);
  });

  it('marks nothing where all are the same, or a single one says something', () => {
    expect(
      row({ id: 'a', label: '', values: ['5', '5'], figures: [5, 5], better: 'more' }).cells.some(({ best }) => best),
    ).toBe(false);
    expect(
      row({ id: 'a', label: '', values: ['5', null], figures: [5, null], better: 'more' }).cells.some(
        ({ best }) => best,
      ),
    ).toBe(false);
  });

  it('marks all that share the better figure', () => {
    const { cells } = row({ id: 'a', label: '', values: ['5', '5', '4'], figures: [5, 5, 4], better: 'more' });
    expect(cells.map(({ best }) => best)).toEqual([true, true, undefined]);
  });

  it('draws spans on the scale from the lowest begin to the highest end', () => {
    const { cells } = row({ id: 'riders', label: '', values: ['', '', null], spans: [[150, 170], [160, 200], null] });
    expect(cells.map(({ bar }) => bar)).toEqual([[0, 40], [20, 100], undefined]);
  });

  it('draws nothing where every figure is 0', () => {
    expect(row({ id: 'a', label: '', values: ['0', '0'], figures: [0, 0] }).cells).toEqual([
      { text: '0' },
      { text: '0' },
    ]);
  });

  it('says what each has more or less than the first, where both are known', () => {
    const { cells } = row({
      id: 'range',
      label: '',
      values: ['60 km', '50 km', '90 km', '60 km', null],
      figures: [60, 50, 90, 60, null],
      difference: (km) => `${km} km`,
    });
    expect(cells.map(({ delta }) => delta)).toEqual([
      undefined,
      { more: false, amount: '10 km' },
      { more: true, amount: '30 km' },
      undefined,
      undefined,
    ]);
  });

  it('of which no bike knows anything says nothing', () => {
    expect(hasContent(row({ id: 'a', label: '', values: [null, null] }))).toBe(false);
    expect(hasContent(row({ id: 'a', label: '', values: [null, 'x'] }))).toBe(true);
  });
});

describe('the rows that are shown', () => {
  const groups = [
    {
      id: 'ride',
      title: 'Fahren',
      rows: [
        row({ id: 'speed', label: '', values: ['25', '25'], filter: 'speed' }),
        row({ id: 'range', label: '', values: ['60', '80'], filter: 'range' }),
        row({ id: 'torque', label: '', values: ['60', '80'] }),
      ],
    },
    { id: 'fit', title: 'Passen', rows: [row({ id: 'frame', label: '', values: ['Wave', 'Wave'] })] },
  ];
  const shown = (options: Parameters<typeof selectRows>[1]) =>
    selectRows(groups, options).map(({ id, rows }) => [id, ...rows.map((each) => each.id)]);

  it('are all, unless something was asked for', () => {
    expect(shown({ filters: [], onlyDifferences: false })).toEqual([
      ['ride', 'speed', 'range', 'torque'],
      ['fit', 'frame'],
    ]);
  });

  it('are those of the filters, without groups that have none', () => {
    expect(shown({ filters: ['speed', 'range'], onlyDifferences: false })).toEqual([['ride', 'speed', 'range']]);
  });

  it('are the differing ones of them', () => {
    expect(shown({ filters: ['speed', 'range'], onlyDifferences: true })).toEqual([['ride', 'range']]);
    expect(shown({ filters: ['speed'], onlyDifferences: true })).toEqual([]);
  });

  it('are asked for by the three names of the specification', () => {
    expect(parseRequestedFilters(['battery-capacity,speed', 'colour'])).toEqual(['speed', 'battery-capacity']);
    expect(parseRequestedFilters(['range'])).toEqual(['range']);
    expect(parseRequestedFilters([])).toEqual([]);
  });
});
