import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { checkUpload, type IncomingFile } from './check-upload';
import { isOneOf, limitingFolders, type OwnFolders, placeIn } from './own-folders';

/** Metadata of a file from the request. */
interface FileInfo {
  folder?: unknown;
}

interface StoredFile {
  ext?: string | null;
  folderPath?: string | null;
}

type Id = string | number;

/** The changed methods of the upload service. */
interface UploadService {
  upload(
    input: { data: { fileInfo?: FileInfo | FileInfo[] }; files: IncomingFile | IncomingFile[] },
    options?: object,
  ): Promise<unknown>;
  replace(id: Id, input: { data: { fileInfo?: FileInfo }; file: IncomingFile }, options?: object): Promise<unknown>;
  updateFileInfo(id: Id, info: FileInfo, options?: object): Promise<unknown>;
  remove(file: StoredFile): Promise<unknown>;
  findOne(id: Id): Promise<StoredFile | null>;
}

/** The changed methods of the folder service. */
interface FolderService {
  create(folder: { parent?: unknown }, options?: object): Promise<unknown>;
  update(id: Id, change: { parent?: unknown }, options: object): Promise<unknown>;
  deleteByIds(ids?: Id[]): Promise<unknown>;
  getStructure(): Promise<FolderNode[]>;
}

interface FolderNode {
  id: number;
  children: FolderNode[];
}

type Factory<Service> = (context: { strapi: Core.Strapi }) => Service;

/** @throws ForbiddenError if a limited user accesses a file outside their folders */
function assertOwnFile(own: OwnFolders | undefined, file: StoredFile | null): void {
  if (own && !own.all.some(({ path }) => path === file?.folderPath)) throw new errors.ForbiddenError();
}

/** @throws ForbiddenError if a limited user changes a folder that is not inside their own */
function assertOwnFolder(own: OwnFolders | undefined, id: Id): void {
  if (own && (!isOneOf(own.all, id) || isOneOf(own.roots, id))) throw new errors.ForbiddenError();
}

/**
 * Strapi's upload service with two rules for all callers (panel, API, seed): files have an accepted type, and
 * organization admins use only their own folders. Other fields of a request, which could attach a file to an entry the
 * user may not change, are dropped.
 */
export const guardUploads =
  (make: Factory<UploadService>): Factory<UploadService> =>
  ({ strapi }) => {
    const inner = make({ strapi });
    return {
      ...inner,
      async upload({ data, files }, options) {
        const own = await limitingFolders(strapi);
        const list = [files].flat();
        const infos = [data.fileInfo ?? {}].flat();
        const fileInfo = list.map((_file, index) => {
          const info = infos[index] ?? {};
          return own ? { ...info, folder: placeIn(own, info.folder) } : info;
        });
        for (const file of list) await checkUpload(strapi, file);
        return inner.upload({ data: { fileInfo }, files: list }, options);
      },
      async replace(id, { data, file }, options) {
        const own = await limitingFolders(strapi);
        const current = await inner.findOne(id);
        assertOwnFile(own, current);
        await checkUpload(strapi, file, current?.ext);
        return inner.replace(id, { data: { fileInfo: moved(own, data.fileInfo) }, file }, options);
      },
      async updateFileInfo(id, info, options) {
        const own = await limitingFolders(strapi);
        if (own) assertOwnFile(own, await inner.findOne(id));
        return inner.updateFileInfo(id, moved(own, info) ?? {}, options);
      },
      async remove(file) {
        assertOwnFile(await limitingFolders(strapi), file);
        return inner.remove(file);
      },
    };
  };

/** Metadata of an existing file, with a folder the user may move it to. */
function moved(own: OwnFolders | undefined, info: FileInfo | undefined): FileInfo | undefined {
  if (!own || info?.folder === undefined) return info;
  return { ...info, folder: placeIn(own, info.folder) };
}

/** Strapi's folder service, limited for organization admins to folders inside their own. */
export function guardFolders(inner: FolderService): FolderService {
  return {
    ...inner,
    async create(folder, options) {
      const own = options && (await limitingFolders(strapi));
      return inner.create(own ? { ...folder, parent: placeIn(own, folder.parent) } : folder, options);
    },
    async update(id, change, options) {
      const own = await limitingFolders(strapi);
      assertOwnFolder(own, id);
      const isMoved = own && change.parent !== undefined;
      return inner.update(id, isMoved ? { ...change, parent: placeIn(own, change.parent) } : change, options);
    },
    async deleteByIds(ids = []) {
      const own = await limitingFolders(strapi);
      for (const id of ids) assertOwnFolder(own, id);
      return inner.deleteByIds(ids);
    },
    async getStructure() {
      const own = await limitingFolders(strapi);
      const structure = await inner.getStructure();
      return own ? structure.filter(({ id }) => isOneOf(own.roots, id)) : structure;
    },
  };
}
