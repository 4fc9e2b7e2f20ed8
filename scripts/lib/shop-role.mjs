import { createHash } from 'node:crypto';
import { withDatabase } from './databases.mjs';
import { codeOf } from './problem.mjs';

/** The role of storefront and worker: it owns nothing, and row-level security holds for it (decision 110). */
const ROLE = 'velory_shop';

/** Characters of a role's name. */
const LONGEST = 63;

/** The job queue's tables are graphile-worker's, which gives nobody a policy: who works for all instances sees the queue. */
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

/** Whoever says that their work is for all instances sees the rows of all: on every table that shows the role one instance's. */
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
 * Lets the shop's role work the job queue and, where the server says so, for all instances; and log in by a password. Done after
 * each migration, by the owner of the tables.
 * @param {string} ownerUrl
 * @param {string} [password] without one the role stays as it is
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
 * The login that belongs to one database: roles are a whole server's, and two shops on one would take each other's password away.
 * @param {string} ownerUrl
 * @returns {string} `velory_shop_` and the database's name, or what stands for it where that is too long
 */
export function loginName(ownerUrl) {
  const database = decodeURIComponent(new URL(ownerUrl).pathname.slice(1));
  const name = `${ROLE}_${database}`;
  if (Buffer.byteLength(name) <= LONGEST) return name;
  return `${ROLE}_${createHash('sha256').update(database).digest('hex').slice(0, 24)}`;
}

/**
 * Makes a login of one database that may what the role may, and gives the address with it.
 * @param {string} ownerUrl
 * @param {string} password
 * @returns {Promise<string | undefined>} undefined where the owner may give nobody a login: then the shop takes the role on
 *   connections of the owner's
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
    // Not allowed to, or the server's own rules let nobody else log in.
    if (['42501', '28P01', '28000'].includes(codeOf(error))) return undefined;
    throw error;
  }
}
