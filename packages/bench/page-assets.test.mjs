import { describe, expect, it } from 'vitest';
import { pageAssets, staticImports, withImports } from './page-assets.mjs';

const page = `<!doctype html><html><head>
<link rel="stylesheet" href="/assets/root-1.css"/><link rel=preload as=font href=/assets/geist.woff2 crossorigin>
<link rel="modulepreload" href="/assets/entry-1.js"/><link href='/assets/button-1.js' rel='modulepreload'/>
<link rel="prefetch" as="script" href="/assets/other-page-1.js"/>
<script type="application/ld+json">{"text":"import x from '/no/script.js'"}</script>
</head><body><script src="/theme.js?a=1&amp;b=2"></script>
<script>window.manifest={"module":"/assets/far-away-1.js"}</script>
<script type="module" async="">import * as route0 from "/assets/root-1.js";
import "/assets/manifest-1.js";window.modules={"root":route0,"far":"/assets/far-away-2.js"};
import("/assets/entry-1.js");</script></body></html>`;

describe('the assets of a page', () => {
  it('are those that it fetches by itself, each once', () => {
    expect(pageAssets(page)).toEqual({
      scripts: [
        '/assets/entry-1.js',
        '/assets/button-1.js',
        '/theme.js?a=1&b=2',
        '/assets/root-1.js',
        '/assets/manifest-1.js',
      ],
      styles: ['/assets/root-1.css'],
    });
  });
});

describe('the imports of a module', () => {
  it('are found in minified code, dynamic ones aside', () => {
    const code = `import{a as b,c}from"./a-1.js";import d,{e}from'./d-1.js';import"./side-1.js";export*from"./all-1.js";export{f}from"./f-1.js";const g=()=>import("./late-1.js"),h="./no.js";`;
    expect(staticImports(code)).toEqual(['./a-1.js', './d-1.js', './side-1.js', './all-1.js', './f-1.js']);
  });

  it('are followed to the end, circles included', async () => {
    /** @type {Record<string, string>} */
    const modules = {
      '/assets/a.js': 'import"./b.js";',
      '/assets/b.js': 'import"./deep/c.js";import"./a.js"',
      '/assets/deep/c.js': 'import"../b.js";',
    };
    /** @type {string[]} */
    const loaded = [];
    /** @param {string} path */
    const load = async (path) => {
      loaded.push(path);
      return modules[path] ?? '';
    };
    expect(await withImports(['/assets/a.js'], load)).toEqual(Object.keys(modules));
    expect(loaded).toEqual(Object.keys(modules));
  });
});
