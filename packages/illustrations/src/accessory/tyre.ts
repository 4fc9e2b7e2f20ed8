import { type ValuesOf, colour, flag, measure, oneOf } from '../fields.ts';
import { INK, SLATE, STEEL } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { block, disc, line, oval, ring, toothedRing } from '../svg/shapes.ts';
import { type Look, barrel, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['tyre', 'tube', 'sealant', 'patches'], 'tyre'),
  tread: oneOf(['city', 'mtb', 'gravel', 'slick', 'winter'], 'city'),
  width: measure(26, 66, 44),
  radius: measure(104, 140, 132),
  sidewall: colour(),
  reflective: flag(true),
  folded: flag(false),
};
type Values = ValuesOf<typeof FIELDS>;

const CENTRE = at(200, 206);

function treadOf(v: Values, outer: number, close: boolean): string {
  switch (v.tread) {
    case 'mtb':
      return toothedRing(CENTRE, outer - 1, INK, 14, 56, 0.6) + toothedRing(CENTRE, outer - 12, '#4a4f54', 8, 56, 0.4);
    case 'winter':
      return toothedRing(CENTRE, outer - 2, INK, 11, 70, 0.6) + toothedRing(CENTRE, outer - 9, '#d5dade', 4, 70, 0.12);
    case 'gravel':
      return toothedRing(CENTRE, outer - 6, '#4a4f54', 6, 100, 0.5);
    case 'city':
      return (
        ring(CENTRE, outer - 7, '#43484d', 3) + toothedRing(CENTRE, outer - 12, '#3b4045', 5, 80, close ? 0.7 : 0.6)
      );
    case 'slick':
      return ring(CENTRE, outer - 6, '#43484d', 2);
  }
}

function wheelTyre(v: Values, { accent, close }: Look): string {
  const outer = v.radius;
  const middle = outer - v.width / 2;
  return (
    ground(200, 100, 350) +
    ring(CENTRE, middle, INK, v.width) +
    treadOf(v, outer, close) +
    (v.sidewall ? ring(CENTRE, outer - v.width * 0.76, v.sidewall, v.width * 0.4) : '') +
    (v.reflective ? ring(CENTRE, middle - v.width * 0.04, '#c5cbcf', 3.5) : '') +
    ring(CENTRE, outer - v.width + 3, '#50565b', 3) +
    ring(CENTRE, middle - v.width * 0.24, accent.base, 5, {
      dash: [64, 2 * Math.PI * (middle - v.width * 0.24) - 64],
    }) +
    line('M118 128A116 116 0 0 1 180 92', '#6b7278', 3, { opacity: 0.7 })
  );
}

/** Folded into a bundle with its paper band. */
function folded(v: Values, { main, accent }: Look): string {
  const loops = [0, 1, 2]
    .map((k) => oval(at(200, 212 + k * 22 - 22), 134 - k * 8, 74, k % 2 ? '#2b2f33' : INK))
    .join('');
  return (
    ground(200, 140, 312) +
    loops +
    oval(at(200, 214), 74, 24, '#f3f4f1') +
    line('M82 190C110 150 160 136 200 136', SLATE, 5) +
    (v.sidewall ? line('M92 236C130 270 270 270 308 236', v.sidewall, 10) : '') +
    body(boxPath(162, 128, 76, 178, 8), main) +
    block(162, 196, 76, 22, 0, accent.base) +
    block(172, 140, 5, 150, 2, main.light)
  );
}

/** An inner tube coiled beside its box. */
function tube(v: Values, { main, accent }: Look): string {
  return (
    ground(200, 140, 350) +
    body(boxPath(66, 176, 128, 168, 6), main) +
    block(66, 204, 128, 34, 0, accent.base) +
    block(76, 186, 5, 148, 2, main.light) +
    disc(at(130, 290), 30, main.dark) +
    ring(at(130, 290), 21, accent.base, 8) +
    ring(at(256, 256), 66, INK, v.width * 0.7) +
    ring(at(256, 256), 66 + v.width * 0.2, SLATE, 3) +
    line('M256 170V132', STEEL, 10) +
    line('M256 150V128', '#c9ced2', 6)
  );
}

function bottle({ main, accent }: Look): string {
  return (
    ground(200, 80, 350) +
    block(188, 62, 24, 46, 6, accent.base) +
    body('M150 150Q150 116 182 110V96H218V110Q250 116 250 150V330Q250 346 234 346H166Q150 346 150 330z', main, 4) +
    block(158, 150, 8, 170, 4, main.light) +
    block(152, 196, 96, 84, 0, accent.base) +
    ring(at(200, 238), 26, main.dark, 9) +
    disc(at(200, 238), 8, main.dark) +
    block(226, 140, 20, 200, 8, main.dark)
  );
}

function patches({ main, accent, close }: Look): string {
  return (
    ground(200, 130, 332) +
    body(boxPath(84, 152, 232, 176, 14), main, 4) +
    block(84, 152, 232, 40, 12, main.dark) +
    block(96, 160, 150, 5, 2, main.light) +
    block(108, 208, 60, 44, 8, INK) +
    block(116, 216, 44, 28, 5, accent.base) +
    disc(at(222, 232), 26, INK) +
    disc(at(222, 232), 17, accent.base) +
    block(110, 270, 120, 22, 11, '#cdd2d6') +
    block(230, 272, 22, 18, 3, accent.base) +
    barrel(266, 206, 28, 100, { base: '#8d949a', light: '#cdd2d6', dark: SLATE, edge: INK }) +
    (close ? line('M120 281h90', SLATE, 2) : '')
  );
}

export const tyre = defineAccessory(FIELDS, {
  draw: (v, look) =>
    v.form === 'tube'
      ? tube(v, look)
      : v.form === 'sealant'
        ? bottle(look)
        : v.form === 'patches'
          ? patches(look)
          : v.folded
            ? folded(v, look)
            : wheelTyre(v, look),
  detail: (v) => (v.form === 'tyre' && !v.folded ? closeUp(120, 130, 160) : closeUp(180, 250, 190)),
  back: (v, look) =>
    v.form === 'tyre'
      ? folded(v, look)
      : v.form === 'tube'
        ? tube(v, { ...look, main: look.accent, accent: look.main })
        : v.form === 'sealant'
          ? bottle(look)
          : patches(look),
});
