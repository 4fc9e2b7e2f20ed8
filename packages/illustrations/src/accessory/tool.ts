import { type ValuesOf, count, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SILVER, SLATE, STEEL } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { block, bolt, disc, line, ring, turned } from '../svg/shapes.ts';
import { type Look, barrel, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['multi', 'torque', 'levers', 'oil', 'brush', 'stand', 'case'], 'multi'),
  blades: count(3, 8, 5),
  length: measure(120, 240, 180),
  sleeve: flag(false),
};
type Values = ValuesOf<typeof FIELDS>;

/** Folding tool with its keys fanned out. */
function multi(v: Values, { main, accent, close }: Look): string {
  const pivot = at(120, 252);
  const blades = Array.from({ length: v.blades }, (_, k) => {
    const angle = -12 - (k * 120) / v.blades;
    const reach = v.length * (0.92 - 0.06 * k);
    const tip =
      k % 2
        ? block(pivot.x + reach - 8, pivot.y - 9, 20, 18, 3, STEEL)
        : line(`M${pivot.x + reach} ${pivot.y}v-26`, STEEL, 11);
    return turned(
      pivot,
      angle,
      line(`M${pivot.x} ${pivot.y}h${reach}`, k % 2 ? STEEL : SILVER, 11) +
        line(`M${pivot.x + 10} ${pivot.y - 3}h${reach - 16}`, '#ffffff', 2.4, { opacity: 0.8 }) +
        tip,
    );
  }).join('');
  return (
    ground(200, 130, 340) +
    blades +
    body(boxPath(92, 226, v.length + 40, 62, 24), main, 4) +
    block(96, 262, v.length + 32, 22, 11, main.dark) +
    block(112, 234, v.length - 10, 6, 3, main.light) +
    block(200, 246, v.length * 0.36, 12, 4, accent.base) +
    bolt(at(120, 256), close ? 15 : 13, STEEL, INK) +
    bolt(at(92 + v.length + 12, 256), 13, STEEL, INK) +
    (v.sleeve ? block(96, 300, v.length + 30, 26, 8, GRAPHITE) : '')
  );
}

function torque(v: Values, { main, accent }: Look): string {
  const l = v.length + 80;
  const x = 200 - l / 2;
  return (
    ground(200, 140, 330) +
    turned(
      at(200, 210),
      -28,
      block(x, 196, l * 0.6, 24, 6, SILVER) +
        block(x, 200, l * 0.6, 6, 3, '#ffffff') +
        disc(at(x, 208), 32, STEEL) +
        disc(at(x, 208), 20, SLATE) +
        block(x - 9, 199, 18, 18, 2, INK) +
        body(boxPath(x + l * 0.52, 186, l * 0.48, 44, 18), main, 4) +
        block(x + l * 0.6, 192, l * 0.34, 6, 3, main.light) +
        block(x + l * 0.56, 186, 10, 44, 0, accent.base) +
        line(`M${x + l * 0.3} 200v16M${x + l * 0.35} 200v16M${x + l * 0.4} 200v16`, SLATE, 2),
    ) +
    (v.sleeve ? [0, 1, 2, 3].map((k) => block(120 + k * 44, 300, 28, 30, 5, k % 2 ? STEEL : SILVER)).join('') : '')
  );
}

function levers(v: Values, { main, accent }: Look): string {
  return (
    ground(200, 130, 340) +
    Array.from({ length: Math.min(3, v.blades - 2) }, (_, k) =>
      turned(
        at(200, 220),
        -20,
        body(
          `M${120 + k * 16} ${168 + k * 44}q-34-4-40 18q4 12 20 8q14-6 26 2h${v.length * 0.9}q18 0 18-14t-18-14z`,
          k === 1 ? accent : main,
          4,
        ) + line(`M${130 + k * 16} ${174 + k * 44}h${v.length * 0.8}`, k === 1 ? accent.light : main.light, 5),
      ),
    ).join('')
  );
}

