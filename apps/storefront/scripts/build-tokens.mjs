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
 * Custom properties of one namespace of Tailwind's theme. A dot is an underscore there: `--spacing-1_5` is `p-1.5`.
 * @param {string} namespace such as `color`
 * @param {Readonly<Record<string, string>>} tokens
 */
const variables = (namespace, tokens) =>
  Object.entries(tokens).map(([name, value]) => `--${namespace}-${name.replace('.', '_')}: ${value};`);

/** Tailwind's own values go: a class outside the system does not exist. */
const replaced = ['breakpoint', 'color', 'font', 'font-weight', 'text', 'spacing', 'radius', 'shadow', 'ease'];

const { theme } = config;
const steps = Object.entries(theme.fontSize);
const fonts = Object.fromEntries(Object.entries(theme.fontFamily).map(([name, list]) => [name, list.join(', ')]));
/** `DEFAULT` is what Tailwind's `transition` takes where no other is named. */
const { DEFAULT: defaultEase, ...eases } = theme.transitionTimingFunction;

const forUtilities = [
  ...replaced.map((namespace) => `--${namespace}-*: initial;`),
  '--spacing: initial;',
  ...variables('breakpoint', theme.screens),
  ...steps.flatMap(([name, [, { lineHeight, letterSpacing, fontWeight }]]) => [
    `--text-${name}--line-height: ${lineHeight};`,
    `--text-${name}--letter-spacing: ${letterSpacing};`,
    `--text-${name}--font-weight: ${fontWeight};`,
  ]),
];

const forPages = [
  ...variables('color', theme.colors),
  ...variables('font', fonts),
  ...variables('font-weight', theme.fontWeight),
  ...steps.map(([name, [size]]) => `--text-${name}: ${size};`),
  ...variables('spacing', theme.spacing),
  ...variables('radius', theme.borderRadius),
  ...variables('shadow', theme.boxShadow),
  ...variables('transition-duration', theme.transitionDuration),
  ...variables('ease', { default: defaultEase, ...eases }),
  '--default-transition-timing-function: var(--ease-default);',
  ...variables('max-width', theme.extend.maxWidth),
  ...variables('aspect', theme.extend.aspectRatio),
  ...variables('z-index', theme.extend.zIndex),
];

/** @param {readonly string[]} lines */
const indent = (lines) => lines.map((line) => `  ${line}`).join('\n');

const content = `/* Made from tailwind.config.ts by \`npm run tokens -w apps/storefront\`. */
/* Inline: a utility in a sheet that refers to this one would repeat the value as a fallback beside the variable. */
@theme inline {
${indent(forUtilities)}
}
/* Static: every page has these, for \`var()\` in the sheet of its kind. */
@theme static inline {
${indent(forPages)}
}
`;

if (process.argv.includes('--check')) {
  if (readFileSync(themeFile, 'utf8') !== content) {
    console.error('The theme is out of date: run `npm run tokens -w apps/storefront`.');
    process.exit(1);
  }
} else {
  writeFileSync(themeFile, content);
  console.log(`${forUtilities.length + forPages.length} lines of theme`);
}
