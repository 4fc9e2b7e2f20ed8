import { GRAPHITE, INK } from '../../svg/colour.ts';
import { at } from '../../svg/geometry.ts';
import { area, block, disc, line } from '../../svg/shapes.ts';
import { type Look, body } from '../kit.ts';
import { rivet } from '../material.ts';

export interface HeadForm {
  readonly beam: boolean;
  readonly length: number;
  readonly height: number;
  readonly mount: 'clamp' | 'band';
  readonly lenses: 'one' | 'two' | 'bar';
  /** A classic round lamp. */
  readonly round: boolean;
}

/** What holds the lamp at a handlebar. */
const foot = (mount: HeadForm['mount'], y: number): string =>
  mount === 'clamp'
    ? area(`M132 ${y}h64l8 44q2 12-12 12h-56q-14 0-12-12z`, INK) +
      line(`M134 ${y + 8}h26`, '#4b5258', 3) +
      block(112, y + 48, 104, 34, 17, GRAPHITE) +
      block(118, y + 51, 92, 5, 2.5, '#5a6166') +
      rivet(at(164, y + 65), 8.5)
    : block(134, y, 56, 24, 6, INK) +
      line(`M136 ${y + 20}q-20 60 26 66q46-6 26-66`, GRAPHITE, 13) +
      line(`M132 ${y + 34}q-10 40 26 48`, '#5a6166', 2.4);

/** The lamp's lenses behind their glass. */
function glass({ lenses }: HeadForm, x: number, top: number, height: number): string {
  const middle = top + height / 2;
  const rays = { one: [0.5], two: [0.3, 0.7], bar: [0.22, 0.5, 0.78] }[lenses];
  return (
    area(
      `M${x} ${top}Q${x + 22} ${top + height * 0.25} ${x + 22} ${middle}Q${x + 22} ${top + height * 0.75} ${x} ${top + height}z`,
      '#b39a54',
    ) +
    area(
      `M${x} ${top + 3}Q${x + 19} ${top + height * 0.26} ${x + 19} ${middle}Q${x + 19} ${top + height * 0.74} ${x} ${top + height - 3}z`,
      '#fff6d8',
    ) +
    area(
      `M${x} ${top + height * 0.14}Q${x + 12} ${top + height * 0.3} ${x + 12} ${middle}Q${x + 12} ${top + height * 0.7} ${x} ${top + height * 0.86}z`,
      '#ffe9a3',
    ) +
    area(
      `M${x + 4} ${top + height * 0.1}Q${x + 16} ${top + height * 0.26} ${x + 19} ${top + height * 0.42}h-7Q${x + 10} ${top + height * 0.28} ${x + 2} ${top + height * 0.16}z`,
      '#ffffff',
    ) +
    line(
      rays.map((share) => `M${x} ${top + height * share}h${20 - Math.abs(share - 0.5) * 12}`).join(''),
      '#e2c878',
      lenses === 'one' ? 3 : 2,
    )
  );
}

/** A lamp for the front, seen from its left side. */
export function headLamp(form: HeadForm, { main, accent, close }: Look): string {
  const { height: h, length, round } = form;
  const bottom = 250;
  const left = 60;
  const right = 60 + length * 0.9;
  const top = bottom - h - 22;
  const collar = right;
  const lens = right + 48;
  const tall = bottom - top;
  const outline = round
    ? `M${left} ${top + tall * 0.5}C${left} ${top + 8} ${left + 60} ${top} ${collar} ${top - 4}V${bottom + 4}C${left + 60} ${bottom} ${left} ${bottom - 8} ${left} ${top + tall * 0.5}z`
    : `M${left} ${top + 32}Q${left} ${top + 2} ${left + 30} ${top}L${collar} ${top - 2}V${bottom + 4}L${left + 30} ${bottom}Q${left} ${bottom - 2} ${left} ${bottom - 32}z`;
  return (
    (form.beam
      ? area(`M${lens + 14} ${top + 8}L396 ${top - 44}V${bottom + 52}L${lens + 14} ${bottom - 8}z`, '#fff3c9') +
        area(
          `M${lens + 14} ${top + tall * 0.3}L396 ${top + 12}V${bottom - 4}L${lens + 14} ${bottom - tall * 0.3}z`,
          '#fffaf0',
        )
      : '') +
    foot(form.mount, bottom - 6) +
    body(outline, main, 2) +
    area(
      `M${left + (round ? 10 : 0)} ${bottom - tall * 0.36}${round ? '' : `V${bottom - 32}`}Q${left + 4} ${bottom - 2} ${left + 40} ${bottom}L${collar} ${bottom + 4}V${bottom - tall * 0.3}H${left + 24}Q${left + 8} ${bottom - tall * 0.3} ${left + (round ? 10 : 0)} ${bottom - tall * 0.36}z`,
      main.dark,
    ) +
    area(
      `M${left + 32} ${top + 6}L${collar} ${top + 4}v10L${left + 34} ${top + 16}Q${left + 18} ${top + 18} ${left + 10} ${top + 28}Q${left + 14} ${top + 7} ${left + 32} ${top + 6}z`,
      main.light,
    ) +
    (round
      ? line(`M${left + 70} ${top + 6}V${bottom - 4}`, main.edge, 3)
      : [26, 44, 62, 80]
          .map(
            (x) =>
              area(`M${left + x} ${top + tall * 0.3}h10v${tall * 0.46}h-10z`, main.edge) +
              line(`M${left + x + 11} ${top + tall * 0.3}v${tall * 0.46}`, main.light, 1.6),
          )
          .join('')) +
    block(collar - 76, top + tall * 0.24, 58, 30, 15, INK) +
    disc(at(collar - 59, top + tall * 0.24 + 15), 9, accent.base) +
    area(
      `M${collar - 65} ${top + tall * 0.24 + 11}A7 7 0 0 1 ${collar - 55} ${top + tall * 0.24 + 10}L${collar - 59} ${top + tall * 0.24 + 15}z`,
      '#ffffff',
      0.7,
    ) +
    [0, 1, 2]
      .map((k) => disc(at(collar - 43 + k * 8, top + tall * 0.24 + 15), 2.4, k < 2 ? '#7fd6a4' : '#3b4146'))
      .join('') +
    body(
      `M${collar - 2} ${top - 8}L${lens} ${top + 2}V${bottom + 2}L${collar - 2} ${bottom + 12}z`,
      { base: '#22272b', edge: '#0b1016' },
      2,
    ) +
    area(
      `M${collar - 2} ${bottom - tall * 0.3}L${lens} ${bottom - tall * 0.32}V${bottom + 2}L${collar - 2} ${bottom + 12}z`,
      '#14181a',
    ) +
    area(`M${collar} ${top - 3}L${lens - 2} ${top + 6}v6L${collar} ${top + 4}z`, '#5a6166') +
    line(
      [10, 22, 34].map((x) => `M${collar + x} ${top - 4 + x * 0.18}V${bottom + 8 - x * 0.18}`).join(''),
      '#3b4146',
      2,
    ) +
    glass(form, lens, top + 4, tall - 8) +
    (close
      ? block(left + 40, bottom - 18, 44, 10, 3, '#14181a') + line(`M${left + 46} ${bottom - 13}h32`, '#4b5258', 2)
      : '')
  );
}
