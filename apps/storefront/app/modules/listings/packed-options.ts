import type { FacetOption } from './facet-option.ts';

/*
 * A filter has a hundred options, and what the browser takes over is text in the page: an option as an object costs
 * three times its words. All options of a group therefore travel as one text.
 */

const BETWEEN = '~';
const FIELD = '|';

/** Options as one text; the name comes last and may hold anything but the sign between options. */
export function packOptions(options: readonly FacetOption[]): string {
  return options
    .map(({ value, count, selected, hex = '', name }) =>
      [value, count, selected ? '1' : '', hex, name.replaceAll(BETWEEN, '-')].join(FIELD),
    )
    .join(BETWEEN);
}

export function unpackOptions(text: string): FacetOption[] {
  if (text === '') return [];
  return text.split(BETWEEN).map((packed) => {
    const [value = '', count = '', selected, hex, ...name] = packed.split(FIELD);
    return {
      value,
      count: Number(count),
      ...(selected ? { selected: true as const } : {}),
      ...(hex ? { hex } : {}),
      name: name.join(FIELD),
    };
  });
}
