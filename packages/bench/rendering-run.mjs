/*
 *   node rendering-run.mjs SHOP PAGES
 *
 * Measures how fast React alone renders pages of a running shop, with the shop's components and the data of the page at hand.
 * PAGES: JSON, an object of name → path. Prints JSON: `{renderings: {name, cpu, perSecond}[]}`, cpu in ms for each rendering.
 */
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { get } from './http.mjs';
import { elementsOf, tagsOf } from './page-elements.mjs';
import { loadShopModules } from './shop-modules.mjs';

const WARM_UP = 300;
const MEASURED = 300;
/** Share of the page's elements by which a rendering may differ, and no more: they would not be the same page. */
const TOLERANCE = 0.01;

const [shop = '', pages = '{}'] = process.argv.slice(2);
/** @type {Record<string, string>} */
const paths = JSON.parse(pages);

const own = createRequire(createRequire(inRoot('apps', 'storefront', 'package.json')).resolve('@remix-run/react'));
/** @type {{decode: (stream: ReadableStream<Uint8Array>) => Promise<{value: unknown, done: Promise<void>}>}} */
const { decode } = own('turbo-stream');

/** Which file of the shop renders a page. @type {Record<string, string>} */
const routeFiles = { listing: 'listing/all-models-route.tsx', product: 'product/route.tsx' };

/** What is used of the shop's modules: their own types know the bundler's world. */
/** @template Value @typedef {import('react').Context<Value>} Context */
/** @typedef {{default: import('react').ComponentType, handle?: unknown}} RouteModule */
/**
 * @typedef {{Layout: import('react').ComponentType<{children?: import('react').ReactNode}>, default:
 * import('react').ComponentType}} RootModule
 */
/**
 * @typedef {(element: import('react').ReactElement, options: {limit: number, onError: (error: unknown) => void}) =>
 * Promise<{html: string}>} RenderBody
 */

const names = Object.keys(paths);
const stub = 'packages/bench/plain-remix.mjs';
const { modules, close } = await loadShopModules(
  [
    stub,
    'apps/storefront/app/root.tsx',
    'apps/storefront/app/i18n/page-texts.ts',
    'apps/storefront/app/i18n/texts.server.ts',
    'apps/storefront/app/platform/render-body.server.ts',
    ...names.map((name) => `apps/storefront/app/pages/${routeFiles[name]}`),
  ],
  { '@remix-run/react': inRoot(...stub.split('/')) },
);
const [plain, root, { PageTextsContext }, { i18nInstance }, { renderBody }, ...routes] =
  /** @type {[typeof import('./plain-remix.mjs'), RootModule, {PageTextsContext: Context<string>}, {i18nInstance: (locale: string) => import('i18next').i18n}, {renderBody: RenderBody}, ...RouteModule[]]} */ (
    modules
  );

/**
 * A page of the shop with the data that its loaders gave.
 * @param {string} path
 * @param {RouteModule} route
 */
async function read(path, { default: Route, handle }) {
  const html = (await get(shop + path)).body.toString();
  const answer = await get(`${shop}${path}.data`);
  const decoded = await decode(new Blob([new Uint8Array(answer.body)]).stream());
  const data = /** @type {Record<string, {data: unknown}>} */ (decoded.value);
  const matches = Object.entries(data).map(([id, each]) => ({
    id,
    data: each.data,
    ...(id === 'root' ? {} : { handle }),
  }));
  const { head, texts, foot } = elementsOf(html);
  return { html, texts, shown: { pathname: path, matches, head, foot, Route } };
}

/** @param {string} texts their address */
const documentWith = (texts) =>
  createElement(
    I18nextProvider,
    { i18n: i18nInstance('de') },
    createElement(
      PageTextsContext.Provider,
      { value: texts },
      createElement(root.Layout, null, createElement(root.default)),
    ),
  );

/** @param {unknown} error */
const onError = (error) => {
  throw error;
};

/** @param {string} name @param {RouteModule} route */
async function measure(name, route) {
  const { html, texts, shown } = await read(paths[name] ?? '', route);
  plain.show(shown);
  const render = async () => Buffer.from((await renderBody(documentWith(texts), { limit: 10_000, onError })).html);
  const tags = tagsOf((await render()).toString());
  if (Math.abs(tags / tagsOf(html) - 1) > TOLERANCE)
    throw new Error(`${name} has ${tagsOf(html)} elements, and ${tags} where React alone renders it.`);
  for (let count = 0; count < WARM_UP; count += 1) await render();
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let count = 0; count < MEASURED; count += 1) await render();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  return { name, cpu: (user + system) / 1000 / MEASURED, perSecond: MEASURED / seconds };
}

const renderings = [];
for (const [index, name] of names.entries()) {
  const route = routes[index];
  if (route) renderings.push(await measure(name, route));
}
await close();
process.stdout.write(`${JSON.stringify({ renderings })}\n`);
process.exit();
