import type { BikeDrawing } from './bike/presets.ts';
import { drawRider } from './riders.ts';

/** Frame forms and bars of the columns. */
const BIKES: readonly BikeDrawing[] = [
  { kind: 'bike', type: 'wave', bar: 'city' },
  { kind: 'bike', type: 'trapez', bar: 'trekking' },
  { kind: 'bike', type: 'diamant', bar: 'flat' },
  { kind: 'bike', type: 'fully', bar: 'flat' },
  { kind: 'bike', type: 'gravel', bar: 'drop' },
  { kind: 'bike', type: 'longtail', bar: 'city' },
];

/** Riders of the rows, with the size that each would take. */
const RIDERS = [
  { heightCm: 142, size: 'XS' },
  { heightCm: 165, size: 'S' },
  { heightCm: 188, size: 'L' },
  { heightCm: 218, size: 'XXL' },
] as const;

/** A cell of the sheet, pixels. */
const CELL = { width: 420, height: 500 };
const PAINT = { main: '#24463d', accent: '#e8e2d0' };

/** 24 riders as one `<svg>`: frame forms and bars from left to right, heights from top to bottom. */
export function ridersSheet(): string {
  const cells = RIDERS.flatMap(({ heightCm, size }, row) =>
    BIKES.map((bike, column) => {
      const rider = drawRider(bike, { heightCm }, { paint: PAINT, size });
      const place = `<svg x="${column * CELL.width}" y="${row * CELL.height}" width="${CELL.width}" height="${CELL.height - 30}"`;
      const words = `${bike.type}, ${bike.bar ?? ''}: ${heightCm} cm, ${size}`;
      const at = `x="${(column + 0.5) * CELL.width}" y="${(row + 1) * CELL.height - 10}"`;
      return `${rider.replace(/^<svg/, place).replace(/^(<svg x[^>]*?height="\d+")([^>]*?) width="[\d.]+" height="[\d.]+"/, '$1$2')}<text ${at} text-anchor="middle" font-family="sans-serif" font-size="16">${words}</text>`;
    }),
  );
  const width = BIKES.length * CELL.width;
  const height = RIDERS.length * CELL.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/>${cells.join('')}</svg>`;
}
