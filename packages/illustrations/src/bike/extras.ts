import { GRAPHITE, INK, STEEL, darken, lighten } from '../svg/colour.ts';
import { at, between, shift } from '../svg/geometry.ts';
import { from, segment } from '../svg/path.ts';
import { area, bar, line, ring, rod } from '../svg/shapes.ts';
import { paintTubes, tube } from '../svg/tube.ts';
import { rackOf } from './rack-points.ts';
import type { Scene } from './scene.ts';
import { bySteerer, onSeatTube } from './skeleton.ts';

/** A basket before the handlebar or on the rack: woven wire, or a solid tub in a colour of its own. */
export function drawBasket({ type, spec, skeleton: s }: Scene): string {
  if (
    spec.basket === 'none' ||
    (spec.basket === 'front' && type === 'frontbox') ||
    (spec.basket === 'rear' && spec.rack === 'none')
  )
    return '';
  const rack = rackOf(spec, s);
  const corner = spec.basket === 'front' ? bySteerer(s, s.headTop, 10, 76) : shift(rack.deckRear, 20, -236);
  const colour = spec.basketColour ?? GRAPHITE;
  const shell = from(corner, 'm0 0h330l-32 214q-3 18-22 18h-222q-18 0-21-18z');
  const weave = [60, 110, 160].map((y) => `M${corner.x + y * 0.12} ${corner.y + y}h${330 - y * 0.26}`).join('');
  const posts = [70, 130, 190, 250]
    .map((x) => from(at(corner.x + x, corner.y + 6), `m0 0l${x < 165 ? 6 : -6} 220`))
    .join('');
  const bracket = spec.basket === 'front' ? rod(shift(s.headTop, 6, 30), shift(corner, 40, 200), 16, INK) : '';
  return (
    bracket +
    area(shell, colour, spec.basketColour ? 1 : 0.16) +
    line(posts + weave, spec.basketColour ? darken(colour, 0.35) : colour, 6) +
    line(shell, darken(colour, 0.2), 9) +
    line(segment(shift(corner, -4, 0), shift(corner, 334, 0)), spec.basketColour ? lighten(colour, 0.2) : INK, 16)
  );
}

/** Bottle in its cage on the seat tube. */
export function drawBottle({ spec, skeleton: s, colours }: Scene): string {
  const room = spec.seatTube * spec.topTube;
  if (!spec.bottle || room < 330) return '';
  const low = onSeatTube(s, room * 0.36, 58);
  const high = onSeatTube(s, room * 0.36 + 150, 58);
  const cap = onSeatTube(s, room * 0.36 + 186, 58);
  return (
    rod(onSeatTube(s, room * 0.36 + 10, 20), onSeatTube(s, room * 0.36 + 120, 20), 9, INK) +
    rod(high, cap, 34, INK) +
    paintTubes([tube(low, high, 72)], colours.accent, { edge: 4 }) +
    bar(between(low, high, 0.62), between(low, high, 0.7), 74, INK) +
    line(segment(onSeatTube(s, room * 0.36 + 6, 24), onSeatTube(s, room * 0.36 + 86, 92)), INK, 8)
  );
}

/** Ring lock on the seat stays. */
export function drawFrameLock({ spec, frame, skeleton: s }: Scene): string {
  const stay = frame.rear[1];
  if (!spec.frameLock || !stay) return '';
  const p = stay.point(Math.min(0.86, (s.rearRadius + 10) / Math.max(1, spec.seatTube)));
  return rod(shift(p, -34, -22), shift(p, 20, 14), 30, INK, '#4a5056') + ring(shift(p, 12, 10), 8, STEEL, 4);
}
