import { type ValuesOf, flag, measure, oneOf } from '~/modules/illustrations/fields.ts';
import { GRAPHITE, INK, SLATE, STEEL, TAIL_RED, WHITE } from '~/modules/illustrations/svg/colour.ts';
import { at } from '~/modules/illustrations/svg/geometry.ts';
import { area, block, disc, line, ring } from '~/modules/illustrations/svg/shapes.ts';
import { type Look, body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['head', 'round', 'rear', 'set', 'helmet'], 'head'),
  beam: flag(true),
  length: measure(140, 240, 200),
  height: measure(56, 120, 96),
  mount: oneOf(['clamp', 'band'], 'clamp'),
  lenses: oneOf(['one', 'two', 'bar'], 'one'),
};
type Values = ValuesOf<typeof FIELDS>;

const mount = (v: Values, x: number, y: number): string =>
  v.mount === 'clamp'
    ? block(x - 31, y, 62, 60, 10, INK) +
      block(x - 39, y + 50, 78, 40, 18, GRAPHITE) +
      disc(at(x, y + 70), 11, STEEL) +
      disc(at(x, y + 70), 4, INK) +
      block(x - 23, y + 8, 8, 44, 4, '#4b5157')
    : block(x - 26, y, 52, 26, 6, INK) + line(`M${x - 26} ${y + 22}q-20 60 26 66q46-6 26-66`, GRAPHITE, 12);

function head(v: Values, { main, accent, close }: Look): string {
  const [left, top] = [72, 250 - v.height - 4];
  const right = left + v.length;
  const bottom = 250;
  const front = v.form === 'round';
  return (
    (v.beam
      ? area(
          `M${right + 4} ${top + 8}L${Math.min(392, right + 110)} ${top - 34}V${bottom + 20}L${right + 4} ${bottom - 12}z`,
          '#fff0b8',
          0.6,
        )
      : '') +
    mount(v, 160, bottom - 8) +
    body(
      front
        ? `M${left} ${top + v.height * 0.5}C${left} ${top + 10} ${left + 50} ${top} ${right - 40} ${top}L${right} ${top - 8}V${bottom + 8}L${right - 40} ${bottom}C${left + 50} ${bottom} ${left} ${bottom - 10} ${left} ${top + v.height * 0.5}z`
        : `M${left} ${top + 24}Q${left} ${top} ${left + 26} ${top}H${right - 58}L${right} ${top + 12}V${bottom - 16}L${right - 58} ${bottom}H${left + 26}Q${left} ${bottom} ${left} ${bottom - 24}z`,
      main,
      4,
    ) +
    area(
      front
        ? `M${left + 6} ${bottom - v.height * 0.34}C${left + 14} ${bottom - 6} ${left + 60} ${bottom} ${right - 40} ${bottom}L${right} ${bottom + 8}V${bottom - v.height * 0.34}z`
        : `M${left} ${bottom - v.height * 0.44}V${bottom - 24}Q${left} ${bottom} ${left + 26} ${bottom}H${right - 58}L${right} ${bottom - 16}V${bottom - v.height * 0.44}z`,
      main.dark,
    ) +
    line(`M${left + 30} ${top + 9}H${right - 64}`, main.light, 6) +
    [0, 1, 2, 3]
      .map((k) => block(left + 38 + k * 20, top + v.height * 0.24, 9, v.height * 0.54, 4, main.edge))
      .join('') +
    area(`M${right - 18} ${top + 8}L${right} ${top + 12}V${bottom - 14}L${right - 18} ${bottom - 8}z`, INK) +
    block(right - 4, top + 16, 13, v.height - 34, 5, '#fff3c4') +
    disc(at(left + v.length * 0.68, top + v.height * 0.48), 15, accent.base) +
    disc(at(left + v.length * 0.68, top + v.height * 0.48), 6, WHITE) +
    (close
      ? ring(at(left + v.length * 0.68, top + v.height * 0.48), 11, WHITE, 1.5) +
        line(`M${left + 40} ${bottom - 10}h70`, main.edge, 2)
      : '')
  );
}

