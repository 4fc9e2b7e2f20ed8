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

/** What names a file: its id, or its document id. */
type FileName = number | string;

/** Stands for a value that names no file. */
const NO_FILE = -1;

/**
 * What an entry, or a part of one, names files by: numbers, document ids, objects with an id or a document id, and lists of either.
 * Where an object has both, Strapi takes the document id: both count.
 */
function fileNames(value: unknown): FileName[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fileNames);
  if (isRecord(value)) return [value.id, value.documentId, value.set, value.connect].flatMap(fileNames);
  if (typeof value === 'string') return [/^\d+$/.test(value) ? Number(value) : value];
  return [typeof value === 'number' && Number.isSafeInteger(value) ? value : NO_FILE];
}

/** All files that an entry names, those of its components too. @param uid of its type or component */
export function mediaOf(models: Record<string, Attributes | undefined>, uid: string, data: unknown): FileName[] {
  if (Array.isArray(data)) return data.flatMap((each) => mediaOf(models, uid, each));
  if (!isRecord(data)) return [];
  return Object.entries(models[uid]?.attributes ?? {}).flatMap(([name, { type, component }]) => {
    const value = data[name];
    if (type === 'media') return fileNames(value);
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
  const foreign = [...new Set(named)].filter((name) => !shown.has(name));
  const { all } = await foldersOfUser(strapi, user.id);
  const found: { id: number; documentId: string }[] = await strapi.db.query('plugin::upload.file').findMany({
    select: ['id', 'documentId'],
    where: {
      $or: [
        { id: { $in: foreign.filter((name) => typeof name === 'number') } },
        { documentId: { $in: foreign.filter((name) => typeof name === 'string') } },
      ],
      folderPath: { $in: all.map(({ path }) => path) },
    },
  });
  const own = new Set<FileName>(found.flatMap(({ id, documentId }) => [id, documentId]));
  return foreign.every((name) => own.has(name));
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
