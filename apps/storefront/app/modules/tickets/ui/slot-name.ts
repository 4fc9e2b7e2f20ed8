import type { Translate } from '~/i18n/keys.ts';
import { isDamageMark, isPictureSide, markWords } from '~/modules/tickets/tickets.ts';

/** What a slot is called: its side, its marked place, or its number. */
export function slotName(slot: string, t: Translate<'tickets'>): string {
  if (isDamageMark(slot) && slot !== 'display') return markWords(slot, t);
  return isPictureSide(slot) ? t(`side.${slot}`) : t('field.photo', { number: slot });
}
