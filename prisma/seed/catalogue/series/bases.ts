/** Technical starting points: a series begins with one of these and says what it does differently. */
import type { BikeSpec } from '../model.ts';

/** Trekking e-bike: derailleur, sprung fork, fully equipped. */
export const TREKKING: BikeSpec = {
  kind: 'e_trekking',
  type: 'trapez',
  motor: 'mid',
  torque: 75,
  battery: 625,
  batteryPlace: 'frame',
  weight: 24.9,
  gears: 10,
  shift: 'derailleur',
  drive: 'chain',
  brake: 'hydraulic',
  disc: 180,
  fork: 'suspension',
  travel: 63,
  tyre: [47, 622],
  tyreNote: 'puncture',
  display: 'lcd',
  lux: 70,
  material: 'aluminium',
  equipped: true,
  rackLoad: 27,
  totalWeight: 150,
  sizes: 'S M L XL',
  colours: [],
};

/** City e-bike: hub gear and belt, low step. */
export const CITY: BikeSpec = {
  ...TREKKING,
  kind: 'e_city',
  type: 'wave',
  torque: 60,
  battery: 500,
  weight: 25.4,
  gears: 8,
  shift: 'hub',
  drive: 'belt',
  disc: 160,
  travel: 50,
  tyre: [50, 622],
  lux: 60,
  totalWeight: 140,
  sizes: 'S M L',
};

/** Electric hardtail for trails, without equipment. */
export const E_HARDTAIL: BikeSpec = {
  ...TREKKING,
  kind: 'e_hardtail',
  type: 'hardtail',
  torque: 85,
  weight: 23.6,
  gears: 12,
  disc: 203,
  travel: 120,
  tyre: [61, 622],
  tyreNote: 'tubeless',
  lux: 0,
  equipped: false,
  rackLoad: 0,
  totalWeight: 140,
};

/** Electric full-suspension mountain bike. */
export const E_FULLY: BikeSpec = {
  ...E_HARDTAIL,
  kind: 'e_fully',
  type: 'fully',
  battery: 750,
  weight: 24.8,
  travel: 150,
  tyre: [64, 622],
  display: 'led',
};

/** Drop-bar bike with a small hub motor and a fixed battery. */
export const E_DROP: BikeSpec = {
  ...TREKKING,
  kind: 'e_gravel',
  type: 'gravel',
  motor: 'hub',
  torque: 42,
  battery: 360,
  batteryPlace: 'fixed',
  weight: 14.6,
  gears: 11,
  disc: 160,
  fork: 'carbon',
  travel: 0,
  tyre: [45, 622],
  tyreNote: 'tubeless',
  display: 'led',
  lux: 0,
  equipped: false,
  rackLoad: 0,
  totalWeight: 120,
};

/** Fast pedelec, 45 km/h, with plate, mirror and a strong hub motor. */
export const SPEED: BikeSpec = {
  ...TREKKING,
  kind: 's_trekking',
  type: 'speed',
  motor: 'hub',
  torque: 48,
  battery: 814,
  weight: 29.6,
  gears: 11,
  disc: 203,
  fork: 'rigid',
  travel: 0,
  tyre: [57, 584],
  display: 'led',
  lux: 150,
  totalWeight: 160,
  sizes: 'S/M M/L L/XL',
};

/** Cargo e-bike with a long rear rack on small wheels. */
export const LONGTAIL: BikeSpec = {
  ...TREKKING,
  kind: 'e_cargo',
  type: 'longtail',
  torque: 85,
  battery: 500,
  weight: 34,
  fork: 'rigid',
  travel: 0,
  tyre: [61, 406],
  rackLoad: 80,
  totalWeight: 200,
  sizes: 'Uni',
};

/** Cargo e-bike with a box in front. */
export const FRONTBOX: BikeSpec = {
  ...TREKKING,
  kind: 'e_cargo',
  type: 'frontbox',
  torque: 85,
  battery: 750,
  batteryPlace: 'tube',
  weight: 47,
  gears: 0,
  shift: 'stepless',
  drive: 'belt',
  fork: 'rigid',
  travel: 0,
  tyre: [57, 559],
  lux: 100,
  rackLoad: 20,
  totalWeight: 250,
  sizes: 'Uni',
};

/** Takes the motor away. */
const UNPOWERED = { motor: 'none', torque: 0, battery: 0, display: 'none' } as const;

/** Mountain bike without a motor. */
export const MTB: BikeSpec = {
  ...E_HARDTAIL,
  ...UNPOWERED,
  kind: 'mtb_hardtail',
  weight: 13.2,
  totalWeight: 130,
  disc: 180,
};

/** Drop-bar bike without a motor. */
export const DROP: BikeSpec = { ...E_DROP, ...UNPOWERED, kind: 'gravel', weight: 9.6, sizes: 'XS S M L XL' };

/** City or trekking bike without a motor. */
export const PLAIN: BikeSpec = {
  ...TREKKING,
  ...UNPOWERED,
  kind: 'trekking',
  weight: 15.2,
  fork: 'rigid',
  travel: 0,
  disc: 160,
  lux: 50,
  totalWeight: 140,
};

/** Children's bike. */
export const KIDS: BikeSpec = {
  ...PLAIN,
  kind: 'kids',
  type: 'kids',
  weight: 8.9,
  gears: 8,
  brake: 'rim',
  disc: 140,
  tyre: [47, 406],
  tyreNote: 'none',
  lux: 0,
  equipped: false,
  rackLoad: 0,
  totalWeight: 80,
};
