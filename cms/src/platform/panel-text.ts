import type { Core } from '@strapi/strapi';

/** A sentence for editors in both languages of the panel. */
export interface PanelText {
  de: string;
  fr: string;
}

/** The sentence in the panel language of the user of the running request; German where there is none. */
export function panelText(strapi: Core.Strapi, text: PanelText): string {
  const user = strapi.requestContext.get()?.state.user as { preferedLanguage?: string | null } | undefined;
  return user?.preferedLanguage === 'fr' ? text.fr : text.de;
}
