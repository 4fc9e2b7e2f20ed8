/** Brands with the ids of the specification (§3); the migration gives them these ids in Postgres. */
export const brandIds = {
  Focus: 1, Haibike: 2, Kalkhoff: 3, Ghost: 4, Stromer: 5, Allegro: 6, Simpel: 7, Fischer: 8, Benno: 9, Cilo: 10,
} as const; // prettier-ignore

/**
 * Bike and accessory brands the shop knows by name, to recognise them in feeds that keep the brand in the product's
 * name.
 */
export const knownBrands: readonly string[] = [
  ...Object.keys(brandIds),
  'Abus', 'AXA', 'Basil', 'Bergstrom', 'Bontrager', 'Bosch', 'Burley', 'Busch & Müller', 'Canyon', 'Continental', 'Cresta', 'Croozer',
  'Cube', 'Ego', 'Ergon', 'Giant', 'Giro', 'Hamax', 'Hiplok', 'KTM', 'Kryptonite', 'Lezyne', 'Magura', 'MET', 'Movement', 'Ortlieb', 'POC',
  'Racktime', 'Riese & Müller', 'Scott', 'Shimano', 'SKS', 'Specialized', 'SRAM', 'Thule', 'Topeak', 'Trek', 'Uvex', 'Vaude', 'Yepp',
]; // prettier-ignore

/** The brand at the beginning of a product's name, or undefined. */
export function brandInName(name: string): string | undefined {
  const lower = name.toLowerCase();
  return knownBrands.find((brand) => lower.startsWith(`${brand.toLowerCase()} `));
}
