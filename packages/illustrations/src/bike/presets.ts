import { type RawFields, completeFields, readFields } from '../fields.ts';
import { BIKE_FIELDS, type BikeSpec } from './spec.ts';

/**
 * The twelve bikes the shop knows, as geometry tables of typical medium frames (mm, degrees). Field names and units:
 * spec.ts; what a row leaves out is the field's fallback.
 */

// prettier-ignore
const CITY: Partial<BikeSpec> = {
  tyreStyle: 'city', mudguards: true, rack: 'tube', lights: 'round', kickstand: 'single', display: 'compact',
};

const BARE: Partial<BikeSpec> = { mudguards: false, rack: 'none', lights: 'none', kickstand: 'none' };

// prettier-ignore
const PRESETS = {
  diamant: {
    ...CITY, wheelbase: 1128, headAngle: 70.5, seatAngle: 73, chainstay: 466, bbDrop: 56, headTube: 165, axleCrown: 470,
    rake: 48, seatTube: 520, saddle: 745, topTube: 0.93, tyre: 47, travel: 63, brake: 180, spokes: 28,
  },
  trapez: {
    ...CITY, wheelbase: 1122, headAngle: 70, seatAngle: 72.5, chainstay: 468, bbDrop: 56, headTube: 185, axleCrown: 470,
    rake: 48, seatTube: 470, saddle: 715, topTube: 0.54, tyre: 47, travel: 63, brake: 180, spokes: 28, decal: 'stripes',
  },
  wave: {
    ...CITY, wheelbase: 1136, headAngle: 69, seatAngle: 70.5, chainstay: 480, bbDrop: 54, headTube: 205, axleCrown: 468,
    rake: 52, seatTube: 440, saddle: 690, tyre: 50, travel: 50, bar: 'city', saddleStyle: 'comfort',
    seatPost: 'suspension', drive: 'belt', chainguard: 'ring', brake: 160, spokes: 28,
  },
  hardtail: {
    ...BARE, wheelbase: 1205, headAngle: 66, seatAngle: 75, chainstay: 445, bbDrop: 62, headTube: 118, axleCrown: 532,
    rake: 44, seatTube: 430, saddle: 735, topTube: 0.9, tyre: 61, tyreStyle: 'mtb', travel: 120, bar: 'flat',
    saddleStyle: 'sport', seatPost: 'dropper', motorStyle: 'compact', brake: 203, spokes: 28, decal: 'stripes',
  },
  fully: {
    ...BARE, wheelbase: 1252, headAngle: 64.5, seatAngle: 76.5, chainstay: 452, bbDrop: 34, headTube: 120,
    axleCrown: 560, rake: 44, seatTube: 415, saddle: 725, topTube: 0.87, bsdRear: 584, tyre: 64, tyreStyle: 'mtb',
    travel: 160, bar: 'flat', saddleStyle: 'sport', seatPost: 'dropper', motorStyle: 'compact', brake: 203, spokes: 28,
    decal: 'chevron',
  },
  gravel: {
    ...BARE, wheelbase: 1040, headAngle: 71, seatAngle: 73.5, chainstay: 430, bbDrop: 74, headTube: 145, axleCrown: 398,
    rake: 50, seatTube: 500, saddle: 735, topTube: 0.95, tyre: 45, tyreStyle: 'gravel', fork: 'rigid', bar: 'drop',
    saddleStyle: 'sport', motor: 'hub', brake: 160, spokes: 24, display: 'none', bottle: true, decal: 'line',
  },
  road: {
    ...BARE, wheelbase: 995, headAngle: 73, seatAngle: 73.5, chainstay: 414, bbDrop: 72, headTube: 140, axleCrown: 372,
    rake: 44, seatTube: 500, saddle: 740, topTube: 0.95, tyre: 30, tyreStyle: 'slick', deepRim: 36, fork: 'rigid',
    bar: 'drop', saddleStyle: 'sport', motor: 'hub', brake: 160, spokes: 20, display: 'none', decal: 'chevron',
  },
  speed: {
    ...CITY, wheelbase: 1140, headAngle: 69.5, seatAngle: 73, chainstay: 470, bbDrop: 48, headTube: 150, axleCrown: 465,
    rake: 48, seatTube: 500, saddle: 735, topTube: 0.88, bsd: 584, tyre: 57, fork: 'rigid', saddleStyle: 'sport',
    motor: 'hub', display: 'large', plate: true, mirror: true, brake: 203, spokes: 28,
  },
  compact: {
    ...CITY, wheelbase: 1070, headAngle: 70, seatAngle: 71, chainstay: 430, bbDrop: -36, headTube: 215, axleCrown: 350,
    rake: 42, seatTube: 430, saddle: 660, stemRise: 150, bsd: 406, tyre: 57, fork: 'rigid', bar: 'city',
    saddleStyle: 'comfort', seatPost: 'suspension', drive: 'belt', chainguard: 'ring', brake: 160, spokes: 28,
  },
  longtail: {
    ...CITY, wheelbase: 1300, headAngle: 70, seatAngle: 71, chainstay: 640, bbDrop: -26, headTube: 220, axleCrown: 368,
    rake: 44, seatTube: 440, saddle: 665, topTube: 0.5, stemRise: 130, bsd: 406, tyre: 61, fork: 'rigid', bar: 'city',
    saddleStyle: 'comfort', rack: 'long', railing: 'ring', kickstand: 'double', brake: 180, spokes: 28, decal: 'stops',
  },
  frontbox: {
    ...CITY, wheelbase: 1930, headAngle: 70, seatAngle: 70.5, chainstay: 470, bbDrop: 46, headTube: 620, axleCrown: 345,
    rake: 44, seatTube: 430, saddle: 680, bsd: 559, bsdFront: 406, tyre: 57, fork: 'rigid', bar: 'city',
    saddleStyle: 'comfort', battery: 'seat', drive: 'belt', chainguard: 'ring', kickstand: 'double', brake: 180,
    spokes: 28, decal: 'none',
  },
  kids: {
    ...BARE, wheelbase: 925, headAngle: 69, seatAngle: 71.5, chainstay: 372, bbDrop: 12, headTube: 105, axleCrown: 352,
    rake: 38, seatTube: 300, saddle: 505, topTube: 0.85, bsd: 406, tyre: 47, tyreStyle: 'mtb', fork: 'rigid',
    bar: 'flat', saddleStyle: 'sport', motor: 'none', battery: 'none', gear: 'single', chainguard: 'ring', crank: 127,
    kickstand: 'single', display: 'none', brake: 140, spokes: 24, decal: 'stops',
  },
} satisfies Record<string, Partial<BikeSpec>>;

