import { kilobytes, table, verdict } from './figures.mjs';
import { get } from './http.mjs';
import { pageAssets, withImports } from './page-assets.mjs';

/** Bytes, compressed by gzip (docs/benchmarks.md, Budgets). */
const MAX_SCRIPT = 135 * 1024;
const MAX_FORM_SCRIPT = 145 * 1024;
const MAX_STYLE = 14 * 1024;

const GZIP = { 'Accept-Encoding': 'gzip' };

/**
 * What each page weighs on its first load.
 * @param {string} shopUrl
 * @param {readonly import('./pages.mjs').Page[]} pages
 * @returns {Promise<string>} a table
 */
export async function measureSizes(shopUrl, pages) {
  /** @type {Map<string, number>} bytes by path */
  const files = new Map();
  /** @param {string} path */
  const load = async (path) => {
    const code = (await get(shopUrl + path)).body.toString('utf8');
    files.set(path, (await get(shopUrl + path, GZIP)).body.length);
    return code;
  };
  const rows = [];
  for (const page of pages) {
    const html = (await get(shopUrl + page.path, page.headers)).body;
    const { body: compressed } = await get(shopUrl + page.path, { ...page.headers, ...GZIP });
    const assets = pageAssets(html.toString('utf8'));
    const scripts = await withImports(assets.scripts, load);
    for (const path of assets.styles) await load(path);
    /** @param {readonly string[]} paths */
    const weigh = (paths) => paths.reduce((sum, path) => sum + (files.get(path) ?? 0), 0);
    rows.push(
      row(page, {
        html: html.length,
        compressed: compressed.length,
        scripts,
        script: weigh(scripts),
        style: weigh(assets.styles),
      }),
    );
  }
  return table(['page', 'HTML', 'budget', 'HTML gzip', 'JS gzip', 'files', 'budget', 'CSS gzip', 'budget'], rows);
}

/**
 * @param {import('./pages.mjs').Page} page
 * @param {{html: number, compressed: number, scripts: readonly string[], script: number, style: number}} figures bytes,
 * but for the list of files
 */
function row(page, { html, compressed, scripts, script, style }) {
  const maxScript = page.form ? MAX_FORM_SCRIPT : MAX_SCRIPT;
  return [
    page.name,
    kilobytes(html),
    page.maxHtml ? verdict(html <= page.maxHtml, `≤ ${page.maxHtml / 1024} KB`) : '–',
    kilobytes(compressed),
    kilobytes(script),
    String(scripts.length),
    verdict(script <= maxScript, `≤ ${maxScript / 1024} KB`),
    kilobytes(style),
    verdict(style <= MAX_STYLE, `≤ ${MAX_STYLE / 1024} KB`),
  ];
}
