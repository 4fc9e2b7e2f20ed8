import type { AccessoryGroup } from '../model.ts';
import { bagsLarge } from './bags-large.ts';
import { bagsSmall } from './bags-small.ts';
import { carriers } from './carriers.ts';
import { childSeats } from './child-seats.ts';
import { helmetsCity } from './helmets-city.ts';
import { helmetsSport } from './helmets-sport.ts';
import { lights } from './lights.ts';
import { locksFlexible } from './locks-flexible.ts';
import { locksRigid } from './locks-rigid.ts';
import { pumps } from './pumps.ts';
import { racks } from './racks.ts';
import { smallParts } from './small-parts.ts';
import { trailers } from './trailers.ts';
import { tyres } from './tyres.ts';

/** All groups of accessories of the demo catalogue, in the order of their numbers. */
export const ACCESSORY_GROUPS: readonly AccessoryGroup[] = [
  helmetsCity, helmetsSport, locksRigid, locksFlexible, pumps, childSeats, trailers, carriers,
  bagsLarge, bagsSmall, racks, lights, tyres, ...smallParts,
]; // prettier-ignore
