/*
 * The table of a comparison: one row an attribute, one cell a bike. Pure; words and figures come from outside.
 */

/** Attribute filters of a comparison (spec §9). */
export const comparisonFilters = ['speed', 'range', 'battery-capacity'] as const;

export type ComparisonFilter = (typeof comparisonFilters)[number];

/** An attribute of the bikes, in the order of the columns. */
export interface AttributeInput {
  id: string;
  label: string;
  /** As written; null if a bike has nothing to say. */
  values: readonly (string | null)[];
  /** The same as figures, where a bar says it better; 0 and more. */
  figures?: readonly (number | null)[];
  /** From and to of each bike, drawn as a bar on one scale. */
  spans?: readonly (readonly [number, number] | null)[];
  /** Which figure is the better one; without it none is marked. */
  better?: 'more' | 'less';
  /** Writes by how much two figures differ; without it the row names no differences. */
  difference?: (amount: number) => string;
  filter?: ComparisonFilter;
}

export interface ComparisonCell {
  text: string | null;
  /** Begin and end of its bar in percent of the row's scale. */
  bar?: [from: number, to: number];
  best?: true;
  /** By how much it has more or less than the first bike. */
  delta?: { more: boolean; amount: string };
}

export interface ComparisonRow {
  id: string;
  label: string;
  cells: ComparisonCell[];
  /** Whether the bikes differ here. */
  differs: boolean;
  filter?: ComparisonFilter;
}

export interface ComparisonGroup {
  id: string;
  title: string;
  rows: ComparisonRow[];
}

/** A row with its bars and marks. */
export function comparisonRow(input: AttributeInput): ComparisonRow {
  const { id, label, values, filter } = input;
  const bars = barsOf(input);
  const best = bestFigure(input);
  const cells = values.map((text, index): ComparisonCell => {
    const bar = bars[index];
    const isBest = best !== undefined && input.figures?.[index] === best;
    const delta = deltaOf(input, index);
    return { text, ...(bar ? { bar } : {}), ...(isBest ? { best: true as const } : {}), ...(delta ? { delta } : {}) };
  });
  return { id, label, cells, differs: new Set(values).size > 1, ...(filter ? { filter } : {}) };
}

/** What a bike's figure has more or less than the first one's; nothing if either is unknown or both are the same. */
function deltaOf({ figures = [], difference }: AttributeInput, index: number): ComparisonCell['delta'] {
  const first = figures[0] ?? null;
  const own = figures[index] ?? null;
  if (!difference || first === null || own === null || first === own) return undefined;
  return { more: own > first, amount: difference(Math.abs(own - first)) };
}

/** The better figure of a row; only where the bikes differ in it. */
function bestFigure({ figures, better }: AttributeInput): number | undefined {
  const known = figures?.filter((figure) => figure !== null) ?? [];
  if (!better || new Set(known).size < 2) return undefined;
  return better === 'more' ? Math.max(...known) : Math.min(...known);
}

/** Bars on the row's scale: figures from 0 to the largest one, spans from the lowest begin to the highest end. */
function barsOf({ figures = [], spans = [] }: AttributeInput): ([number, number] | undefined)[] {
  const ends = spans.flatMap((span) => span ?? []);
  const low = ends.length > 0 ? Math.min(...ends) : 0;
  const high = Math.max(0, ...ends, ...figures.map((figure) => figure ?? 0));
  const percent = (value: number) => Math.round(((value - low) / (high - low)) * 100);
  if (high <= low) return [];
  if (spans.length > 0) return spans.map((span) => (span ? [percent(span[0]), percent(span[1])] : undefined));
  return figures.map((figure) => (figure === null ? undefined : [0, percent(figure)]));
}

/** Whether a row has a value for any bike. */
export function hasContent(row: ComparisonRow): boolean {
  return row.cells.some(({ text }) => text !== null);
}

/**
 * The rows that a shopper asked for; groups without any are left out.
 * @param filters none shows every attribute
 */
export function selectRows(
  groups: readonly ComparisonGroup[],
  { filters, onlyDifferences }: { filters: readonly ComparisonFilter[]; onlyDifferences: boolean },
): ComparisonGroup[] {
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(
        (row) =>
          (filters.length === 0 || (row.filter !== undefined && filters.includes(row.filter))) &&
          (!onlyDifferences || row.differs),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** The filters that an address asks for, one a value or several by comma; unknown ones are dropped. */
export function parseRequestedFilters(values: readonly string[]): ComparisonFilter[] {
  const requested = values.flatMap((value) => value.split(','));
  return comparisonFilters.filter((filter) => requested.includes(filter));
}
