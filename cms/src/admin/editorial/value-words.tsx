import { Typography } from '@strapi/design-system';
import { useValueWords } from '../texts';

interface Column {
  name: string;
  attribute?: { type?: string };
  cellFormatter?: unknown;
}

/** The columns of a list of entries, and how it is laid out. */
interface Listing {
  displayedHeaders: Column[];
  layout: unknown;
}

function Words({ value }: { value: unknown }) {
  return <Typography textColor="neutral800">{useValueWords()(value)}</Typography>;
}

/** Lists show what was chosen in words, as forms do. */
export function valuesInWords({ displayedHeaders, layout }: Listing): Listing {
  const inWords = (column: Column): Column =>
    column.attribute?.type === 'enumeration' && !column.cellFormatter
      ? { ...column, cellFormatter: (row: Record<string, unknown>) => <Words value={row[column.name]} /> }
      : column;
  return { displayedHeaders: displayedHeaders.map(inWords), layout };
}
