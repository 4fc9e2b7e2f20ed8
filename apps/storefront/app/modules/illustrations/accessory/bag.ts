import { type ValuesOf, flag, measure, oneOf } from '~/modules/illustrations/fields.ts';
import { GRAPHITE, INK, REFLECTOR, STEEL } from '~/modules/illustrations/svg/colour.ts';
import { area, block, line } from '~/modules/illustrations/svg/shapes.ts';
import { type Look, body, boxPath, closeUp, defineAccessory, ground, seam } from './kit.ts';

const FIELDS = {
  form: oneOf(['pannier', 'roll', 'double', 'basket', 'crate', 'handlebar', 'frame', 'backpack'], 'pannier'),
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

function pannier(v: Values, look: Look): string {
  const [w, h] = [v.width, v.height];
  const [x, y] = [200 - w / 2, FLOOR - h];
  const roll = v.form === 'roll';
  const flap = roll ? 54 : h * 0.32;
  return (
    ground(200, w * 0.55, 352) +
    line(`M150 ${y + 4}C150 ${y - 36} 250 ${y - 36} 250 ${y + 4}`, INK, 10) +
    body(
      `M${x + 10} ${y + 16}Q${x + 10} ${y} ${x + 26} ${y}H${x + w - 26}Q${x + w - 10} ${y} ${x + w - 10} ${y + 16}L${x + w} ${FLOOR - 22}Q${x + w + 2} ${FLOOR} ${x + w - 20} ${FLOOR}H${x + 20}Q${x - 2} ${FLOOR} ${x} ${FLOOR - 22}z`,
      look.main,
    ) +
    area(
      `M${x + 4} ${FLOOR - h * 0.42}L${x} ${FLOOR - 22}Q${x - 2} ${FLOOR} ${x + 20} ${FLOOR}H${x + w - 20}Q${x + w + 2} ${FLOOR} ${x + w} ${FLOOR - 22}L${x + w - 4} ${FLOOR - h * 0.42}Q200 ${FLOOR - h * 0.3} ${x + 4} ${FLOOR - h * 0.42}z`,
      look.main.dark,
    ) +
    (roll
      ? block(x + 2, y - 8, w - 4, 30, 13, look.main.base) +
        block(x + 2, y - 8, w - 4, 9, 4, look.main.light) +
        block(x + 6, y + 20, w - 12, 7, 3, look.main.edge) +
        block(x - 12, y - 2, 26, 20, 5, INK) +
        block(x + w - 14, y - 2, 26, 20, 5, INK)
      : body(
          `M${x + 10} ${y + 16}Q${x + 10} ${y} ${x + 26} ${y}H${x + w - 26}Q${x + w - 10} ${y} ${x + w - 10} ${y + 16}L${x + w - 8} ${y + flap}Q200 ${y + flap + 20} ${x + 8} ${y + flap}z`,
          look.main,
        ) + line(`M${x + 28} ${y + 11}H${x + w - 28}`, look.main.light, 5)) +
    closure(v, look, x, y, w, flap + 46) +
    (v.pocket
      ? body(boxPath(200 - w * 0.2, FLOOR - h * 0.34, w * 0.4, h * 0.24, 6), {
          base: look.main.base,
          edge: look.main.edge,
        }) + block(200 - 16, FLOOR - h * 0.2, 32, 18, 3, look.accent.base)
      : block(200 - 28, FLOOR - h * 0.32, 56, 30, 3, look.accent.base)) +
    (v.reflective ? line(`M${x + 18} ${FLOOR - 24}H${x + w - 18}`, REFLECTOR, 6) : '') +
    (look.close ? seam(`M${x + 12} ${FLOOR - 12}H${x + w - 12}`, look.main.light) : '')
  );
}

function double(v: Values, look: Look): string {
  const h = v.height;
  const y = FLOOR - h;
  const side = (x: number, w: number, shade: boolean) =>
    body(boxPath(x, y + 20, w, h - 20, 18), { base: shade ? look.main.dark : look.main.base, edge: look.main.edge }) +
    (shade
      ? ''
      : area(boxPath(x + 2, FLOOR - h * 0.34, w - 4, h * 0.34 - 2, 16), look.main.dark) +
        block(x + 20, y + 34, w - 40, 7, 3, look.main.light) +
        closure(v, look, x, y + 20, w, h * 0.44) +
        (v.reflective ? line(`M${x + 20} ${FLOOR - 24}h${w - 40}`, REFLECTOR, 6) : ''));
  return (
    ground(200, 150, 352) +
    side(250, 92, true) +
    block(96, y + 4, 220, 30, 10, INK) +
    block(104, y + 8, 200, 6, 3, '#50565b') +
    side(62, v.width * 0.86, false) +
    (v.pocket ? block(120, FLOOR - 70, 60, 32, 5, look.accent.base) : '')
  );
}

function basket(v: Values, look: Look): string {
  const [w, h] = [Math.max(210, v.width), Math.min(190, v.height)];
  const [x, y] = [200 - w / 2, FLOOR - h];
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
      ? body(shape, look.main) + line(slats, look.main.dark, 12) + line(slats, look.main.edge, 2)
      : area(shape, look.main.base, 0.14) + line(posts + slats, look.main.base, 5)) +
    line(shape, look.main.edge, solid ? 3 : 8) +
    block(x - 8, y - 9, w + 16, 18, 8, look.main.base) +
    block(x - 2, y - 6, w + 4, 5, 2, look.main.light) +
    (v.reflective ? block(180, FLOOR - 46, 40, 16, 3, look.accent.base) : '')
  );
}

