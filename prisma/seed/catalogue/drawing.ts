/** The illustrator's description of a product: made from the technical data, so that the picture shows what is sold. */
import type { AccessoryModel, AccessoryType, BikeSpec, BikeType, DrawingOverrides } from './model.ts';

/** Wheelbase in mm of an average bike of the type (board, presets). */
const WHEELBASE: Record<BikeType, number> = {
  diamant: 1128, trapez: 1122, wave: 1136, hardtail: 1205, fully: 1252, gravel: 1040,
  road: 995, speed: 1140, compact: 1070, longtail: 1300, frontbox: 1930, kids: 925,
}; // prettier-ignore

const BATTERY = { frame: 'intube', fixed: 'intube', tube: 'ontube', rack: 'rack', dual: 'intube' } as const;

/**
 * Drawing of a bike.
 * @param id product id; gives each model a wheelbase of its own, within a centimetre of the type's
 */
export function bikeDrawing(spec: BikeSpec, id: number): DrawingOverrides {
  const hubGear = spec.shift === 'hub' || spec.shift === 'stepless' || spec.shift === 'single';
  const base: DrawingOverrides = {
    kind: 'bike',
    type: spec.type,
    wheelbase: WHEELBASE[spec.type] + ((id * 7) % 23) - 11,
    motor: spec.motor,
    battery: spec.motor === 'none' ? 'none' : BATTERY[spec.batteryPlace],
    tyre: spec.tyre[0],
    fork: spec.fork === 'suspension' ? 'suspension' : 'rigid',
    drive: spec.drive,
    gear: hubGear ? 'hub' : 'derailleur',
    mudguards: spec.equipped,
    rack: spec.type === 'longtail' ? 'long' : spec.rackLoad > 0,
    lights: spec.lux > 0,
    display: spec.display === 'lcd' || spec.display === 'colour' || spec.display === 'phone',
    brake: spec.disc,
  };
  if (spec.fork === 'suspension') base['travel'] = spec.travel;
  if (spec.type !== 'fully' && spec.type !== 'frontbox') base['bsd'] = spec.tyre[1];
  if (spec.type !== 'kids')
    base['kickstand'] = spec.type === 'longtail' || spec.type === 'frontbox' ? 'double' : spec.equipped;
  return { ...base, ...spec.drawing };
}

/** Drawing of an accessory; paints come from the product's own colours. */
export function accessoryDrawing(
  type: AccessoryType,
  model: AccessoryModel,
  main: string,
  accent: string,
): DrawingOverrides {
  return { kind: 'accessory', type, main, accent, ...model.drawing };
}
