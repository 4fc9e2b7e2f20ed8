import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { limitedUser, ORGANIZATION, ownOrganizationIds } from '../access/own-organizations';
import { DEFAULT_LOCALE } from '../platform/locales';

const FOLDER = 'plugin::upload.folder';

/** A folder of the media library. */
interface Folder {
  id: number;
  /** Ids from the top down, such as `/3/7`. */
  path: string;
}

/** The folders of an organization admin. */
export interface OwnFolders {
  /** The folder of each own organization, directly in the library. */
  roots: Folder[];
  /** These and all folders in them. */
  all: Folder[];
}

/** Which folder belongs to which organization: folders have names that people change, and no other field for it. */
const stored = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'velory', key: 'organization-folders' });

/** One at a time: two simultaneous requests would make two folders. */
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

/** The folders of organizations in the media library, in their order; what is missing is made. */
export function foldersOf(strapi: Core.Strapi, organizationIds: readonly string[]): Promise<Folder[]> {
  const work = last.then(() => makeMissing(strapi, organizationIds));
  last = work.catch(() => undefined);
  return work;
}

/** The folders of an admin user's organizations, and all in them. */
export async function foldersOfUser(strapi: Core.Strapi, userId: number): Promise<OwnFolders> {
  const roots = await foldersOf(strapi, await ownOrganizationIds(strapi, userId));
  const below = roots.map(({ path }) => ({ path: { $startsWith: `${path}/` } }));
  const inner: Folder[] = below.length > 0 ? await strapi.db.query(FOLDER).findMany({ where: { $or: below } }) : [];
  return { roots, all: [...roots, ...inner] };
}

/** The folders to which the running request is limited; undefined where it comes from nobody or from somebody with a wider role. */
export async function limitingFolders(strapi: Core.Strapi): Promise<OwnFolders | undefined> {
  const user = limitedUser(strapi);
  return user && foldersOfUser(strapi, user.id);
}

/** Whether a folder is one of these. @param id as requests write it: a number, or its digits */
export const isOneOf = (folders: readonly Folder[], id: unknown): boolean =>
  folders.some((folder) => String(folder.id) === String(id));

/**
 * Where a file or folder goes that somebody limited puts somewhere.
 * @param wanted id of the folder that was asked for; null and undefined for the top of the library, which stands for the own folder
 * @throws ForbiddenError for the folder of somebody else
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
