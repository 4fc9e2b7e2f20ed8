import type { Core, Modules } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { foldersOfUser } from '../media/own-folders';
import { type AdminUser, limitedUser, ORGANIZATION, ownOrganizationIds } from './own-organizations';

/** Id of the condition below in permissions. */
export const OWN_ORGANIZATION = 'api::is-own-organization';

/** Id of the condition below in permissions on files. */
export const IN_OWN_FOLDER = 'api::is-in-own-folder';

/** Registers the conditions that limit a permission to the user's own organizations and to files in their folders. */
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

type FileName = number | string;

/** Placeholder for a value that refers to no file. */
const NO_FILE = -1;

/**
 * File references of an entry or component: numbers, document ids, objects with either, and lists of these. If an
 * object has both, Strapi uses the document id; both are checked.
 */
function fileNames(value: unknown): FileName[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fileNames);
  if (isRecord(value)) return [value.id, value.documentId, value.set, value.connect].flatMap(fileNames);
  if (typeof value === 'string') return [/^\d+$/.test(value) ? Number(value) : value];
  return [typeof value === 'number' && Number.isSafeInteger(value) ? value : NO_FILE];
}

/** All files that an entry and its components refer to. @param uid of its type or component */
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

/** The content manager's query builder. */
type PopulateBuilder = (uid: string) => { populateDeep(level: number): { build(): Promise<object> } };

/**
 * Whether only pictures of the organization's folder, or already used ones, are referenced: other ids are easy to
 * guess.
 */
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
 * Protects organizations below the panel's permission checks: an organization admin reads and changes only their own
 * organization and creates or deletes none, even if the role's permissions are extended by mistake.
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
