import { lighten } from '../../svg/colour.ts';
import { line } from '../../svg/shapes.ts';
import type { Look } from '../kit.ts';

interface LoopForm {
  readonly length: number;
  readonly thickness: number;
}

/** How far a loop of a length reaches: its half width about the middle. */
const reachOf = ({ length }: LoopForm): number => 74 + length * 0.22;

function pathOf(form: LoopForm, inset = 0): string {
  const r = reachOf(form) - inset;
  const top = 188 - r * 0.9;
  const foot = 298;
  return `M156 ${foot}C${200 - r * 0.8} ${foot - 20} ${200 - r} ${foot - 70} ${200 - r} ${186}C${200 - r} ${top + r * 0.28} ${200 - r * 0.56} ${top} 200 ${top}C${200 + r * 0.56} ${top} ${200 + r} ${top + r * 0.28} ${200 + r} 186C${200 + r} ${foot - 70} ${200 + r * 0.8} ${foot - 20} 244 ${foot}`;
}

/** A chain in its sleeve: ribs of cloth, shade inside, light outside, and a thread in the accent's colour. */
export function chainLoop(form: LoopForm, { main, accent }: Look): string {
  const width = form.thickness * 1.3;
  const loop = pathOf(form);
  return (
    line(loop, '#0b1016', width + 3) +
    line(loop, main.base, width) +
    line(loop, main.dark, width, { dash: [2.4, 9.6] }) +
    line(pathOf(form, width * 0.3), main.dark, width * 0.24) +
    line(pathOf(form, -width * 0.32), main.light, 4) +
    line(loop, accent.base, width * 0.12, { dash: [26, 14] }) +
    line('M166 308L150 298M234 308L250 298', '#5b6367', 15) +
    line('M166 305L151 296M236 305L250 296', '#b4babf', 5)
  );
}

/** A cable wound twice, with the light of its plastic coat. */
export function cableLoop(form: LoopForm, { main }: Look): string {
  const width = form.thickness * 0.66;
  const turn = (d: string, light: string) =>
    line(d, '#0b1016', width + 3) +
    line(d, main.base, width) +
    line(light, lighten(main.base, 0.45), Math.max(2, width * 0.2));
  const inner = { ...form, length: form.length * 0.45 };
  return (
    turn(pathOf(inner, 8), pathOf(inner, 8 - width * 0.24)) +
    turn(pathOf(form), pathOf(form, -width * 0.24)) +
    line(pathOf(form, width * 0.3), main.dark, Math.max(2, width * 0.24))
  );
}
