import { withoutInvisible } from '~/i18n/invisible.ts';

/**
 * An order number as it is stored, from what somebody typed: in capitals, with its hyphens, however it was spaced. What is no
 * order number at all comes back as it is.
 */
export function normalOrderNumber(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:VE)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(letters) ?? [];
  return first && second ? `VE-${first}-${second}` : withoutInvisible(typed).trim();
}
