import { describe, expect, it } from 'vitest';
import { bucketNameIn, uploadOrigin } from './upload-origin.server.ts';

describe('buckets of uploads', () => {
  it('are named by their environment (spec §9), or as the operator says', () => {
    const names = (['development', 'demo', 'production'] as const).map((APP_MODE) =>
      bucketNameIn({ APP_MODE, STORAGE_BUCKET_PREFIX: undefined }, 'uploads'),
    );
    expect(names).toEqual(['velory-development-uploads', 'velory-demo-uploads', 'velory-production-uploads']);
    expect(bucketNameIn({ APP_MODE: 'production', STORAGE_BUCKET_PREFIX: 'shop' }, 'documents')).toBe('shop-documents');
  });

  it('have an origin of their own where the storage wants it', () => {
    const settings = {
      APP_MODE: 'production',
      STORAGE_URL: 'https://s3.example',
      STORAGE_BUCKET_PREFIX: 'shop',
    } as const;
    expect(uploadOrigin({ ...settings, STORAGE_PATH_STYLE: true })).toBe('https://s3.example');
    expect(uploadOrigin({ ...settings, STORAGE_PATH_STYLE: false })).toBe('https://shop-uploads.s3.example');
  });
});
