import { flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SILVER, SLATE, STEEL, WHITE } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, bolt, disc, line, oval, ring, turned } from '../svg/shapes.ts';
import { body, boxPath, closeUp, defineAccessory, ground, scaled } from './kit.ts';

/** Bells, mirrors: small parts on a piece of handlebar. */

const bar = (y: number): string => line(`M30 ${y}H370`, INK, 34) + line(`M34 ${y - 9}H366`, '#5c6267', 6);

export const bell = defineAccessory(
  {
    form: oneOf(['dome', 'flat', 'ring', 'horn'], 'dome'),
    radius: measure(54, 100, 84),
    motif: oneOf(['none', 'stripe', 'dot', 'rays'], 'none'),
    lever: oneOf(['thumb', 'striker'], 'thumb'),
  },
  {
    draw(v, { main, accent, close }) {
      const r = v.radius;
      const foot = 268;
      const motif = {
        none: '',
        stripe: line(
          `M${200 - r * 0.86} ${foot - r * 0.42}Q200 ${foot - r * 0.2} ${200 + r * 0.86} ${foot - r * 0.42}`,
          accent.base,
          12,
          { butt: true },
        ),
        dot: disc(at(200, foot - r * 0.6), r * 0.22, accent.base),
        rays: line(
          [-0.5, -0.25, 0, 0.25, 0.5]
            .map((k) => `M${200 + k * r * 0.5} ${foot - r * 0.82}L${200 + k * r * 1.5} ${foot - r * 0.3}`)
            .join(''),
          accent.base,
          7,
        ),
      }[v.motif];
      const shape = {
        dome: `M${200 - r} ${foot}Q${200 - r} ${foot - r * 1.06} 200 ${foot - r * 1.06}Q${200 + r} ${foot - r * 1.06} ${200 + r} ${foot}Q200 ${foot + 26} ${200 - r} ${foot}z`,
        flat: `M${200 - r} ${foot}Q${200 - r} ${foot - r * 0.66} 200 ${foot - r * 0.66}Q${200 + r} ${foot - r * 0.66} ${200 + r} ${foot}Q200 ${foot + 22} ${200 - r} ${foot}z`,
        ring: boxPath(200 - r * 0.8, foot - 40, r * 1.6, 84, 20),
        horn: `M${200 - r} ${foot - 26}L${200 + r * 0.4} ${foot - 50}Q${200 + r} ${foot - 90} ${200 + r + 16} ${foot - 96}V${foot + 30}Q${200 + r} ${foot + 22} ${200 + r * 0.4} ${foot - 8}L${200 - r} ${foot + 2}z`,
      }[v.form];
      const top = v.form === 'dome' ? foot - r * 1.06 : foot - r * 0.66;
      return (
        ground(200, 130, 352) +
        bar(v.form === 'ring' ? foot : 310) +
        block(176, foot - 4, 48, 62, 8, GRAPHITE) +
        body(shape, main, 4) +
        (v.form === 'ring' || v.form === 'horn'
          ? block(200 - r * 0.7, foot - 34, r * 1.4, 7, 3, main.light) +
            block(200 - r * 0.8, foot + 4, r * 1.6, 12, 0, accent.base)
          : area(
              `M${200 - r} ${foot}Q200 ${foot + 26} ${200 + r} ${foot}Q${200 + r * 0.98} ${foot - r * 0.26} ${200 + r * 0.9} ${foot - r * 0.42}Q200 ${foot - r * 0.1} ${200 - r * 0.96} ${foot - r * 0.3}z`,
              main.dark,
            ) +
            line(
              `M${200 - r * 0.72} ${foot - r * 0.5}Q${200 - r * 0.5} ${top + r * 0.16} 200 ${top + 10}`,
              main.light,
              8,
            )) +
        (v.form === 'ring' || v.form === 'horn' ? '' : motif + bolt(at(200, top + 4), 10, STEEL, INK)) +
        (v.lever === 'thumb'
          ? line(`M${200 + r * 0.7} ${foot + 16}Q${200 + r + 30} ${foot + 10} ${200 + r + 40} ${foot - 24}`, INK, 13) +
            disc(at(200 + r + 40, foot - 26), 12, accent.base)
          : line(`M${200 - r - 6} ${foot + 20}V${foot - 30}`, INK, 8) +
            disc(at(200 - r - 6, foot - 38), 14, SILVER) +
            (close ? ring(at(200 - r - 6, foot - 38), 9, WHITE, 2) : ''))
      );
    },
    detail: (v) => closeUp(200 + v.radius * 0.4, 240, 170),
  },
);

