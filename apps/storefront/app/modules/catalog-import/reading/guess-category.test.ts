import { describe, expect, it } from 'vitest';
import { guessCategory } from './guess-category.ts';
import { slugify } from './slug.ts';

describe("a dealer's own category", () => {
  it.each([
    ['E-Bikes Alltag', 'e_city'], ['E-Mountainbike Fully', 'e_fully'], ['Trekkingvelos & Tourenvelos', 'bike'], ['E-Bikes für Touren', 'e_trekking'],
    ['Elektrovelos', 'e_bike'], ['Elektrofahrräder Stadt', 'e_city'], ['VTT électriques', 'e_mountain'], ['Vélos électriques de ville', 'e_city'],
    ['Vélos de route', 'road'], ['City E-Bikes', 'e_city'], ['Electric Mountain Bikes', 'e_mountain'], ['Speed Pedelecs', 's_pedelec'],
    ['E-Cargobikes Longtail', 'e_cargo'], ['Kindervelos 20 Zoll', 'kids'], ['Gravelbikes', 'gravel'], ['Unsere Velos', 'bike'], ['E-Bikes 2026', 'e_bike'],
    ['MTB Hardtail', 'hardtail'], ['E-MTB Hardtail', 'e_hardtail'],
    ['Zubehör für E-Bikes', 'accessory'], ['Velotaschen', 'accessory'], ['Fahrradschlösser', 'accessory'], ['Bike-Bekleidung', 'accessory'], ['E-Bike Akkus', 'accessory'],
    ['Accessoires vélo', 'accessory'], ['Lights & Locks for Bikes', 'accessory'], ['Pneus vélo', 'accessory'],
    ['Fanshop', undefined], ['Neuheiten', undefined], ['Aktionen', undefined], ['Laufräder', undefined],
  ])('%s', (name, slug) => {
    expect(guessCategory(slugify(name))).toBe(slug);
  }); // prettier-ignore
});
