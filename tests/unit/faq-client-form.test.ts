import { describe, expect, it } from 'vitest';
import { plainAnswer } from '../../cms/src/faq/answer.ts';
import { answerOf, readClientEntry } from '../../cms/src/faq/client-form.ts';

const message = (text: unknown) => answerOf(text).map((block) => plainAnswer([block]));

describe('FAQ entries of the client’s data', () => {
  it('become paragraphs and lists in the order they name, with unnamed parts at the end', () => {
    const text = { text2: 'b', list: { items: ['x', 'y'] }, text1: 'a', text3: 'c', order: ['text1', 'list', 'text2'] };
    expect(message(text)).toEqual(['a', 'x y', 'b', 'c']);
    expect(answerOf(text)[1]).toMatchObject({ type: 'list', format: 'unordered' });
    expect(message('Eins.\n\nZwei.')).toEqual(['Eins.', 'Zwei.']);
  });

  it('keep a part keyed test2 if the order says text2, and both if both exist', () => {
    expect(message({ text1: 'a', test2: 'b', order: ['text2', 'text1'] })).toEqual(['b', 'a']);
    expect(message({ text1: 'a', text2: 'b', test2: 'c', order: ['text1', 'text2'] })).toEqual(['a', 'b', 'c']);
  });

  it('keep links as links of the editor', () => {
    expect(answerOf('Siehe <a href="/faq">Hilfe</a>.')).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Siehe ' },
          { type: 'link', url: '/faq', children: [{ type: 'text', text: 'Hilfe' }] },
          { type: 'text', text: '.' },
        ],
      },
    ]);
  });

  it('have the client’s names of categories; the one that is not known is about the shop', () => {
    const entry = { id: 32, title: 'Frage', text: 'Antwort' };
    expect(readClientEntry({ ...entry, category: 'LIEFERUNG' }, 'de')).toMatchObject({
      number: 32,
      category: 'delivery',
    });
    expect(readClientEntry({ ...entry, category: "TOUT SUR LA PROPRIÉTÉ D'UN E-BIKE" }, 'fr').category).toBe('service');
    expect(readClientEntry({ ...entry, category: 'ÜBER UNS' }, 'de').category).toBe('about');
  });
});
