import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

const html = renderToStaticMarkup(<Gallery />);
const values = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const ids = values(/\sid="([^"]+)"/g);

describe('every component together', () => {
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
