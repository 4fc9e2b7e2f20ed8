import { colour, count, flag, measure, oneOf } from '~/modules/illustrations/fields.ts';
import { GRAPHITE, INK, SLATE, TAIL_RED, lighten } from '~/modules/illustrations/svg/colour.ts';
import { at, polar } from '~/modules/illustrations/svg/geometry.ts';
import { xy } from '~/modules/illustrations/svg/path.ts';
import { area, block, disc, line } from '~/modules/illustrations/svg/shapes.ts';
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

/** Side view, front to the right: the shell, and its shaded lower part. */
interface Shell {
  readonly outline: string;
  readonly lower: string;
  readonly shine: string;
  readonly brim: string;
}

const ROUND: Shell = {
  outline: 'M66 236C58 150 118 84 208 84C290 84 344 138 346 214C347 236 336 246 318 248L124 262C90 264 70 258 66 236z',
  lower:
    'M66 236C62 196 74 160 98 132C92 176 96 216 110 240C150 250 256 246 332 232C330 242 326 247 318 248L124 262C90 264 70 258 66 236z',
  shine: 'M112 138C136 110 168 96 208 96C254 96 290 114 312 144',
  brim: 'M84 246C128 256 250 252 328 240',
};
const SHELLS: Readonly<Record<'city' | 'road' | 'mtb' | 'kids' | 'speed', Shell>> = {
  city: ROUND,
  kids: {
    ...ROUND,
    outline:
      'M62 230C56 142 122 76 206 76C288 76 346 134 350 212C351 238 338 250 318 252L122 266C84 266 66 256 62 230z',
  },
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
  speed: {
    outline:
      'M60 244C50 150 116 82 208 82C294 82 348 140 348 216C348 236 338 244 320 246L222 254C214 284 192 302 150 304C92 306 66 290 60 244z',
    lower:
      'M60 244C56 202 70 164 96 136C90 188 96 232 112 262C150 284 190 262 214 236C260 240 300 238 334 230C332 240 328 245 320 246L222 254C214 284 192 302 150 304C92 306 66 290 60 244z',
    shine: 'M110 140C136 110 168 95 208 95C256 95 294 114 316 146',
    brim: 'M96 292C160 300 200 284 220 250C260 250 300 246 330 238',
  },
};

const CENTRE = at(206, 232);

/** Vents: leaves that follow the dome. */
function ventsOf(count: number, long: boolean, edge: string): string {
  if (count === 0) return '';
  const leaves = Array.from({ length: count }, (_, k) => {
    const angle = count === 1 ? -90 : -146 + (112 * k) / (count - 1);
    const half = Math.min(15, 62 / count);
    const [foot, tip] = [polar(CENTRE, long ? 34 : 52, angle), polar(CENTRE, long ? 128 : 116, angle + 4)];
    const [left, right] = [polar(CENTRE, 88, angle - half), polar(CENTRE, 88, angle + half)];
    return `M${xy(foot)}Q${xy(left)} ${xy(tip)}Q${xy(right)} ${xy(foot)}z`;
  });
  return body(leaves.join(''), { base: '#17191b', edge }, 3);
}

const PATTERNS = {
  plain: () => '',
  stripe: ({ accent }: Look) => line('M76 196C110 178 290 166 340 192', accent.base, 13, { butt: true }),
  halves: ({ accent }: Look) =>
    area('M70 204C120 188 290 178 345 200C349 226 340 242 320 245L130 258C94 260 72 252 70 204z', accent.base),
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
  shield: () =>
    area(
      'M268 196C300 186 336 190 352 202C366 240 362 284 346 308C322 312 296 300 284 280C274 256 268 226 268 196z',
      '#5f8796',
      0.55,
    ) +
    line('M268 196C300 186 336 190 352 202', INK, 7) +
    line('M292 214C292 244 298 268 306 286', '#ffffff', 6, { opacity: 0.6 }),
};

export const helmet = defineAccessory(FIELDS, {
  draw(v, look) {
    const shell = SHELLS[v.shape];
    const strap = v.strap ?? GRAPHITE;
    const drawing =
      line('M150 258C160 298 186 316 214 320M262 250C250 290 234 310 214 320', strap, 7) +
      (look.close ? line('M154 262C162 296 186 312 212 317', lighten(strap, 0.25), 2, { dash: [4, 4] }) : '') +
      block(204, 313, 22, 14, 4, INK) +
      body(shell.outline, look.main, 4) +
      area(shell.lower, look.main.dark) +
      PATTERNS[v.pattern](look) +
      ventsOf(v.vents, v.shape === 'road', look.main.light) +
      line(shell.shine, look.main.light, 6) +
      VISORS[v.visor](look) +
      line(shell.brim, v.pattern === 'halves' ? look.main.base : look.accent.base, 6) +
      (look.close ? disc(at(176, 232), 7, SLATE) + disc(at(176, 232), 3, INK) : '') +
      (v.light ? block(60, 190, 15, 36, 5, TAIL_RED) + block(63, 194, 4, 28, 2, '#f0898f') : '');
    return ground(200, 150, 326) + scaled(drawing, v.size, 326);
  },
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
