/** Prizes that the form of a new wheel takes. */
export const PRIZE_ROWS = 4;

/** A prize as it was typed. */
export interface PrizeForm {
  nameDe: string;
  nameFr: string;
  shortDe: string;
  shortFr: string;
  fields: string;
  stock: string;
  amount: string;
  minimum: string;
}

/** A new wheel as it was typed. */
export interface WheelForm {
  opensAt: string;
  closesAt: string;
  claimsUntil: string;
  prizes: PrizeForm[];
}
