import type { Drawing } from '@velory/illustrations/illustrations.ts';
import type { FeedAttribute } from '~/modules/catalog-import/feed/feed-item.ts';
import type { Facts } from './record.ts';

type BikeType = Extract<Drawing, { kind: 'bike' }>['type'];
type AccessoryType = Extract<Drawing, { kind: 'accessory' }>['type'];

/** What a drawing is made from where the feed describes none. */
export interface DrawnProduct {
  kind: 'bike' | 'accessory';
  /** Slugs in the catalogue. */
  categories: readonly string[];
  facts: Facts;
  attributes: readonly FeedAttribute[];
  nameSlug: string;
}

function bikeType({ categories, facts, nameSlug }: DrawnProduct): BikeType {
  const has = (...slugs: string[]) => slugs.some((slug) => categories.includes(slug));
  if (has('e_cargo')) return /box|kiste|caisse|front/.test(nameSlug) ? 'frontbox' : 'longtail';
  if (has('kids')) return 'kids';
  if (has('fully', 'e_fully')) return 'fully';
  if (has('hardtail', 'e_hardtail', 'mountain', 'e_mountain')) return 'hardtail';
  if (has('gravel') || /gravel/.test(nameSlug)) return 'gravel';
  if (has('road', 'e_road')) return 'road';
  if (facts.frameTypes.includes('wave')) return 'wave';
  if (facts.speedKmh === 45) return 'speed';
  if (facts.frameTypes.includes('trapez') || (facts.frameTypes.includes('women') && !facts.frameTypes.includes('men')))
    return 'trapez';
  return /compact|kompakt|falt|plia(nt|ble)|folding/.test(nameSlug) ? 'compact' : 'diamant';
}

const accessoryOfCategory: ReadonlyMap<string, AccessoryType> = new Map(Object.entries({
  helmet: 'helmet', lock: 'lock', pump: 'pump', child_seat: 'childseat', trailer: 'trailer', velotraeger: 'carrack',
  bag: 'bag', light: 'light', rack: 'rack', tyre: 'tyre',
} as const)); // prettier-ignore

const accessoryWords: readonly [RegExp, AccessoryType][] = [
  [/helm|casque/, 'helmet'],
  [/schloss|schloesser|lock|antivol|cadenas/, 'lock'],
  [/pumpe?|pompe/, 'pump'],
  [/kindersitz|child-seat|siege-enfant/, 'childseat'],
  [/anhaenger|trailer|remorque/, 'trailer'],
  [/licht|lampe|light|eclairage|phare/, 'light'],
  [/gepaecktraeger|porte-bagages|rack/, 'rack'],
  [/schutzblech|mudguard|garde-boue/, 'mudguard'],
  [/reifen|pneu|tyre|tire/, 'tyre'],
  [/handschuh|glove|gant/, 'glove'],
  [/klingel|glocke|bell|sonnette/, 'bell'],
  [/spiegel|mirror|retroviseur/, 'mirror'],
  [/akku|battery|batterie/, 'battery'],
  [/display|computer|tacho|ecran/, 'display'],
  [/tool|werkzeug|outil/, 'tool'],
];

/**
 * A drawing from what is known of a product: its categories, frame form and drive. Accessories of no known sort get a
 * bag.
 */
export function deriveDrawing(product: DrawnProduct): Drawing {
  if (product.kind === 'accessory') {
    const words = [product.nameSlug, ...product.categories].join(' ');
    const type =
      product.categories.map((slug) => accessoryOfCategory.get(slug)).find((found) => found !== undefined) ??
      accessoryWords.find(([pattern]) => pattern.test(words))?.[1] ??
      'bag';
    return { kind: 'accessory', type };
  }
  const type = bikeType(product);
  const electric =
    product.categories.some((slug) => slug === 's_pedelec' || slug.startsWith('e_')) ||
    product.facts.batteryWh !== null;
  const words = (slug: string) =>
    (product.attributes.find((attribute) => attribute.slug === slug)?.options ?? []).join(' ').toLowerCase();
  const belt = /riemen|courroie|belt/.test(`${words('pa_antrieb')} ${words('pa_schaltung')}`);
  const hubMotor = /naben|hub|moyeu|heckmotor/.test(words('pa_motor'));
  return {
    kind: 'bike',
    type,
    motor: electric ? (hubMotor ? 'hub' : 'mid') : 'none',
    ...(electric ? {} : { battery: 'none' }),
    ...(belt ? { drive: 'belt', gear: 'hub' } : {}),
    ...(product.facts.speedKmh === 45 ? { plate: true } : {}),
  };
}