export const mirror = defineAccessory(
  {
    form: oneOf(['round', 'oval', 'rect', 'drop'], 'oval'),
    arm: measure(60, 170, 120),
    width: measure(60, 130, 96),
    side: oneOf(['left', 'right'], 'right'),
    barEnd: flag(false),
  },
  {
    draw(v, { main, accent, close }) {
      const w = v.width;
      const h = v.form === 'round' ? w : v.form === 'oval' ? w * 1.3 : w * 0.72;
      const c = at(216, 300 - v.arm - h * 0.4);
      const wide = v.form === 'rect' || v.form === 'drop' ? w * 0.86 : w / 2;
      const half = h / 2;
      const glass =
        v.form === 'rect'
          ? body(boxPath(c.x - wide, c.y - half, wide * 2, h, 20), main, 4) +
            block(c.x - wide + 9, c.y - half + 9, wide * 2 - 18, h - 18, 12, '#c7d6dd') +
            area(
              `M${c.x - wide + 22} ${c.y + half - 14}L${c.x - 4} ${c.y - half + 12}h26L${c.x - wide + 50} ${c.y + half - 14}z`,
              '#e4edf1',
            )
          : v.form === 'drop'
            ? body(
                `M${c.x - wide} ${c.y}Q${c.x - wide} ${c.y - half} ${c.x} ${c.y - half}Q${c.x + wide} ${c.y - half * 0.8} ${c.x + wide * 1.1} ${c.y + half * 0.5}Q${c.x + wide * 0.4} ${c.y + half} ${c.x - wide * 0.4} ${c.y + half * 0.9}Q${c.x - wide} ${c.y + half * 0.7} ${c.x - wide} ${c.y}z`,
                main,
                4,
              ) +
              oval(c, wide * 0.78, half * 0.72, '#c7d6dd') +
              line(`M${c.x - wide * 0.4} ${c.y + half * 0.3}L${c.x} ${c.y - half * 0.4}`, '#e9f1f4', 12)
            : oval(c, wide + 4, half + 4, main.edge) +
              oval(c, wide, half, main.base) +
              oval(c, wide - 10, half - 10, '#c7d6dd') +
              line(
                `M${c.x - wide * 0.4} ${c.y + half * 0.34}L${c.x + wide * 0.06} ${c.y - half * 0.44}`,
                '#e9f1f4',
                13,
              );
      const drawing =
        bar(318) +
        line(`M${v.barEnd ? 352 : 160} 318Q${v.barEnd ? 352 : 160} ${c.y + half + 50} ${c.x} ${c.y + half}`, INK, 14) +
        line(
          `M${v.barEnd ? 346 : 155} 306Q${v.barEnd ? 346 : 155} ${c.y + half + 54} ${c.x - 8} ${c.y + half + 6}`,
          '#5c6267',
          3,
        ) +
        block(v.barEnd ? 330 : 136, 292, 48, 52, 10, GRAPHITE) +
        bolt(at(v.barEnd ? 354 : 160, 318), close ? 12 : 10, STEEL, INK) +
        disc(at(c.x, c.y + half + 2), 13, accent.base) +
        glass;
      return ground(200, 130, 354) + (v.side === 'left' ? turnedOver(drawing) : drawing);
    },
    detail: (v) => closeUp(v.side === 'left' ? 184 : 216, 300 - v.arm, 190),
  },
);

/** The same drawing for the other side of the bar. */
const turnedOver = (content: string): string => `<g transform="matrix(-1 0 0 1 400 0)">${content}</g>`;

