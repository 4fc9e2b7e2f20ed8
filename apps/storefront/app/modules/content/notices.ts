import type { LiveNotification } from './content.ts';

/** Where the browser keeps the ids of notifications that it has shown (spec §9). */
export const SHOWN_NOTICES = 'displayedNotifications';

/** Ten times fifteen seconds (spec §9), where an editor set nothing. */
const DEFAULT_DELAY_MS = 10 * 15_000;

/** Milliseconds of a visit after which a notification shows up. */
export function noticeDelayMs({ showUpDelayInMinutes }: LiveNotification): number {
  return showUpDelayInMinutes === undefined ? DEFAULT_DELAY_MS : showUpDelayInMinutes * 60_000;
}

const bare = (path: string): string => path.replace(/\/+$/, '');

/** Whether a notification may show up on the page of a path. */
export function isOnPage({ displayOnPages }: LiveNotification, pathname: string): boolean {
  return displayOnPages.length === 0 || displayOnPages.some((path) => bare(path) === bare(pathname));
}

/** Ids that the browser kept; none if it kept something else. @param text as it is in its storage */
export function readShown(text: string | null): string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** How light a colour is, 0 to 1 (WCAG 2.2, relative luminance). @param colour six hexadecimal digits after `#` */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Luminance of white and of the shop's ink. */
const PAPER = 1;
const INK = luminance('#101315');

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The ground of a notification: that on which its text is read better. */
export function groundOf(textColour: string | undefined): 'paper' | 'ink' {
  if (textColour === undefined) return 'paper';
  const text = luminance(textColour);
  return contrast(text, PAPER) >= contrast(text, INK) ? 'paper' : 'ink';
}
