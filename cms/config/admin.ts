import { optional, required } from '../src/platform/environment';
import { previewAddress, type PreviewParams } from '../src/preview/address';
import { mayPreview } from '../src/preview/may-preview';

const HOUR_IN_SECONDS = 3600;
const DAY_IN_SECONDS = 24 * HOUR_IN_SECONDS;

export default () => ({
  auth: {
    secret: required('ADMIN_JWT_SECRET'),
    // Browsers reject Secure cookies over plain http, used when the CMS has no public address.
    cookie: { secure: optional('CMS_PUBLIC_URL')?.startsWith('https:') ?? false },
    sessions: { maxRefreshTokenLifespan: 30 * DAY_IN_SECONDS, maxSessionLifespan: 12 * HOUR_IN_SECONDS },
  },
  apiToken: { salt: required('API_TOKEN_SALT') },
  transfer: { token: { salt: required('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: required('ENCRYPTION_KEY') },
  preview: {
    enabled: true,
    config: {
      // The panel may frame the shop; the shop allows only the panel.
      allowedOrigins: [new URL(required('STOREFRONT_ORIGIN')).origin],
      handler: (uid: string, params: PreviewParams) => (mayPreview(uid) ? previewAddress(uid, params) : undefined),
    },
  },
  flags: { nps: false, promoteEE: false },
});