function oil(v: Values, { main, accent, close }: Look): string {
  const h = v.length + 20;
  const top = 346 - h;
  return (
    ground(200, 80, 350) +
    block(194, top - 66, 12, 50, 5, SLATE) +
    block(180, top - 24, 40, 36, 6, accent.base) +
    body(
      `M148 ${top + 44}Q148 ${top + 12} 180 ${top + 8}H220Q252 ${top + 12} 252 ${top + 44}V332Q252 346 238 346H162Q148 346 148 332z`,
      main,
      4,
    ) +
    block(158, top + 40, 8, h - 60, 4, main.light) +
    block(150, top + h * 0.4, 100, h * 0.36, 0, accent.base) +
    ring(at(200, top + h * 0.58), 20, main.dark, 7) +
    disc(at(200, top + h * 0.58), 6, main.dark) +
    (close ? ring(at(200, top + h * 0.58), 30, main.dark, 2) : '') +
    (v.sleeve ? block(270, 300, 60, 46, 8, '#d9dde0') + line('M276 312h48M276 326h48', '#b4babf', 4) : '')
  );
}

function brush(v: Values, { main, accent }: Look): string {
  const x = 200 - v.length / 2 - 30;
  return (
    ground(200, 130, 330) +
    turned(
      at(200, 210),
      -24,
      body(boxPath(x, 196, v.length * 0.62, 34, 16), main, 4) +
        block(x + 14, 202, v.length * 0.44, 5, 2, main.light) +
        block(x + v.length * 0.6, 202, 30, 22, 4, accent.base) +
        body(boxPath(x + v.length * 0.6 + 26, 192, v.length * 0.5, 42, 12), accent, 4) +
        line(
          Array.from(
            { length: 9 },
            (_, k) => `M${x + v.length * 0.6 + 36 + (k * (v.length * 0.5 - 20)) / 8} 234v44`,
          ).join(''),
          GRAPHITE,
          7,
        ),
    ) +
    (v.sleeve ? block(290, 290, 60, 40, 12, '#e5c46a') : '')
  );
}

function stand(v: Values, { main, accent }: Look): string {
  const top = 250 - v.length * 0.86;
  return (
    ground(200, 140, 352) +
    line(`M200 300L104 344M200 300L296 344`, main.edge, 15) +
    line(`M200 300L104 344M200 300L296 344`, main.base, 11) +
    barrel(189, top, 22, 320 - top, main) +
    block(182, 220, 36, 30, 7, INK) +
    line('M218 234h34', INK, 9) +
    line(`M200 ${top + 12}H274`, GRAPHITE, 18) +
    line(`M204 ${top + 7}H270`, '#5c6267', 3) +
    body(boxPath(266, top - 14, 58, 52, 12), accent, 4) +
    block(306, top - 4, 18, 32, 4, INK) +
    disc(at(292, top + 52), 13, INK) +
    (v.sleeve ? block(130, 262, 140, 14, 5, SLATE) : '')
  );
}

function toolCase(v: Values, { main, accent }: Look): string {
  const w = v.length + 70;
  const x = 200 - w / 2;
  return (
    ground(200, w * 0.52, 350) +
    body(
      `M${x} 160Q${x} 96 ${x + 26} 92H${x + w - 26}Q${x + w} 96 ${x + w} 160z`,
      { base: main.dark, edge: main.edge },
      4,
    ) +
    body(boxPath(x, 206, w, 138, 14), main, 4) +
    block(x, 206, w, 30, 10, main.dark) +
    block(x + 16, 164, w - 32, 50, 4, GRAPHITE) +
    Array.from({ length: v.blades }, (_, k) =>
      block(
        x + 28 + (k * (w - 70)) / (v.blades - 1),
        110 + (k % 3) * 10,
        12,
        96 - (k % 3) * 10,
        5,
        k % 2 ? STEEL : accent.base,
      ),
    ).join('') +
    block(178, 226, 44, 30, 6, INK) +
    block(184, 236, 32, 8, 3, STEEL) +
    block(x + 14, 250, 6, 80, 3, main.light)
  );
}

const PAINTERS = { multi, torque, levers, oil, brush, stand, case: toolCase } as const;

export const tool = defineAccessory(FIELDS, {
  draw: (v, look) => PAINTERS[v.form](v, look),
  detail: (v) =>
    v.form === 'stand' ? closeUp(260, 110, 180) : v.form === 'oil' ? closeUp(200, 240, 170) : closeUp(180, 230, 190),
});
