import { completeFields, type RawFields, type ValuesOf, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, REFLECTOR, STEEL } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line, placed } from '../svg/shapes.ts';
import { handlebarBag } from './bags/handlebar.ts';
import { pannier } from './bags/pannier.ts';
import { shopper } from './bags/shopper.ts';
import { boxStitch, ladder, stitch, webbing } from './material.ts';
import { type Look, body, boxPath, closeUp, defineAccessory, ground, lookOf } from './kit.ts';

const FIELDS = {
  form: oneOf(['pannier', 'roll', 'double', 'basket', 'crate', 'handlebar', 'frame', 'backpack', 'shopper'], 'pannier'),
  width: measure(170, 280, 232),
  height: measure(130, 280, 240),
  pocket: flag(true),
  reflective: flag(true),
  closure: oneOf(['buckles', 'zip', 'strap'], 'buckles'),
};

type Values = ValuesOf<typeof FIELDS>;

const FLOOR = 344;

/** Straps with buckles, a zip, or one strap across. */
function closure(v: Values, look: Look, x: number, y: number, width: number, reach: number): string {
  if (v.closure === 'zip')
    return (
      line(`M${x + 16} ${y + reach * 0.5}H${x + width - 16}`, look.main.edge, 6) +
      line(`M${x + 16} ${y + reach * 0.5}H${x + width - 16}`, STEEL, 2, { dash: [3, 3] }) +
      block(x + width - 40, y + reach * 0.5 - 3, 9, 26, 4, look.accent.base)
    );
  const places = v.closure === 'strap' ? [x + width / 2 - 10] : [x + width * 0.22 - 9, x + width * 0.78 - 9];
  return places
    .map(
      (p) =>
        block(p, y, 19, reach, 3, INK) +
        block(p - 4, y + reach - 22, 27, 30, 4, GRAPHITE) +
        block(p, y + reach - 14, 19, 6, 2, STEEL),
    )
    .join('');
}

/** A bag as it hangs on a rack, without a shadow on the ground; null where its form hangs elsewhere. */
export function drawMountedBag(
  raw: RawFields,
  paint: { readonly main: string; readonly accent: string },
): string | null {
  const v = completeFields(FIELDS, raw);
  if (raw.type !== 'bag' || (v.form !== 'pannier' && v.form !== 'roll')) return null;
  return pannier({ ...v, rolled: v.form === 'roll' }, lookOf(paint, false));
}

const mounted = (v: Values, look: Look): string =>
  ground(200, v.width * 0.58, 352) + pannier({ ...v, rolled: v.form === 'roll' }, look);

/** Two bags joined over the rack: the far one looks out behind. */
function double(v: Values, look: Look): string {
  const form = { ...v, rolled: false, width: v.width * 0.86 };
  const far = { ...look, main: { ...look.main, base: look.main.dark, light: look.main.base } };
  return (
    ground(200, 150, 352) +
    placed(at(62, -10), pannier({ ...form, pocket: false }, far)) +
    placed(at(-34, 0), pannier(form, look)) +
    webbing(150, FLOOR - v.height - 10, 16, 40)
  );
}

