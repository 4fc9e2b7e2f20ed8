/** Spec §3: device kinds. `node` is no device of anyone: a program that asks. */
export const deviceKinds = ['phone', 'tablet', 'desktop', 'node'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Widths at which tablets and desktops begin, px (spec §9: breakpoints). */
const TABLET_PX = 768;
const DESKTOP_PX = 992;

/** The kind of a window by its width. @param width px; undefined if there is no window */
export function deviceOfWidth(width: number | undefined): DeviceKind {
  if (width === undefined) return 'node';
  if (width < TABLET_PX) return 'phone';
  return width < DESKTOP_PX ? 'tablet' : 'desktop';
}

/**
 * The kind of device that a browser says it runs on: a help for statistics that proves nothing.
 * @param userAgent of the request
 */
export function deviceOfAgent(userAgent: string | null): DeviceKind {
  const agent = userAgent ?? '';
  if (!agent.startsWith('Mozilla/')) return 'node';
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  return /\bMobi|\biPhone\b/.test(agent) ? 'phone' : 'desktop';
}
