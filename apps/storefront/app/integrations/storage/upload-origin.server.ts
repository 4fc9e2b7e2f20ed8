import type { Env } from '~/platform/env.server.ts';

/** How long a signed address can be used, in seconds. */
export const UPLOAD_SECONDS = 10 * 60;

/** Settings that say where uploads go. */
export type UploadSettings = Pick<Env, 'APP_MODE' | 'STORAGE_URL' | 'STORAGE_PATH_STYLE' | 'STORAGE_BUCKET_PREFIX'>;

/** What a bucket is for: `uploads` takes what visitors send, `documents` holds what the shop has checked. */
export type BucketKind = 'uploads' | 'documents';

export function bucketNameIn(settings: Pick<UploadSettings, 'APP_MODE' | 'STORAGE_BUCKET_PREFIX'>, kind: BucketKind) {
  return `${settings.STORAGE_BUCKET_PREFIX ?? `velory-${settings.APP_MODE}`}-${kind}`;
}

/** The origin that browsers upload to, where it is another one than the shop's. */
export function uploadOrigin(settings: Partial<UploadSettings> & Pick<UploadSettings, 'APP_MODE'>): string | undefined {
  const { STORAGE_URL: endpoint, STORAGE_PATH_STYLE: pathStyle = true } = settings;
  if (!endpoint || pathStyle) return endpoint;
  return endpoint.replace('://', `://${bucketNameIn(settings, 'uploads')}.`);
}
