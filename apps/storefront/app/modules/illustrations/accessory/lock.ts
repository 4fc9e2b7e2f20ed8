import { type ValuesOf, measure, oneOf } from '~/modules/illustrations/fields.ts';
import { INK, SILVER, SLATE, STEEL } from '~/modules/illustrations/svg/colour.ts';
import { at, between } from '~/modules/illustrations/svg/geometry.ts';
import { polyline, segment } from '~/modules/illustrations/svg/path.ts';
import { area, block, bolt, disc, line, placed, ring } from '~/modules/illustrations/svg/shapes.ts';
import { type Look, barrel, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

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
const closing = (x: number, y: number, kind: 'key' | 'code'): string =>
  kind === 'key'
    ? disc(at(x, y), 24, INK) + disc(at(x, y), 16, SILVER) + block(x - 3, y - 10, 6, 20, 3, INK)
    : block(x - 46, y - 17, 92, 34, 7, INK) +
      [0, 1, 2, 3]
        .map(
          (k) =>
            block(x - 40 + k * 21, y - 13, 17, 26, 3, k % 2 ? '#dfe3e5' : '#f2f4f5') +
            line(segment(at(x - 35 + k * 21, y - 3), at(x - 28 + k * 21, y + 4)), INK, 2.5),
        )
        .join('');

function uLock(v: Values, look: Look, lifted: number): string {
  const half = v.width / 2;
  const top = Math.max(60, 258 - v.length) - lifted;
  const r = Math.min(half, 74);
  const bow = `M${200 - half} ${258 - lifted}V${top + r}Q${200 - half} ${top} ${200 - half + r} ${top}H${200 + half - r}Q${200 + half} ${top} ${200 + half} ${top + r}V${lifted ? 196 : 258}`;
  const wide = half + 36;
  return (
    ground(200, half + 62, 350) +
    line(bow, '#565d63', v.thickness + 4) +
    line(bow, '#7d848a', v.thickness - 5) +
    placed(at(-v.thickness * 0.26, 0), line(bow, '#b4babf', v.thickness * 0.16)) +
    body(boxPath(200 - wide, 246, wide * 2, 92, 12), look.main) +
    area(boxPath(200 - wide + 1, 302, wide * 2 - 2, 35, 11), look.main.dark) +
    block(200 - wide + 12, 255, wide * 2 - 24, 8, 4, look.main.light) +
    block(200 - wide, 274, 12, 38, 2, look.accent.base) +
    block(188 + wide, 274, 12, 38, 2, look.accent.base) +
    closing(200, 291, v.closing)
  );
}

function foldingLock(v: Values, look: Look, open: boolean): string {
  const links = Math.round(v.length / 36) + 1;
  if (!open) {
    const height = 150 + v.length * 0.3;
    const top = 346 - height;
    return (
      ground(200, 90, 350) +
      body(boxPath(138, top, 124, height, 16), look.main) +
      area(boxPath(206, top + 2, 54, height - 4, 14), look.main.dark) +
      [0, 1, 2, 3]
        .map((k) => block(150 + k * 26, top - 34 + (k % 2) * 8, 21, 60, 9, k % 2 ? '#6d747a' : SLATE))
        .join('') +
      block(130, top + height * 0.3, 140, 30, 5, INK) +
      block(130, top + height * 0.3 + 10, 140, 7, 2, look.accent.base) +
      disc(at(200, top + height * 0.72), 26, INK) +
      closing(200, top + height * 0.72, 'key') +
      block(148, top + 12, 6, height - 30, 3, look.main.light)
    );
  }
  const joints = Array.from({ length: links }, (_, k) => {
    const angle = Math.PI * (0.92 + (1.16 * k) / (links - 1));
    return at(200 + Math.cos(angle) * 122, 226 + Math.sin(angle) * 122);
  });
  const end = at(262, 314);
  const chain = [at(142, 314), ...joints, end];
  return (
    ground(200, 120, 350) +
    chain
      .slice(1)
      .map(
        (p, k) =>
          line(segment(chain[k] ?? p, p), k % 2 ? SLATE : '#6d747a', v.thickness) +
          line(
            segment(between(chain[k] ?? p, p, 0.2), between(chain[k] ?? p, p, 0.8)),
            look.main.base,
            v.thickness * 0.4,
          ),
      )
      .join('') +
    joints.map((p) => bolt(p, 8, STEEL, INK)).join('') +
    body(boxPath(124, 286, 152, 54, 14), look.main) +
    area(boxPath(125, 316, 150, 23, 11), look.main.dark) +
    block(138, 293, 90, 6, 3, look.main.light) +
    closing(200, 314, v.closing)
  );
}

/** Chain in a sleeve, or a cable: a loop that hangs through its lock. */
function loopLock(v: Values, look: Look): string {
  const chain = v.form === 'chain';
  const reach = 60 + v.length * 0.36;
  const loop = `M168 286C${168 - reach} 250 ${150 - reach} 96 200 84C${250 + reach} 96 ${232 + reach} 250 232 286`;
  const width = chain ? v.thickness * 1.2 : v.thickness * 0.6;
  return (
    ground(200, 120, 352) +
    line(loop, look.main.edge, width + 4) +
    line(loop, look.main.base, width) +
    (chain
      ? line(loop, look.main.dark, width - 4, { dash: [3, 17] }) +
        line(loop, look.accent.base, width * 0.16, { dash: [26, 14] })
      : line(loop, look.main.light, width * 0.24) +
        placed(
          at(10, 16),
          line('M140 236C96 196 112 122 190 112C276 120 296 200 250 240', look.main.dark, width * 0.9) +
            line('M140 236C96 196 112 122 190 112C276 120 296 200 250 240', look.main.base, width * 0.6),
        )) +
    barrel(150, 268, 100, 78, { base: '#33383d', light: '#6b7278', dark: INK, edge: INK }, 16) +
    block(150, 278, 100, 8, 2, look.accent.base) +
    closing(200, 318, v.closing)
  );
}

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
    ? uLock(v, look, open ? 40 : 0)
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
