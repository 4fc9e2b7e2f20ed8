import type { ReactNode } from 'react';

/*
 * What a photograph of a bike has to show, as outlines in the bikes' own measure (mm from the rear hub's ground).
 */

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Frame, bar, saddle, light, mudguards and stand. */
const frame: readonly string[] = [
  'M0 -358L465 -302L310 -800M0 -358L334 -722M465 -302L958 -850M378 -584L926 -962M908 -1000L986 -786L1122 -358M982 -790L1010 -800',
  'M310 -800L254 -984M150 -1010C190 -1034 260 -1010 350 -1004C372 -1000 360 -980 330 -978C250 -972 170 -984 150 -1010',
  'M898 -1000L884 -1052L760 -1072C736 -1074 736 -1100 760 -1100L880 -1088M884 -1052L960 -1104',
  'M-230 -778H190L322 -700M-190 -778L0 -358M170 -778L20 -358M-250 -800V-752',
  'M1010 -880h50v64h-46',
  'M-394 -300A404 404 0 0 1 240 -684M770 -160A404 404 0 0 1 1390 -658M95 -10L190 -330',
];

const front: readonly string[] = [
  'M-32 -620V-40Q-32 0 0 0Q32 0 32 -40V-660Q32 -716 0 -716Q-32 -716 -32 -660V-560',
  'M-18 -600V-60M18 -600V-60',
  'M-78 -358V-720Q-78 -770 -34 -770H34Q78 -770 78 -720V-358M-100 -358H100M-78 -340v-36M78 -340v-36',
  'M-34 -770V-980H34V-770',
  'M-44 -846h88v84h-88z',
  'M-34 -980L-44 -1040H44L34 -980',
  'M-340 -1070L-90 -1046H90L340 -1070M-350 -1048L-246 -1040V-1084L-350 -1094ZM350 -1048L246 -1040V-1084L350 -1094ZM-210 -1030L-300 -990M210 -1030L300 -990',
  'M-62 -1062h124v-70h-124z',
  'M-110 -302H-170M-230 -292h70v-22h-70zM110 -260H170M160 -250h70v-22h-70z',
];

/** The display between the grips. */
const display: readonly string[] = [
  'M-640 120C-420 90 -330 60 -230 60M640 120C420 90 330 60 230 60M-640 210C-420 180 -330 150 -230 150M640 210C420 180 330 150 230 150',
  'M-230 -220Q-230 -260 -190 -260H190Q230 -260 230 -220V200Q230 240 190 240H-190Q-230 240 -230 200Z',
  'M-180 -208H180V120H-180Z',
  'M-120 180h60M60 180h60',
  'M-640 60H-430V270H-640M640 60H430V270H640',
  'M-150 -170H-60V-140H-150ZM-56 -162v14',
];

const wheels = [0, 1122].flatMap((x) => [circle(x, -358, 352), circle(x, -358, 306)]);

const driveSide = [
  circle(465, -302, 82),
  circle(0, -358, 66),
  'M0 -424L465 -384M44 -216L465 -220M18 -330L44 -216',
  'M465 -302L600 -220M560 -214h84',
  circle(1122, -358, 84),
];

const otherSide = [
  circle(465, -302, 66),
  circle(0, -358, 96),
  'M465 -302L330 -384M290 -390h80',
  circle(1122, -358, 96),
  circle(0, -358, 26),
];

interface DrawingProps {
  viewBox: string;
  paths: readonly string[];
  /** Drawn the other way round. */
  isMirrored?: boolean;
  children?: ReactNode;
}

function Drawing({ viewBox, paths, isMirrored, children }: DrawingProps) {
  return (
    <svg viewBox={viewBox} className="ticket-outline" aria-hidden="true">
      <g transform={isMirrored ? 'translate(1122 0) scale(-1 1)' : undefined}>
        {paths.map((d) => (
          <path key={d} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
      {children}
    </svg>
  );
}

const BIKE = '-470 -1190 2060 1250';

/**
 * A bike from one side, from the front, or its display, as an outline. Decoration: the words beside it say what it
 * shows.
 */
export function Outline({ side }: { side: 'right' | 'left' | 'front' | 'display' }) {
  if (side === 'front') return <Drawing viewBox="-640 -1190 1280 1250" paths={front} />;
  if (side === 'display') {
    return (
      <Drawing viewBox="-640 -400 1280 800" paths={display}>
        <g fill="currentColor" stroke="none" fontWeight="600" textAnchor="middle">
          <text x="0" y="10" fontSize="118">
            ?
          </text>
          <text x="0" y="86" fontSize="54">
            km
          </text>
        </g>
      </Drawing>
    );
  }
  const isRight = side === 'right';
  return (
    <Drawing viewBox={BIKE} paths={[...wheels, ...frame, ...(isRight ? driveSide : otherSide)]} isMirrored={!isRight} />
  );
}
