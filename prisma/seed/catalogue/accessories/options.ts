import type { AccessorySize } from '../model.ts';
import { same } from '../text.ts';

/** Sizes whose names are the same in both languages: `52–56 cm`, `M`. */
export const sizes = (...labels: string[]): AccessorySize[] => labels.map((label) => ({ label: same(label) }));
