import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToStaticMarkup(<Gallery />);
const values = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const ids = values(/\sid="([^"]+)"/g);

const uiFolder = new URL('../../../ui/', import.meta.url);
const galleryFolder = new URL('.', import.meta.url);

/** Parts of other components, and what has no look of its own. */
const notShown = ['error-list', 'initial', 'isolated-text', 'marked-text', 'preloaded-component', 'visually-hidden'];
/** Shown by every page of the shop. */
const ofEveryPage = ['site-footer'];

describe('every component together', () => {
  it('shows each component of the design system', () => {
    const code = readdirSync(galleryFolder)
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(new URL(name, galleryFolder), 'utf8'))
      .join('');
    const components = readdirSync(uiFolder)
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
      .map((name) => name.replace('.tsx', ''));
    const missing = components.filter((name) => !code.includes(`'~/ui/${name}.tsx'`));
    expect(missing.filter((name) => !notShown.includes(name) && !ofEveryPage.includes(name))).toEqual([]);
  });

  it('gives each id once', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('points only at what is there', () => {
    // The names of closed overlays come with their content.
    const open = html.replace(/<dialog[^>]*>(?=<\/dialog>)/g, '<dialog>');
    const pointers = [...open.matchAll(/\s(?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)];
    const targets = pointers.flatMap((match) => (match[1] ?? '').split(' '));
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('gives every picture its size and its alt text', () => {
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(10);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+" alt="/);
  });

  it('names every button that carries an icon alone', () => {
    const controls = [...html.matchAll(/<(button|a|summary)\b([^>]*)>(.*?)<\/\1>/gs)];
    expect(controls.length).toBeGreaterThan(40);
    const silent = controls.filter(
      ([, , attributes = '', content = '']) => !content.replace(/<[^>]+>/g, '') && !/aria-label="[^"]/.test(attributes),
    );
    expect(silent.map(([tag]) => tag)).toEqual([]);
  });
});
