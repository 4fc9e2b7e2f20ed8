/** Half-open in whole francs or other whole units: from `min` to under `max`; an open end is absent. */
export interface Range {
  min?: number;
  max?: number;
}
