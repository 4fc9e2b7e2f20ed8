/**
 * Renders the icons named in `app/ui/icons/icons.json` (our name → lucide's name) into one sprite,
 * `app/ui/icons/sprite.svg`, so that a page refers to an icon by `<use>` and carries no paths.
 *
 *   npm run icons -w apps/storefront        writes the sprite, which belongs into the same commit as the list
 *   node scripts/build-icons.mjs --check   exits with 1 when the sprite is not what the list gives
 */
import { readFileSync, writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const folder = new URL('../app/ui/icons/', import.meta.url);
const spriteFile = new URL('sprite.svg', folder);

/**
 * Lucide's icons are components that hand their reference on: objects to React.
 * @param {unknown} value
 * @returns {value is import('react').ExoticComponent}
 */
const isComponent = (value) => typeof value === 'object' && value !== null && '$$typeof' in value;

/**
 * One `<symbol>`; stroke, width and caps are left to the stylesheet, which reaches into `<use>` by inheritance.
 * @param {string} name
 * @param {string} lucideName
 */
function symbol(name, lucideName) {
  /** @type {unknown} */
  const component = Reflect.get(lucide, lucideName);
  if (!isComponent(component)) throw new Error(`icons.json: lucide has no icon "${lucideName}" (for "${name}")`);
  const svg = renderToStaticMarkup(createElement(component));
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/><\/(path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>')}</symbol>`;
}

/** @type {Record<string, string>} */
const icons = JSON.parse(readFileSync(new URL('icons.json', folder), 'utf8'));
const symbols = Object.entries(icons).map(([name, lucideName]) => symbol(name, lucideName));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;

if (process.argv.includes('--check')) {
  if (readFileSync(spriteFile, 'utf8') !== sprite) {
    console.error('The icon sprite is out of date: run `npm run icons -w apps/storefront`.');
    process.exit(1);
  }
} else {
  writeFileSync(spriteFile, sprite);
  console.log(`${symbols.length} icons, ${sprite.length} bytes`);
}
