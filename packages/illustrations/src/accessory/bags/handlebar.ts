import { GRAPHITE, INK, STEEL, lighten } from '../../svg/colour.ts';
import { at } from '../../svg/geometry.ts';
import { area, block, line, ring } from '../../svg/shapes.ts';
import { type Look, body, stretched } from '../kit.ts';
import { boxStitch, deep, ladder, reflector, stitch, webbing, zip } from '../material.ts';

interface HandlebarForm {
  readonly width: number;
  readonly height: number;
  readonly pocket: boolean;
  readonly reflective: boolean;
}

/** Usual measures of the bag, and where it hangs. */
const USUAL = { width: 232, height: 240, middle: 200, top: 118 };

const bar = (): string =>
  line('M92 118H308', GRAPHITE, 15) +
  line('M92 114H308', '#5a6166', 3) +
  block(60, 106, 46, 24, 10, INK) +
  block(294, 106, 46, 24, 10, INK) +
  line('M68 112h30M302 112h30', '#4b5258', 3);

const BODY =
  'M62 214C62 168 84 146 116 146H284C316 146 338 168 338 214V258C338 300 316 326 284 326H116C84 326 62 300 62 258z';

/** A bag that two straps hold at the handlebar, without its shadow on the ground. */
export function handlebarBag({ width, height, pocket, reflective }: HandlebarForm, look: Look): string {
  const { main } = look;
  const dark = deep(main.base);
  const bag =
    body(BODY, main, 1.6) +
    area(
      'M62 232V258C62 300 84 326 116 326H284C316 326 338 300 338 258V244C322 280 296 288 262 288H138C100 288 72 274 62 232z',
      main.dark,
    ) +
    area(
      'M116 152H284C306 152 324 164 331 188C312 168 292 164 262 164H138C112 164 92 168 74 184C82 162 98 152 116 152z',
      main.light,
    ) +
    body(
      'M62 214C62 168 84 146 116 146H128C104 160 96 184 96 214V258C96 294 106 314 128 326H116C84 326 62 300 62 258z',
      { base: dark, edge: main.edge },
      1.2,
    ) +
    body(
      'M338 214C338 168 316 146 284 146H272C296 160 304 184 304 214V258C304 294 294 314 272 326H284C316 326 338 300 338 258z',
      { base: lighten(dark, 0.08), edge: main.edge },
      1.2,
    ) +
    stitch('M101 206V262M299 206V262', main.base) +
    (pocket ? zip(118, 196, 164, 0.12, look) : stitch('M112 200H288', main.base)) +
    [134, 248].map((x) => webbing(x, 104, 18, 190) + ladder(x - 4, 222) + boxStitch(x + 3, 268, 12, 16)).join('') +
    (reflective ? reflector(174, 240, 56, 26) : block(182, 244, 36, 18, 3, look.accent.base)) +
    line('M70 190C56 192 50 206 56 220M330 190C344 192 350 206 344 220', '#24292d', 7) +
    ring(at(64, 226), 7, STEEL, 3.5) +
    ring(at(336, 226), 7, STEEL, 3.5);
  return (
    bar() +
    stretched(bag, {
      x: 0.55 + (0.45 * width) / USUAL.width,
      y: 0.5 + (0.5 * height) / USUAL.height,
      about: { x: USUAL.middle, y: USUAL.top },
    })
  );
}
