import type { ReactNode } from 'react';

type Point = { x: number; y: number };

const round = (value: number) => Math.round(value * 10) / 10;
const pair = (x: number, y: number) => `${round(x)} ${round(y)}`;

/** A limb: two circles and what touches both. */
function limb(a: Point, ra: number, b: Point, rb: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const along = Math.atan2(b.y - a.y, b.x - a.x);
  const open = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / length)));
  const at = (centre: Point, radius: number, angle: number) =>
    pair(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle));
  const from = along + open;
  const to = along - open;
  return `M${at(a, ra, from)}A${round(ra)} ${round(ra)} 0 1 1 ${at(a, ra, to)}L${at(b, rb, to)}A${round(rb)} ${round(rb)} 0 0 1 ${at(b, rb, from)}Z`;
}

/** The elbow between a shoulder and a hand, below their line. */
function elbow(shoulder: Point, hand: Point, upper: number, lower: number): Point {
  const dx = hand.x - shoulder.x;
  const dy = hand.y - shoulder.y;
  const length = Math.hypot(dx, dy);
  const reach = Math.min(length, upper + lower - 1);
  const foot = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const off = Math.sqrt(Math.max(0, upper * upper - foot * foot));
  return { x: shoulder.x + (dx * foot - dy * off) / length, y: shoulder.y + (dy * foot + dx * off) / length };
}

/**
 * A person as a measure, a sign and no portrait: millimetres, the ground at 0, up negative, facing right.
 * @param height mm
 * @param x the middle of the feet
 * @param hand where one hand rests, e.g. a saddle
 */
export function Person({ height: h, x, hand }: { height: number; x: number; hand?: Point }): ReactNode {
  const u = h / 1720;
  // The head grows more slowly than the legs, as in people.
  const head = 62 + h * 0.028;
  const shoulders = h - 2 * head - 98 * u;
  const hip = h * 0.525;
  const at = (dx: number, y: number): Point => ({ x: x + dx * u, y: -y });
  const near = at(20, shoulders);
  const rest = hand ?? at(118, hip);
  const bend = hand ? elbow(near, rest, h * 0.182, h * 0.186) : at(92, shoulders - h * 0.165);
  const far = at(-46, shoulders - 4 * u);
  const farBend = at(-118, shoulders - h * 0.17);
  const farHand = at(-104, hip - 16 * u);
  const legs = [
    { top: at(-22, hip), knee: at(-38, h * 0.285), ankle: at(-96, 66 * u) },
    { top: at(4, hip), knee: at(36, h * 0.285), ankle: at(8, 66 * u) },
  ];
  const foot = ({ x: fx, y: fy }: Point) =>
    `M${pair(fx - 46 * u, 0)}V${round(fy)}H${round(fx + 42 * u)}C${pair(fx + 62 * u, -44 * u)} ${pair(fx + 150 * u, -50 * u)} ${pair(fx + 154 * u, 0)}Z`;
  const torso =
    `M${pair(x + 2 * u, -(shoulders + 60 * u))}C${pair(x + 76 * u, -(shoulders + 60 * u))} ${pair(x + 122 * u, -(shoulders - 10 * u))} ${pair(x + 114 * u, -(shoulders - 160 * u))}` +
    `L${pair(x + 86 * u, -(hip - 20 * u))}H${round(x - 104 * u)}L${pair(x - 100 * u, -(shoulders - 70 * u))}` +
    `C${pair(x - 94 * u, -(shoulders + 30 * u))} ${pair(x - 60 * u, -(shoulders + 60 * u))} ${pair(x + 2 * u, -(shoulders + 60 * u))}Z`;
  const arm = `${limb(near, 52 * u, bend, 43 * u)}${limb(bend, 43 * u, rest, 35 * u)}`;
  return (
    <g fill="currentColor" stroke="none">
      {legs.map(({ top, knee, ankle }) => (
        <path key={top.x} d={`${limb(top, 80 * u, knee, 55 * u)}${limb(knee, 55 * u, ankle, 37 * u)}${foot(ankle)}`} />
      ))}
      <path d={torso} />
      <path d={`${limb(far, 50 * u, farBend, 42 * u)}${limb(farBend, 42 * u, farHand, 35 * u)}`} />
      <path className="stroke-mist" strokeWidth="28" d={arm} />
      <path d={arm} />
      <circle cx={round(x + 26 * u)} cy={round(-(h - head))} r={round(head)} />
    </g>
  );
}
