import { optional, required } from '../src/platform/environment';
import { previewAddress, type PreviewParams } from '../src/preview/address';
import { mayPreview } from '../src/preview/may-preview';

const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS;

export default () => ({
  auth: {
    secret: required('ADMIN_JWT_SECRET'),
    // A browser refuses Secure cookies over plain http, where the CMS runs without a public address.
    cookie: { secure: optional('CMS_PUBLIC_URL')?.startsWith('https:') ?? false },
    sessions: { maxRefreshTokenLifespan: 30 * DAY_IN_SECONDS, maxSessionLifespan: 12 * HOUR_IN_SECONDS },
  },
  apiToken: { salt: required('API_TOKEN_SALT') },
  transfer: { token: { salt: required('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: required('ENCRYPTION_KEY') },
  preview: {
    enabled: true,
    config: {
      // The panel may show the shop in a frame; the shop lets nobody else do so.
      allowedOrigins: [new URL(required('STOREFRONT_ORIGIN')).origin],
      handler: (uid: string, params: PreviewParams) => (mayPreview(uid) ? previewAddress(uid, params) : undefined),
    },
  },
  flags: { nps: false, promoteEE: false },
});
