import { createHash } from 'node:crypto';
import { withDatabase } from './databases.mjs';
import { codeOf } from './problem.mjs';

/** The role of storefront and worker: it owns nothing, and row-level security applies to it (decision 110). */
const ROLE = 'velory_shop';

/** Maximum length of a role name. */
const LONGEST = 63;

/** graphile-worker's tables have no policies: access for work on all instances. */
const QUEUE = `
DO $$
DECLARE
  part text;
BEGIN
  GRANT USAGE ON SCHEMA graphile_worker TO ${ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA graphile_worker TO ${ROLE};
  GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA graphile_worker TO ${ROLE};
  GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA graphile_worker TO ${ROLE};
  FOR part IN SELECT relname FROM pg_class c
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'r' AND relrowsecurity
      AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid AND polname = 'of_jobs') LOOP
    EXECUTE format($p$CREATE POLICY of_jobs ON graphile_worker.%I TO ${ROLE}
      USING (current_setting('velory.instance', true) = '*') WITH CHECK (current_setting('velory.instance', true) = '*')$p$, part);
  END LOOP;
END $$`;

/** Policies for work on all instances, on every table that limits the role to one instance. */
const ALL_INSTANCES = `
DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT schemaname, tablename FROM pg_policies
    WHERE '${ROLE}' = ANY (roles) AND schemaname <> 'graphile_worker'
    GROUP BY schemaname, tablename HAVING NOT bool_or(policyname = 'of_all') LOOP
    EXECUTE format($p$CREATE POLICY of_all ON %I.%I TO ${ROLE}
      USING (current_setting('velory.instance', true) = '*') WITH CHECK (current_setting('velory.instance', true) = '*')$p$,
      part.schemaname, part.tablename);
  END LOOP;
END $$`;

/**
 * Grants the shop's role access to the job queue and, on request of the server, to all instances, and sets its
 * password. Runs after each migration as the owner of the tables.
 * @param {string} ownerUrl
 * @param {string} [password] without one the login is not changed
 */
export async function openShopRole(ownerUrl, password) {
  await withDatabase(ownerUrl, async (client) => {
    await client.query(QUEUE);
    await client.query(ALL_INSTANCES);
    if (password) await client.query(`ALTER ROLE ${ROLE} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
  });
}

/**
 * The address of a database for storefront and worker.
 * @param {string} ownerUrl
 * @param {string} password of the role
 */
export function shopRoleUrl(ownerUrl, password) {
  const url = new URL(ownerUrl);
  url.username = ROLE;
  url.password = password;
  return url.href;
}

/**
 * The login of one database: roles are global to a server, so two shops would overwrite each other's password.
 * @param {string} ownerUrl
 * @returns {string} `velory_shop_` and the database's name, or a hash of it if too long
 */
export function loginName(ownerUrl) {
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  const name = `${ROLE}_${database}`;
  if (Buffer.byteLength(name) <= LONGEST) return name;
  return `${ROLE}_${createHash('sha256').update(database).digest('hex').slice(0, 24)}`;
}

/**
 * Creates a login with the role's rights for one database and returns the URL.
 * @param {string} ownerUrl
 * @param {string} password
 * @returns {Promise<string | undefined>} undefined if the owner may not create logins: then the shop switches to the
 *   role on connections of the owner's
 */
export async function loginOfShop(ownerUrl, password) {
  const name = loginName(ownerUrl);
  try {
    await openShopRole(ownerUrl);
    await withDatabase(ownerUrl, async (client) => {
      const role = client.escapeIdentifier(name);
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [name]);
      if (!rowCount) await client.query(`CREATE ROLE ${role} NOSUPERUSER NOBYPASSRLS`);
      await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
      await client.query(`GRANT ${ROLE} TO ${role}`);
    });
    const url = new URL(shopRoleUrl(ownerUrl, password));
    url.username = name;
    await withDatabase(url.href, (client) => client.query('SELECT 1'));
    return url.href;
  } catch (error) {
    // Not allowed, or the server accepts no other logins.
    if (['42501', '28P01', '28000'].includes(codeOf(error))) return undefined;
    throw error;
  }
}
