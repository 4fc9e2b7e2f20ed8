import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { messageOf, printProblem, Problem } from './lib/problem.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';

/*
 * `npm run organization:create -- NAME …`: makes an organization with its instance, through the CMS that runs: what the form
 * «Neue Organisation» in Strapi does.
 */

const USAGE = `Makes an organization: a shop of its own, in German and French.

  npm run organization:create -- NAME [options]

  --slug SLUG          first part of its address; from the name by default
  --public             for everybody; by default for members alone
  --domains LIST       mail domains of members, separated by commas; needed unless --public
  --brand COLOUR       ground of its large surfaces, such as #0a4d57
  --action COLOUR      links and buttons, such as #00636f
  --contact EMAIL      whom shoppers ask
  --draft              is not published yet
  --help               this text

The CMS is that of CMS_URL, else the one that npm start runs. CMS_EMAIL and CMS_PASSWORD sign in there; the demonstration's own
login does where neither is set.`;

const options = /** @type {const} */ ({
  slug: { type: 'string' },
  public: { type: 'boolean' },
  domains: { type: 'string' },
  brand: { type: 'string' },
  action: { type: 'string' },
  contact: { type: 'string' },
  draft: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

/** ms for one answer of the CMS. */
const TIMEOUT = 20_000;

/** Who signs in: the environment's, else the demonstration's administrator. */
function login() {
  const { CMS_EMAIL: email, CMS_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  /** @type {{ email: string, password: string, role: string }[]} */
  const users = JSON.parse(readFileSync(`${root}/cms/src/seed/demo-users.json`, 'utf8'));
  const demo = users.find(({ role }) => role === 'strapi-super-admin');
  return { email: demo?.email ?? '', password: demo?.password ?? '' };
}

/**
 * Asks the CMS.
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 * @returns {Promise<any>} what it says under `data`
 */
async function ask(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  let response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
  } catch (error) {
    throw new Problem(
      `The CMS does not answer at ${url}: ${messageOf(error)}.`,
      'Is npm start running? Else set CMS_URL.',
    );
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer.data;
  if (response.status === 400 && url.endsWith('/admin/login'))
    throw new Problem('The CMS does not know this login.', 'Set CMS_EMAIL and CMS_PASSWORD.');
  throw new Problem(
    `The CMS refuses: ${answer.error?.message ?? response.status}`,
    'Change what it names and try again.',
  );
}

async function main() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name, ...others] = positionals;
  if (values.help || name === undefined || others.length > 0) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  loadEnvFile();
  const cms = process.env.CMS_URL || readSettings().cmsUrl;
  const { token } = await ask(`${cms}/admin/login`, login());
  const made = await ask(
    `${cms}/organizations/new`,
    {
      name,
      slug: values.slug,
      private: !values.public,
      emailDomains: values.domains,
      brandColor: values.brand,
      actionColor: values.action,
      contactEmail: values.contact,
      publish: !values.draft,
    },
    token,
  );
  console.log(
    made.published ? `${name} is served at ${made.address}` : `${name} is a draft; published it is at ${made.address}`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
