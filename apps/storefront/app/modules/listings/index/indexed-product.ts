/** What listings know of a published product. Amounts are Rappen. */
export interface IndexedProduct {
  id: number;
  kind: 'bike' | 'accessory';
  /** Slugs of §3. */
  categories: readonly string[];
  frames: readonly string[];
  colourSlugs: readonly string[];
  brand: { slug: string; name: string } | null;
  speedKmh: number | null;
  price: number;
  onSale: boolean;
  inStock: boolean;
  isOccasion: boolean;
  batteryWh: number | null;
  rangeKm: number | null;
  riderMinCm: number | null;
  riderMaxCm: number | null;
  position: number;
  /** ms since 1970 */
  createdAt: number;
}
