/**
 * The design tokens of the shop, in one place. `npm run tokens -w apps/storefront` turns them into Tailwind's `@theme`
 * block, `apps/storefront/app/styles/theme.css`: each token is a custom property (`var(--color-ink)`) and a utility.
 *
 * Colours, type, spacing, radii and shadows replace Tailwind's own, so a class outside the system
 * (`rounded-xl`, `text-gray-500`) does not exist. Colour has three voices: ink on paper says, `action` can be acted on,
 * `offer` is an offer. Every text pair in use reaches 4.5:1, every control border 3:1 (WCAG 2.2 AA).
 */
import type { Config } from 'tailwindcss';

const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1280;

/** A length that grows linearly between the two reference widths. Takes pixels, gives a CSS length in rem. */
function fluid(phone: number, desktop: number): string {
  if (phone === desktop) return `${phone / 16}rem`;
  const slope = (desktop - phone) / (DESKTOP_WIDTH - PHONE_WIDTH);
  const base = (phone - slope * PHONE_WIDTH) / 16;
  return `clamp(${phone / 16}rem, ${base.toFixed(4)}rem + ${(slope * 100).toFixed(3)}vw, ${desktop / 16}rem)`;
}

/** A breakpoint in em, so that large text gets the narrow layout. Takes pixels at the default text size. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** One step of the type scale: size on phone and desktop in px, line height as a factor, tracking in em, weight. */
function step(phone: number, desktop: number, lineHeight: number, tracking: number, weight: number) {
  const settings = { lineHeight: String(lineHeight), letterSpacing: `${tracking}em`, fontWeight: String(weight) };
  return [fluid(phone, desktop), settings] satisfies [string, typeof settings];
}

export default {
  theme: {
    // Phone below 768 px, tablet below 992 px, desktop above (spec §9).
    screens: { tablet: em(768), desktop: em(992), wide: em(1280) },
    colors: {
      white: '#ffffff',
      paper: '#ffffff',
      mist: '#f3f4f1',
      'mist-2': '#e8eae5',
      line: '#d6dad3',
      control: '#757d77',
      ink: '#101315',
      'ink-2': '#3d4448',
      'ink-3': '#5b6367',
      // Set by each page's own rule (`app/ui/theme.ts`): a partner's instance has its own.
      action: 'var(--action)',
      'action-hover': 'var(--action-hover)',
      'action-press': 'var(--action-press)',
      'action-tint': 'var(--action-tint)',
      'action-line': 'var(--action-line)',
      offer: '#ffc800',
      'offer-tint': '#fff3c9',
      good: '#0c6640',
      'good-tint': '#e2f1e9',
      wait: '#7a4700',
      'wait-tint': '#fbeedb',
      error: '#b3211b',
      'error-tint': '#fce9e7',
    },
    fontFamily: {
      sans: ["'Geist Variable'", "'Geist Fallback'", "'Geist Fallback Android'", 'system-ui', 'Arial', 'sans-serif'],
    },
    fontWeight: { normal: '400', medium: '500', semibold: '600' },
    fontSize: {
      display: step(44, 76, 1, -0.045, 600),
      h1: step(32, 48, 1.083, -0.035, 600),
      h2: step(26, 34, 1.176, -0.028, 600),
      h3: step(20, 22, 1.273, -0.018, 600),
      h4: step(17, 17, 1.412, -0.008, 600),
      lead: step(18, 20, 1.5, -0.008, 400),
      body: step(16, 16, 1.5, 0, 400),
      small: step(14, 14, 1.429, 0, 400),
      micro: step(12, 12, 1.333, 0.005, 500),
      'rate-xl': step(48, 64, 1, -0.045, 600),
      'rate-l': step(36, 44, 1, -0.04, 600),
      'rate-m': step(24, 30, 1.067, -0.03, 600),
      'rate-s': step(19, 20, 1.2, -0.02, 600),
    },
    spacing: {
      px: '1px',
      0: '0rem',
      1: '0.25rem',
      1.5: '0.375rem',
      2: '0.5rem',
      2.5: '0.625rem',
      3: '0.75rem',
      3.5: '0.875rem',
      4: '1rem',
      4.5: '1.125rem',
      5: '1.25rem',
      6: '1.5rem',
      7: '1.75rem',
      8: '2rem',
      9: '2.25rem',
      10: '2.5rem',
      12: '3rem',
      14: '3.5rem',
      16: '4rem',
      18: '4.5rem',
      20: '5rem',
      24: '6rem',
      32: '8rem',
      /** 44 px: the smallest side of anything that is tapped. */
      touch: '2.75rem',
    },
    borderRadius: { control: '3px', full: '999px' },
    // Shadows belong to what floats (bar, menu, toast, modal); nothing in the page has one. As `var(--shadow-pop)`: the utility
    // `shadow-pop` brings a dozen properties for rings and insets, which nothing uses.
    boxShadow: {
      bar: '0 -1px 0 #d6dad3, 0 -8px 24px rgb(16 19 21 / 0.06)',
      pop: '0 8px 24px rgb(16 19 21 / 0.12)',
      sheet: '0 24px 64px rgb(16 19 21 / 0.18), 0 2px 8px rgb(16 19 21 / 0.08)',
    },
    transitionDuration: { fast: '120ms', base: '200ms', sheet: '400ms', accordion: '600ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)', out: 'cubic-bezier(0, 0, 0.2, 1)' },
    extend: {
      maxWidth: { page: '84rem', text: '40rem' },
      aspectRatio: { bike: '8 / 5' },
      zIndex: { bar: '20', header: '30', drawer: '40', modal: '50', toast: '60' },
    },
  },
} satisfies Config;