export type BikeType = keyof typeof PRESETS;

/** A bike's drawing as it is stored: the type and what differs from its preset. */
export type BikeDrawing = { readonly kind: 'bike'; readonly type: BikeType } & Partial<BikeSpec>;

export const isBikeType = (value: unknown): value is BikeType =>
  typeof value === 'string' && Object.hasOwn(PRESETS, value);

export const BIKE_TYPES: readonly BikeType[] = Object.keys(PRESETS).filter(isBikeType);

/** How far a bike's own measure may lie from its type's: beyond, the parts would no longer meet. */
const LEEWAY = {
  wheelbase: 0.15,
  chainstay: 0.15,
  axleCrown: 0.2,
  seatTube: 0.35,
  saddle: 0.3,
  headTube: 0.6,
  bsd: 0.35,
} as const;

/** All values of a bike: its own, as far as they suit the type, over the type's preset. */
export function resolveBike(type: BikeType, own: RawFields): BikeSpec {
  const usual = completeFields(BIKE_FIELDS, PRESETS[type]);
  const values = { ...usual, ...readFields(BIKE_FIELDS, own) };
  const within = (name: keyof typeof LEEWAY) =>
    Math.min(usual[name] * (1 + LEEWAY[name]), Math.max(usual[name] * (1 - LEEWAY[name]), values[name]));
  const wheel = (diameter: number | null, preset: number | null) =>
    diameter === null ? null : Math.min(diameter, 1.35 * (preset ?? usual.bsd));
  return {
    ...values,
    wheelbase: within('wheelbase'),
    chainstay: within('chainstay'),
    axleCrown: within('axleCrown'),
    seatTube: within('seatTube'),
    saddle: within('saddle'),
    headTube: within('headTube'),
    bsd: within('bsd'),
    bsdRear: wheel(values.bsdRear, usual.bsdRear),
    bsdFront: wheel(values.bsdFront, usual.bsdFront),
  };
}
