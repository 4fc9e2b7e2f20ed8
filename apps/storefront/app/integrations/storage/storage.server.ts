import { env } from '~/platform/env.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import { createLocalStorage } from './local.server.ts';
import { type BucketKind, bucketNameIn } from './upload-origin.server.ts';
import type { ObjectStorage } from './storage.ts';

/** A bucket's name, which depends on the environment (spec §9), e.g. `velory-production-uploads`. */
export const bucketName = (kind: BucketKind): string => bucketNameIn(env(), kind);

/** The storage that the environment chooses: S3 where `STORAGE_URL` is set, else a folder in `DATA_DIR`. */
export const objectStorage = (): ObjectStorage =>
  singleton('object-storage', () => {
    const settings = env();
    if (!settings.STORAGE_URL) return createLocalStorage();
    const options = {
      endpoint: settings.STORAGE_URL,
      region: settings.STORAGE_REGION,
      accessKeyId: settings.STORAGE_ACCESS_KEY_ID,
      secretAccessKey: settings.STORAGE_SECRET_ACCESS_KEY,
      pathStyle: settings.STORAGE_PATH_STYLE,
    };
    return loadedWhenUsed(async () => (await import('./s3.server.ts')).createS3Storage(options));
  });

/**
 * A storage whose code comes with its first file: the SDK of S3 takes 20 MB of memory, and most shops keep files in a
 * folder.
 */
function loadedWhenUsed(load: () => Promise<ObjectStorage>): ObjectStorage {
  let loading: Promise<ObjectStorage> | undefined;
  const storage = () => (loading ??= load());
  return {
    signUpload: async (upload) => (await storage()).signUpload(upload),
    put: async (...file) => (await storage()).put(...file),
    get: async (...file) => (await storage()).get(...file),
    async *list(...files) {
      yield* (await storage()).list(...files);
    },
    remove: async (...file) => (await storage()).remove(...file),
  };
}
