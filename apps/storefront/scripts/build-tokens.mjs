/**
 * Turns the tokens of `tailwind.config.ts` into Tailwind's `@theme` block, `app/styles/theme.css`.
 *
 *   npm run tokens -w apps/storefront              writes the block, which belongs into the same commit as the tokens
 *   npm run tokens -w apps/storefront -- --check   exits with 1 when the block does not match the tokens
 */
import { readFileSync, writeFileSync } from 'node:fs';
import config from '../../../tailwind.config.ts';

const themeFile = new URL('../app/styles/theme.css', import.meta.url);

/**
 * Custom properties of one namespace of Tailwind's theme.
 * @param {string} namespace such as `color`
 * @param {Readonly<Record<string, string>>} tokens
 */
const variables = (namespace, tokens) =>
  Object.entries(tokens).map(([name, value]) => `--${namespace}-${name}: ${value};`);

/** A step of the type scale: its size, and what comes with it. */
const type = Object.entries(config.theme.fontSize).flatMap(
  ([name, [size, { lineHeight, letterSpacing, fontWeight }]]) => [
    `--text-${name}: ${size};`,
    `--text-${name}--line-height: ${lineHeight};`,
    `--text-${name}--letter-spacing: ${letterSpacing};`,
    `--text-${name}--font-weight: ${fontWeight};`,
  ],
);

/** `DEFAULT` is what Tailwind's `transition` takes where no other is named. */
const { DEFAULT: defaultEase, ...eases } = config.theme.transitionTimingFunction;

const { theme } = config;
const { extend } = theme;
const fonts = Object.fromEntries(Object.entries(theme.fontFamily).map(([name, fonts]) => [name, fonts.join(', ')]));

/** Tailwind's own values go: a class outside the system does not exist. */
const replaced = ['breakpoint', 'color', 'font', 'font-weight', 'text', 'spacing', 'radius', 'shadow', 'ease'];

const lines = [
  ...replaced.map((namespace) => `--${namespace}-*: initial;`),
  '--spacing: initial;',
  ...variables('breakpoint', theme.screens),
  ...variables('color', theme.colors),
  ...variables('font', fonts),
  ...variables('font-weight', theme.fontWeight),
  ...type,
  ...variables('spacing', theme.spacing),
  ...variables('radius', theme.borderRadius),
  ...variables('shadow', theme.boxShadow),
  ...variables('transition-duration', theme.transitionDuration),
  ...variables('ease', { default: defaultEase, ...eases }),
  '--default-transition-timing-function: var(--ease-default);',
  ...variables('max-width', extend.maxWidth),
  ...variables('aspect', extend.aspectRatio),
  ...variables('z-index', extend.zIndex),
];

/*
 * Static: each page has every token, also those that only the sheet of its kind refers to. Inline: utilities in such a sheet take the
 * value; otherwise each would carry it as a fallback beside the variable.
 */
const block = `/* Made from tailwind.config.ts by \`npm run tokens -w apps/storefront\`. */
@theme static inline {
${lines.map((line) => `  ${line}`).join('\n')}
}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(themeFile, 'utf8') !== block) {
    console.error('The theme is out of date: run `npm run tokens -w apps/storefront`.');
    process.exit(1);
  }
} else {
  writeFileSync(themeFile, block);
  console.log(`${lines.length} lines of theme`);
}
