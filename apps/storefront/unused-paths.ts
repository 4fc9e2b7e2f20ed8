import type { Plugin } from 'vite';

/** A piece of a library's file, and what stands in its place. */
type Change = readonly [piece: string | RegExp, instead: string];

/** In every file of Remix: the future flags that `vite.config.ts` sets are asked for on each use, and so is a mode without server. */
const settled: readonly Change[] = [
  [/\b(window\.__remixContext\.)?future\.v3_(singleFetch|lazyRouteDiscovery)( === true)?\b/g, 'true'],
  [/(?<=\(|\? |, |: |&& )window\.__remixContext\.isSpaMode\b/g, 'false'],
  [/!(window\.__remixContext\.)?isSpaMode\b/g, 'true'],
  [/\bisSpaMode(?= \?| &&)/g, 'false'],
  [/if \(isSpaMode\)/g, 'if (false)'],
];

const REMIX = '/@remix-run/react/dist/esm/';

const changes: Readonly<Record<string, readonly Change[]>> = {
  [`${REMIX}browser.js`]: [['router.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;', '']],
  // What it draws stands in `noscript`, which is text where scripts run (shell/late-scripts.tsx).
  [`${REMIX}components.js`]: [
    ['function Scripts(props) {', 'function Scripts() {\n  return null;'],
    // Names for the tools of developers keep components in that no page has.
    [/^(RemixContext|NavLink|Link|Form)\.displayName = .*$/gm, ''],
  ],
  [`${REMIX}routes.js`]: [
    // Data travels by single fetch alone.
    ['typeof singleFetch === "function"', 'true'],
    // Every page is drawn by the server.
    ['route.id === "root" ? RemixRootDefaultHydrateFallback : undefined', 'undefined'],
    ['if (needsRevalidation) {', 'if (false) {'],
  ],
  [`${REMIX}errorBoundaries.js`]: [[/let heyDeveloper = [\s\S]*?\n {2}\}\);\n/, 'let heyDeveloper = null;\n']],
  '/@remix-run/router/dist/router.js': [
    // As `RemixBrowser` sets them.
    [/\bfuture\.v7_(normalizeFormMethod|fetcherPersist|partialHydration|prependBasename|relativeSplatPath)\b/g, 'true'],
    // No loader defers (docs/architecture.md).
    ['function isDeferredData(value) {', 'function isDeferredData() {\n  return false;'],
    ['function isDeferredResult(result) {', 'function isDeferredResult() {\n  return false;'],
    // Nothing asks for `useBlocker`.
    ['function shouldBlockNavigation(_ref2) {', 'function shouldBlockNavigation() {\n  return;'],
  ],
  '/react-router/dist/index.js': [
    [
      'function logV6DeprecationWarnings(renderFuture, routerFuture) {',
      'function logV6DeprecationWarnings() {\n  return;',
    ],
  ],
  // No link asks for a view transition.
  '/react-router-dom/dist/index.js': [
    ['if (!viewTransitionOpts || isViewTransitionUnavailable) {', 'if (true) {'],
    [
      / {2}\/\/ When we start a view transition, create a Deferred[\s\S]*?(?= {2}React\.useEffect\(\(\) => \{\n {4}process\.env\.NODE_ENV !== "production" \? UNSAFE_warning\(fallbackElement)/,
      '',
    ],
  ],
  // The roots of React 17.
  '/react-dom/cjs/react-dom.production.min.js': [
    [/exports\.findDOMNode=function\(a\)\{.*?\};(?=exports\.flushSync)/s, ''],
    [/exports\.hydrate=function.*?;(?=\n?exports\.hydrateRoot)/s, ''],
    [/exports\.render=function.*?(?=exports\.version)/s, ''],
  ],
};

/**
 * Leaves out of the browser's files what the framework can do and this shop never asks for: a minifier cannot know. A library that
 * has changed stops the build here, by the piece or the file that is not found.
 */
export function withoutUnusedPaths(): Plugin {
  const missing = new Set<string>([...Object.keys(changes), ...settled.map(([piece]) => String(piece))]);
  return {
    name: 'without-unused-paths',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    transform(code, id) {
      if (id.startsWith('\0')) return undefined;
      const file = id.replace(/\?.*/, '');
      let changed = code;
      for (const [piece, instead] of file.includes(REMIX) ? settled : []) {
        const next = changed.replace(piece, instead);
        if (next !== changed) missing.delete(String(piece));
        changed = next;
      }
      const end = Object.keys(changes).find((each) => file.endsWith(each));
      if (end) missing.delete(end);
      for (const [piece, instead] of changes[end ?? ''] ?? []) {
        const next = changed.replace(piece, instead);
        if (next === changed) this.error(`unused-paths.ts: ${file} has no ${String(piece)} any more`);
        changed = next;
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`unused-paths.ts: nothing in the browser's files is ${[...missing].join(', ')}`);
    },
  };
}