function basket(v: Values, look: Look): string {
  const w = Math.max(210, v.width);
  const h = Math.min(190, v.height);
  const x = 200 - w / 2;
  const y = FLOOR - h;
  const inset = 26;
  const shape = `M${x} ${y}h${w}l${-inset} ${h - 14}q-3 14-16 14H${x + inset + 16}q-13 0-16-14z`;
  const rows = Math.round(h / 28);
  const solid = v.form === 'crate';
  const slats = Array.from({ length: rows }, (_, k) => {
    const t = (k + 1) / (rows + 0.6);
    return `M${x + inset * t} ${y + h * t}h${w - 2 * inset * t}`;
  }).join('');
  const posts = Array.from(
    { length: 7 },
    (_, k) => `M${x + (w * (k + 1)) / 8} ${y}L${x + inset + ((w - 2 * inset) * (k + 1)) / 8} ${FLOOR}`,
  ).join('');
  return (
    ground(200, w * 0.52, 352) +
    line(`M130 ${y}C130 ${y - 90} 270 ${y - 90} 270 ${y}`, look.accent.edge, 12) +
    line(`M130 ${y}C130 ${y - 90} 270 ${y - 90} 270 ${y}`, look.accent.base, 8) +
    (solid
      ? body(shape, look.main, 1.6) +
        line(slats, look.main.dark, 12) +
        line(slats, look.main.edge, 2) +
        [0.12, 0.88]
          .map((t) =>
            Array.from({ length: rows }, (_, k) =>
              disc(at(x + inset * 0.5 + (w - inset) * t, y + (h * (k + 0.5)) / (rows + 0.6)), 2.6, look.main.edge),
            ).join(''),
          )
          .join('')
      : area(shape, look.main.base, 0.14) + line(posts + slats, look.main.base, 5)) +
    line(shape, look.main.edge, solid ? 3 : 8) +
    block(x - 8, y - 9, w + 16, 18, 8, look.main.base) +
    block(x - 2, y - 6, w + 4, 5, 2, look.main.light) +
    (v.reflective ? block(180, FLOOR - 46, 40, 16, 3, look.accent.base) : '')
  );
}

const atTheBar = (v: Values, look: Look): string => ground(200, 150, 346) + handlebarBag(v, look);

function frameBag(v: Values, look: Look): string {
  const h = 60 + v.height * 0.42;
  const d = `M66 150Q64 138 78 136L318 112Q334 112 330 128L292 ${150 + h * 0.5}Q286 ${160 + h * 0.6} 270 ${160 + h * 0.62}L128 ${164 + h * 0.66}Q112 ${164 + h * 0.66} 104 ${150 + h * 0.5}z`;
  return (
    ground(200, 120, 330) +
    line('M40 122L352 88', GRAPHITE, 24) +
    line('M40 116L352 82', '#5c6267', 5) +
    body(d, look.main, 4) +
    area(
      `M96 ${140 + h * 0.4}L104 ${150 + h * 0.5}Q112 ${164 + h * 0.66} 128 ${164 + h * 0.66}L270 ${160 + h * 0.62}Q286 ${160 + h * 0.6} 292 ${150 + h * 0.5}L300 ${128 + h * 0.36}Q200 ${150 + h * 0.5} 96 ${140 + h * 0.4}z`,
      look.main.dark,
    ) +
    line('M88 160L312 138', look.main.edge, 6) +
    line('M88 160L312 138', STEEL, 2, { dash: [3, 3] }) +
    block(286, 136, 9, 30, 4, look.accent.base) +
    stitch(`M84 172L314 150M108 ${156 + h * 0.5}L286 ${152 + h * 0.48}`, look.main.base) +
    area('M76 138L318 114Q328 114 326 122L80 146Q72 146 76 138z', look.main.light, 0.7) +
    [96, 200, 300]
      .map((x) => webbing(x, 138 - (x - 66) * 0.1 - 40, 18, 46) + boxStitch(x + 4, 138 - (x - 66) * 0.1 - 14, 10, 14))
      .join('') +
    (v.reflective ? line(`M130 ${140 + h * 0.5}L262 ${136 + h * 0.46}`, REFLECTOR, 5) : '') +
    (v.pocket ? block(176, 176, 56, 22, 4, look.accent.base) : '')
  );
}

