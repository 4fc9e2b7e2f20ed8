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
 * The texts of the shop's own panels, those that editors see and Strapi has in English alone, what is chosen in lists, where Strapi
 * looks for a text under the value itself, and in French the names of types and fields, whose schemas are in German.
 */
export const translations = {
  de: { ...strapiDe, ...mediaDe, ...valuesDe, ...de },
  fr: { ...fieldsFr, ...strapiFr, ...mediaFr, ...valuesFr, ...fr },
};

/** What stands for a value of a list, in the language of who reads it. */
export function useValueWords(): (value: unknown) => string {
  const { formatMessage } = useIntl();
  return (value) =>
    typeof value === 'string' && value !== '' ? formatMessage({ id: value, defaultMessage: value }) : '-';
}

type Key = keyof typeof de;
/** Names of the texts. */
export type TextName = Key extends `velory.${infer Name}` ? Name : never;

/** The panels' texts in the language of who reads them; German where Strapi is in another. */
export function useTexts(): (name: TextName, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (name, values) => formatMessage({ id: `velory.${name}`, defaultMessage: de[`velory.${name}`] }, values);
}

/** What the shop's rules name in German, in the language of who reads it. */
export function useNames(): (kind: 'check' | 'measure', name: string, german: string) => string {
  const { formatMessage } = useIntl();
  return (kind, name, german) => formatMessage({ id: `velory.${kind}.${name}`, defaultMessage: german });
}

/** Writes a moment as people in Switzerland do. */
export function useMoment(): (time: Date) => string {
  const { locale } = useIntl();
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'short', timeStyle: 'short' });
  return (time) => format.format(time);
}
