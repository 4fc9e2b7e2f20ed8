import { type ValuesOf, count, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SLATE, WHITE } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line, ring } from '../svg/shapes.ts';
import { type Look, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['display', 'computer', 'phone', 'remote', 'watch'], 'display'),
  width: measure(90, 190, 150),
  height: measure(90, 260, 180),
  buttons: count(0, 4, 3),
  map: flag(false),
  mount: oneOf(['bar', 'stem', 'case'], 'bar'),
};
type Values = ValuesOf<typeof FIELDS>;

const bar = (y: number): string => line(`M30 ${y}H370`, INK, 26) + line(`M34 ${y - 7}H366`, '#5c6267', 5);

/** What the screen shows: a route, or speed and a battery gauge in strokes (no text). */
function screen(v: Values, { accent, close }: Look, x: number, y: number, w: number, h: number): string {
  const glass = block(x, y, w, h, 8, '#12181c');
  if (v.map) {
    return (
      glass +
      area(boxPath(x + 3, y + 3, w - 6, h - 6, 6), '#26343b') +
      line(
        `M${x + 10} ${y + h * 0.3}H${x + w - 10}M${x + w * 0.3} ${y + 8}V${y + h - 8}M${x + 10} ${y + h * 0.72}H${x + w - 10}M${x + w * 0.74} ${y + 8}V${y + h - 8}`,
        '#41535c',
        3,
      ) +
      line(
        `M${x + w * 0.3} ${y + h - 16}V${y + h * 0.72}H${x + w * 0.74}V${y + h * 0.3}H${x + w * 0.5}V${y + 16}`,
        accent.base,
        7,
      ) +
      disc(at(x + w * 0.3, y + h - 18), 8, WHITE) +
      disc(at(x + w * 0.3, y + h - 18), 4.5, accent.base)
    );
  }
  const digit = (dx: number, k: number) =>
    line(
      k
        ? `M${dx} ${y + h * 0.16}h${w * 0.2}v${h * 0.16}h${-w * 0.2}v${h * 0.16}h${w * 0.2}`
        : `M${dx} ${y + h * 0.16}h${w * 0.2}v${h * 0.32}h${-w * 0.2}`,
      '#dff3f7',
      Math.max(4, w * 0.05),
    );
  const cells = [0, 1, 2, 3, 4]
    .map((k) => block(x + w * 0.14 + k * w * 0.15, y + h * 0.7, w * 0.11, h * 0.14, 2, k < 4 ? '#7fd49b' : '#33424a'))
    .join('');
  return (
    glass +
    digit(x + w * 0.22, 1) +
    digit(x + w * 0.56, 0) +
    line(`M${x + w * 0.14} ${y + h * 0.6}H${x + w * 0.86}`, accent.base, 4) +
    cells +
    (close ? line(`M${x + 8} ${y + 10}l${w * 0.3}-2`, '#5c7079', 2) : '')
  );
}

function device(v: Values, look: Look): string {
  const w = v.form === 'computer' ? Math.min(v.width, 120) : v.width;
  const h = v.form === 'phone' ? Math.max(200, v.height) : v.height;
  const x = 200 - w / 2;
  const y = 190 - h / 2;
  const phone = v.form === 'phone';
  const barY = phone ? 220 : y + h + 6;
  const keys = Array.from({ length: phone ? 0 : v.buttons }, (_, k) =>
    block(
      x + (w * (k + 1)) / (v.buttons + 1) - 13,
      y + h - 24,
      26,
      10,
      5,
      k === 0 ? look.accent.base : look.main.light,
    ),
  ).join('');
  const grips =
    phone && v.mount !== 'case'
      ? [
          [x - 10, y - 8],
          [x + w - 14, y - 8],
          [x - 10, y + h - 16],
          [x + w - 14, y + h - 16],
        ]
          .map(([a = 0, b = 0]) => block(a, b, 24, 24, 8, look.accent.base))
          .join('')
      : '';
  const foot =
    v.mount === 'stem'
      ? block(174, y + h - 8, 52, 346 - y - h, 8, GRAPHITE)
      : bar(Math.min(330, barY)) +
        block(170, Math.min(330, barY) - 20, 60, 40, 10, GRAPHITE) +
        disc(at(200, Math.min(330, barY)), 9, SLATE);
  return (
    (phone ? bar(barY) + block(160, barY - 24, 80, 48, 10, GRAPHITE) : foot) +
    body(boxPath(x, y, w, h, phone ? 22 : 18), look.main, 4) +
    block(x + 8, y + 6, w - 16, 5, 2.5, look.main.light) +
    screen(v, look, x + 12, y + 16, w - 24, phone ? h - 32 : h - 32 - (v.buttons ? 14 : 0)) +
    keys +
    grips +
    (phone && v.mount === 'case' ? ring(at(200, y + h - 10), 5, SLATE, 2) : '')
  );
}

function remote(v: Values, look: Look): string {
  const keys = [
    [0, -46],
    [0, 46],
    [-42, 0],
  ]
    .slice(0, Math.max(1, v.buttons))
    .map(
      ([dx = 0, dy = 0], k) =>
        block(178 + dx, 176 + dy, 44, 32, 10, k === 0 ? look.accent.base : SLATE) +
        line(k === 1 ? `M190 ${192 + dy}h20` : `M${190 + dx} ${192 + dy}h20M${200 + dx} ${182 + dy}v20`, WHITE, 3),
    )
    .join('');
  return (
    bar(290) +
    body('M132 130Q132 96 166 96H234Q268 96 268 130V250Q268 292 226 292H174Q132 292 132 250z', look.main, 4) +
    line('M152 108H240', look.main.light, 6) +
    area('M134 250Q134 290 174 291H226Q266 291 267 250Q200 282 134 250z', look.main.dark) +
    keys +
    block(160, 280, 80, 30, 8, GRAPHITE)
  );
}

function watch(v: Values, look: Look): string {
  const c = at(200, 200);
  return (
    body('M160 60H240L250 150H150z', look.accent) +
    body('M150 250H250L240 344H160z', look.accent) +
    line('M172 74L164 146M172 330L164 258', look.accent.light, 5) +
    disc(c, 88, look.main.edge) +
    disc(c, 84, look.main.base) +
    disc(c, 68, '#12181c') +
    ring(c, 56, look.accent.base, 8, { dash: [230, 122] }) +
    line('M176 190h20v18h-20v18h20M210 190h20v36h-20', '#dff3f7', 6) +
    block(286, 180, 14, 40, 5, look.main.dark) +
    (v.buttons > 2 ? block(100, 180, 14, 40, 5, look.main.dark) : '')
  );
}

export const display = defineAccessory(FIELDS, {
  draw: (v, look) =>
    ground(200, 130, 352) +
    (v.form === 'remote' ? remote(v, look) : v.form === 'watch' ? watch(v, look) : device(v, look)),
  detail: () => closeUp(200, 190, 170),
  back(v, look) {
    const w = v.width;
    const h = Math.min(v.height, 230);
    const x = 200 - w / 2;
    const y = 190 - h / 2;
    return (
      ground(200, 100, 352) +
      body(boxPath(x, y, w, h, 18), { base: look.main.dark, edge: look.main.edge }, 4) +
      disc(at(200, 190), 40, INK) +
      ring(at(200, 190), 30, SLATE, 6) +
      line('M176 166L224 214M224 166L176 214', GRAPHITE, 12) +
      block(186, y + h - 22, 28, 8, 4, look.accent.base) +
      line(`M${x + 14} ${y + 10}h${w - 28}`, look.main.base, 5)
    );
  },
});
