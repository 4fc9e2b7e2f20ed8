import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Modal } from './overlay.tsx';

const base = { id: 'o', onClose: () => undefined, title: 'Filter', closeLabel: 'Schliessen' };

describe('overlays', () => {
  it('hold nothing while they are closed', () => {
    const html = renderToStaticMarkup(
      <Modal {...base} open={false}>
        Inhalt
      </Modal>,
    );
    expect(html).toContain('<dialog');
    expect(html).not.toContain('Inhalt');
    expect(html).not.toContain('<dialog open');
  });

  it('are named by their title, shown or not', () => {
    for (const hideTitle of [false, true]) {
      const html = renderToStaticMarkup(
        <Modal {...base} open hideTitle={hideTitle}>
          Inhalt
        </Modal>,
      );
      expect(html).toContain('aria-labelledby="o-title"');
      expect(html).toMatch(/<h2 id="o-title"[^>]*>Filter<\/h2>/);
    }
  });

  it('offer no way to close where there is nothing to see behind', () => {
    const html = renderToStaticMarkup(
      <Modal {...base} open dismissible={false}>
        Inhalt
      </Modal>,
    );
    expect(html).not.toContain('Schliessen');
  });
});
