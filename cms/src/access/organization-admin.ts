import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { foldersOfUser } from '../media/own-folders';
import { type AdminUser, limitedUser, ORGANIZATION, ownOrganizationIds } from './own-organizations';

/** Id under which permissions name the condition below. */
export const OWN_ORGANIZATION = 'api::is-own-organization';

/** Id under which permissions on files name the condition below. */
export const IN_OWN_FOLDER = 'api::is-in-own-folder';

/** Registers the conditions that limit a permission to the organizations of the user who asks, and to files in their folders. */
export async function registerOrganizationConditions(strapi: Core.Strapi): Promise<void> {
  const provider = strapi.service('admin::permission').conditionProvider;
  await provider.register({
    name: 'is-in-own-folder',
    displayName: 'Nur im eigenen Ordner',
    async handler(user: AdminUser) {
      const { all } = await foldersOfUser(strapi, user.id);
      return { folderPath: { $in: all.map(({ path }) => path) } };
    },
  });
  await provider.register({
    name: 'is-own-organization',
    displayName: 'Nur die eigene Organisation',
    async handler(user: AdminUser) {
      return { documentId: { $in: await ownOrganizationIds(strapi, user.id) } };
    },
  });
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

/** Whether somebody takes only pictures of the organization's own folder, or that it shows already: ids of others are guessed easily. */
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
  const { all } = await foldersOfUser(strapi, user.id);
  const found = await strapi.db
    .query('plugin::upload.file')
    .count({ where: { id: { $in: foreign }, folderPath: { $in: all.map(({ path }) => path) } } });
  return found === new Set(foreign).size;
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
