import { darken, lighten } from '../../svg/colour.ts';
import { area, line } from '../../svg/shapes.ts';
import { type Look, body, stretched } from '../kit.ts';
import { arch, boxStitch, deep, hooks, ladder, reflector, sideRelease, stitch, webbing, zip } from '../material.ts';

/** How a bag for the rack differs from the usual one. */
export interface PannierForm {
  /** Its top is rolled, else it has a flap. */
  readonly rolled: boolean;
  readonly width: number;
  readonly height: number;
  readonly pocket: boolean;
  readonly reflective: boolean;
  readonly closure: 'buckles' | 'zip' | 'strap';
}

/** The bag is drawn in its usual measures, then stretched about the middle of its foot. */
const USUAL = { width: 206, height: 262, middle: 200, foot: 349 };

const SIDE = 'M106 120L97 318Q95 348 126 349H274Q305 348 303 318L294 120z';
const LEFT = 'M106 120L97 318Q95 348 126 349H150C130 342 122 330 123 312L131 120z';
const RIGHT = 'M281 120L289 306Q290 330 278 340Q302 336 301 316L292 120z';

/** Body with creases and the guard at its toe. */
function cloth({ main }: Look, rolled: boolean): string {
  const guard = deep(main.base);
  return (
    body(SIDE, main, 1.6) +
    area(LEFT, main.dark) +
    area(RIGHT, lighten(main.base, 0.16)) +
    (rolled
      ? area(
          'M152 128C160 150 158 176 148 204C150 174 146 148 142 128zM226 128C224 146 232 168 244 184C228 174 216 150 214 128zM262 128C262 146 270 160 276 168L274 128z',
          main.dark,
          0.75,
        ) +
        area(
          'M166 128C170 144 168 160 162 174C170 164 178 146 176 128zM250 128C252 140 256 150 260 158C258 146 258 136 258 128z',
          main.light,
          0.55,
        )
      : '') +
    area('M99 284L97 318Q95 348 126 349H274Q305 348 303 318L301 284C246 304 154 304 99 284z', guard) +
    area(
      'M99 284L97 318Q95 348 126 349H150C130 342 122 330 123 312L124 292C115 290 106 287 99 284z',
      darken(guard, 0.3),
    ) +
    stitch('M101 280C156 300 244 300 299 280', main.base) +
    line('M100 286C154 306 246 306 300 286', main.edge, 1.4)
  );
}

const pocketOf = (look: Look): string =>
  body(
    'M138 206H276L280 268C236 280 178 280 136 272z',
    { base: darken(look.main.base, 0.12), edge: look.main.edge },
    1.2,
  ) +
  area('M138 206L136 272C142 273 148 274 154 275L155 206z', look.main.dark) +
  zip(134, 196, 146, 0.8, look) +
  stitch('M145 214V268M270 214L273 266', look.main.base);

/** The rolled top with its two edges. */
const roll = ({ main }: Look): string =>
  body('M94 104Q94 86 112 86H288Q306 86 306 104V118Q306 134 290 134H110Q94 134 94 118z', main, 1.6) +
  area(
    'M94 112V118Q94 134 110 134H290Q306 134 306 118V114C296 124 282 126 268 126H132C114 126 102 122 94 112z',
    main.dark,
  ) +
  area('M108 92H290Q298 92 300 98C290 96 278 96 264 96H134C122 96 112 97 102 100Q103 92 108 92z', main.light) +
  line('M100 112C118 118 282 118 300 110', main.edge, 1.4) +
  line('M112 122C140 127 262 127 288 121', main.edge, 1.1);

/** A flap over the upper third. */
const flap = ({ main }: Look): string =>
  body('M98 108Q98 86 120 86H280Q302 86 302 108L304 182C250 202 150 202 96 182z', main, 1.6) +
  area('M98 108L96 182C108 187 118 190 128 192L128 100Q112 96 98 108z', main.dark) +
  area('M112 92H288Q297 92 300 104C270 97 130 97 104 102Q106 92 112 92z', main.light) +
  stitch('M102 176C156 194 244 194 298 176', main.base);

/** What holds it shut. */
function closing(look: Look, { closure, rolled }: PannierForm): string {
  const end = rolled ? 152 : 196;
  if (closure === 'zip') return zip(112, rolled ? 140 : 198, 176, 0.8, look);
  if (closure === 'strap')
    return (
      webbing(190, 82, 20, end - 60) +
      boxStitch(193, end, 14, 16) +
      area(`M186 ${end + 18}h28v8l-6 3v8q-8 6-16 0v-8l-6-3z`, '#8d949a') +
      area(`M189 ${end + 20}h22v3h-22z`, '#e6eaec')
    );
  return [136, 244]
    .map((x) => webbing(x, 84, 20, end - 48) + ladder(x - 3, end - 26) + boxStitch(x + 3, end + 14, 14, 16))
    .join('');
}

/** Straps at the sides of a rolled top, and the maker's tab. */
const sides = ({ accent }: Look, rolled: boolean): string =>
  (rolled
    ? area('M102 100l-13 2l3 92l13-2zM298 100l13 2l-3 92l-13-2z', '#24292d') +
      sideRelease(84, 158) +
      sideRelease(290, 158)
    : '') + body('M299 244h13v22l-6.5-5l-6.5 5z', accent, 1.2);

/** A bag for the side of a rack, without its shadow on the ground: it stands, or hangs by its hooks. */
export function pannier(form: PannierForm, look: Look): string {
  const drawing =
    arch(158, 242, 78, 42) +
    hooks(104, 296, 76) +
    cloth(look, form.rolled) +
    (form.pocket ? pocketOf(look) : '') +
    (form.reflective ? reflector(form.pocket ? 186 : 176, form.pocket ? 226 : 232, 46, 30) : '') +
    (form.rolled ? roll(look) : flap(look)) +
    closing(look, form) +
    sides(look, form.rolled);
  return stretched(drawing, {
    x: form.width / USUAL.width,
    y: form.height / USUAL.height,
    about: { x: USUAL.middle, y: USUAL.foot },
  });
}
