import { INK, SLATE } from '../svg/colour.ts';
import { smooth, xy } from '../svg/path.ts';
import { bar, bolt, disc } from '../svg/shapes.ts';
import { paintTubes } from '../svg/tube.ts';
import type { Scene } from './scene.ts';
import { onSeatTube } from './skeleton.ts';

/** Chain stays and seat stays, or the swing arm. */
export function drawRearTriangle({ frame, skeleton: s, spec, colours }: Scene): string {
  const shades = spec.decal === 'split' ? colours.accent : colours.frame;
  return (
    disc(s.rearAxle, 24, shades.edge) +
    disc(s.rearAxle, 21, shades.base) +
    paintTubes(frame.rear, shades, { trim: 0.06 })
  );
}

/** The welded front triangle and the clamp of the seat post. */
export function drawMainFrame({ frame, skeleton: s, spec, colours, close }: Scene): string {
  const welded = frame.plates.map(({ edge, corners }) => `${smooth(edge)}L${corners.map(xy).join('L')}z`).join('');
  const clamp = bar(onSeatTube(s, spec.seatTube, -19), onSeatTube(s, spec.seatTube, 19), 14, INK);
  return (
    paintTubes(frame.main, colours.frame, { trim: 0.03, welded }) +
    clamp +
    (close ? bolt(onSeatTube(s, spec.seatTube - 1, -20), 7, SLATE, INK) : '')
  );
}
