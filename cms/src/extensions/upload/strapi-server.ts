import { errors } from '@strapi/utils';
import { type PluginRoute, guardRoutes } from '../../media/upload-routes';
import { guardFolders, guardUploads } from '../../media/upload-services';

/** The media library's plugin, as far as it is changed. */
interface UploadPlugin {
  services: {
    upload: Parameters<typeof guardUploads>[0];
    folder: Parameters<typeof guardFolders>[0];
    file: Record<string, unknown>;
  };
  routes: Record<'admin' | 'viewConfiguration', { type: string; routes: PluginRoute[] }>;
}

/** The server fetches nothing that people name; the panel reads a picture from an address in the browser. */
const fetchUrlToInputFile = (): never => {
  throw new errors.ForbiddenError();
};

/** Strapi's extension point for the server of the media library: rules of the shop around its services and routes. */
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
