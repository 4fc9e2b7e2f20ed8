import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { limitedUser, ORGANIZATION, ownOrganizationIds } from '../access/own-organizations';
import { DEFAULT_LOCALE } from '../platform/locales';

const FOLDER = 'plugin::upload.folder';

interface Folder {
  id: number;
  /** Path of ids, e.g. `/3/7`. */
  path: string;
}

export interface OwnFolders {
  /** Top-level folders of the user's organizations. */
  roots: Folder[];
  /** These and all their subfolders. */
  all: Folder[];
}

/** Maps organizations to folders; folder names can be changed and have no other field. */
const stored = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'velory', key: 'organization-folders' });

/** Serialized: two simultaneous requests would create two folders. */
let last: Promise<unknown> = Promise.resolve();

async function makeMissing(strapi: Core.Strapi, organizationIds: readonly string[]): Promise<Folder[]> {
  const known = ((await stored(strapi).get({})) as Record<string, number> | null) ?? {};
  const folders: Folder[] = [];
  let isChanged = false;
  for (const documentId of organizationIds) {
    const id = known[documentId];
    let folder: Folder | null = id ? await strapi.db.query(FOLDER).findOne({ where: { id } }) : null;
    if (!folder) {
      const organization = await strapi.db
        .query(ORGANIZATION)
        .findOne({ where: { documentId, locale: DEFAULT_LOCALE } });
      const name = String(organization?.name ?? documentId);
      folder = (await strapi.plugin('upload').service('folder').create({ name, parent: null })) as Folder;
      known[documentId] = folder.id;
      isChanged = true;
    }
    folders.push(folder);
  }
  if (isChanged) await stored(strapi).set({ value: known });
  return folders;
}

/** The folders of organizations, in order; missing ones are created. */
export function foldersOf(strapi: Core.Strapi, organizationIds: readonly string[]): Promise<Folder[]> {
  const work = last.then(() => makeMissing(strapi, organizationIds));
  last = work.catch(() => undefined);
  return work;
}

export async function foldersOfUser(strapi: Core.Strapi, userId: number): Promise<OwnFolders> {
  const roots = await foldersOf(strapi, await ownOrganizationIds(strapi, userId));
  const below = roots.map(({ path }) => ({ path: { $startsWith: `${path}/` } }));
  const inner: Folder[] = below.length > 0 ? await strapi.db.query(FOLDER).findMany({ where: { $or: below } }) : [];
  return { roots, all: [...roots, ...inner] };
}

/** The folders the current request is limited to; undefined without a user or for wider roles. */
export async function limitingFolders(strapi: Core.Strapi): Promise<OwnFolders | undefined> {
  const user = limitedUser(strapi);
  return user && foldersOfUser(strapi, user.id);
}

/** @param id as in requests: a number or its digits */
export const isOneOf = (folders: readonly Folder[], id: unknown): boolean =>
  folders.some((folder) => String(folder.id) === String(id));

/**
 * The target folder for a limited user.
 * @param wanted requested folder id; null and undefined (top level) mean the user's own folder
 * @throws ForbiddenError for other folders
 */
export function placeIn({ roots, all }: OwnFolders, wanted: unknown): number {
  const [root] = roots;
  if (wanted === null || wanted === undefined) {
    if (root) return root.id;
  } else if (isOneOf(all, wanted)) {
    return Number(wanted);
  }
  throw new errors.ForbiddenError();
}
