import { errors } from '@strapi/utils';
import { type PluginRoute, guardRoutes } from '../../media/upload-routes';
import { guardFolders, guardUploads } from '../../media/upload-services';

/** The parts of the upload plugin that are changed. */
interface UploadPlugin {
  services: {
    upload: Parameters<typeof guardUploads>[0];
    folder: Parameters<typeof guardFolders>[0];
    file: Record<string, unknown>;
  };
  routes: Record<'admin' | 'viewConfiguration', { type: string; routes: PluginRoute[] }>;
}

/** The server fetches no URLs of users. */
const fetchUrlToInputFile = (): never => {
  throw new errors.ForbiddenError();
};

/** Strapi's extension of the upload plugin: adds our rules to its services and routes. */
export default function extendUpload<Plugin extends UploadPlugin>(plugin: Plugin): Plugin {
  const { services, routes } = plugin;
  plugin.services = {
    ...services,
    upload: guardUploads(services.upload),
    folder: guardFolders(services.folder),
    file: { ...services.file, fetchUrlToInputFile },
  };
  for (const part of [routes.admin, routes.viewConfiguration]) part.routes = guardRoutes(part.routes);
  return plugin;
}
