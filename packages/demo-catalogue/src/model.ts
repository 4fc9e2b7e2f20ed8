/** The compact records that the files under `data` hold. */
import type { BrandName } from './brands.ts';
import type { Paint } from './colours.ts';
import type { Fit } from './fits.ts';
import type { AttributeSlug, CategorySlug } from './taxonomy.ts';
import type { Text } from './text.ts';

export type BikeType =
  | 'diamant' | 'trapez' | 'wave' | 'hardtail' | 'fully' | 'gravel'
  | 'road' | 'speed' | 'compact' | 'longtail' | 'frontbox' | 'kids'; // prettier-ignore

export type AccessoryType =
  | 'helmet' | 'lock' | 'pump' | 'childseat' | 'bag' | 'rack' | 'trailer' | 'light' | 'carrack'
  | 'tyre' | 'mudguard' | 'display' | 'glove' | 'bell' | 'tool'; // prettier-ignore

/** The use of a bike; `kinds.ts` lists its categories and words. */
export type BikeKind =
  | 'e_trekking' | 'e_city' | 'e_allroad' | 'e_hardtail' | 'e_fully' | 'e_gravel' | 'e_road'
  | 's_trekking' | 's_city' | 'e_cargo'
  | 'mtb_hardtail' | 'mtb_fully' | 'gravel' | 'road' | 'city' | 'trekking' | 'kids'; // prettier-ignore

/**
 * A picture of the gallery: the whole product, or a detail of it (the views of the illustrator, bikes first, then
 * accessories).
 */
export type View =
  | 'side' | 'motor' | 'battery' | 'cockpit' | 'gears' | 'suspension' | 'brake' | 'rack' | 'box' | 'saddle'
  | 'front' | 'detail' | 'back' | 'open'; // prettier-ignore

/** What a highlight of a bike is about; its picture follows from it. */
export type Topic =
  | 'motor' | 'battery' | 'cockpit' | 'drivetrain' | 'fork' | 'brake' | 'rack' | 'box' | 'saddle' | 'wheel' | 'frame' | 'light'; // prettier-ignore

/**
 * A highlight of a bike; a missing title is derived from the technical data. `{max}`, `{wh}`, `{nm}` … are filled in.
 */
export interface Highlight {
  view: Topic;
  title?: Text;
  text: Text;
}

/** A highlight of an accessory; `{weight}` is its weight in grams. */
interface AccessoryHighlight {
  view: 'front' | 'detail' | 'back' | 'open';
  title: Text;
  text: Text;
}

/** Fields of the illustrator that a record may set (board, `bike` presets). */
export type DrawingOverrides = Record<string, string | number | boolean>;

/** Availability. Without it everything is in stock. */
export interface Stock {
  /** Sizes (or colours) that are sold out; `all` for the whole product. */
  soldOut?: string;
  /** Sizes on order; `all` for the whole product. */
  onOrder?: string;
  /** Weeks from the feed's reference date until what is on order arrives. */
  weeks?: number;
  /** Days from order to delivery of what is in stock; 14 unless said. */
  days?: number;
}

