import { type ValuesOf, colour, count, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, SLATE, TAIL_RED } from '../svg/colour.ts';
import { at, polar } from '../svg/geometry.ts';
import { xy } from '../svg/path.ts';
import { area, block, disc, line } from '../svg/shapes.ts';
import {
  chinStraps,
  coat,
  dial,
  earCover,
  inside,
  mountains,
  peakCap,
  rim,
  shield,
  slots,
  tailLight,
  plate,
} from './helmets/shell.ts';
import { type Look, body, closeUp, defineAccessory, ground, scaled } from './kit.ts';

const FIELDS = {
  shape: oneOf(['city', 'road', 'mtb', 'kids', 'speed'], 'city'),
  vents: count(0, 7, 4),
  visor: oneOf(['none', 'cap', 'peak', 'shield'], 'cap'),
  pattern: oneOf(['plain', 'stripe', 'halves', 'dots'], 'plain'),
  light: flag(true),
  strap: colour(),
  size: measure(0.8, 1.06, 1),
};

type Values = ValuesOf<typeof FIELDS>;

/** Side view, front to the right: the shell, and its shaded lower part. */
interface Shell {
  readonly outline: string;
  readonly lower: string;
  readonly shine: string;
  readonly brim: string;
}

/** Outlines of helmets that are not round. */
const SHELLS: Readonly<Record<'road' | 'mtb', Shell>> = {
  road: {
    outline:
      'M44 222C60 150 120 96 212 90C294 88 342 140 348 214C348 232 338 242 320 244L150 252C110 262 64 262 44 222z',
    lower:
      'M44 222C56 196 74 168 98 148C104 186 112 214 128 232C176 246 262 242 334 228C332 238 328 243 320 244L150 252C110 262 64 262 44 222z',
    shine: 'M112 136C140 114 172 102 212 101C256 100 292 116 316 146',
    brim: 'M80 246C136 250 250 248 330 236',
  },
  mtb: {
    outline:
      'M58 248C44 158 116 88 206 86C290 86 344 138 346 208C347 228 336 238 318 240L206 250C190 276 140 300 100 294C72 290 62 274 58 248z',
    lower:
      'M58 248C54 206 68 166 94 138C88 186 94 226 110 248C150 258 250 240 332 226C330 234 326 239 318 240L206 250C190 276 140 300 100 294C72 290 62 274 58 248z',
    shine: 'M108 142C134 112 166 98 206 98C254 98 292 116 314 144',
    brim: 'M90 272C150 284 176 258 204 248C250 246 300 242 330 232',
  },
};

const CENTRE = at(206, 232);

/** Vents: leaves that follow the dome. */
function ventsOf(count: number, long: boolean, edge: string): string {
  if (count === 0) return '';
  const leaves = Array.from({ length: count }, (_, k) => {
    const angle = count === 1 ? -90 : -146 + (112 * k) / (count - 1);
    const half = Math.min(15, 62 / count);
    const foot = polar(CENTRE, long ? 34 : 52, angle);
    const tip = polar(CENTRE, long ? 128 : 116, angle + 4);
    const left = polar(CENTRE, 88, angle - half);
    const right = polar(CENTRE, 88, angle + half);
    return `M${xy(foot)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(foot)}z`;
  });
  return body(leaves.join(''), { base: '#17191b', edge }, 3);
}

const PATTERNS = {
  plain: () => '',
  stripe: ({ accent }: Look) => line('M76 196C110 178 290 166 340 192', accent.base, 13, { butt: true }),
  halves: ({ accent }: Look) =>
    area(
      'M64 206C120 190 290 180 352 198C355 213 347 224 332 226L288 232C264 236 250 246 234 256C220 265 198 268 176 264L112 254C84 249 64 246 64 206z',
      accent.base,
    ),
  dots: ({ accent }: Look) =>
    [
      [104, 196],
      [132, 130],
      [150, 222],
      [206, 116],
      [236, 214],
      [284, 140],
      [316, 204],
    ]
      .map(([x = 0, y = 0]) => disc(at(x, y), 11, accent.base))
      .join(''),
};

