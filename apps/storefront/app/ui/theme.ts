/** The colours of what can be acted on, where no partner has its own. */
export const instanceTheme = {
  action: '#1b3bd6',
  'action-hover': '#142ca8',
  'action-press': '#0e1f7d',
  'action-tint': '#eaeefd',
  'action-line': '#b6c2f5',
} as const;

/**
 * The one rule that colours a page: custom properties of its root.
 * @param theme names without `--` and six-digit hexadecimal colours; anyone who reads them from elsewhere has checked
 * that they are
 */
export function themeRule(theme: Readonly<Record<string, string>>): string {
  const colours = Object.entries(theme).map(([name, colour]) => `--${name}:${colour}`);
  return `:root{${colours.join(';')}}`;
}
