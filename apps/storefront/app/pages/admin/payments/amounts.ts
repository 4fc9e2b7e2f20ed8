import { formatChfWithRappen } from '~/i18n/money.ts';

/** An amount of a statement with its currency. @param amount hundredths */
export const formatMoney = (amount: number, currency: string): string =>
  currency === 'CHF' ? formatChfWithRappen(amount) : `${currency} ${(amount / 100).toFixed(2)}`;
