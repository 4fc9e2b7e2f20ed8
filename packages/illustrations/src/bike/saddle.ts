import { INK, STEEL, darken, lighten } from '../svg/colour.ts';
import { type Point, shift } from '../svg/geometry.ts';
import { from, segment } from '../svg/path.ts';
import { area, block, disc, line } from '../svg/shapes.ts';
import { paintTubes, tube } from '../svg/tube.ts';
import type { Scene } from './scene.ts';
import { onSeatTube } from './skeleton.ts';
import type { BikeSpec } from './spec.ts';

/**
 * Side views of saddles, relative to the clamp of the seat post: shell, its shaded underside, the light on top, the
 * seam.
 */
interface SaddleShape {
  readonly shell: string;
  readonly under: string;
  readonly shine: string;
  readonly seam: string;
}

const SADDLES: Readonly<Record<BikeSpec['saddleStyle'], SaddleShape>> = {
  comfort: {
    shell:
      'm-124-64c-10 34 2 54 34 48c54-9 120-3 176 4c34 4 58-2 60-16c1-12-18-18-44-22c-54-7-100-4-140-20c-34-13-74-28-86 6z',
    under: 'm-124-46c-6 22 4 36 34 30c54-9 120-3 176 4c28 3 48 0 56-8c-60 2-120-16-180-14c-44 2-72 8-86-12z',
    shine: 'm-106-73c24-12 50-2 76 8c44 17 90 12 136 19',
    seam: 'm-120-40c20 22 54 12 92 10c56-2 100 14 160 14',
  },
  tour: {
    shell:
      'm-132-54c-6 26 0 40 26 36c60-9 120-2 190 3c30 2 58 0 58-13c0-11-20-15-44-18c-52-6-104-2-148-12c-36-8-74-17-82 4z',
    under: 'm-132-40c-3 18 6 26 26 22c60-9 120-2 190 3c26 2 48 1 56-7c-64 2-120-9-190-7c-40 1-68 4-82-11z',
    shine: 'm-114-59c30-8 56 2 82 7c44 7 92 4 140 10',
    seam: 'm-128-36c22 14 52 10 90 8c60-3 110 8 172 8',
  },
  sport: {
    shell:
      'm-136-40c-2 17 6 24 24 20c56-11 110-6 174-2c36 2 76 4 78-9c1-10-24-13-50-15c-50-3-100 0-146-6c-36-5-76-9-80 12z',
    under: 'm-135-31c1 11 9 15 23 11c56-11 110-6 174-2c34 2 68 4 76-6c-70 2-130-5-196-4c-38 1-62 6-77 1z',
    shine: 'm-118-45c34-6 58 3 86 5c46 3 96 0 146 5',
    seam: 'm-130-28c30 10 70-4 118-4c50 0 90 6 140 6',
  },
};

const RAILS = 'm-80-22q18 19 50 19h74q34-1 48-18';

/** Seat post with its clamp, and what makes it spring or drop. */
export function drawSeatPost({ spec, skeleton: s, colours, close }: Scene): string {
  const saddle = Math.max(spec.saddle, spec.seatTube + 70);
  const post = paintTubes([tube(onSeatTube(s, spec.seatTube * 0.8), s.saddleClamp, 31)], colours.black, { edge: 0 });
  if (spec.seatPost === 'dropper') {
    const collar = onSeatTube(s, spec.seatTube + (saddle - spec.seatTube) * 0.42);
    const outer = paintTubes([tube(onSeatTube(s, spec.seatTube - 10), collar, 40)], colours.black, { edge: 0 });
    return (
      post +
      outer +
      line(segment(collar, onSeatTube(s, spec.seatTube + (saddle - spec.seatTube) * 0.42 - 12)), STEEL, 43, {
        butt: true,
      })
    );
  }
  if (spec.seatPost === 'suspension') {
    const top = Math.max(spec.seatTube + 30, saddle - 50);
    const bellows = segment(onSeatTube(s, top - 62), onSeatTube(s, top));
    return post + line(bellows, '#14171a', 40, { butt: true }) + line(bellows, '#5a6066', 40, { dash: [5, 7] });
  }
  return (
    post +
    (close
      ? line(segment(onSeatTube(s, spec.seatTube + 40), onSeatTube(s, spec.seatTube + 90)), '#4a5056', 3, {
          dash: [2, 10],
        })
      : '')
  );
}

export function drawSaddle({ spec, skeleton: s, colours, close }: Scene): string {
  return saddleAt(s.saddleClamp, spec, colours.saddle, close);
}

function saddleAt(clamp: Point, spec: BikeSpec, colour: string, close: boolean): string {
  const shape = SADDLES[spec.saddleStyle];
  const springs =
    spec.saddleStyle === 'comfort'
      ? disc(shift(clamp, -70, -14), 9, STEEL) + disc(shift(clamp, -48, -11), 9, STEEL)
      : '';
  return (
    line(from(clamp, RAILS), STEEL, 7) +
    block(clamp.x - 26, clamp.y - 16, 48, 22, 7, INK) +
    springs +
    area(from(clamp, shape.shell), colour) +
    area(from(clamp, shape.under), darken(colour, 0.36)) +
    line(from(clamp, shape.shine), lighten(colour, 0.24), 5) +
    (close ? line(from(clamp, shape.seam), lighten(colour, 0.34), 2.2, { dash: [8, 6] }) : '')
  );
}
