import { type Point, at } from '../../svg/geometry.ts';
import { segment } from '../../svg/path.ts';
import { line } from '../../svg/shapes.ts';
import type { Look } from '../kit.ts';
import { rivet } from '../material.ts';

/** A flat link with its shade below and its light above. */
function link(from: Point, to: Point, width: number, { main }: Look): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const nx = Math.sin(angle);
  const ny = -Math.cos(angle);
  const up = ny < 0 || (Math.abs(ny) < 0.01 && nx > 0) ? 1 : -1;
  const beside = (share: number) => {
    const dx = nx * up * width * share;
    const dy = ny * up * width * share;
    return segment(at(from.x + dx, from.y + dy), at(to.x + dx, to.y + dy));
  };
  return (
    line(segment(from, to), '#0f1214', width + 3) +
    line(segment(from, to), main.base, width) +
    line(beside(-0.27), main.dark, width * 0.36) +
    line(beside(0.33), main.light, 3)
  );
}

/** The links of a folding lock around what it holds, riveted, those below first. */
export function links(count: number, width: number, look: Look): string {
  const radius = 122;
  const first = 116;
  const joints = Array.from({ length: count + 1 }, (_, k) => {
    const angle = ((first + ((360 - 52) * k) / count) * Math.PI) / 180;
    return at(200 + Math.cos(angle) * radius, 194 + Math.sin(angle) * radius);
  });
  const rendered = joints.slice(1).map((to, k) => link(joints[k] ?? to, to, width, look));
  const layer = (odd: number) => rendered.filter((_, k) => k % 2 === odd).join('');
  return (
    layer(0) +
    layer(1) +
    joints
      .slice(1, -1)
      .map((joint) => rivet(joint, width * 0.28))
      .join('')
  );
}
