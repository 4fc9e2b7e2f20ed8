import type { Core, Modules } from '@strapi/strapi';
import { themeOf } from './theme';

const ORGANIZATION = 'api::organization.organization';

interface Change {
  documentId?: string;
  locale?: string | string[] | null;
  data?: Record<string, unknown>;
}

/** Computes and stores the theme whenever an organization is saved; it cannot be set manually. */
export function registerTheme(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    if (context.uid !== ORGANIZATION || (context.action !== 'create' && context.action !== 'update')) return next();
    const { documentId, data } = context.params as Change;
    if (!data) return next();
    const stored =
      context.action === 'update' && documentId
        ? await strapi.db.query(ORGANIZATION).findOne({ where: { documentId, publishedAt: null } })
        : undefined;
    data.theme = themeOf({ ...stored, ...data }).theme ?? null;
    return next();
  };
  strapi.documents.use(middleware);
}
