import type { IsoDate } from '~/modules/financing/financing.ts';

/** What decides whether a page takes money. */
export interface PageTerms {
  state: 'running' | 'ordered' | 'ended';
  endsOn: Date;
}

/** The day of a date column. */
export const isoDay = (date: Date): IsoDate => date.toISOString().slice(0, 10);

/** Whether a page takes money, and the bike can be ordered with it, on a day in Zurich. */
export function isOpenOn({ state, endsOn }: PageTerms, today: IsoDate): boolean {
  return state === 'running' && today <= isoDay(endsOn);
}