export const battery = defineAccessory(
  {
    form: oneOf(['tube', 'frame', 'rack', 'charger'], 'tube'),
    length: measure(180, 300, 260),
    depth: measure(56, 110, 78),
    handle: flag(true),
    cells: measure(2, 5, 4),
  },
  {
    draw(v, { main, accent, close }) {
      const l = v.length;
      const d = v.depth;
      const x = 200 - l / 2;
      const y = 220 - d / 2;
      const cells = Array.from({ length: Math.round(v.cells) }, (_, k) =>
        disc(at(x + l * 0.6 + k * 16, y + d * 0.3), 4.5, k === Math.round(v.cells) - 1 ? accent.base : WHITE),
      ).join('');
      if (v.form === 'charger') {
        return (
          ground(200, 140, 330) +
          line('M60 250C20 250 20 320 70 324M320 250C380 250 372 150 330 132', INK, 11) +
          body(boxPath(90, 320 - d - 40, 230, d + 40, 22), main, 4) +
          area(boxPath(92, 322 - d * 0.5, 226, d * 0.5 - 4, 20), main.dark) +
          line(`M116 ${332 - d - 40}H290`, main.light, 6) +
          line(`M130 ${300 - d * 0.4}h90M130 ${300 - d * 0.4 + 14}h90`, main.edge, 5) +
          disc(at(284, 300 - d * 0.5), 11, accent.base) +
          block(312, 110, 36, 34, 6, GRAPHITE) +
          line('M322 110V92M338 110V92', STEEL, 6) +
          block(60, 310, 46, 26, 10, GRAPHITE)
        );
      }
      const shell =
        v.form === 'tube'
          ? boxPath(x, y, l, d, d * 0.3)
          : v.form === 'rack'
            ? `M${x} ${y + 12}Q${x} ${y} ${x + 14} ${y}H${x + l - 10}Q${x + l} ${y} ${x + l} ${y + 14}V${y + d - 8}H${x + 10}Q${x} ${y + d - 8} ${x} ${y + d - 20}z`
            : `M${x} ${y + d * 0.4}Q${x + 4} ${y} ${x + 44} ${y}H${x + l - 60}L${x + l} ${y + d * 0.46}V${y + d - 12}Q${x + l} ${y + d} ${x + l - 14} ${y + d}H${x + 24}Q${x} ${y + d} ${x} ${y + d - 20}z`;
      const drawing =
        (v.handle ? line(`M${x + l * 0.2} ${y}V${y - 26}H${x + l * 0.44}V${y}`, GRAPHITE, 12) : '') +
        body(shell, main, 4) +
        block(x + 10, y + d * 0.62, l - 20, d * 0.3, 8, main.dark) +
        block(x + l * 0.16, y + 7, l * 0.4, 6, 3, main.light) +
        cells +
        block(x + l * 0.12, y + d * 0.62, l * 0.4, 8, 0, accent.base) +
        bolt(at(x + 26, y + d * 0.4), close ? 13 : 11, STEEL, INK) +
        block(x + l - 8, y + d * 0.5, 20, d * 0.3, 4, INK) +
        line(`M${x + l + 12} ${y + d * 0.58}v${d * 0.14}`, SILVER, 4) +
        (close ? block(x + l * 0.6, y + d * 0.66, 40, 14, 3, SLATE) : '');
      return ground(200, 150, 330) + turned(at(200, 220), v.form === 'rack' ? 0 : -32, drawing);
    },
    detail: (v) =>
      v.form === 'rack'
        ? closeUp(150, 220, 170)
        : v.form === 'charger'
          ? closeUp(240, 260, 170)
          : closeUp(236, 190, 170),
    back: (v, { main }) =>
      ground(200, 80, 345) +
      scaled(
        body(boxPath(200 - v.depth, 90, v.depth * 2, 250, 30), main, 4) +
          block(200 - v.depth + 14, 106, 8, 216, 4, main.light) +
          block(170, 130, 60, 84, 12, INK) +
          [0, 1, 2, 3].map((k) => block(180 + k * 11, 146, 6, 50, 2, STEEL)).join('') +
          block(176, 262, 48, 26, 8, main.dark),
        1,
      ),
  },
);
