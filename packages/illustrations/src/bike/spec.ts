import { type ValuesOf, colour, count, equipment, flag, measure, oneOf, optionalMeasure } from '../fields.ts';

/** All fields of a bike's drawing. Lengths in mm, angles in degrees; a type's preset supplies what is left out. */
export const BIKE_FIELDS = {
  wheelbase: measure(780, 2300, 1128),
  headAngle: measure(60, 78, 70.5),
  seatAngle: measure(65, 80, 73),
  chainstay: measure(340, 760, 466),
  /** How far the bottom bracket lies below the rear axle. */
  bbDrop: measure(-80, 110, 56),
  headTube: measure(70, 700, 165),
  /** Length of the fork, axle to crown. */
  axleCrown: measure(300, 640, 470),
  rake: measure(20, 80, 48),
  seatTube: measure(210, 680, 520),
  /** Bottom bracket to the clamp of the saddle. */
  saddle: measure(400, 980, 745),
  /** Extra height of the handlebar above the head tube. */
  stemRise: measure(0, 240, 0),
  /** Where the top tube meets the seat tube, as a share of its length. */
  topTube: measure(0.3, 0.97, 0.93),
  /** Diameter of the down tube; null: as the battery needs it. */
  downTube: optionalMeasure(30, 110),
  /** Form of a step-through tube: 0 a round bow, 1 straight with a tight bend at the bottom. */
  sweep: measure(0, 1, 0.3),

  /** Bead seat diameter of the wheels: 622 is 28" or 29", 584 27.5", 507 24", 406 20". */
  bsd: measure(200, 640, 622),
  bsdRear: optionalMeasure(200, 640),
  bsdFront: optionalMeasure(200, 640),
  tyre: measure(23, 100, 47),
  tyreStyle: oneOf(['city', 'mtb', 'gravel', 'slick'], 'city'),
  sidewall: colour(),
  rim: colour(),
  deepRim: measure(0, 80, 0),
  spokes: count(12, 32, 28),
  brake: measure(120, 220, 180),

  fork: oneOf(['suspension', 'rigid'], 'suspension'),
  travel: measure(20, 200, 63),
  forkColour: colour(),
  stanchion: colour(),

  bar: oneOf(['trekking', 'city', 'flat', 'drop'], 'trekking'),
  gripColour: colour(),
  display: equipment(['none', 'compact', 'large'], 'compact'),
  mirror: flag(false),

  saddleStyle: oneOf(['tour', 'comfort', 'sport'], 'tour'),
  saddleColour: colour(),
  seatPost: oneOf(['plain', 'suspension', 'dropper'], 'plain'),

  motor: oneOf(['mid', 'hub', 'none'], 'mid'),
  motorStyle: oneOf(['round', 'compact', 'angular'], 'round'),
  battery: oneOf(['intube', 'ontube', 'seat', 'rack', 'none'], 'intube'),

  drive: oneOf(['chain', 'belt'], 'chain'),
  gear: oneOf(['auto', 'derailleur', 'hub', 'single'], 'auto'),
  chainguard: equipment(['none', 'ring', 'case'], 'none'),
  crank: measure(100, 180, 170),
  crankAngle: measure(-180, 180, 24),

  mudguards: flag(true),
  mudguardColour: colour(),
  rack: equipment(['none', 'tube', 'integrated', 'long'], 'tube'),
  lights: equipment(['none', 'round', 'slim'], 'round'),
  kickstand: equipment(['none', 'single', 'double'], 'single'),
  basket: equipment(['none', 'front', 'rear'], 'none'),
  basketColour: colour(),
  pannier: flag(false),
  bottle: flag(false),
  frameLock: flag(false),
  plate: flag(false),

  box: oneOf(['wood', 'shell', 'soft'], 'wood'),
  boxColour: colour(),
  railing: equipment(['none', 'ring', 'pads'], 'none'),

  decal: oneOf(['none', 'band', 'stripes', 'line', 'stops', 'chevron', 'split'], 'band'),
};

export type BikeSpec = ValuesOf<typeof BIKE_FIELDS>;
