import { GRAPHITE, INK, SLATE, STEEL, lighten } from '../svg/colour.ts';
import { angleOf, at } from '../svg/geometry.ts';
import { polyline } from '../svg/path.ts';
import { area, bolt, disc, line, placed, ring } from '../svg/shapes.ts';
import type { Scene } from './scene.ts';
import type { BikeSpec } from './spec.ts';
import { rearHubRadius } from './wheels.ts';

/** A motor housing around the bottom bracket: drawn with the crank axle at 0, 0 and the down tube to the right. */
interface Housing {
  readonly body: string;
  readonly cover: string;
  readonly ribs: string;
  readonly bolts: readonly (readonly [number, number])[];
}

const HOUSINGS: Readonly<Record<BikeSpec['motorStyle'], Housing>> = {
  round: {
    body: 'M-60-56Q-30-88 32-80L108-58Q140-46 140-8L134 40Q126 70 94 72L-8 86Q-64 88-82 42Q-94-20-60-56z',
    cover: 'M-50-50Q-26-74 30-67L104-47Q124-40 125-12L60-30Q0-44-50-50z',
    ribs: 'M92-36l18 70M78-40l18 76M106-30l14 54',
    bolts: [
      [118, -38],
      [112, 52],
      [-58, 44],
    ],
  },
  compact: {
    body: 'M-52-58Q-24-82 22-78L96-66Q124-60 128-26L126 22Q122 54 88 58L8 78Q-50 88-70 44Q-84-22-52-58z',
    cover: 'M-42-52Q-18-70 22-66L92-55Q112-50 115-30L50-36Q0-44-42-52z',
    ribs: 'M70-30l12 60M88-28l12 54',
    bolts: [
      [106, -44],
      [102, 42],
      [-48, 48],
    ],
  },
  angular: {
    body: 'M-70-36L-34-82L48-84L124-54L142-10L122 56L70 76L-16 88L-64 62L-84 10z',
    cover: 'M-58-34L-28-70L46-72L114-46L124-22L40-38z',
    ribs: 'M58-30l40 66M78-32l36 58M98-30l22 36',
    bolts: [
      [122, -30],
      [106, 56],
      [-62, 40],
    ],
  },
};

const FRAME_SLOPE = -28;

/** The motor at the bottom bracket, or the plain shell where there is none. */
export function drawMidMotor({ type, spec, skeleton: s, frame, colours, close }: Scene): string {
  const { bottomBracket: bb } = s;
  if (spec.motor !== 'mid') return disc(bb, 36, colours.frame.edge) + disc(bb, 33, colours.frame.dark);
  const housing = HOUSINGS[spec.motorStyle];
  const bowed = type === 'wave' || type === 'compact' || type === 'frontbox';
  const rotate = bowed ? FRAME_SLOPE : angleOf(bb, frame.downTube.point(1));
  const details = close
    ? housing.bolts.map(([x, y]) => bolt(at(x, y), 9, STEEL, '#0f1113')).join('') +
      line('M-66-20Q-72 30-40 62', '#3b4045', 3)
    : '';
  const drawing = area(housing.body, INK) + area(housing.cover, '#3b4045') + line(housing.ribs, '#4d5358', 5) + details;
  return placed(bb, drawing, { rotate, scale: 0.9 });
}

/** A motor in the rear hub: shell, cover ring, bolts. */
export function drawHubMotor(scene: Scene): string {
  const { spec, skeleton: s, close } = scene;
  if (spec.motor !== 'hub') return '';
  const radius = rearHubRadius(scene);
  const bolts = Array.from({ length: 6 }, (_, k) => {
    const angle = (k * Math.PI) / 3;
    return disc(
      at(s.rearAxle.x + Math.cos(angle) * radius * 0.8, s.rearAxle.y + Math.sin(angle) * radius * 0.8),
      4.5,
      STEEL,
    );
  });
  const cable = polyline([
    s.rearAxle,
    at(s.rearAxle.x + 54, s.rearAxle.y + 8),
    at(s.rearAxle.x + 110, s.rearAxle.y - 6),
  ]);
  return (
    disc(s.rearAxle, radius, INK) +
    ring(s.rearAxle, radius - 6, lighten(GRAPHITE, 0.2), 3) +
    ring(s.rearAxle, radius * 0.62, '#3b4045', 5) +
    (close ? bolts.join('') : '') +
    line(cable, SLATE, 5)
  );
}
