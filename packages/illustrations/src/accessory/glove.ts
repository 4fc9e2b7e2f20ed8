import { type ValuesOf, flag, measure, oneOf } from '../fields.ts';
import { REFLECTOR } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line, placed } from '../svg/shapes.ts';
import { type Look, body, closeUp, defineAccessory, ground, scaled, seam } from './kit.ts';

const FIELDS = {
  fingers: oneOf(['long', 'short', 'lobster'], 'long'),
  cuff: measure(20, 90, 46),
  knuckles: oneOf(['none', 'bars', 'shell', 'dots'], 'bars'),
  strap: flag(true),
  reflective: flag(false),
  pair: flag(true),
  size: measure(0.84, 1.04, 1),
};
type Values = ValuesOf<typeof FIELDS>;

/** Back of a left hand, fingers up: each finger as x, top, width, lean. */
const FINGERS = [
  [140, 96, 34, -5],
  [178, 70, 36, -1],
  [217, 80, 35, 3],
  [254, 112, 31, 8],
] as const;

function hand(v: Values, { main, accent, close }: Look): string {
  const short = v.fingers === 'short';
  const cut = short ? 66 : 0;
  const shown =
    v.fingers === 'lobster'
      ? ([
          [140, 92, 72, -3],
          [217, 86, 70, 5],
        ] as const)
      : FINGERS;
  const fingers = shown
    .map(([x, top, w, lean]) =>
      placed(
        at(x + w / 2, 226),
        `<rect x="${-w / 2}" y="${top - 226 + cut}" width="${w}" height="${240 - top - cut}" rx="${short ? 6 : w / 2}" fill="${main.base}" stroke="${main.edge}" stroke-width="4"/>` +
          block(-w / 2 + 5, top - 212 + cut, 5, 120 - (short ? 60 : top * 0.3), 2.5, main.light) +
          (short ? block(-w / 2, top - 226 + cut, w, 9, 4, accent.base) : ''),
        { rotate: lean },
      ),
    )
    .join('');
  const wrist = 318;
  return (
    fingers +
    body(
      `M136 214Q134 204 142 200H280Q288 204 288 214L284 268Q276 300 262 ${wrist}H160Q148 296 144 284Q120 268 96 216Q90 196 104 190Q118 186 128 202L138 226z`,
      main,
      4,
    ) +
    area(`M144 284Q148 296 160 ${wrist}H262Q276 300 284 268Q214 300 144 284z`, main.dark) +
    line('M106 200Q116 200 124 214L136 238', main.light, 5) +
    knuckles(v, accent.base, accent.dark) +
    body(`M156 ${wrist - 6}H266L272 ${wrist - 6 + v.cuff * 0.6}H152z`, { base: main.dark, edge: main.edge }, 3) +
    (v.strap ? block(150, wrist - 10, 124, 20, 6, accent.base) + block(236, wrist - 10, 38, 20, 6, accent.dark) : '') +
    (v.reflective ? line('M160 262Q214 280 268 258', REFLECTOR, 6) : '') +
    (close ? seam('M150 280Q214 296 278 268M176 220V196M214 220V192M250 222V200', main.light) : '')
  );
}

function knuckles(v: Values, colour: string, dark: string): string {
  const xs = [156, 192, 228, 262];
  if (v.knuckles === 'bars')
    return (
      xs.map((x) => block(x - 11, 214, 22, 12, 5, colour)).join('') +
      xs.map((x) => block(x - 9, 232, 18, 7, 3, dark)).join('')
    );
  if (v.knuckles === 'dots') return xs.map((x) => disc(at(x, 222), 9, colour)).join('');
  if (v.knuckles === 'shell')
    return body('M146 232Q150 204 212 204Q274 204 276 230Q214 220 146 232z', { base: colour, edge: dark }, 3);
  return '';
}

export const glove = defineAccessory(FIELDS, {
  draw(v, look) {
    const one = hand(v, look);
    const drawing = v.pair
      ? placed(at(92, 12), hand(v, { ...look, main: { ...look.main, base: look.main.dark } }), {
          rotate: 9,
          scale: 0.88,
        }) + placed(at(-46, 14), one, { scale: 0.94 })
      : placed(at(-4, 6), one);
    return ground(200, 130, 368) + scaled(drawing, v.size, 366);
  },
  detail: (v) => (v.pair ? closeUp(156, 246, 170) : closeUp(204, 246, 180)),
});