/** Seen from behind: a red lens in a housing. */
function rear(v: Values, { main, accent, close }: Look, x: number): string {
  const [w, h] = [v.height * 1.05, v.length * 0.9];
  const top = 300 - h;
  const lens = {
    one: [[0.18, 0.64]],
    two: [
      [0.12, 0.34],
      [0.52, 0.34],
    ],
    bar: [
      [0.1, 0.2],
      [0.34, 0.2],
      [0.58, 0.2],
    ],
  }[v.lenses];
  return (
    (v.beam
      ? area(
          `M${x - w * 0.4} ${top + 20}L${x - w} ${top - 20}V${top + h + 10}L${x - w * 0.4} ${top + h - 20}zM${x + w * 0.4} ${top + 20}L${x + w} ${top - 20}V${top + h + 10}L${x + w * 0.4} ${top + h - 20}z`,
          '#ff6b6b',
          0.16,
        )
      : '') +
    line(`M${x - 24} ${top + h - 10}q-16 52 24 58q40-6 24-58`, GRAPHITE, 12) +
    body(boxPath(x - w / 2, top, w, h, 22), main, 4) +
    block(x - w / 2 + 8, top + 8, 6, h - 30, 3, main.light) +
    lens
      .map(
        ([t = 0, share = 0]) =>
          block(x - w * 0.32, top + h * t, w * 0.64, h * share, 9, TAIL_RED) +
          block(x - w * 0.24, top + h * t + 5, w * 0.3, 5, 2.5, '#f0898f') +
          (close
            ? [0, 1, 2]
                .map((k) => disc(at(x - w * 0.18 + k * w * 0.18, top + h * (t + share / 2)), 5, '#ff9aa0'))
                .join('')
            : ''),
      )
      .join('') +
    disc(at(x, top + h - 14), 7, accent.base)
  );
}

function helmetLamp(v: Values, look: Look): string {
  return (
    (v.beam ? area('M286 150L388 96V300L286 236z', '#fff0b8', 0.6) : '') +
    line('M96 268C120 300 260 300 284 268', GRAPHITE, 22) +
    block(112, 236, 150, 34, 10, INK) +
    body(boxPath(126, 138, 160, 100, 26), look.main, 4) +
    area(boxPath(128, 192, 156, 44, 22), look.main.dark) +
    block(276, 152, 18, 72, 7, '#fff3c4') +
    line('M154 148H256', look.main.light, 6) +
    disc(at(176, 186), 15, look.accent.base) +
    line('M212 166v44M230 166v44M248 166v44', look.main.edge, 7)
  );
}

export const light = defineAccessory(FIELDS, {
  draw(v, look) {
    if (v.form === 'rear') return ground(200, 100, 352) + rear(v, look, 200);
    if (v.form === 'helmet') return ground(200, 110, 320) + helmetLamp(v, look);
    if (v.form === 'set')
      return (
        ground(200, 150, 352) +
        rear({ ...v, height: 70, length: 170, beam: false }, look, 316) +
        head({ ...v, length: 158, form: 'head', beam: false }, look)
      );
    return ground(196, 110, 345) + head(v, look);
  },
  detail: (v) =>
    v.form === 'rear' ? closeUp(200, 220, 180) : closeUp(v.form === 'set' ? 190 : 72 + v.length * 0.74, 206, 190),
  back(v, look) {
    if (v.form === 'rear' || v.form === 'set')
      return (
        ground(200, 100, 352) +
        block(150, 120, 100, 190, 22, look.main.base) +
        block(166, 150, 68, 90, 10, INK) +
        block(176, 160, 48, 14, 4, SLATE) +
        line('M150 270q0 66 50 70q50-4 50-70', GRAPHITE, 16) +
        block(186, 254, 28, 10, 4, look.accent.base)
      );
    return (
      ground(200, 100, 345) +
      mount(v, 200, 244) +
      disc(at(200, 190), 76, look.main.edge) +
      disc(at(200, 190), 72, look.main.base) +
      disc(at(200, 190), 54, INK) +
      disc(at(200, 190), 44, '#fff3c4') +
      ring(at(200, 190), 30, '#ffe08a', 8) +
      disc(at(200, 190), 14, WHITE) +
      line('M146 146A70 70 0 0 1 200 120', look.main.light, 6)
    );
  },
});
