import { describe, expect, it } from 'vitest';
import type { Translate } from '~/i18n/keys.ts';
import type { ProductCard } from './catalog.ts';
import { metaLine } from './product-tile.ts';

const t = ((key: string) => key) as Translate<'common'>;
const bike = (frameTypes: ProductCard['frameTypes'], ...categorySlugs: string[]) => ({
  kind: 'bike' as const,
  subtitle: '',
  isOccasion: false,
  mileageKm: null,
  modelYear: null,
  frameTypes,
  categorySlugs,
  speedKmh: 25,
  batteryWh: null,
});

describe('the facts of a card', () => {
  it.each([
    ['build.fully', ['men', 'diamant'], ['e_mountain', 'e_fully', 'e_bike']],
    ['build.hardtail', ['men', 'diamant'], ['mountain', 'hardtail', 'bike']],
    ['build.gravel', ['men', 'women', 'diamant'], ['e_road', 'gravel', 'e_bike']],
    ['build.road', ['diamant'], ['road', 'bike']],
    ['frame.diamant', ['men', 'diamant'], ['e_trekking', 'e_bike']],
    ['frame.trapez', ['women', 'trapez'], ['e_mountain', 'e_hardtail', 'e_bike']],
  ] as const)('begin with %s', (shape, frames, categories) =>
    expect(metaLine(bike([...frames], ...categories), t)).toBe(`${shape} · 25\u00a0km/h`),
  );
});
