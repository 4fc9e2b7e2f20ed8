import { GRAPHITE, INK, SLATE, STEEL, lighten } from '../svg/colour.ts';
import { type Point, between, shift } from '../svg/geometry.ts';
import { curve, from, segment } from '../svg/path.ts';
import { area, bar, block, bolt, disc, line, oval, rod, turned } from '../svg/shapes.ts';
import { paintTubes } from '../svg/tube.ts';
import { boxOf } from './box.ts';
import type { Scene } from './scene.ts';
import { bySteerer } from './skeleton.ts';

const GLINT = '#5a6066';

/** Head tube with its bearings, spacers above it. */
export function drawHeadTube({ spec, skeleton: s, frame, colours, close }: Scene): string {
  const width = frame.headTube.diameter(1);
  const ringAt = (origin: Point, half: number) =>
    bar(bySteerer(s, origin, 0, -half), bySteerer(s, origin, 0, half), 10, INK);
  const spacers = segment(s.headTop, bySteerer(s, s.headTop, spec.stemRise > 0 ? 34 : 46));
  const badge = between(s.headBottom, s.headTop, 0.62);
  return (
    line(spacers, INK, 38, { butt: true }) +
    line(spacers, '#43484d', 38, { dash: [2, 10] }) +
    paintTubes([frame.headTube], colours.frame, { edge: 5 }) +
    ringAt(s.headBottom, width / 2 + 2) +
    ringAt(s.headTop, width / 2 - 1) +
    (close && spec.headTube < 400 ? bolt(badge, 12, colours.accent.base, colours.frame.edge) : '')
  );
}

/** Stem, handlebar, grip and lever. */
export function drawHandlebar(scene: Scene): string {
  switch (scene.spec.bar) {
    case 'drop':
      return dropBar(scene);
    case 'flat':
      return flatBar(scene);
    default:
      return sweptBar(scene);
  }
}

function stem({ skeleton: s, close }: Scene, width: number): string {
  return (
    rod(s.stemTop, s.barClamp, width, INK, GLINT) +
    disc(s.barClamp, width * 0.56, INK) +
    (close ? bolt(s.barClamp, width * 0.3, STEEL, '#0f1113') : '')
  );
}

function grip({ colours, close, skeleton: s }: Scene, width: number): string {
  const { gripFront, gripEnd } = s;
  const rings = segment(between(gripFront, gripEnd, 0.12), between(gripFront, gripEnd, 0.94));
  return (
    rod(gripFront, gripEnd, width, colours.grip) +
    (close ? line(rings, lighten(colours.grip, 0.16), width - 6, { dash: [3, 8] }) : '') +
    line(
      segment(shift(gripFront, -4, -width * 0.22), shift(gripEnd, 4, -width * 0.22)),
      lighten(colours.grip, 0.2),
      width * 0.2,
    )
  );
}

function dropBar(scene: Scene): string {
  const { skeleton: s, colours, close } = scene;
  const c = s.barClamp;
  return (
    rod(s.stemTop, c, 30, INK, GLINT) +
    line(from(c, 'm0 0c30-6 62-4 78 14c26 32 0 114-56 114l-66-4'), colours.grip, 30) +
    (close
      ? line(from(c, 'm74 18c22 34-4 106-52 110l-62-4'), lighten(colours.grip, 0.14), 28, { dash: [2.5, 13] })
      : '') +
    line(from(c, 'm2-6c32-6 60-2 72 14'), lighten(colours.grip, 0.3), 5) +
    line(from(c, 'm112-6c14 40 4 82-24 110'), GRAPHITE, 11) +
    area(from(c, 'm44-2c22-18 48-54 72-52c20 4 16 36 0 58c-10 14-24 24-34 22z'), INK) +
    line(from(c, 'm66-14c16-12 32-32 46-30'), GLINT, 4) +
    disc(c, 17, INK) +
    bolt(c, 8, STEEL, INK)
  );
}

function flatBar(scene: Scene): string {
  const { skeleton: s } = scene;
  const c = s.barClamp;
  return (
    stem(scene, 40) +
    line(from(c, 'm2-8q30 6 38 44'), INK, 9) +
    grip(scene, 33) +
    line(segment(shift(s.gripEnd, -14, -17), shift(s.gripEnd, -10, 19)), STEEL, 6) +
    line(segment(shift(s.gripFront, 4, -19), shift(s.gripFront, 8, 17)), STEEL, 6) +
    block(c.x - 4, c.y - 26, 30, 16, 6, GRAPHITE)
  );
}

