import { type ValuesOf, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SILVER, SLATE, STEEL, TAIL_RED } from '../svg/colour.ts';
import { at, polar } from '../svg/geometry.ts';
import { segment } from '../svg/path.ts';
import { block, disc, line, placed, ring } from '../svg/shapes.ts';
import { type Look, barrel, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['floor', 'mini', 'electric', 'co2'], 'floor'),
  length: measure(120, 240, 196),
  diameter: measure(22, 64, 44),
  gauge: flag(true),
  handle: oneOf(['black', 'wood'], 'black'),
};

type Values = ValuesOf<typeof FIELDS>;

function gauge(x: number, y: number, r: number, accent: string, close: boolean): string {
  const c = at(x, y);
  const ticks = Array.from({ length: 9 }, (_, k) =>
    segment(polar(c, r * 0.52, 140 + k * 32.5), polar(c, r * 0.66, 140 + k * 32.5)),
  ).join('');
  return (
    disc(c, r, INK) +
    disc(c, r * 0.8, '#ffffff') +
    (close ? line(ticks, SLATE, 1.6) : ring(c, r * 0.6, '#c9ced2', 3)) +
    line(segment(c, polar(c, r * 0.62, -44)), accent === '#ffffff' ? TAIL_RED : accent, 4) +
    disc(c, 4, INK)
  );
}

const GRIPS = { black: { base: GRAPHITE, shine: '#5c6267' }, wood: { base: '#a8733f', shine: '#d6a672' } };

function floorPump(v: Values, look: Look, lifted: number): string {
  const top = 324 - v.length;
  const half = v.diameter / 2;
  const wood = GRIPS[v.handle];
  const bar = Math.min(top - 40, 90) - lifted;
  return (
    ground(200, 110, 356) +
    line('M232 306C300 300 308 250 300 190C294 142 300 112 320 96', INK, 9) +
    block(310, 72, 22, 34, 6, GRAPHITE) +
    block(316, 60, 10, 16, 3, STEEL) +
    body('M120 350L140 326H260L280 350Q281 354 276 354H124Q119 354 120 350z', { base: INK, edge: INK }) +
    block(146, 330, 108, 5, 2, '#50565b') +
    block(194, bar + 8, 12, top - bar + 6, 4, SILVER) +
    block(197, bar + 8, 3, top - bar, 1.5, '#ffffff') +
    barrel(200 - half, top, v.diameter, v.length, look.main) +
    block(197 - half, top - 6, v.diameter + 6, 18, 5, INK) +
    block(200 - half, top + v.length * 0.2, v.diameter, 10, 0, look.accent.base) +
    (look.close ? block(200 - half, top + v.length * 0.2 + 14, v.diameter, 3, 0, look.accent.base) : '') +
    block(128, bar - 12, 144, 26, 13, wood.base) +
    block(136, bar - 8, 128, 6, 3, wood.shine) +
    block(184, bar - 16, 32, 34, 5, INK) +
    (v.gauge ? gauge(200, 300, 36, look.accent.base, look.close) : block(180, 300, 40, 20, 6, INK))
  );
}

function miniPump(v: Values, look: Look, lifted: number): string {
  const width = Math.min(40, v.diameter * 0.72);
  const total = v.length + 60;
  const top = 200 - total / 2;
  const drawing =
    block(200 - width * 0.3, top - 26 - lifted, width * 0.6, 40 + lifted, 4, SILVER) +
    barrel(200 - width / 2, top, width, total * 0.56, look.main) +
    barrel(200 - width / 2 - 4, top - 30 - lifted, width + 8, total * 0.26, {
      base: GRAPHITE,
      light: '#5c6267',
      dark: INK,
      edge: INK,
    }) +
    block(200 - width / 2, top + total * 0.36, width, 12, 0, look.accent.base) +
    barrel(200 - width / 2 + 4, top + total * 0.57, width - 8, total * 0.16, {
      base: '#3b4045',
      light: '#6b7278',
      dark: INK,
      edge: INK,
    }) +
    block(200 - 11, top + total * 0.74, 22, 26, 5, INK) +
    line(`M206 ${top + total * 0.76}l34 8`, STEEL, 8) +
    (v.gauge ? gauge(200, top + total * 0.65, 18, look.accent.base, look.close) : '') +
    line(`M${196 - width / 2} ${top + total * 0.2}h-14v60h14`, INK, 9);
  return ground(200, 130, 330) + placed(at(200, 206), placed(at(-200, -200), drawing), { rotate: 42, scale: 1.24 });
}

function electricPump(v: Values, look: Look): string {
  const w = 88 + v.diameter;
  const h = 150 + v.length * 0.4;
  const x = 200 - w / 2;
  const y = 346 - h;
  return (
    ground(200, 100, 350) +
    line(`M200 ${y}C200 ${y - 50} 286 ${y - 60} 306 ${y}V${y + 40}`, INK, 10) +
    block(296, y + 30, 20, 32, 5, GRAPHITE) +
    block(301, y + 60, 10, 14, 3, STEEL) +
    barrel(x, y, w, h, look.main, 26) +
    block(x + 18, y + 24, w - 36, h * 0.36, 10, INK) +
    line(`M${x + 34} ${y + 46}h${w * 0.3}M${x + 34} ${y + 62}h${w * 0.44}`, '#9fd3dd', 6) +
    (v.gauge ? line(`M${x + w - 60} ${y + 56}a18 18 0 0 1 34 0`, look.accent.base, 6) : '') +
    [0, 1, 2]
      .map((k) => disc(at(200 - 36 + k * 36, y + h * 0.66), 11, k === 1 ? look.accent.base : look.main.edge))
      .join('') +
    line(`M${x + 26} ${y + h - 26}h${w - 52}`, look.main.edge, 5, { dash: [6, 6] })
  );
}

function cartridge(v: Values, look: Look): string {
  const h = 90 + v.length * 0.5;
  const can = (x: number, shades: Look['main']) =>
    body(`M${x - 26} ${346 - h + 40}q0-26 16-38v-16h20v16q16 12 16 38v${h - 48}q0 8-8 8h-36q-8 0-8-8z`, shades) +
    line(`M${x - 15} ${346 - h + 50}v${h - 66}`, shades.light, 6) +
    block(x - 26, 310, 52, 12, 0, shades.dark);
  return (
    ground(200, 120, 350) +
    can(138, look.main) +
    can(202, { base: SILVER, light: '#ffffff', dark: STEEL, edge: SLATE }) +
    body(boxPath(250, 346 - h, 62, 54, 12), { base: INK, edge: INK }) +
    block(270, 346 - h + 50, 22, h - 54, 6, GRAPHITE) +
    block(312, 346 - h + 12, 26, 18, 4, STEEL) +
    disc(at(281, 346 - h + 27), 13, look.accent.base)
  );
}

const paint = (v: Values, look: Look, lifted: number): string =>
  v.form === 'floor'
    ? floorPump(v, look, lifted)
    : v.form === 'mini'
      ? miniPump(v, look, lifted)
      : v.form === 'electric'
        ? electricPump(v, look)
        : cartridge(v, look);

export const pump = defineAccessory(FIELDS, {
  draw: (v, look) => paint(v, look, 0),
  open: (v, look) => paint(v, look, v.form === 'floor' ? 26 : 44),
  detail: (v) => (v.form === 'floor' ? closeUp(206, 284, 170) : closeUp(200, 210, 190)),
});
