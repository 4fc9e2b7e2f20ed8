import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

/** A file of a request, as far as it is removed. */
interface TemporaryFile {
  filepath: string;
}

/**
 * Removes the temporary files of a request after it, also where it failed: Strapi itself removes only those of one field, after a
 * success. Comes directly after `strapi::body`.
 */
const temporaryFiles: Core.MiddlewareFactory = () => {
  return async (ctx, next) => {
    const files = Object.values((ctx.request.files ?? {}) as Record<string, TemporaryFile | TemporaryFile[]>).flat();
    try {
      await next();
    } finally {
      await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };
};

export default temporaryFiles;
