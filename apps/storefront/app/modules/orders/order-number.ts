import { withoutInvisible } from '~/i18n/invisible.ts';

/**
 * Normalizes a typed order number: upper case, with hyphens, whatever the spacing. Text that is no order number is
 * returned unchanged.
 */
export function normalOrderNumber(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, first, second] = /^(?:VE)?([A-Z0-9]{4})([A-Z0-9]{4})$/.exec(letters) ?? [];
  return first && second ? `VE-${first}-${second}` : withoutInvisible(typed).trim();
}
