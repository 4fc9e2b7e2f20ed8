import { GRAPHITE, INK, SLATE, STEEL, TAIL_RED, lighten } from '../svg/colour.ts';
import { at, shift } from '../svg/geometry.ts';
import { from, polyline, segment } from '../svg/path.ts';
import { area, block, disc, line, outlined, rod } from '../svg/shapes.ts';
import { type RackPoints, rackOf } from './rack-points.ts';
import type { Scene } from './scene.ts';
import { onSeatTube } from './skeleton.ts';

const GLINT = '#5a6066';

/** The rear rack with its tail light. */
export function drawRack(scene: Scene): string {
  const { spec, skeleton: s, close } = scene;
  if (spec.rack === 'none') return '';
  const points = rackOf(spec, s);
  const tail = spec.lights === 'none' ? '' : tailLight(points.deckRear.x - 14, points.deck - 8);
  if (spec.rack === 'long') return longDeck(scene, points) + tail;
  const { deckRear: rear, deckFront: front, deck } = points;
  const axle = shift(s.rearAxle, -8, -6);
  const root = onSeatTube(s, spec.seatTube * 0.84);
  if (spec.rack === 'integrated') {
    const leg = polyline([at(rear.x + 120, deck + 14), axle, at(rear.x + 190, deck + 14)]);
    return (
      line(leg, INK, 14) +
      line(segment(at(front.x, deck + 4), at(root.x - 10, Math.max(root.y, deck - 30))), INK, 16) +
      outlined(from(rear, 'm-4 0l12 24h396l36-24z'), INK, INK, 8) +
      line(segment(shift(rear, 6, -2), shift(front, -10, -2)), GLINT, 4) +
      tail
    );
  }
  const legs =
    polyline([at(rear.x + 96, deck), axle, at(front.x - 96, deck)]) +
    segment(at(rear.x + 150, deck + 66), at(rear.x + 300, deck + 66));
  return (
    line(segment(front, at(root.x + 8, Math.max(root.y, deck - 40))), INK, 11) +
    line(legs, INK, 12) +
    line(segment(rear, front), INK, 15) +
    line(segment(shift(rear, 0, -4), shift(front, 0, -4)), GLINT, 3) +
    line(segment(shift(rear, 60, -11), shift(front, -120, -11)), SLATE, 7) +
    (close ? [60, 200, 330].map((x) => disc(shift(rear, x, 0), 6, STEEL)).join('') : '') +
    tail
  );
}

const tailLight = (x: number, y: number): string =>
  block(x, y, 24, 40, 6, TAIL_RED) + block(x + 4, y + 4, 5, 30, 2, lighten(TAIL_RED, 0.45));

/** Long deck of a longtail: cushion, foot boards, railing for the passengers. */
function longDeck({ spec, skeleton: s, colours }: Scene, { deckRear, deckFront, deck }: RackPoints): string {
  const length = deckFront.x - deckRear.x;
  const axle = s.rearAxle;
  const struts =
    segment(at(deckFront.x - 40, deck), at(axle.x + 150, axle.y - 24)) +
    segment(at(deckRear.x + 110, deck), at(axle.x - 30, axle.y - 20));
  const board = axle.y + 60;
  const cushion = spec.railing === 'pads' ? [0, 1] : [0];
  const pad = (length - 90) / cushion.length;
  return (
    line(struts, INK, 24) +
    line(segment(deckRear, deckFront), INK, 30) +
    line(segment(shift(deckRear, 0, -6), shift(deckFront, 0, -6)), GLINT, 6) +
    cushion
      .map((k) => {
        const x = deckRear.x + 36 + k * pad;
        return block(x, deck - 64, pad - 12, 50, 16, GRAPHITE) + block(x + 6, deck - 63, pad - 24, 13, 6, '#555b61');
      })
      .join('') +
    line(segment(at(axle.x + 118, board), at(axle.x - 250, board)), INK, 22) +
    line(segment(at(axle.x + 110, board - 7), at(axle.x - 244, board - 7)), GLINT, 4) +
    line(segment(at(axle.x - 220, board), at(deckRear.x + 70, deck)), INK, 14) +
    (spec.railing === 'ring' ? railing(deckRear.x + 58, deck - 40, length * 0.74, colours.accent.base) : '')
  );
}

function railing(x: number, y: number, length: number, accent: string): string {
  const start = at(x, y);
  const hoop = `m0 0l-20-176q-2-22 20-22h${Math.round(length)}q20 0 18 22l-14 176`;
  return (
    line(from(start, hoop), INK, 17) +
    line(from(start, `m0-202h${Math.round(length)}`), GLINT, 4) +
    line(from(start, `m-10-104h${Math.round(length + 26)}`), GRAPHITE, 10) +
    line(from(start, `m${Math.round(length * 0.36)}-198h${Math.round(length * 0.28)}`), accent, 19, { butt: true })
  );
}

/** A bag on the side of the rack. */
export function drawPannier({ spec, skeleton: s, colours }: Scene): string {
  if (!spec.pannier || spec.rack === 'none') return '';
  const { deckRear, deck } = rackOf(spec, s);
  const corner = at(deckRear.x + 70, deck + 2);
  const { base, edge, dark, light } = colours.accent;
  return (
    outlined(from(corner, 'm0 10q0-14 14-14h240q16 0 17 16l12 220q1 26-24 26h-236q-24 0-25-24z'), base, edge, 5) +
    area(from(corner, 'm-1 170l-1 64q1 24 25 24h236q25 0 24-26l-4-62q-140 34-280 0z'), dark) +
    line(from(corner, 'm18 6h226'), light, 6) +
    line(from(corner, 'm60 0v92m150-92v92'), INK, 16, { butt: true }) +
    rod(shift(corner, 30, 214), shift(corner, 240, 214), 8, '#e9edef')
  );
}
