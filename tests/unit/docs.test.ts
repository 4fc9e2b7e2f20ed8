import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { envSchema } from '~/platform/env.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { placeholderCmsEnvironment, readSettings, shopEnvironment } from '../../scripts/lib/settings.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const markdown = (folder: string): string[] =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));
const pages = ['README.md', ...markdown('docs'), ...markdown('docs/coverage')];

/** The anchors of a page's headings, as GitHub and most viewers form them. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The links of a page whose file or heading does not exist. */
function brokenLinks(page: string): string[] {
  const targets = [...read(page).matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [name = '', anchor] = target.split('#');
    const file = name === '' ? path.join(root, page) : path.join(root, path.dirname(page), name);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
}

/** Where paths of the pages start: the checkout, or the storefront, whose folders are written without it. */
const bases = ['', 'apps/storefront', 'apps/storefront/app', 'apps/storefront/app/modules'];
const sourceFile = /^[\w./-]*\/[\w.-]+\.(tsx?|mjs|cjs|css|json|prisma|sh)$/;

describe('pages', () => {
  it.each(pages)('%s links only to files and headings that exist', (page) => {
    expect(brokenLinks(page)).toEqual([]);
  });

  it.each(pages.filter((page) => page !== 'docs/operations.md'))('%s names only source files that exist', (page) => {
    const named = [...read(page).matchAll(/`([^`\n]+)`(?! \(new\))/g)].map(([, name = '']) => name);
    const missing = named.filter(
      (name) => sourceFile.test(name) && !bases.some((base) => existsSync(path.join(root, base, name))),
    );
    expect(missing).toEqual([]);
  });
});

describe('the page for operators', () => {
  const page = read('docs/operations.md');
  const quoted = [...page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

  it('names settings that the shop, the CMS or the scripts know', () => {
    const settings = readSettings({ NODE_ENV: 'test' });
    const known = [
      ...Object.keys(envSchema.shape),
      ...Object.keys(shopEnvironment(settings, {}, { databaseUrl: '', mode: 'demo' })),
      ...Object.keys(placeholderCmsEnvironment()),
      ...[...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name),
    ];
    const names = quoted.flatMap((text) => text.match(/\b[A-Z]+(_[A-Z]+)+\b/g) ?? []);
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names numbers that the shop measures', async () => {
    const known = (await metrics.registry.getMetricsAsArray()).map(({ name }) => name);
    const names = quoted
      .flatMap((text) => text.match(/\b(http|page_cache|jobs?)_\w+\b/g) ?? [])
      .filter((name) => name !== 'page_cache');
    expect(names.length).toBeGreaterThan(4);
    expect([...new Set(names)].filter((name) => !known.includes(name))).toEqual([]);
  });

  it('names files that exist', () => {
    const files = quoted.filter((text) => /^(apps|cms|scripts|prisma|docs|tests)\/[\w./-]+$/.test(text));
    expect(files.length).toBeGreaterThan(2);
    expect(files.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});
