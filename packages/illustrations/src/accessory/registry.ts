import { bag } from './bag.ts';
import { carRack } from './car-rack.ts';
import { childSeat } from './child-seat.ts';
import { display } from './display.ts';
import { glove } from './glove.ts';
import { helmet } from './helmet.ts';
import type { Accessory } from './kit.ts';
import { light } from './light.ts';
import { lock } from './lock.ts';
import { mudguard } from './mudguard.ts';
import { pump } from './pump.ts';
import { rack } from './rack.ts';
import { battery, bell, mirror } from './small-parts.ts';
import { tool } from './tool.ts';
import { trailer } from './trailer.ts';
import { tyre } from './tyre.ts';
import type { ValuesOf } from '../fields.ts';

/** Every kind of accessory the shop can draw, by the name stored in a drawing. */
export const ACCESSORIES = {
  helmet,
  lock,
  pump,
  childseat: childSeat,
  bag,
  rack,
  trailer,
  light,
  carrack: carRack,
  tyre,
  mudguard,
  display,
  glove,
  bell,
  mirror,
  battery,
  tool,
};

export type AccessoryType = keyof typeof ACCESSORIES;

/** An accessory's drawing as it is stored: the type and what differs from its usual form. */
export type AccessoryDrawing = {
  [T in AccessoryType]: { readonly kind: 'accessory'; readonly type: T } & Partial<
    ValuesOf<(typeof ACCESSORIES)[T]['fields']>
  >;
}[AccessoryType];

export const isAccessoryType = (value: unknown): value is AccessoryType =>
  typeof value === 'string' && Object.hasOwn(ACCESSORIES, value);

export const ACCESSORY_TYPES: readonly AccessoryType[] = Object.keys(ACCESSORIES).filter(isAccessoryType);

/** The kind of accessory, without its own field types. */
export const accessoryOf = (type: AccessoryType): Accessory => ACCESSORIES[type];
