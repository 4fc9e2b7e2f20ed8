import { formatDate, formatDateAndTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { formatChfWithRappen } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import type { ExportPart } from '~/platform/modules.server.ts';

/** A part of what is stored, in words. */
export interface ReadablePart {
  title: string;
  rows: { label: string; value: string }[][];
}

/** Values that are amounts, in Rappen. */
const amounts = [
  ...['total', 'discount', 'downPayment', 'insurance', 'price', 'goal', 'spent', 'amount', 'employerAmount'],
  'returned',
];

/** Values that are one of a few, kept by a name of the program's. */
const chosen = [
  ...['stage', 'state', 'way', 'role', 'debt', 'idType', 'decision', 'kind', 'paymentState', 'means'],
  ...['all_agb', 'noDebtCollection', 'residentOverOneYear', 'otherDelivery'],
];

/** What is stored about a person in the words of a language: moments, amounts, and what is empty left out. */
export async function readableParts(parts: readonly ExportPart[], locale: Locale): Promise<ReadablePart[]> {
  const t = i18nFor(locale, 'person-data');
  const wordOf = (name: string, value: string | number | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number') return amounts.includes(name) ? formatChfWithRappen(value) : String(value);
    if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatDateAndTime(value, locale);
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDate(value, locale);
    return chosen.includes(name) && /^[\w-]+$/.test(value)
      ? textOfKey(t, `word.${name}.${value}`, { defaultValue: value })
      : value;
  };
  return parts.map(({ name, rows }) => ({
    title: textOfKey(t, `part.${name}`, { defaultValue: name }),
    rows: rows.map((row) =>
      Object.entries(row).flatMap(([key, value]) =>
        value === null || value === ''
          ? []
          : [{ label: textOfKey(t, `value.${key}`, { defaultValue: key }), value: wordOf(key, value) }],
      ),
    ),
  }));
}
