import { type ValuesOf, colour, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, TAIL_RED } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, line } from '../svg/shapes.ts';
import { ladder, rivet, stitch, strap } from './material.ts';
import { type Look, body, closeUp, defineAccessory, ground, scaled, seam } from './kit.ts';

const FIELDS = {
  place: oneOf(['rear', 'front'], 'rear'),
  mount: oneOf(['frame', 'rack'], 'frame'),
  headrest: flag(true),
  armrests: flag(false),
  footrests: flag(true),
  cushion: oneOf(['band', 'full', 'holes'], 'band'),
  cushionColour: colour(),
  size: measure(0.85, 1.06, 1),
};

type Values = ValuesOf<typeof FIELDS>;

/** Side view, facing right. A seat for the front is low and carries a windscreen bow. */
function seat(v: Values, look: Look): string {
  const low = v.place === 'front';
  const pad = v.cushionColour ?? look.accent.base;
  const top = low ? 128 : v.headrest ? 52 : 84;
  const back = low
    ? `M112 ${top}C136 112 170 118 178 142L198 206`
    : `M104 ${top + 10}C128 ${top - 6} 170 ${top - 2} 180 ${top + 24}L198 206`;
  const left = low
    ? 'L104 162C102 146 104 136 112 128z'
    : `L92 ${top + 44}C90 ${top + 28} 94 ${top + 18} 104 ${top + 10}z`;
  const shell = `${back}C202 226 216 234 236 236L290 240C308 242 316 256 312 272C308 290 296 298 280 298H176C146 298 130 282 126 256${left}`;
  const lower =
    'M118 214L126 256C130 282 146 298 176 298H280C292 298 300 294 306 286C260 284 200 286 178 276C156 266 152 246 148 222L142 190z';
  const cushionTop = low ? 156 : top + 34;
  const cushion = {
    band: line(`M158 ${cushionTop}L182 214C188 236 206 246 232 248L286 252`, pad, 16),
    full:
      line(`M146 ${cushionTop}L174 214C182 244 202 256 232 258L284 262`, pad, 32) +
      seam(`M152 ${cushionTop + 8}L180 216C186 240 204 250 232 252L280 256`, look.main.edge),
    holes:
      [0, 1, 2, 3].map((k) => block(138 + k * 8, cushionTop + k * 26, 20, 12, 6, look.main.edge)).join('') +
      line('M196 252L284 260', pad, 14),
  }[v.cushion];
  const foot = v.footrests
    ? body(
        'M282 250C306 254 316 274 306 300L292 340C288 350 306 354 320 350L334 346C342 342 338 334 330 332L322 328L334 288C340 262 330 240 302 238z',
        look.main,
        1.6,
      ) +
      area('M292 262C300 276 302 288 298 300L286 338H296L310 298C316 280 310 264 300 252z', look.main.light, 0.5) +
      block(300, 296, 34, 12, 3, INK) +
      ladder(306, 292, 20) +
      line('M292 350C304 354 320 352 336 344', INK, 4)
    : '';
  return (
    body(shell, look.main, 1.6) +
    area(lower, look.main.dark) +
    area('M236 238L290 241C306 243 313 256 310 270C306 256 296 250 282 249L240 246z', look.main.light, 0.7) +
    line('M132 262C140 282 156 290 180 290H282', look.main.edge, 1.6) +
    cushion +
    stitch(`M${low ? 128 : 116} ${cushionTop + 14}L140 232C146 262 160 276 186 282H292`, look.main.base) +
    strap(`M150 ${cushionTop + 6}L168 214`, 8) +
    strap(`M172 ${cushionTop + 8}L198 206`, 8) +
    ladder(148, cushionTop + 26, 20) +
    block(162, 204, 32, 28, 6, INK) +
    block(166, 207, 24, 4, 2, '#5a6166') +
    block(170, 214, 16, 13, 3, TAIL_RED) +
    block(173, 216, 10, 3, 1.5, '#ff8e8e') +
    (v.armrests
      ? line('M172 176C206 168 236 176 246 190', look.main.edge, 19) +
        line('M172 176C206 168 236 176 246 190', look.main.base, 14)
      : '') +
    foot +
    line(
      low ? 'M118 132C132 122 158 122 168 134' : `M112 ${top + 20}C126 ${top + 8} 152 ${top + 8} 164 ${top + 18}`,
      look.main.light,
      6,
    ) +
    (low
      ? line('M300 238C316 190 310 160 282 136', GRAPHITE, 9) +
        line('M296 150C310 170 312 196 306 220', '#bcd0d8', 6, { opacity: 0.8 })
      : '')
  );
}

/** How it holds on the bike: two sprung arms to the frame, or claws to the rack. */
function mount(v: Values): string {
  if (v.mount === 'rack')
    return (
      block(120, 306, 190, 16, 6, INK) +
      block(138, 318, 24, 28, 5, GRAPHITE) +
      block(262, 318, 24, 28, 5, GRAPHITE) +
      line('M140 312h150', '#50565b', 3)
    );
  return (
    line('M150 300L96 330H300', GRAPHITE, 13) +
    line('M206 300L250 330', GRAPHITE, 13) +
    block(228, 318, 84, 24, 7, INK) +
    line('M232 323h76', '#5a6166', 2.4) +
    line('M152 302L102 326', '#5a6166', 2.4) +
    rivet(at(246, 330), 6) +
    rivet(at(292, 330), 6)
  );
}

export const childSeat = defineAccessory(FIELDS, {
  draw: (v, look) => ground(196, 140, 356) + scaled(mount(v) + seat(v, look), v.size, 352),
  detail: () => closeUp(206, 236, 190),
  back(v, look) {
    const top = v.place === 'front' ? 128 : v.headrest ? 52 : 84;
    const pad = v.cushionColour ?? look.accent.base;
    const wide = v.headrest && v.place === 'rear';
    const drawing =
      mountFront(v) +
      body(
        `M142 ${top + 20}Q142 ${top} 164 ${top}H236Q258 ${top} 258 ${top + 20}L262 ${top + 90}L286 236Q292 300 262 304H138Q108 300 114 236L138 ${top + 90}z`,
        look.main,
        4,
      ) +
      (wide
        ? area(
            `M142 ${top + 20}Q126 ${top + 50} 138 ${top + 92}L158 ${top + 86}V${top + 16}zM258 ${top + 20}Q274 ${top + 50} 262 ${top + 92}L242 ${top + 86}V${top + 16}z`,
            look.main.dark,
          )
        : '') +
      area('M114 240Q108 300 138 304H262Q292 300 286 240Q240 274 200 274Q160 274 114 240z', look.main.dark) +
      area(`M166 ${top + 28}H234L248 226Q224 256 200 256Q176 256 152 226z`, pad) +
      line(`M180 ${top + 40}L190 206M220 ${top + 40}L210 206`, INK, 8) +
      block(184, 196, 32, 26, 6, INK) +
      block(191, 203, 18, 12, 3, TAIL_RED) +
      line('M200 222V262', INK, 8) +
      line(`M158 ${top + 10}H224`, look.main.light, 6) +
      (v.footrests
        ? block(88, 300, 44, 50, 10, look.main.base) +
          block(268, 300, 44, 50, 10, look.main.base) +
          block(90, 322, 40, 8, 2, INK) +
          block(270, 322, 40, 8, 2, INK)
        : '');
    return ground(200, 130, 356) + scaled(drawing, v.size, 352);
  },
});

const mountFront = (v: Values): string =>
  v.mount === 'rack' ? block(140, 300, 120, 18, 6, INK) : line('M176 300V344M224 300V344', GRAPHITE, 13);
