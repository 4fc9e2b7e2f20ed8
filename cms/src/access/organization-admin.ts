import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '../platform/locales';

/** Code of the role whose members see and edit their own organization only. */
export const ORGANIZATION_ADMIN_ROLE = 'organization-admin';

/** Id under which permissions name the condition below. */
export const OWN_ORGANIZATION = 'api::is-own-organization';

const ORGANIZATION = 'api::organization.organization';

interface AdminUser {
  id: number;
  roles?: { code: string }[];
}

/**
 * Ids of the organizations that list the user among their admins. The German draft of an organization decides, so that
 * taking somebody off the list works at once for both languages.
 */
async function ownOrganizationIds(strapi: Core.Strapi, userId: number): Promise<string[]> {
  const organizations = await strapi.db.query(ORGANIZATION).findMany({
    select: ['documentId'],
    where: { locale: DEFAULT_LOCALE, publishedAt: null, admins: { id: userId } },
  });
  return organizations.map(({ documentId }) => String(documentId));
}

/** Registers the condition that limits a permission to the organizations of the user who asks. */
export async function registerOrganizationCondition(strapi: Core.Strapi): Promise<void> {
  await strapi.service('admin::permission').conditionProvider.register({
    name: 'is-own-organization',
    displayName: 'Nur die eigene Organisation',
    async handler(user: AdminUser) {
      return { documentId: { $in: await ownOrganizationIds(strapi, user.id) } };
    },
  });
}

/** The signed-in admin user of the running request, where that user is an organization admin and nothing more. */
function limitedUser(strapi: Core.Strapi): AdminUser | undefined {
  const user: AdminUser | undefined = strapi.requestContext.get()?.state.user;
  const roles = user?.roles ?? [];
  return roles.length > 0 && roles.every(({ code }) => code === ORGANIZATION_ADMIN_ROLE) ? user : undefined;
}

interface Attributes {
  attributes: Record<string, { type: string; component?: string }>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The ids of files that an entry, or a part of one, names: numbers, objects with an id, and lists of either. */
function fileIds(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(fileIds);
  if (isRecord(value)) return [value.id, value.set, value.connect].flatMap(fileIds);
  const id = typeof value === 'string' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? [id] : [];
}

/** All files that an entry names, those of its components too. @param uid of its type or component */
export function mediaOf(models: Record<string, Attributes | undefined>, uid: string, data: unknown): number[] {
  if (Array.isArray(data)) return data.flatMap((each) => mediaOf(models, uid, each));
  if (!isRecord(data)) return [];
  return Object.entries(models[uid]?.attributes ?? {}).flatMap(([name, { type, component }]) => {
    const value = data[name];
    if (type === 'media') return fileIds(value);
    if (type === 'component' && component) return mediaOf(models, component, value);
    if (type !== 'dynamiczone' || !Array.isArray(value)) return [];
    return value.flatMap((each) => (isRecord(each) ? mediaOf(models, String(each.__component), each) : []));
  });
}

/** What the content manager builds its own queries with. */
type PopulateBuilder = (uid: string) => { populateDeep(level: number): { build(): Promise<object> } };

/** Whether somebody takes only pictures that they have uploaded, or that their organization shows already: ids of others are guessed easily. */
async function usesOwnMedia(strapi: Core.Strapi, user: AdminUser, params: object): Promise<boolean> {
  const { documentId = '', locale, data } = params as { documentId?: string; locale?: string; data?: unknown };
  const models = { ...strapi.contentTypes, ...strapi.components } as unknown as Record<string, Attributes>;
  const named = mediaOf(models, ORGANIZATION, data);
  if (named.length === 0) return true;
  const builder = strapi.plugin('content-manager').service('populate-builder') as unknown as PopulateBuilder;
  const populate = await builder(ORGANIZATION).populateDeep(Infinity).build();
  const current = await strapi.db
    .query(ORGANIZATION)
    .findMany({ where: { documentId, ...(locale ? { locale } : {}) }, populate });
  const shown = new Set(current.flatMap((entry) => mediaOf(models, ORGANIZATION, entry)));
  const foreign = named.filter((id) => !shown.has(id));
  const uploaded = await strapi.db
    .query('plugin::upload.file')
    .count({ where: { id: { $in: foreign }, createdBy: { id: user.id } } });
  return uploaded === new Set(foreign).size;
}

/**
 * Guards organizations below the admin panel's own permission checks: an organization admin reads and changes the own
 * organization only and makes or removes none, even if somebody widens the role's permissions by mistake.
 */
export function registerOrganizationGuard(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    const user = context.uid === ORGANIZATION ? limitedUser(strapi) : undefined;
    if (!user) return next();
    const ids = await ownOrganizationIds(strapi, user.id);
    const params = context.params as { documentId?: string; filters?: object };
    const own = params.documentId !== undefined && ids.includes(params.documentId);
    switch (context.action) {
      case 'findMany':
      case 'findFirst':
      case 'count':
        params.filters = { $and: [params.filters ?? {}, { documentId: { $in: ids } }] };
        return next();
      case 'update':
        if (own && (await usesOwnMedia(strapi, user, context.params))) return next();
        throw new errors.ForbiddenError();
      case 'findOne':
      case 'publish':
      case 'unpublish':
      case 'discardDraft':
        if (own) return next();
        throw new errors.ForbiddenError();
      default:
        throw new errors.ForbiddenError();
    }
  };
  strapi.documents.use(middleware);
}
