import { type ValuesOf, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SLATE, WHITE } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line, ring } from '../svg/shapes.ts';
import { headLamp } from './lights/head.ts';
import { rearLamp } from './lights/rear.ts';
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

const clampAt = (v: Values, x: number, y: number): string =>
  v.mount === 'clamp'
    ? block(x - 31, y, 62, 60, 10, INK) + block(x - 39, y + 50, 78, 40, 18, GRAPHITE)
    : block(x - 26, y, 52, 26, 6, INK) + line(`M${x - 26} ${y + 22}q-20 60 26 66q46-6 26-66`, GRAPHITE, 12);

const head = (v: Values, look: Look): string => headLamp({ ...v, round: v.form === 'round' }, look);

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
    if (v.form === 'rear') return ground(200, 100, 352) + rearLamp(v, look, 186);
    if (v.form === 'helmet') return ground(200, 110, 320) + helmetLamp(v, look);
    if (v.form === 'set')
      return (
        ground(200, 150, 352) +
        rearLamp({ ...v, height: 70, length: 170, beam: false }, look, 316) +
        head({ ...v, length: Math.min(150, v.length), form: 'head', beam: false }, look)
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
      clampAt(v, 200, 244) +
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
