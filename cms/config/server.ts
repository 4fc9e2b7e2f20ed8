import { optional, required, trustedProxies } from '../src/platform/environment';

export default () => ({
  host: optional('HOST') ?? '127.0.0.1',
  port: Number(optional('PORT') ?? 1337),
  url: optional('CMS_PUBLIC_URL'),
  proxy: { koa: trustedProxies() > 0, maxIpsCount: trustedProxies() },
  app: { keys: required('APP_KEYS').split(',') },
  logger: { updates: { enabled: false }, startup: { enabled: false } },
});
