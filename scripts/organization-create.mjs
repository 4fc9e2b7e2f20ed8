import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { messageOf, printProblem, Problem } from './lib/problem.mjs';
import { loadEnvFile, readSettings } from './lib/settings.mjs';

/*
 * `npm run organization:create`: creates an organization with its shop through the running CMS, as the form «Neue
 * Organisation» does.
 */

const USAGE = `Create an organization with a shop in German and French.

Usage: npm run organization:create -- NAME [options]

Options:
  --slug SLUG       first part of the address (default: derived from the name)
  --public          open to everybody (default: members only)
  --domains LIST    e-mail domains of members, separated by commas; required unless --public
  --brand COLOUR    colour of large surfaces, e.g. #0a4d57
  --action COLOUR   colour of links and buttons, e.g. #00636f
  --contact EMAIL   contact address for shoppers
  --draft           do not publish it yet
  -h, --help        show this help

Environment:
  CMS_URL                  the CMS (default: the one of npm start)
  CMS_EMAIL, CMS_PASSWORD  login for the CMS (default: the demo administrator)`;

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

/** Timeout of a request to the CMS, in ms. */
const TIMEOUT = 20_000;

/** The login of the environment, or the demo administrator. */
function login() {
  const { CMS_EMAIL: email, CMS_PASSWORD: password } = process.env;
  if (email && password) return { email, password };
  /** @type {{ email: string, password: string, role: string }[]} */
  const users = JSON.parse(readFileSync(`${root}/cms/src/seed/demo-users.json`, 'utf8'));
  const demo = users.find(({ role }) => role === 'strapi-super-admin');
  return { email: demo?.email ?? '', password: demo?.password ?? '' };
}

/**
 * Sends a request to the CMS.
 * @param {string} url
 * @param {object} body
 * @param {string} [token]
 * @returns {Promise<any>} the response's `data`
 */
async function ask(url, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  let response;
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
  } catch (error) {
    throw new Problem(`Cannot reach the CMS at ${url}: ${messageOf(error)}.`, 'Run npm start, or set CMS_URL.');
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer.data;
  if (response.status === 400 && url.endsWith('/admin/login'))
    throw new Problem('The CMS rejected the login.', 'Set CMS_EMAIL and CMS_PASSWORD.');
  throw new Problem(
    `The CMS rejected the request: ${answer.error?.message ?? response.status}`,
    'Correct the options and try again.',
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
    made.published
      ? `Organization ${name} created: ${made.address}`
      : `Draft of organization ${name} created. Once published, its address is ${made.address}`,
  );
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  printProblem(error);
  process.exitCode = 1;
}
