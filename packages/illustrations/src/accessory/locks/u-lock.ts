import { area, block, line } from '../../svg/shapes.ts';
import { type Look, body } from '../kit.ts';
import { levelMark } from '../material.ts';

export interface UForm {
  /** Inner height of the shackle. */
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
}

/** The crossbar's upper edge. */
const BAR = 250;

/** The shackle under its coat, with a hard light along its outer edge. */
function shackle({ length, width, thickness }: UForm, lifted: number): string {
  const half = width / 2;
  const top = Math.max(54, BAR - length) - lifted;
  const foot = lifted > 0 ? BAR - 48 : BAR + 12;
  const r = Math.min(half, 72);
  const along = (inset: number) =>
    `M${200 - half + inset} ${foot}V${top + r}C${200 - half + inset} ${top + r * 0.44 + inset * 0.6} ${200 - half + r * 0.46 + inset} ${top + inset} ${200 - half + r} ${top + inset}H${200 + half - r}C${200 + half - r * 0.46 - inset} ${top + inset} ${200 + half - inset} ${top + r * 0.44 + inset * 0.6} ${200 + half - inset} ${top + r}V${foot}`;
  const d = along(0);
  return (
    line(d, '#14181a', thickness + 5) +
    line(d, '#2f353a', thickness + 1.5) +
    line(along(thickness * 0.3), '#1f2427', thickness * 0.24) +
    line(along(-thickness * 0.3), '#747c82', thickness * 0.14) +
    line(
      `M${200 + half - r} ${top - thickness * 0.3}C${200 + half - r * 0.6} ${top - thickness * 0.28} ${200 + half - r * 0.4} ${top} ${200 + half - r * 0.3} ${top + 6}`,
      '#d5dadd',
      3.2,
    ) +
    (lifted > 0
      ? ''
      : [200 - half, 200 + half]
          .map(
            (x) =>
              block(x - thickness * 0.62, BAR - 24, thickness * 1.24, 26, 4, '#1a1e21') +
              line(
                [6, 12, 18].map((y) => `M${x - thickness * 0.5} ${BAR - 24 + y}h${thickness}`).join(''),
                '#42494e',
                2,
              ),
          )
          .join(''))
  );
}

/** A shackle lock; `lifted` out of its crossbar by so much. */
export function uLock(form: UForm, look: Look, lifted: number): string {
  const { main, accent } = look;
  const wide = form.width / 2 + 46;
  const left = 200 - wide;
  const right = 200 + wide;
  return (
    shackle(form, lifted) +
    body(`M${left} 264q0-14 14-14H${right - 14}q14 0 14 14V324q0 16-16 16H${left + 16}q-16 0-16-16z`, main, 2) +
    area(
      `M${left} 306V324q0 16 16 16H${right - 16}q16 0 16-16V306C${right - 16} 318 ${right - 36} 320 ${right - 54} 320H${left + 54}C${left + 32} 320 ${left + 14} 318 ${left} 306z`,
      main.dark,
    ) +
    area(`M${left + 14} 256H${right - 16}q7 0 9 6H${left + 8}q1-6 6-6z`, main.light) +
    body(`M${left} 264q0-14 14-14h18v90H${left + 16}q-16 0-16-16z`, accent, 1.4) +
    area(`M${left} 306V324q0 16 16 16h16V316q-22 0-32-10z`, accent.dark) +
    body(`M${right} 264q0-14-14-14h-18v90h18q14 0 14-16z`, accent, 1.4) +
    area(`M${right} 306V324q0 16-14 16h-18V318q22 0 32-12z`, accent.dark) +
    line(`M${left + 14} 255h16M${right - 30} 255h16`, accent.light, 3) +
    (form.width > 112 ? levelMark(left + 34, 280, 3, '#f4f4f0') : '') +
    (look.close
      ? line(`M${right - 72} 288h22M${right - 72} 296h18M${right - 72} 304h12`, main.light, 3, { butt: true })
      : '')
  );
}
