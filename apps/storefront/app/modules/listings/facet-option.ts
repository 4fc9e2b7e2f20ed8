/** One option of a facet and how many products it would show. */
export interface FacetOption {
  /** As it is written in addresses. */
  value: string;
  /** In the page's language. */
  name: string;
  /** For colours: the paint. */
  hex?: string;
  count: number;
  selected?: true;
}

/** An option as it is counted; `name` is what the catalogue calls it, where it does. */
export type UnnamedOption = Omit<FacetOption, 'name'> & { name?: string };
