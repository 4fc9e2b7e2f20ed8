import type { PictureOwner } from './pictures/picture-address.ts';

/** A product in one of its colours. */
interface Painted extends PictureOwner {
  /** Slug; absent: its first one. */
  colour?: string | null | undefined;
}

/** Stands in an address for "the first colour". */
const FIRST_COLOUR = 'x';

/** Address of a drawing of a bag on a bike as SVG, to be stored for a year. */
export function loadedPictureUrl(bike: Painted, gear: Painted): string {
  const stem = [bike, gear].map(({ id, colour }) => `${id}.${colour ?? FIRST_COLOUR}`).join('.');
  return `/bilder/am-bike/${stem}.${bike.pictureVersion}.${gear.pictureVersion}.svg`;
}

interface LoadedPictureRequest {
  bike: { id: number; colour: string | undefined; version: string };
  gear: { id: number; colour: string | undefined; version: string };
}

const ADDRESS =
  /^(\d{1,9})\.([a-z0-9_-]{1,80})\.(\d{1,9})\.([a-z0-9_-]{1,80})\.([0-9a-z]{1,20})\.([0-9a-z]{1,20})\.svg$/;

/** Takes the last segment of such an address apart; undefined for nonsense. */
export function parseLoadedPictureName(name: string): LoadedPictureRequest | undefined {
  const [, bike, bikeColour = '', gear, gearColour = '', bikeVersion = '', gearVersion = ''] = ADDRESS.exec(name) ?? [];
  if (bike === undefined || gear === undefined) return undefined;
  const colourOf = (slug: string) => (slug === FIRST_COLOUR ? undefined : slug);
  return {
    bike: { id: Number(bike), colour: colourOf(bikeColour), version: bikeVersion },
    gear: { id: Number(gear), colour: colourOf(gearColour), version: gearVersion },
  };
}
