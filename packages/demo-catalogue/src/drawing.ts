/**
 * The illustrator's description of a product: derived from the technical data, so that the picture shows what is sold.
 */
import type { BrandName } from './brands.ts';
import type { AccessoryModel, AccessoryType, BikeSpec, BikeType, DrawingOverrides } from './model.ts';

/** Wheelbase in mm of an average bike of the type (board, presets). */
const WHEELBASE: Record<BikeType, number> = {
  diamant: 1128, trapez: 1122, wave: 1136, hardtail: 1205, fully: 1252, gravel: 1040,
  road: 995, speed: 1140, compact: 1070, longtail: 1300, frontbox: 1930, kids: 925,
}; // prettier-ignore

const BATTERY = { frame: 'intube', fixed: 'intube', tube: 'ontube', rack: 'rack', dual: 'intube' } as const;

/** What makes a brand's bikes alike: graphics, housing of the motor, lamps, rims. */
const DEFAULT_STYLE: Partial<Record<BrandName, DrawingOverrides>> = {
  Allegro: { decal: 'band', motorStyle: 'round' },
  Simpel: { decal: 'none', motorStyle: 'round', lights: 'slim' },
  Kalkhoff: { decal: 'stripes', motorStyle: 'angular' },
  Fischer: { decal: 'line', motorStyle: 'round', rim: '#cdd2d6' },
  Focus: { decal: 'chevron', motorStyle: 'compact', lights: 'slim' },
  Haibike: { decal: 'split', motorStyle: 'angular', lights: 'slim' },
  Ghost: { decal: 'stops', motorStyle: 'compact', lights: 'slim' },
  Stromer: { decal: 'line', lights: 'slim', rim: '#1c1f22' },
  Benno: { decal: 'band', motorStyle: 'angular', rim: '#1c1f22' },
  Cilo: { decal: 'stripes', motorStyle: 'compact' },
  Cresta: { decal: 'split', motorStyle: 'round' },
  Bergstrom: { decal: 'line', motorStyle: 'angular' },
  Ego: { decal: 'stops', motorStyle: 'round' },
  Movement: { decal: 'chevron', motorStyle: 'compact' },
};

const isHubGear = ({ shift }: BikeSpec) => shift === 'hub' || shift === 'stepless';

/** Equipment of the drawing that follows from the technical data. */
function equipmentOf(spec: BikeSpec): DrawingOverrides {
  const cargo = spec.type === 'longtail' || spec.type === 'frontbox';
  const display = spec.display === 'colour' || spec.display === 'phone' ? 'large' : 'compact';
  return {
    mudguards: spec.equipped,
    rack: spec.type === 'longtail' ? 'long' : spec.rackLoad > 0,
    display: spec.display === 'none' || spec.display === 'led' ? 'none' : display,
    ...(spec.lux === 0 && { lights: 'none' }),
    ...(spec.type !== 'kids' && { kickstand: cargo ? 'double' : spec.equipped }),
  };
}

/**
 * Drawing of a bike.
 * @param id product id; gives each model a wheelbase of its own, within a centimetre of the type's
 */
export function bikeDrawing(spec: BikeSpec, brand: BrandName, id: number): DrawingOverrides {
  const powered = spec.motor !== 'none';
  const battery = spec.type === 'frontbox' ? 'seat' : BATTERY[spec.batteryPlace];
  return {
    kind: 'bike',
    type: spec.type,
    wheelbase: WHEELBASE[spec.type] + ((id * 7) % 23) - 11,
    ...DEFAULT_STYLE[brand],
    motor: spec.motor,
    battery: powered ? battery : 'none',
    tyre: spec.tyre[0],
    brake: spec.disc,
    fork: spec.fork === 'suspension' ? 'suspension' : 'rigid',
    ...(spec.fork === 'suspension' && { travel: spec.travel }),
    ...(spec.type !== 'fully' && spec.type !== 'frontbox' && { bsd: spec.tyre[1] }),
    drive: spec.drive,
    gear: spec.shift === 'single' || spec.shift === 'gearbox' ? 'single' : isHubGear(spec) ? 'hub' : 'derailleur',
    ...equipmentOf(spec),
    ...spec.drawing,
  };
}

/** Drawing of an accessory. */
export const accessoryDrawing = (type: AccessoryType, model: AccessoryModel): DrawingOverrides => ({
  kind: 'accessory',
  type,
  ...model.drawing,
});
