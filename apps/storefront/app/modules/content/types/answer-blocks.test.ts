import { describe, expect, it } from 'vitest';
import { answerOfBlocks } from './answer-blocks.server.ts';

const text = (words: string, marks = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'list-item', children });

describe('answerOfBlocks', () => {
  it('keeps paragraphs, links and marks in their order', () => {
    const link = { type: 'link', url: '/faq/konzept', children: [text('Konzept')] };
    expect(
      answerOfBlocks([paragraph(text('Nein. ', { bold: true }), link, text('', {})), paragraph(text('1 < 2'))]),
    ).toEqual([
      { kind: 'text', html: '<strong>Nein. </strong><a href="/faq/konzept">Konzept</a>' },
      { kind: 'text', html: '1 &lt; 2' },
    ]);
  });

  it('tells numbered lists from others, and takes in lists inside them', () => {
    const inner = { type: 'list', format: 'unordered', children: [item(text('b'))] };
    expect(
      answerOfBlocks([{ type: 'list', format: 'ordered', children: [item(text('a')), inner, item(text('c'))] }]),
    ).toEqual([{ kind: 'list', ordered: true, items: ['a', 'b', 'c'] }]);
  });

  it('leaves out what says nothing, and takes nothing that is no answer', () => {
    expect(
      answerOfBlocks([paragraph(text(' ')), { type: 'list', format: 'ordered', children: [item(text(''))] }]),
    ).toEqual([]);
    for (const nothing of [null, undefined, 'Text', {}, [null], [{ children: 'x' }]]) {
      expect(answerOfBlocks(nothing)).toEqual([]);
    }
  });
});
