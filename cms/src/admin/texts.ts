import { useIntl } from 'react-intl';
import de from './translations/de.json';
import fieldsFr from './translations/fields.fr.json';
import fr from './translations/fr.json';
import mediaDe from './translations/media.de.json';
import mediaFr from './translations/media.fr.json';
import strapiDe from './translations/strapi.de.json';
import strapiFr from './translations/strapi.fr.json';
import valuesDe from './translations/values.de.json';
import valuesFr from './translations/values.fr.json';

/**
 * Texts of our panels, of Strapi texts that exist in English only, of enumeration values (Strapi looks up a text by the
 * value itself), and French names of types and fields, whose schemas are German.
 */
export const translations = {
  de: { ...strapiDe, ...mediaDe, ...valuesDe, ...de },
  fr: { ...fieldsFr, ...strapiFr, ...mediaFr, ...valuesFr, ...fr },
};

/** The label of an enumeration value in the panel's language. */
export function useValueWords(): (value: unknown) => string {
  const { formatMessage } = useIntl();
  return (value) =>
    typeof value === 'string' && value !== '' ? formatMessage({ id: value, defaultMessage: value }) : '-';
}

type Key = keyof typeof de;
export type TextName = Key extends `velory.${infer Name}` ? Name : never;

/** The panels' texts in the panel's language; German by default. */
export function useTexts(): (name: TextName, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (name, values) => formatMessage({ id: `velory.${name}`, defaultMessage: de[`velory.${name}`] }, values);
}

/** Translates German names in validation messages into the panel's language. */
export function useNames(): (kind: 'check' | 'measure', name: string, german: string) => string {
  const { formatMessage } = useIntl();
  return (kind, name, german) => formatMessage({ id: `velory.${kind}.${name}`, defaultMessage: german });
}

/** Formats a time in Swiss style. */
export function useMoment(): (time: Date) => string {
  const { locale } = useIntl();
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'short', timeStyle: 'short' });
  return (time) => format.format(time);
}