function sweptBar(scene: Scene): string {
  const { spec, skeleton: s, colours, close } = scene;
  const c = s.barClamp;
  const city = spec.bar === 'city';
  const riser = bySteerer(s, s.headTop, 20);
  const bend = city
    ? curve(c, shift(c, 26, -34), shift(c, 2, -62), s.gripFront)
    : curve(c, shift(c, 14, -20), shift(c, -12, -28), s.gripFront);
  const rise = spec.stemRise > 0 ? rod(riser, s.stemTop, 30, INK, GLINT) : '';
  const wing = city ? '' : line(from(s.gripEnd, 'm30 16l-34 12l-8 10l34-6z'), colours.grip, 8);
  return (
    rise +
    stem(scene, 34) +
    line(bend, GRAPHITE, 22) +
    (close ? line(bend, SLATE, 5) : '') +
    grip(scene, 32) +
    wing +
    line(from(s.gripFront, 'm6 10q-18 28-80 30'), INK, 9) +
    disc(shift(s.gripFront, 10, 8), 15, INK) +
    block(s.gripFront.x - 8, s.gripFront.y - 26, 26, 14, 6, GRAPHITE)
  );
}

/** Display on the bar, mirror, and the hose to the front brake. */
export function drawCockpitExtras(scene: Scene): string {
  const { type, spec, skeleton: s, close } = scene;
  const c = s.barClamp;
  const end =
    type === 'frontbox' ? bySteerer(s, s.headBottom, spec.headTube * 0.55, 6) : bySteerer(s, s.crown, -70, 10);
  const hoseStart = spec.bar === 'drop' ? shift(c, 74, 0) : shift(c, 6, 2);
  const bulge = Math.min(130, Math.abs(end.y - c.y) * 0.5);
  const hose = curve(hoseStart, shift(c, 92, 46), shift(s.headTop, 112, bulge), end);
  return (
    (close
      ? line(
          curve(hoseStart, shift(c, 70, 60), shift(s.headTop, 88, bulge), bySteerer(s, s.headBottom, 60, 10)),
          '#33383d',
          5,
        )
      : '') +
    line(hose, INK, 6) +
    (spec.display === 'none' ? '' : display(scene)) +
    (spec.mirror ? mirror(scene) : '')
  );
}

function display({ spec, skeleton: s, close }: Scene): string {
  const c =
    spec.bar === 'flat'
      ? shift(s.barClamp, 14, -32)
      : spec.bar === 'drop'
        ? shift(s.barClamp, 26, -26)
        : shift(s.barClamp, 22, -34);
  const [half, thick] = spec.display === 'large' ? [50, 26] : [34, 22];
  return turned(
    c,
    -24,
    block(c.x - half, c.y - thick / 2, half * 2, thick, 7, INK) +
      block(c.x - half + 6, c.y - thick / 2, half * 2 - 12, 6, 3, '#9fd3dd') +
      (close ? block(c.x - half + 10, c.y + 2, half, 3, 1.5, SLATE) : ''),
  );
}

function mirror({ skeleton: s }: Scene): string {
  const c = shift(s.gripFront, 34, -128);
  return (
    line(curve(shift(s.gripFront, 6, 0), shift(s.gripFront, 40, -50), shift(c, 0, 30)), INK, 8) +
    turned(c, 10, oval(c, 15, 40, INK) + oval(shift(c, -6, 0), 7, 33, '#c7d6dd'))
  );
}

/** Head lamp: before the fork crown, or at the front of the box. */
export function lampPoint({ type, skeleton: s }: Pick<Scene, 'type' | 'skeleton'>): Point {
  return type === 'frontbox' ? shift(boxOf(s).frontTop, -14, 74) : bySteerer(s, s.crown, 60, 34);
}

export function drawHeadLight(scene: Scene): string {
  const { spec, close } = scene;
  if (spec.lights === 'none') return '';
  const p = lampPoint(scene);
  const bracket = scene.type === 'frontbox' ? '' : line(from(p, 'm4 4l-30 26'), INK, 10);
  if (spec.lights === 'slim') {
    return (
      bracket +
      block(p.x - 6, p.y - 18, 62, 26, 9, INK) +
      block(p.x + 46, p.y - 15, 12, 20, 5, '#ffe9a3') +
      block(p.x, p.y - 14, 40, 4, 2, SLATE)
    );
  }
  return (
    bracket +
    area(from(p, 'm0-26l44 4q10 22 0 46l-44 4q-20-26 0-54z'), INK) +
    line(from(p, 'm2-18l34 4'), SLATE, 4) +
    line(from(p, 'm42-20q11 22 0 44'), '#ffe9a3', 10) +
    (close ? disc(shift(p, 12, 2), 6, SLATE) : '')
  );
}