const VISORS = {
  none: () => '',
  cap: () => area('M300 232C330 230 358 238 372 250C376 256 370 261 362 259C340 252 318 248 296 250z', INK),
  peak: ({ accent }: Look) =>
    body('M246 128C296 128 352 154 386 178C392 184 386 190 378 188C346 178 300 168 262 172z', {
      base: accent.base,
      edge: accent.edge,
    }) + line('M266 142C308 146 344 160 372 176', accent.light, 4),
  shield,
};

/** A helmet with the round shell. */
function round(v: Values, look: Look): string {
  const { main, accent } = look;
  return (
    inside(look, v.strap) +
    (v.shape === 'speed' ? earCover(look) : '') +
    coat(main) +
    (v.shape === 'kids' && v.pattern !== 'stripe' && v.pattern !== 'halves'
      ? mountains(look)
      : PATTERNS[v.pattern](look)) +
    slots(v.vents) +
    rim(v.pattern === 'halves' ? main.light : accent.base) +
    (v.visor === 'cap' ? peakCap() : VISORS[v.visor](look)) +
    (v.light ? tailLight() : '') +
    dial(look) +
    (look.close ? plate() : '')
  );
}

/** A helmet with an outline of its own. */
function sporty(v: Values, look: Look, shell: Shell): string {
  return (
    chinStraps(look, v.strap) +
    body(shell.outline, look.main, 1.6) +
    area(shell.lower, look.main.dark) +
    PATTERNS[v.pattern](look) +
    ventsOf(v.vents, v.shape === 'road', look.main.light) +
    line(shell.shine, look.main.light, 9) +
    line(shell.brim, INK, 12) +
    line(shell.brim, '#50575d', 2.4) +
    VISORS[v.visor](look) +
    (v.light ? tailLight() : '') +
    dial(look) +
    (look.close ? disc(at(176, 232), 7, SLATE) + disc(at(176, 232), 3, INK) : '')
  );
}

const paint = (v: Values, look: Look): string =>
  v.shape === 'road' || v.shape === 'mtb' ? sporty(v, look, SHELLS[v.shape]) : round(v, look);

export const helmet = defineAccessory(FIELDS, {
  draw: (v, look) => ground(206, 150, 356) + scaled(paint(v, look), v.size, 356),
  detail: () => closeUp(140, 214, 200),
  back(v, look) {
    const drawing =
      line('M140 250C150 292 180 316 200 318M260 250C250 292 220 316 200 318', v.strap ?? GRAPHITE, 7) +
      body(
        'M84 236C72 146 126 82 200 82C274 82 328 146 316 236C312 262 280 268 252 262C222 254 178 254 148 262C120 268 88 262 84 236z',
        look.main,
        4,
      ) +
      area(
        'M84 236C82 222 82 206 84 194C120 226 280 226 316 194C318 206 318 222 316 236C312 262 280 268 252 262C222 254 178 254 148 262C120 268 88 262 84 236z',
        look.main.dark,
      ) +
      Array.from({ length: Math.min(5, v.vents) }, (_, k) => {
        const x = v.vents === 1 ? 200 : 200 + (k - (Math.min(5, v.vents) - 1) / 2) * 42;
        return body(`M${x} 118q16 40 ${(x - 200) * 0.12} 74q-24-36 ${(200 - x) * 0.12}-74z`, {
          base: '#17191b',
          edge: look.main.light,
        });
      }).join('') +
      line('M112 150C132 112 164 94 200 94', look.main.light, 6) +
      line('M150 268C170 292 230 292 250 268', INK, 12) +
      disc(at(200, 284), 17, INK) +
      disc(at(200, 284), 10, SLATE) +
      (v.light
        ? block(176, 222, 48, 15, 6, TAIL_RED) + block(181, 225, 38, 4, 2, '#f0898f')
        : line('M176 230h48', look.accent.base, 6));
    return ground(200, 120, 326) + scaled(drawing, v.size, 326);
  },
});
