import { rm } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';

interface TemporaryFile {
  filepath: string;
}

/**
 * Removes a request's temporary files afterwards, also after failures: Strapi removes only those of one field, after a
 * success. Must come directly after `strapi::body`.
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
