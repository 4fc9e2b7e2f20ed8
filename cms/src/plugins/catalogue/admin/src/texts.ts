import { useIntl } from 'react-intl';
import type de from './translations/de.json';

/** Names of the plugin's texts; each language has them all. */
export type TextName = keyof typeof de;

/** The plugin's texts in the language of the panel. */
export function useTexts(): (name: TextName, values?: Record<string, string | number>) => string {
  const { formatMessage } = useIntl();
  return (name, values) => formatMessage({ id: `catalogue.${name}`, defaultMessage: name }, values);
}

/** The language in which the panel is read, for dates. */
export const usePanelLocale = (): string => `${useIntl().locale}-CH`;
