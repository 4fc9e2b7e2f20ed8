import { GRAPHITE, INK } from '../../svg/colour.ts';
import { at } from '../../svg/geometry.ts';
import { area, block, disc, line } from '../../svg/shapes.ts';
import { type Look, body, boxPath } from '../kit.ts';
import { rivet } from '../material.ts';

interface RearForm {
  readonly beam: boolean;
  readonly length: number;
  readonly height: number;
  readonly mount: 'clamp' | 'band';
  readonly lenses: 'one' | 'two' | 'bar';
}

const REDS = ['#e2303c', '#c1121f', '#f0606a', '#a30d18', '#d62330'];

/** A honeycomb of red glass in a window. */
function honeycomb(x: number, y: number, width: number, height: number): string {
  const size = Math.min(13, width / 4.4);
  const dx = size * 1.8;
  const dy = size * 1.6;
  const columns = Math.max(1, Math.floor((width - size) / dx));
  const rows = Math.max(1, Math.floor((height - size) / dy));
  const cell = (cx: number, cy: number, colour: string) =>
    area(
      `M${cx} ${cy - size}l${size * 0.87} ${size * 0.5}v${size}l${-size * 0.87} ${size * 0.5}l${-size * 0.87} ${-size * 0.5}v${-size}z`,
      colour,
    );
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - (row % 2) }, (_, column) =>
      cell(
        x + width / 2 + (column - (columns - 1 - (row % 2)) / 2) * dx,
        y + height / 2 + (row - (rows - 1) / 2) * dy,
        REDS[(column * 2 + row * 3) % REDS.length] ?? '#c1121f',
      ),
    ).join(''),
  );
  return (
    block(x, y, width, height, 9, '#7d0f18') +
    cells.join('') +
    area(`M${x + width * 0.72} ${y + 4}h${width * 0.2}q4 0 4 4v${height * 0.34}z`, '#ffffff', 0.3)
  );
}

/** A light for the rear, seen from behind on its post. @param x its middle */
export function rearLamp({ beam, length, height, mount, lenses }: RearForm, { main, accent }: Look, x: number): string {
  const w = height * 1.06;
  const h = length * 1.05;
  const top = 316 - h;
  const windows = {
    one: [[0.08, 0.72]],
    two: [
      [0.08, 0.34],
      [0.46, 0.34],
    ],
    bar: [
      [0.06, 0.22],
      [0.32, 0.22],
      [0.58, 0.22],
    ],
  }[lenses];
  const post = x + w * 0.28;
  return (
    (beam
      ? area(
          `M${x - w * 0.5} ${top + 16}L${x - w * 1.1} ${top - 16}V${316 + 8}L${x - w * 0.5} ${316 - 16}z`,
          '#ff6b6b',
          0.16,
        )
      : '') +
    block(post, top - 34, w * 0.5, h + 66, 6, '#2b3136') +
    block(post + 5, top - 32, w * 0.1, h + 62, 3, '#1a1e21') +
    block(post + w * 0.36, top - 32, w * 0.07, h + 62, 3, '#6b7278') +
    (mount === 'clamp'
      ? [top + h * 0.16, top + h * 0.78]
          .map(
            (y) =>
              line(
                `M${x + w * 0.2} ${y + 6}C${x + w * 0.5} ${y - 12} ${x + w * 0.8} ${y - 12} ${post + w * 0.55} ${y + 4}`,
                '#14181a',
                18,
              ) + rivet(at(post + w * 0.52, y + 3), 5),
          )
          .join('')
      : line(
          `M${x - w * 0.2} ${top + h * 0.4}C${x + w * 0.4} ${top + h * 0.2} ${x + w} ${top + h * 0.3} ${post + w * 0.54} ${top + h * 0.5}`,
          GRAPHITE,
          12,
        )) +
    body(boxPath(x - w / 2, top, w, h, 18), main, 2) +
    area(boxPath(x - w / 2, top + h * 0.8, w, h * 0.2, Math.min(18, h * 0.09)), main.dark) +
    line(`M${x - w / 2 + 18} ${top + 5}H${x + w / 2 - 18}`, main.light, 3.4) +
    windows.map(([t = 0, share = 0]) => honeycomb(x - w * 0.38, top + h * t, w * 0.76, h * share)).join('') +
    disc(at(x, top + h * 0.9), 8, INK) +
    disc(at(x, top + h * 0.9), 5.5, accent.base)
  );
}
