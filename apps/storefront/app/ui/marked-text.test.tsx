import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const html = (text: string) =>
  renderToStaticMarkup(<MarkedText text={text} marks={{ terms: (words) => <a href="/agb">{words}</a> }} />);

describe('a text with marks', () => {
  it('turns marked words into what they stand for, wherever they are', () => {
    expect(html('Die <terms>AGB</terms> & mehr')).toBe('Die <a href="/agb">AGB</a> &amp; mehr');
    expect(html('<terms>CG</terms>, <terms>lues</terms>')).toBe('<a href="/agb">CG</a>, <a href="/agb">lues</a>');
  });

  it('leaves words of unknown or broken marks as text', () => {
    expect(html('Die <other>AGB</other>')).toBe('Die AGB');
    expect(html('a <terms>b')).toBe('a &lt;terms&gt;b');
  });
});
