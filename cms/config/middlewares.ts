import { required } from '../src/platform/environment';

export default () => [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  {
    name: 'strapi::cors',
    config: {
      origin: [new URL(required('STOREFRONT_ORIGIN')).origin],
      methods: ['GET', 'HEAD', 'OPTIONS'],
      credentials: false,
    },
  },
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
  'global::admin-panel',
];
