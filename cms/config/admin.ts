import { optional, required } from '../src/platform/environment';

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
  flags: { nps: false, promoteEE: false },
});
