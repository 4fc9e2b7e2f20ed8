import { count, flag, measure, oneOf } from '../fields.ts';
import { GRAPHITE, INK, TAIL_RED } from '../svg/colour.ts';
import { at } from '../svg/geometry.ts';
import { area, block, disc, line } from '../svg/shapes.ts';
import { rivet } from './material.ts';
import { closeUp, defineAccessory, ground } from './kit.ts';

const FIELDS = {
  place: oneOf(['rear', 'front'], 'rear'),
  deck: oneOf(['tubes', 'wood', 'plate'], 'tubes'),
  spring: flag(true),
  light: flag(true),
  legs: count(1, 3, 2),
  rail: flag(false),
  length: measure(200, 300, 272),
};

/** Side view: deck, legs down to the axle, clamp to the frame. */
export const rack = defineAccessory(FIELDS, {
  draw(v, { main, accent, close }) {
    const front = v.place === 'front';
    const deck = front ? 120 : 176;
    const foot = front ? 344 : 338;
    const left = 200 - v.length / 2 - 4;
    const right = left + v.length;
    const axle = left + v.length * 0.5;
    const legs = Array.from(
      { length: v.legs },
      (_, k) => `M${left + (v.length * (k + 1)) / (v.legs + 1)} ${deck}L${axle} ${foot}`,
    ).join('');
    const floor = {
      tubes:
        block(left + 16, deck - 24, v.length - 40, 12, 5, INK) +
        block(left + 20, deck - 22, v.length - 48, 3, 1.5, '#50565b'),
      wood:
        block(left + 6, deck - 28, v.length - 14, 17, 4, '#b98a55') +
        line(`M${left + 12} ${deck - 23}h${v.length - 26}`, '#dcb583', 3) +
        (close ? line(`M${left + 12} ${deck - 17}h${v.length - 26}`, '#94693b', 1.5) : ''),
      plate:
        area(`M${left} ${deck - 26}h${v.length - 8}l-12 18h${36 - v.length}z`, main.base) +
        line(`M${left + 6} ${deck - 23}h${v.length - 22}`, main.light, 3),
    }[v.deck];
    return (
      ground(200, 150, 352) +
      line(legs, main.edge, 12) +
      line(legs, main.base, 8) +
      line(legs, main.light, 2, { opacity: 0.7 }) +
      line(`M${left + v.length * 0.3} ${deck + (foot - deck) * 0.46}H${left + v.length * 0.7}`, main.base, 8) +
      (v.rail
        ? line(
            `M${left + 30} ${deck + 52}H${right - 30}M${left + 40} ${deck}v52M${right - 40} ${deck}v52`,
            main.base,
            7,
          )
        : '') +
      line(
        front ? `M${left + 10} ${deck}v-46h${v.length - 20}v46` : `M${right} ${deck}l32 28`,
        main.base,
        front ? 8 : 12,
      ) +
      line(`M${left} ${deck}H${right}`, main.edge, 17) +
      line(`M${left} ${deck}H${right}`, main.base, 13) +
      line(`M${left + 2} ${deck - 4}H${right - 2}`, main.light, 3) +
      floor +
      (v.spring && !front
        ? line(
            `M${left + 36} ${deck - 26}C${left + 66} ${deck - 68} ${right - 70} ${deck - 68} ${right - 40} ${deck - 26}`,
            GRAPHITE,
            9,
          ) +
          line(
            `M${left + 40} ${deck - 30}C${left + 70} ${deck - 66} ${right - 74} ${deck - 66} ${right - 46} ${deck - 30}`,
            '#565c61',
            2.6,
          )
        : '') +
      (v.light ? block(front ? right - 4 : left - 16, deck - 12, 16, 34, 5, front ? '#ffe9a3' : TAIL_RED) : '') +
      block(right - 38, deck - 8, 22, 16, 3, accent.base) +
      block(right - 35, deck - 6, 16, 3, 1.5, accent.light) +
      (v.light && !front
        ? block(left - 13, deck - 9, 5, 26, 2, '#f0606a') +
          [0, 8, 16].map((y) => disc(at(left - 10.5, deck - 4 + y), 1.8, '#ffb3b3')).join('')
        : '') +
      Array.from({ length: v.legs }, (_, k) => rivet(at(left + (v.length * (k + 1)) / (v.legs + 1), deck), 4.5)).join(
        '',
      ) +
      rivet(at(axle, foot), 9) +
      (front ? '' : rivet(at(right + 30, deck + 27), 7))
    );
  },
  detail: (v) => (v.place === 'front' ? closeUp(250, 120, 180) : closeUp(130, 176, 190)),
});
