import { isDamageMark, isPictureSide, markWords } from '~/modules/tickets/tickets.ts';

/** What a slot is called: its side, its marked place, or its number. @param t words of `tickets` */
export function slotName(slot: string, t: (key: string, values?: { number: string }) => string): string {
  if (isDamageMark(slot) && slot !== 'display') return markWords(slot, t);
  return isPictureSide(slot) ? t(`side.${slot}`) : t('field.photo', { number: slot });
}
