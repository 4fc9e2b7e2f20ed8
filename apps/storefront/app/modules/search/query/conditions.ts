import type { ColourFamily } from '~/modules/catalog/colour-families.ts';
import type { Range } from '~/modules/catalog/ranges.ts';

/**
 * What a search asks of products beside its words, in the units of the listing's facets; both ends of a range are
 * meant.
 */
export type Condition =
  | ({ facet: 'price' | 'rate' | 'battery' | 'range' } & Range)
  | { facet: 'height'; cm: number }
  | { facet: 'size'; /** In small letters, one or both of a combined one: `m`, `l`. */ sizes: string[] }
  | { facet: 'colour'; family: ColourFamily; /** Folded, as it was typed but for its ending. */ word: string }
  | { facet: 'reduced' };

/** What comes first of all that fits. */
export type Preference = 'cheapest' | 'dearest' | 'battery' | 'farthest' | 'tall' | 'short' | 'lightest';

export interface UnderstoodPart {
  /** Places in the text as it was typed. */
  start: number;
  end: number;
  condition?: Condition;
  preference?: Preference;
  /** Tags of the index that it represents beside. */
  tags?: string[];
}
