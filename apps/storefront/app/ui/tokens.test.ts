import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import config from '../../../../tailwind.config.ts';
import { instanceTheme } from './theme.ts';
import { OVERLAY_MS } from './use-dialog.ts';

const colours: Record<string, string> = { ...config.theme.colors, ...instanceTheme };

/** Relative luminance of a #rrggbb colour (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(front: string, back: string): number {
  const [light = 0, dark = 0] = [front, back].map((name) => luminance(colours[name] ?? '')).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT_PAIRS = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((ink) => ['paper', 'mist', 'mist-2'].map((ground) => [ink, ground])),
  ['ink', 'offer'],
  ['ink', 'offer-tint'],
  ['ink-2', 'offer'],
  ...['paper', 'mist', 'action-tint'].map((ground) => ['action', ground]),
  ...['action', 'action-hover', 'action-press', 'ink'].map((ground) => ['paper', ground]),
  ...['good', 'wait', 'error'].flatMap((state) => [
    [state, 'paper'],
    [state, `${state}-tint`],
  ]),
  ['ink-2', 'action-tint'],
];

/** A custom property of one of the theme's namespaces. */
const TOKEN =
  /(?<=var\()--(?:aspect|breakpoint|color|ease|font|max-width|radius|shadow|spacing|text|transition-duration|z-index)-[\w-]+/g;

describe('colour tokens', () => {
  it.each(TEXT_PAIRS)('%s on %s can be read (4.5:1)', (front = '', back = '') => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['paper', 'mist'])('the border of a control is seen on %s (3:1)', (ground) => {
    expect(contrast('control', ground)).toBeGreaterThanOrEqual(3);
  });
});

describe('the numbers of the specification', () => {
  it('are the breakpoints', () => {
    expect(config.theme.screens).toEqual({ tablet: `${768 / 16}em`, desktop: `${992 / 16}em`, wide: `${1280 / 16}em` });
  });

  it('are the durations of accordions and overlays', () => {
    expect(config.theme.transitionDuration).toMatchObject({ accordion: '600ms', sheet: `${OVERLAY_MS}ms` });
    expect(OVERLAY_MS).toBe(400);
  });
});

it('the @theme block matches the tokens', () => {
  const script = fileURLToPath(new URL('../../scripts/build-tokens.mjs', import.meta.url));
  expect(() => execFileSync(process.execPath, ['--import', 'tsx', script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('the style sheets refer only to tokens that exist on every page', () => {
  const app = fileURLToPath(new URL('..', import.meta.url));
  const theme = readFileSync(`${app}/styles/theme.css`, 'utf8');
  const tokens = new Set(theme.slice(theme.indexOf('@theme static')).match(/--[\w-]+(?=:)/g));
  const unknown = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => [...readFileSync(`${app}/${file}`, 'utf8').matchAll(TOKEN)].map(([name]) => ({ file, name })))
    .filter(({ name }) => !tokens.has(name));
  expect(unknown).toEqual([]);
});

it('the font has every weight that the tokens name', () => {
  const rules = readFileSync(new URL('../styles/fonts.css', import.meta.url), 'utf8');
  const [, thinnest, boldest] = /'Geist Variable';[^}]*font-weight: (\d+) (\d+);/.exec(rules) ?? [];
  for (const weight of Object.values(config.theme.fontWeight).map(Number)) {
    expect(weight).toBeGreaterThanOrEqual(Number(thinnest));
    expect(weight).toBeLessThanOrEqual(Number(boldest));
  }
});
