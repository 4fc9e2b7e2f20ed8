import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isOneOf, limitingFolders, type OwnFolders, placeIn } from './own-folders';

interface RequestContext {
  params: Record<string, string>;
  query: Record<string, unknown>;
  request: { body?: unknown };
  notFound(): void;
}

type Middleware = (ctx: RequestContext, next: () => Promise<unknown>) => Promise<unknown>;

export interface PluginRoute {
  method: string;
  path: string;
  handler: string | ((ctx: RequestContext) => void);
  config?: { middlewares?: unknown[]; auth?: false };
}

type Guard = (own: OwnFolders, ctx: RequestContext) => void;

/** Checked by the permission's condition or in the services. */
const checkedElsewhere: Guard = () => undefined;

/** Removes other folders from a list. */
const onlyOwn: Guard = ({ all }, ctx) => {
  const own = { id: { $in: all.map(({ id }) => id) } };
  const { filters } = ctx.query;
  ctx.query.filters = filters ? { $and: [filters, own] } : own;
};

const oneOfOwn: Guard = ({ all }, ctx) => {
  if (!isOneOf(all, ctx.params.id)) throw new errors.NotFoundError();
};

/** Moving bypasses the services. */
const insideOwn: Guard = (own, ctx) => {
  const body = (ctx.request.body ?? {}) as { folderIds?: unknown; destinationFolderId?: unknown };
  const folders = Array.isArray(body.folderIds) ? body.folderIds : [];
  for (const id of folders) {
    if (!isOneOf(own.all, id) || isOneOf(own.roots, id)) throw new errors.ForbiddenError();
  }
  if ('destinationFolderId' in body) body.destinationFolderId = placeIn(own, body.destinationFolderId);
};

/** Handlers that organization admins may call; all other routes, including future ones, are refused. */
const GUARDS: Readonly<Record<string, Guard>> = {
  'admin-upload.upload': checkedElsewhere,
  'admin-upload.uploadFile': checkedElsewhere,
  'admin-upload.updateFileInfo': checkedElsewhere,
  'admin-upload.replaceFile': checkedElsewhere,
  'admin-upload.bulkUpdateFileInfo': checkedElsewhere,
  'admin-file.find': checkedElsewhere,
  'admin-file.findOne': checkedElsewhere,
  'admin-file.destroy': checkedElsewhere,
  'admin-folder.find': onlyOwn,
  'admin-folder.findOne': oneOfOwn,
  'admin-folder.create': checkedElsewhere,
  'admin-folder.update': checkedElsewhere,
  'admin-folder.getStructure': checkedElsewhere,
  'admin-folder-file.deleteMany': insideOwn,
  'admin-folder-file.moveMany': insideOwn,
  'view-configuration.findViewConfiguration': checkedElsewhere,
};

/** Asserts that all files of a bulk call are in the user's folders. */
async function assertOwnFiles(strapi: Core.Strapi, own: OwnFolders, ctx: RequestContext): Promise<void> {
  const { fileIds } = (ctx.request.body ?? {}) as { fileIds?: unknown };
  if (!Array.isArray(fileIds) || fileIds.length === 0) return;
  const where = { id: { $in: fileIds }, folderPath: { $in: own.all.map(({ path }) => path) } };
  const found = await strapi.db.query('plugin::upload.file').count({ where });
  if (found !== new Set(fileIds.map(String)).size) throw new errors.ForbiddenError();
}

/** The server would fetch a URL of the user, for example in the private network. */
const FETCHING = 'admin-upload.uploadFromUrls';

const answersNotFound = (ctx: RequestContext): void => ctx.notFound();

/**
 * Removes routes of the media library by which the server fetches URLs, and limits organization admins to routes that
 * keep to their own folders.
 */
export function guardRoutes(routes: readonly PluginRoute[]): PluginRoute[] {
  return routes.map((route) => {
    if (route.handler === FETCHING) return { ...route, handler: answersNotFound, config: { auth: false } };
    const middleware: Middleware = async (ctx, next) => {
      const own = await limitingFolders(strapi);
      if (!own) return next();
      const guard = GUARDS[String(route.handler)];
      if (!guard) throw new errors.ForbiddenError();
      guard(own, ctx);
      await assertOwnFiles(strapi, own, ctx);
      return next();
    };
    return { ...route, config: { ...route.config, middlewares: [...(route.config?.middlewares ?? []), middleware] } };
  });
}
