import { GRAPHITE, INK, type Shades, SILVER, shadesOf, toHex } from '../svg/colour.ts';
import { type Frame, frameOf } from './frame-tubes.ts';
import type { BikeType } from './presets.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import type { BikeSpec } from './spec.ts';

/** What every part of a bike is drawn from: its values, its hard points, its tubes and its colours. */
export interface Scene {
  readonly type: BikeType;
  readonly spec: BikeSpec;
  readonly skeleton: Skeleton;
  readonly frame: Frame;
  readonly colours: BikeColours;
  /** A close-up: small parts (bolts, chain links, teeth) are worth drawing. */
  readonly close: boolean;
}

interface BikeColours {
  readonly frame: Shades;
  readonly accent: Shades;
  readonly fork: Shades;
  readonly black: Shades;
  readonly alloy: Shades;
  readonly rim: string;
  readonly grip: string;
  readonly saddle: string;
  readonly mudguard: string;
  readonly stanchion: string;
}

/** The colours of a product's paint. */
export interface Paint {
  readonly main: string;
  readonly accent: string;
}

const DEFAULT_MAIN = '#2f5d50';
const DEFAULT_ACCENT = '#e9e4d8';

/** Forks in the colour of the frame belong to bikes whose fork is built with it. */
const PAINTED_FORKS: readonly BikeType[] = ['gravel', 'road', 'kids', 'speed', 'frontbox', 'compact'];

function coloursOf(type: BikeType, spec: BikeSpec, paint: Paint): BikeColours {
  const main = toHex(paint.main, DEFAULT_MAIN);
  const heavy = spec.tyreStyle === 'mtb';
  const forkPaint =
    spec.fork === 'rigid' && PAINTED_FORKS.includes(type) ? main : spec.fork === 'rigid' ? INK : GRAPHITE;
  return {
    frame: shadesOf(main),
    accent: shadesOf(toHex(paint.accent, DEFAULT_ACCENT)),
    fork: shadesOf(spec.forkColour ?? forkPaint),
    black: shadesOf(INK),
    alloy: shadesOf('#6d747a'),
    rim: spec.rim ?? '#565d63',
    grip: spec.gripColour ?? INK,
    saddle: spec.saddleColour ?? INK,
    mudguard: spec.mudguardColour ?? GRAPHITE,
    stanchion: spec.stanchion ?? (heavy ? '#3a3128' : SILVER),
  };
}

/** Prepares a bike for drawing. */
export function sceneOf(type: BikeType, spec: BikeSpec, paint: Paint, close: boolean): Scene {
  const skeleton = skeletonOf(spec, type);
  return { type, spec, skeleton, frame: frameOf(type, spec, skeleton), colours: coloursOf(type, spec, paint), close };
}

/** Whether the bike shifts by a derailleur, in its rear hub, or not at all. */
export function gearOf({ drive, gear }: BikeSpec): 'derailleur' | 'hub' | 'single' {
  if (gear !== 'auto') return drive === 'belt' && gear === 'derailleur' ? 'hub' : gear;
  return drive === 'belt' ? 'hub' : 'derailleur';
}
