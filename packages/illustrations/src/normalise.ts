import { type AccessoryDrawing, accessoryOf, isAccessoryType } from './accessory/registry.ts';
import { type BikeDrawing, isBikeType } from './bike/presets.ts';
import { BIKE_FIELDS } from './bike/spec.ts';
import { type RawFields, readFields } from './fields.ts';

/** A product's picture as plain JSON: what it is, and what differs from the usual form of that type. */
export type Drawing = BikeDrawing | AccessoryDrawing;

const isObject = (value: unknown): value is RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The own, known fields of a drawing: unknown names dropped, numbers clamped to sane ranges, colours only as #rrggbb.
 */
function ownFields(value: RawFields): RawFields | null {
  if (value.kind === 'bike' && isBikeType(value.type)) {
    return { kind: value.kind, type: value.type, ...readFields(BIKE_FIELDS, value) };
  }
  if (value.kind === 'accessory' && isAccessoryType(value.type)) {
    return { kind: value.kind, type: value.type, ...readFields(accessoryOf(value.type).fields, value) };
  }
  return null;
}

/**
 * Whether a value names a bike or an accessory that can be drawn; its other fields may still be unknown or out of
 * range.
 */
export const isDrawing = (value: unknown): value is Drawing =>
  isObject(value) &&
  ((value.kind === 'bike' && isBikeType(value.type)) || (value.kind === 'accessory' && isAccessoryType(value.type)));

/**
 * Makes unknown JSON a drawing that holds nothing but known fields with usable values, or null if it is none at all.
 * Never throws.
 */
export function normaliseDrawing(value: unknown): Drawing | null {
  const fields = isObject(value) ? ownFields(value) : null;
  return isDrawing(fields) ? fields : null;
}
