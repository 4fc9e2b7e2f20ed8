/**
 * Files that a browser fetches for a page before anybody touches it.
 * @typedef {{scripts: string[], styles: string[]}} Assets paths as the page writes them, each once
 */

const TAG = /<(link|script)\b([^>]*)>/gi;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const INLINE_MODULE = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

/** @param {string} text between an element's name and its end @returns {Map<string, string>} */
function attributesOf(text) {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare = '']) => [
      name.toLowerCase(),
      (double ?? single ?? bare).replaceAll('&amp;', '&'),
    ]),
  );
}

/**
 * Scripts and style sheets that a page's HTML requests: by elements, by preloads of modules, and by the imports of
 * inline modules. Preloads of other pages (`prefetch`) are not included.
 * @param {string} html
 * @returns {Assets}
 */
export function pageAssets(html) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  for (const [, element = '', text = ''] of html.matchAll(TAG)) {
    const attributes = attributesOf(text);
    const rel = attributes.get('rel')?.toLowerCase();
    if (element.toLowerCase() === 'script') add(scripts, attributes.get('src'));
    else if (rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script'))
      add(scripts, attributes.get('href'));
    else if (rel === 'stylesheet') add(styles, attributes.get('href'));
  }
  for (const [, text = '', code = ''] of html.matchAll(INLINE_MODULE)) {
    if (attributesOf(text).get('type') !== 'module') continue;
    for (const path of [...staticImports(code), ...dynamicImports(code)]) scripts.add(path);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** @param {Set<string>} set @param {string | undefined} path */
function add(set, path) {
  if (path && !path.startsWith('data:')) set.add(path);
}

const STATIC = /\b(?:import|export)\s*(?:[\w$*{}\s,]+?\bfrom)?\s*(["'])([^"']+\.js)\1/g;
const DYNAMIC = /\bimport\(\s*(["'])([^"']+\.js)\1/g;

/** Files that a module needs before it runs. @param {string} code @returns {string[]} */
export const staticImports = (code) => [...new Set([...code.matchAll(STATIC)].map(([, , path = '']) => path))];

/** Files that a module imports dynamically. @param {string} code @returns {string[]} */
export const dynamicImports = (code) => [...new Set([...code.matchAll(DYNAMIC)].map(([, , path = '']) => path))];

/**
 * A set of modules with everything they import, directly or not.
 * @param {readonly string[]} paths
 * @param {(path: string) => Promise<string>} load gives a module's code
 * @returns {Promise<string[]>} each once
 */
export async function withImports(paths, load) {
  const known = new Set(paths);
  for (const path of known) {
    // A set is iterated in the order of insertion, including what is added meanwhile.
    for (const name of staticImports(await load(path))) known.add(new URL(name, `http://page${path}`).pathname);
  }
  return [...known];
}
