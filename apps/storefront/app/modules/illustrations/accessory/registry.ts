import { bag } from './bag';
import { carRack } from './car-rack';
import { childSeat } from './child-seat';
import { display } from './display';
import { glove } from './glove';
import { helmet } from './helmet';
import type { Accessory } from './kit';
import { light } from './light';
import { lock } from './lock';
import { mudguard } from './mudguard';
import { pump } from './pump';
import { rack } from './rack';
import { battery, bell, mirror } from './small-parts';
import { tool } from './tool';
import { trailer } from './trailer';
import { tyre } from './tyre';
import type { ValuesOf } from '../fields';

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