/** Technical data of a bike. */
export interface BikeSpec {
  kind: BikeKind;
  type: BikeType;
  motor: 'mid' | 'hub' | 'none';
  /** Newton metres. */
  torque: number;
  /** Watt hours, of all batteries together; 0 without a motor. */
  battery: number;
  batteryPlace: 'frame' | 'fixed' | 'tube' | 'rack' | 'dual';
  /** Kilometres; derived from the battery and the kind by default. */
  range?: readonly [number, number];
  /** Kilograms, size M. */
  weight: number;
  /** 0 for stepless. */
  gears: number;
  shift: 'derailleur' | 'electronic' | 'hub' | 'stepless' | 'gearbox' | 'single';
  drive: 'chain' | 'belt';
  brake: 'hydraulic' | 'mechanical' | 'rim';
  /** Disc diameter at the front, mm. */
  disc: number;
  fork: 'suspension' | 'rigid' | 'carbon';
  /** Fork travel, mm; 0 for rigid forks. */
  travel: number;
  /** Tyre width and bead seat diameter, mm (ETRTO). */
  tyre: readonly [number, number];
  tyreNote: 'puncture' | 'tubeless' | 'light' | 'winter' | 'none';
  display: 'lcd' | 'colour' | 'led' | 'phone' | 'none';
  /** Lux of the front light; 0 without lights. */
  lux: number;
  material: 'aluminium' | 'carbon' | 'steel';
  /** Mudguards, rack, kickstand. */
  equipped: boolean;
  /** Load of the rear rack, kg; 0 without. */
  rackLoad: number;
  /** Permitted total weight, kg. */
  totalWeight: number;
  /** Frame sizes, separated by blanks; riders' heights follow from the type. */
  sizes: string;
  /** Heights for sizes that the table of the type does not know: `20 Zoll` and the like. */
  heights?: readonly [number, number];
  colours: readonly Paint[];
  drawing?: DrawingOverrides;
}

/** A used bike's life so far. */
export interface Used {
  kilometres: number;
  year: number;
  frameNumber: string;
  /** What it cost new, CHF. */
  priceNew: number;
}

/** One model: its own texts and its differences from its series. */
export interface BikeModel extends Partial<BikeSpec> {
  /** Number within the series; with the series' number it gives the id, so that it never changes. */
  no: number;
  name: string;
  /** French name where it differs. */
  nameFr?: string;
  brand?: BrandName;
  /** CHF. */
  price: number;
  /** Regular price while `price` is a sale price, CHF. */
  was?: number;
  /** Last day of the sale, in days from the reference date. */
  saleDays?: number;
  /** How long `price` has been charged already, in days: an offer of the editors may cross it out. */
  heldDays?: number;
  stock?: Stock;
  used?: Used;
  /** The model's own paragraphs, separated by a line break. */
  text: Text;
  /** The model's own highlight. */
  own: Highlight;
  /** Replaces the series' highlights where they do not fit. */
  highlights?: readonly Highlight[];
}

/** Models that share a brand, a construction and a closing paragraph. At most six, so that no sentence wears out. */
export interface BikeSeries {
  /** 1 to 39. */
  no: number;
  brand: BrandName;
  base: BikeSpec;
  about: Text;
  /** Two highlights that hold for the whole series. */
  highlights: readonly Highlight[];
  models: readonly BikeModel[];
}

export interface AccessorySize {
  label: Text;
  /** CHF, where the size has a price of its own. */
  price?: number;
}

export interface AccessoryModel {
  no: number;
  brand: BrandName;
  name: Text;
  /** One line under the name: `Helm, 54–62 cm`. */
  subtitle: Text;
  /** Words for the slug, where the name alone would not differ between the languages. */
  slug: Text;
  price: number;
  was?: number;
  saleDays?: number;
  /** Kilograms. */
  weight: number;
  colours?: readonly Paint[];
  /** The one colour, where there is no choice. */
  paint?: Paint;
  sizes?: readonly AccessorySize[];
  facts: Partial<Record<AttributeSlug, Text>>;
  /** What it needs of a bike, where that is not what its group needs. */
  fits?: readonly Fit[];
  stock?: Stock;
  drawing?: DrawingOverrides;
  text: Text;
  own: AccessoryHighlight;
}

/** Accessories of one sort that share a closing paragraph and two highlights; at most six. */
export interface AccessoryGroup {
  /** 1 to 20. */
  no: number;
  type: AccessoryType;
  /** In addition to `accessory`. */
  categories: readonly CategorySlug[];
  /** What its models need of a bike. */
  fits: readonly Fit[];
  about: Text;
  highlights: readonly AccessoryHighlight[];
  models: readonly AccessoryModel[];
}
