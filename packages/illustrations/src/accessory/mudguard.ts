import { type ValuesOf, count, flag, measure, oneOf } from '../fields.ts';
import { INK, SLATE, STEEL } from '../svg/colour.ts';
import { at, polar } from '../svg/geometry.ts';
import { arc, segment } from '../svg/path.ts';
import { block, bolt, disc, line } from '../svg/shapes.ts';
import { type Look, body, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['full', 'set', 'clip', 'short'], 'full'),
  width: measure(12, 34, 20),
  stays: count(0, 3, 2),
  flap: flag(true),
  line: flag(true),
};
type Values = ValuesOf<typeof FIELDS>;

/** One guard around an axle, with its stays. */
function guard(
  v: Values,
  { main, accent, close }: Look,
  x: number,
  y: number,
  radius: number,
  start: number,
  end: number,
): string {
  const c = at(x, y);
  const places = Array.from({ length: v.stays }, (_, k) => start + 10 + k * 28);
  const stays = places.map((angle) => segment(c, polar(c, radius, angle))).join('');
  const tip = polar(c, radius, start);
  return (
    (stays ? line(stays, SLATE, 5) + line(stays, STEEL, 1.6) : '') +
    line(arc(c, radius, start, end), main.edge, v.width + 4) +
    line(arc(c, radius, start, end), main.base, v.width) +
    line(arc(c, radius - v.width * 0.3, start + 1, end - 1), main.dark, v.width * 0.3) +
    line(arc(c, radius + v.width * 0.24, start + 1, end - 1), main.light, v.width * 0.2) +
    (v.line ? line(arc(c, radius, start + 6, end - 6), accent.base, 3) : '') +
    (v.flap
      ? body(`M${tip.x - v.width * 0.5} ${tip.y - 6}h${v.width}l4 40h${-v.width - 8}z`, { base: INK, edge: INK }, 3)
      : '') +
    places.map((angle) => bolt(polar(c, radius, angle), close ? 7 : 5.5, STEEL, INK)).join('') +
    (v.stays ? bolt(c, 10, STEEL, INK) : '')
  );
}

function clip(v: Values, { main, accent }: Look): string {
  const wide = v.width + 70;
  return (
    ground(200, 140, 330) +
    body(
      `M60 ${236 - wide * 0.4}Q200 ${110 - wide * 0.3} 344 ${190 - wide * 0.2}Q356 ${210 - wide * 0.1} 340 ${224}Q210 ${170} 84 ${262}Q56 ${262} 60 ${236 - wide * 0.4}z`,
      main,
      4,
    ) +
    line(`M84 ${238 - wide * 0.36}Q200 ${122 - wide * 0.28} 330 ${196 - wide * 0.18}`, main.light, 6) +
    line('M104 236Q210 152 330 208', main.dark, 12) +
    (v.line ? line('M96 226Q206 140 334 196', accent.base, 4) : '') +
    [0, 1, 2]
      .slice(0, Math.max(1, v.stays))
      .map((k) => block(130 + k * 60, 196 - k * 10, 16, 56, 5, INK))
      .join('') +
    (v.flap ? disc(at(92, 246), 8, accent.base) : '')
  );
}

export const mudguard = defineAccessory(FIELDS, {
  draw(v, look) {
    if (v.form === 'clip') return clip(v, look);
    if (v.form === 'short')
      return (
        ground(200, 110, 346) +
        guard(v, look, 200, 280, 140, 218, 322) +
        line('M200 140V96', INK, 14) +
        block(178, 76, 44, 28, 6, INK)
      );
    if (v.form === 'set')
      return (
        ground(200, 170, 352) +
        guard(v, look, 150, 250, 116, 150, 330) +
        guard({ ...v, stays: Math.min(1, v.stays) }, look, 286, 270, 96, 196, 312)
      );
    return ground(200, 150, 352) + guard(v, look, 206, 240, 142, 154, 336);
  },
  detail: (v) =>
    v.form === 'clip'
      ? closeUp(180, 190, 180)
      : v.form === 'set'
        ? closeUp(80, 250, 170)
        : v.form === 'short'
          ? closeUp(200, 160, 180)
          : closeUp(110, 260, 190),
});
