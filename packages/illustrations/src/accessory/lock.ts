import { type ValuesOf, measure, oneOf } from '../fields.ts';
import { INK, SILVER, STEEL } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { polyline, segment } from '../svg/path.ts';
import { area, block, disc, line, ring } from '../svg/shapes.ts';
import { links } from './locks/folding.ts';
import { cableLoop, chainLoop } from './locks/loop.ts';
import { uLock } from './locks/u-lock.ts';
import { cylinder, levelMark, plastic } from './material.ts';
import { type Look, barrel, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['u', 'folding', 'chain', 'cable', 'frame'], 'u'),
  /** Inner height of a U-lock, length of the others. */
  length: measure(90, 260, 180),
  width: measure(90, 200, 144),
  thickness: measure(12, 32, 26),
  closing: oneOf(['key', 'code'], 'key'),
};

type Values = ValuesOf<typeof FIELDS>;

/** Keyhole or number wheels. */
const closing = (x: number, y: number, kind: 'key' | 'code', radius = 24): string =>
  kind === 'key'
    ? cylinder(at(x, y), radius)
    : block(x - 46, y - 17, 92, 34, 7, INK) +
      [0, 1, 2, 3]
        .map(
          (k) =>
            block(x - 40 + k * 21, y - 13, 17, 26, 3, k % 2 ? '#dfe3e5' : '#f2f4f5') +
            line(segment(at(x - 35 + k * 21, y - 3), at(x - 28 + k * 21, y + 4)), INK, 2.5),
        )
        .join('');

const shackled = (v: Values, look: Look, lifted: number): string =>
  ground(200, v.width / 2 + 62, 354) + uLock(v, look, lifted) + closing(200, 295, v.closing, 34);

/** Its body in the hand: plastic with the level's mark and what opens it. */
const clasp = (v: Values, look: Look, width: number): string =>
  plastic(200 - width / 2, 278, width, 72, 14) +
  (v.closing === 'key' ? levelMark(200 - width / 2 + 16, 297, 4, look.accent.base) : '') +
  closing(v.closing === 'key' ? 200 + width * 0.2 : 200, 314, v.closing, 22);

/** Folded in its case, or around what it holds. */
function foldingLock(v: Values, look: Look, isFolded: boolean): string {
  if (!isFolded) {
    const count = Math.round(v.length / 40) + 2;
    return ground(200, 120, 360) + links(count, v.thickness + 4, look) + clasp(v, look, 176);
  }
  const height = 150 + v.length * 0.3;
  const top = 346 - height;
  return (
    ground(200, 90, 350) +
    [0, 1, 2, 3]
      .map(
        (k) =>
          block(150 + k * 26, top - 34 + (k % 2) * 8, 21, 60, 9, look.main.base) +
          block(152 + k * 26, top - 32 + (k % 2) * 8, 5, 40, 2.5, look.main.light),
      )
      .join('') +
    barrel(138, top, 124, height, { base: '#2b3136', light: '#5a6166', dark: '#191d20', edge: INK }, 16) +
    block(130, top + height * 0.3, 140, 30, 5, INK) +
    block(130, top + height * 0.3 + 10, 140, 7, 2, look.accent.base) +
    closing(200, top + height * 0.72, 'key', 30)
  );
}

/** Chain in a sleeve, or a cable. */
const loopLock = (v: Values, look: Look): string =>
  ground(200, 124, 362) + (v.form === 'chain' ? chainLoop(v, look) : cableLoop(v, look)) + clasp(v, look, 132);

/** Ring lock that stays on the seat stays. */
function frameLock(v: Values, look: Look, open: boolean): string {
  return (
    ground(200, 110, 350) +
    (open
      ? ''
      : line('M132 246A78 78 0 0 0 268 246', '#7d848a', v.thickness * 0.8) +
        line('M136 250A78 78 0 0 0 250 268', '#b4babf', 4)) +
    line('M132 246A80 80 0 1 1 268 246', look.main.edge, 62) +
    line('M132 246A80 80 0 1 1 268 246', look.main.base, 56) +
    line('M128 200A76 76 0 0 1 246 142', look.main.light, 7) +
    area(boxPath(112, 232, 54, 96, 16), look.main.dark) +
    area(boxPath(234, 232, 54, 70, 16), look.main.dark) +
    disc(at(139, 292), 19, INK) +
    ring(at(139, 292), 12, SILVER, 5) +
    block(246, 250, 30, 16, 5, look.accent.base) +
    line(polyline([at(139, 304), at(139, 340), at(128, 348)]), STEEL, 9)
  );
}

const paint = (v: Values, look: Look, open: boolean): string =>
  v.form === 'u'
    ? shackled(v, look, open ? 40 : 0)
    : v.form === 'folding'
      ? foldingLock(v, look, open)
      : v.form === 'frame'
        ? frameLock(v, look, open)
        : loopLock(v, look);

export const lock = defineAccessory(FIELDS, {
  draw: (v, look) => paint(v, look, false),
  open: (v, look) => paint(v, look, true),
  detail: (v) =>
    v.form === 'frame'
      ? closeUp(160, 280, 170)
      : v.form === 'folding'
        ? closeUp(200, 250, 200)
        : closeUp(200, 296, 180),
});
