import { randomBytes } from 'node:crypto';
import { readJson, writeFileAtomically } from './files.mjs';
import { inData } from './paths.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** Secrets of shop, CMS and database, by the name of the shop's variable. */
const NAMES = [
  'SESSION_SECRET',
  'CMS_API_TOKEN',
  'CMS_WEBHOOK_SECRET',
  'SHOP_DATABASE_PASSWORD',
  'STRAPI_APP_KEYS',
  'STRAPI_API_TOKEN_SALT',
  'STRAPI_ADMIN_JWT_SECRET',
  'STRAPI_TRANSFER_TOKEN_SALT',
  'STRAPI_ENCRYPTION_KEY',
];

/**
 * The secrets of this checkout: generated once, stored in `.data/secrets.json`, readable by the owner only. Secrets of
 * newer versions are added.
 * @param {string} [file]
 * @returns {Record<string, string>}
 */
export function loadSecrets(file = inData('secrets.json')) {
  const stored = readJson(file);
  /** @type {Record<string, string>} */
  const secrets = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const missing = NAMES.filter((name) => typeof secrets[name] !== 'string' || secrets[name].length < 32);
  if (missing.length === 0) return secrets;
  for (const name of missing) secrets[name] = name === 'STRAPI_APP_KEYS' ? `${secret()},${secret()}` : secret();
  writeFileAtomically(file, `${JSON.stringify(secrets, undefined, 2)}\n`, 0o600);
  return secrets;
}
