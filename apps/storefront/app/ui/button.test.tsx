import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, LinkButton } from './button.tsx';
import { LinkProvider, type AnchorProps } from './link.tsx';

describe('Button', () => {
  it('sends no form unless told to', () => {
    expect(renderToStaticMarkup(<Button>Weiter</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Weiter</Button>)).toContain('type="submit"');
  });

  it('stays focusable when it can do nothing, and says why', () => {
    const html = renderToStaticMarkup(<Button disabledReason="Wähle zuerst eine Grösse.">In den Warenkorb</Button>);
    expect(html).not.toMatch(/\sdisabled/);
    expect(html).toContain('aria-disabled="true"');
    const id = /aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<span id="${id}"`);
  });

  it('keeps its words while it is loading and adds what is under way', () => {
    const html = renderToStaticMarkup(<Button loading="Wird hinzugefügt">In den Warenkorb</Button>);
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('In den Warenkorb');
    expect(html).toContain('Wird hinzugefügt');
  });
});

describe('links', () => {
  it('are made by the component that the page provides', () => {
    const Routed = ({ children, ...props }: AnchorProps) => (
      <a {...props} data-routed="">
        {children}
      </a>
    );
    const html = renderToStaticMarkup(
      <LinkProvider value={Routed}>
        <LinkButton href="/a">innen</LinkButton>
        <LinkButton href="/b.pdf" reload>
          Datei
        </LinkButton>
      </LinkProvider>,
    );
    expect(html).toMatch(/<a[^>]*href="\/a"[^>]*data-routed/);
    expect(html).not.toMatch(/<a[^>]*href="\/b.pdf"[^>]*data-routed/);
  });
});
