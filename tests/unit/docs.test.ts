import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { envSchema } from '~/platform/env.server.ts';
import { metrics } from '~/platform/metrics.server.ts';
import { placeholderCmsEnvironment, readSettings, shopEnvironment } from '../../scripts/lib/settings.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const pages = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));

describe('links between pages', () => {
  it('of the README lead somewhere', () => {
    const targets = [...read('README.md').matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !existsSync(path.join(root, target)))).toEqual([]);
  });

  it.each(pages)('of %s lead somewhere', (page) => {
    const targets = [...read(`docs/${page}`).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);
    const missing = targets.filter(
      (target) => !/^https?:/.test(target) && !existsSync(path.join(root, 'docs', target)),
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
