import { count, flag, oneOf } from '../fields.ts';
import { drawWheel } from '../bike/wheel.ts';
import { GRAPHITE, INK, SLATE, STEEL, TAIL_RED, shadesOf } from '../svg/colour.ts';
import { type Point, at } from '../svg/geometry.ts';
import { block, disc, line, placed } from '../svg/shapes.ts';
import { body, boxPath, closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  form: oneOf(['hitch', 'roof', 'boot', 'wall', 'stand'], 'hitch'),
  bikes: count(1, 4, 2),
  loaded: flag(true),
  plate: flag(true),
  lamps: oneOf(['block', 'slim'], 'block'),
};

const wheel = (c: Point): string =>
  placed(
    c,
    drawWheel(
      { tyre: 47, tyreStyle: 'slick', sidewall: null, deepRim: 0, spokes: 14 },
      { centre: at(0, 0), bsd: 622, hubRadius: 20, rim: '#565d63', accent: INK, close: false },
    ),
    { scale: 0.2 },
  );

/** A small bike as load; rear axle at 112, 236. */
function load(colour: string): string {
  const { base, edge } = shadesOf(colour);
  const frame = 'M112 236L150 152H240L200 236L150 152M200 236H112M290 236L236 134L200 236';
  return (
    wheel(at(112, 236)) +
    wheel(at(290, 236)) +
    line(frame, edge, 11) +
    line(frame, base, 8) +
    line('M232 124L210 118M150 152L142 126M124 124H160', INK, 8) +
    disc(at(200, 236), 12, INK)
  );
}

export const carRack = defineAccessory(FIELDS, {
  draw(v, { main, accent, close }) {
    const rails = Array.from({ length: v.bikes }, (_, k) => k);
    if (v.form === 'roof' || v.form === 'wall' || v.form === 'stand') {
      const wall = v.form === 'wall';
      const base =
        v.form === 'stand'
          ? line('M120 346L160 300M280 346L240 300', INK, 14)
          : wall
            ? block(186, 60, 30, 270, 8, INK) + block(191, 66, 5, 258, 2, SLATE)
            : block(30, 330, 340, 16, 8, GRAPHITE) + block(70, 318, 40, 16, 5, INK) + block(290, 318, 40, 16, 5, INK);
      return (
        (wall ? '' : ground(200, 160, 354)) +
        base +
        (v.loaded ? load(accent.base) : '') +
        rails
          .map((k) => block(44, 296 + k * 7, 312, 13, 6, main.base) + block(50, 298 + k * 7, 300, 3, 1.5, main.light))
          .join('') +
        line(v.form === 'stand' ? 'M200 300V120' : 'M236 298L212 196', INK, 11) +
        block(v.form === 'stand' ? 176 : 196, v.form === 'stand' ? 108 : 182, 48, 20, 7, accent.edge) +
        block(84, 284, 56, 12, 3, INK) +
        block(262, 284, 56, 12, 3, INK) +
        (close ? line('M92 290h40M270 290h40', STEEL, 2) : '')
      );
    }
    const boot = v.form === 'boot';
    const frame = boot
      ? line('M130 320L176 96H226L270 320', GRAPHITE, 13) + line('M134 314L179 100', SLATE, 3)
      : line('M200 306V92H258', GRAPHITE, 13) + line('M196 300V96', SLATE, 3);
    return (
      ground(200, 170, 352) +
      (v.loaded ? load(accent.base) : '') +
      frame +
      block(246, 84, 34, 20, 5, INK) +
      rails
        .slice(1)
        .map((k) => block(236 - k * 34, 84 + k * 16, 34, 18, 5, INK) + line(`M${200} ${94 + k * 16}h40`, GRAPHITE, 9))
        .join('') +
      rails.map((k) => block(40 + k * 5, 296 - k * 9, 320 - k * 10, 15, 6, k ? SLATE : main.base)).join('') +
      block(46, 299, 308, 3, 1.5, main.light) +
      body(boxPath(40, 304, 320, 20, 6), main) +
      block(48, 308, 304, 4, 2, main.light) +
      block(186, 318, 28, 30, 3, GRAPHITE) +
      (v.lamps === 'block'
        ? block(40, 324, 54, 22, 4, TAIL_RED) +
          block(306, 324, 54, 22, 4, TAIL_RED) +
          block(76, 326, 14, 18, 2, '#f2a33c') +
          block(310, 326, 14, 18, 2, '#f2a33c')
        : block(40, 326, 84, 12, 5, TAIL_RED) + block(276, 326, 84, 12, 5, TAIL_RED)) +
      (v.plate
        ? block(132, 325, 136, 23, 3, INK) +
          block(134, 327, 132, 19, 2, '#ffffff') +
          block(139, 330, 10, 13, 2, TAIL_RED)
        : '') +
      block(80, 286, 62, 12, 3, accent.edge) +
      block(260, 286, 62, 12, 3, accent.edge)
    );
  },
  detail: (v) => (v.form === 'hitch' || v.form === 'boot' ? closeUp(110, 296, 170) : closeUp(214, 240, 190)),
  open(v, { main }) {
    return (
      ground(200, 120, 352) +
      block(128, 92, 144, 240, 16, main.edge) +
      body(boxPath(130, 90, 140, 240, 14), main) +
      block(142, 104, 6, 210, 3, main.light) +
      rails(v.bikes) +
      block(140, 320, 120, 26, 6, INK) +
      block(112, 104, 20, 54, 5, TAIL_RED) +
      block(268, 104, 20, 54, 5, TAIL_RED) +
      disc(at(168, 344), 12, GRAPHITE) +
      disc(at(232, 344), 12, GRAPHITE) +
      line('M176 90V58H224V90', GRAPHITE, 10)
    );
  },
});

const rails = (bikes: number): string =>
  Array.from({ length: bikes }, (_, k) => block(160 + k * 22, 116, 14, 190, 6, GRAPHITE)).join('');
