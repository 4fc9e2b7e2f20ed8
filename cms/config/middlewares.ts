import { required } from '../src/platform/environment';

export default () => [
  'strapi::logger',
  'strapi::errors',
  {
    name: 'strapi::security',
    // The panel shows pictures of the shop's products.
    config: {
      contentSecurityPolicy: {
        useDefaults: true,
        directives: { 'img-src': ["'self'", 'data:', 'blob:', new URL(required('STOREFRONT_ORIGIN')).origin] },
      },
    },
  },
  {
    name: 'strapi::cors',
    config: {
      origin: [new URL(required('STOREFRONT_ORIGIN')).origin],
      methods: ['GET', 'HEAD', 'OPTIONS'],
      credentials: false,
    },
  },
  'global::sandbox',
  'strapi::query',
  'global::multipart-gate',
  {
    name: 'strapi::body',
    // All files of a request together; the upload plugin has a smaller limit per file.
    config: { formidable: { maxFileSize: 25 * 1024 * 1024, maxFields: 100 } },
  },
  'global::temporary-files',
  'global::sign-in-limits',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
  'global::admin-panel',
];