function backpack(v: Values, look: Look): string {
  const w = v.width * 0.9;
  const h = v.height + 20;
  const x = 200 - w / 2;
  const y = FLOOR - h;
  return (
    ground(200, w * 0.55, 352) +
    line(`M170 ${y + 6}C170 ${y - 30} 230 ${y - 30} 230 ${y + 6}`, INK, 10) +
    line(
      `M${x + 6} ${y + 90}C${x - 26} ${y + 150} ${x - 22} ${FLOOR - 50} ${x + 6} ${FLOOR - 26}M${x + w - 6} ${y + 90}C${x + w + 26} ${y + 150} ${x + w + 22} ${FLOOR - 50} ${x + w - 6} ${FLOOR - 26}`,
      GRAPHITE,
      15,
    ) +
    body(
      `M${x} ${y + h * 0.36}C${x} ${y + 10} ${x + 40} ${y} 200 ${y}C${x + w - 40} ${y} ${x + w} ${y + 10} ${x + w} ${y + h * 0.36}V${FLOOR - 30}Q${x + w} ${FLOOR} ${x + w - 30} ${FLOOR}H${x + 30}Q${x} ${FLOOR} ${x} ${FLOOR - 30}z`,
      look.main,
      4,
    ) +
    area(
      `M${x + 2} ${FLOOR - h * 0.4}V${FLOOR - 30}Q${x} ${FLOOR} ${x + 30} ${FLOOR}H${x + w - 30}Q${x + w} ${FLOOR} ${x + w - 2} ${FLOOR - 30}V${FLOOR - h * 0.4}z`,
      look.main.dark,
    ) +
    area(
      `M${x} ${y + h * 0.36}C${x} ${y + 40} ${x + 14} ${y + 20} ${x + 40} ${y + 10}C${x + 24} ${y + 40} ${x + 22} ${y + 70} ${x + 22} ${y + h * 0.4}V${FLOOR - 4}Q${x} ${FLOOR - 6} ${x} ${FLOOR - 30}z`,
      look.main.dark,
    ) +
    line(`M${x + 34} ${y + h * 0.34}C${x + 38} ${y + 34} ${x + 66} ${y + 16} 200 ${y + 14}`, look.main.light, 6) +
    stitch(`M${x + 26} ${y + h * 0.44}H${x + w - 26}`, look.main.base) +
    webbing(x + 22, FLOOR - h * 0.46, 14, h * 0.3) +
    ladder(x + 17, FLOOR - h * 0.3, 24) +
    closure(v, look, x + 10, y + 16, w - 20, h * 0.36) +
    (v.pocket
      ? body(boxPath(x + 24, FLOOR - h * 0.36, w - 48, h * 0.28, 12), look.main) +
        line(`M${x + 40} ${FLOOR - h * 0.29}h${w - 80}`, INK, 8) +
        line(`M${x + 42} ${FLOOR - h * 0.29}h${w - 84}`, '#6b7278', 2.4, { dash: [2.4, 2.2] }) +
        block(x + w - 56, FLOOR - h * 0.29 - 4, 7, 24, 3, look.accent.base) +
        stitch(`M${x + 34} ${FLOOR - h * 0.12}H${x + w - 34}`, look.main.base)
      : '') +
    (v.reflective ? line(`M${x + 40} ${FLOOR - 18}h${w - 80}`, REFLECTOR, 6) : '')
  );
}

const PAINTERS: Readonly<Record<string, (v: Values, look: Look) => string>> = {
  pannier: mounted,
  roll: mounted,
  shopper: (_, look) => ground(200, 132, 352) + shopper(look),
  double,
  basket,
  crate: basket,
  handlebar: atTheBar,
  frame: frameBag,
  backpack,
};

export const bag = defineAccessory(FIELDS, {
  draw: (v, look) => (PAINTERS[v.form] ?? mounted)(v, look),
  detail: (v) => closeUp(200 + v.width * 0.16, 250, 190),
  back(v, look) {
    const w = v.width;
    const h = v.height;
    const x = 200 - w / 2;
    const y = FLOOR - h;
    return (
      ground(200, w * 0.55, 352) +
      line(`M150 ${y + 4}C150 ${y - 36} 250 ${y - 36} 250 ${y + 4}`, INK, 10) +
      body(boxPath(x, y, w, h, 22), { base: look.main.dark, edge: look.main.edge }) +
      body(boxPath(x + 18, y + 22, w - 36, h - 40, 12), { base: GRAPHITE, edge: INK }) +
      block(x + 10, y + 34, w - 20, 20, 6, INK) +
      block(x + 16, y + 37, w - 32, 5, 2, '#5c6267') +
      [0.26, 0.74]
        .map(
          (t) =>
            block(x + w * t - 14, y + 20, 28, 46, 6, look.accent.base) + block(x + w * t - 8, y + 54, 16, 26, 4, INK),
        )
        .join('') +
      block(186, FLOOR - h * 0.34, 28, 44, 6, INK) +
      (v.reflective ? line(`M${x + 40} ${FLOOR - 34}h${w - 80}`, REFLECTOR, 6) : '')
    );
  },
});
