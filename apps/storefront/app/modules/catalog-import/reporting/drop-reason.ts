/** Why an item is not imported; the report counts by these. */
export type DropReason =
  | 'unreadable'
  | 'no name'
  | 'no price'
  | 'unusable price'
  | 'nothing to sell'
  | 'external product'
  | 'grouped product'
  | 'not deliverable'
  | 'unknown type'
  | 'in the bin'
  | 'duplicate'
  | 'parent missing'
  | 'variation'
  | 'other language';