function handlebar(v: Values, look: Look): string {
  const [w, h] = [v.width + 40, Math.min(180, v.height * 0.75)];
  const [x, y] = [200 - w / 2, 320 - h];
  return (
    ground(200, w * 0.5, 346) +
    line('M40 132H360', INK, 17) +
    line('M44 128H356', '#5c6267', 4) +
    block(150, 120, 26, 60, 5, INK) +
    block(224, 120, 26, 60, 5, INK) +
    body(boxPath(x, y, w, h, v.form === 'frame' ? 12 : h * 0.36), look.main) +
    area(boxPath(x + 2, y + h * 0.58, w - 4, h * 0.42 - 2, h * 0.2), look.main.dark) +
    line(`M${x + h * 0.34} ${y + 12}H${x + w - h * 0.34}`, look.main.light, 6) +
    closure(v, look, x, y, w, h * 0.62) +
    (v.pocket ? block(168, y + h * 0.5, 64, h * 0.28, 5, look.accent.base) : '') +
    (v.reflective ? line(`M${x + 34} ${y + h - 22}H${x + w - 34}`, REFLECTOR, 5) : '')
  );
}

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
    [96, 200, 300].map((x) => block(x, 138 - (x - 66) * 0.1 - 40, 18, 46, 4, INK)).join('') +
    (v.reflective ? line(`M130 ${140 + h * 0.5}L262 ${136 + h * 0.46}`, REFLECTOR, 5) : '') +
    (v.pocket ? block(176, 176, 56, 22, 4, look.accent.base) : '')
  );
}

function backpack(v: Values, look: Look): string {
  const [w, h] = [v.width * 0.9, v.height + 20];
  const [x, y] = [200 - w / 2, FLOOR - h];
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
    line(`M${x + 24} ${y + h * 0.36}C${x + 30} ${y + 30} ${x + 60} ${y + 16} 200 ${y + 16}`, look.main.light, 6) +
    closure(v, look, x + 10, y + 16, w - 20, h * 0.36) +
    (v.pocket
      ? body(boxPath(x + 24, FLOOR - h * 0.36, w - 48, h * 0.28, 12), look.main) +
        line(`M${x + 40} ${FLOOR - h * 0.29}h${w - 80}`, look.accent.base, 6)
      : '') +
    (v.reflective ? line(`M${x + 40} ${FLOOR - 18}h${w - 80}`, REFLECTOR, 6) : '')
  );
}

const PAINTERS: Readonly<Record<string, (v: Values, look: Look) => string>> = {
  pannier,
  roll: pannier,
  double,
  basket,
  crate: basket,
  handlebar,
  frame: frameBag,
  backpack,
};

export const bag = defineAccessory(FIELDS, {
  draw: (v, look) => (PAINTERS[v.form] ?? pannier)(v, look),
  detail: (v) => closeUp(200 + v.width * 0.16, 250, 190),
  back(v, look) {
    const [w, h] = [v.width, v.height];
    const [x, y] = [200 - w / 2, FLOOR - h];
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
