import type { Core } from '@strapi/strapi';

export interface PanelText {
  de: string;
  fr: string;
}

/** The sentence in the panel language of the current user; default German. */
export function panelText(strapi: Core.Strapi, text: PanelText): string {
  const user = strapi.requestContext.get()?.state.user as { preferedLanguage?: string | null } | undefined;
  return user?.preferedLanguage === 'fr' ? text.fr : text.de;
}
