import { describe, expect, it } from 'vitest';
import { answerParts, faqCategories, faqCategoryKeys, findFaqCategory } from './faq.ts';

const text = (html: string) => ({ kind: 'text', html });

describe('answerParts', () => {
  it('takes a plain text as one part', () => {
    expect(answerParts({ text: 'Nein.' })).toEqual([text('Nein.')]);
  });

  it('puts parts into the order the entry names', () => {
    const parts = { text2: 'b', list: { items: ['x', 'y'] }, text1: 'a', order: ['text1', 'list', 'text2'] };
    expect(answerParts({ parts })).toEqual([text('a'), { kind: 'list', ordered: false, items: ['x', 'y'] }, text('b')]);
  });

  it('finds a part keyed test2 where the order says text2, and the other way round', () => {
    expect(answerParts({ parts: { text1: 'a', test2: 'b', order: ['text2', 'text1'] } })).toEqual([
      text('b'),
      text('a'),
    ]);
    expect(answerParts({ parts: { text1: 'a', text2: 'b', order: ['test2', 'text1'] } })).toEqual([
      text('b'),
      text('a'),
    ]);
  });

  it('keeps both where an entry holds test2 and text2', () => {
    const parts = { text1: 'a', text2: 'b', test2: 'c', order: ['text1', 'text2'] };
    expect(answerParts({ parts })).toEqual([text('a'), text('b'), text('c')]);
  });

  it('appends parts that the order forgets and skips names without a part', () => {
    const parts = { text10: 'z', text2: 'b', text1: 'a', list: { items: ['x'] }, order: ['text3', 'text1'] };
    expect(answerParts({ parts })).toEqual([
      text('a'),
      { kind: 'list', ordered: false, items: ['x'] },
      text('b'),
      text('z'),
    ]);
  });

  it('leaves out what is no text at all', () => {
    expect(answerParts({ parts: { text1: 5, list: { items: [null, ' '] }, order: 'text1' } })).toEqual([]);
    expect(answerParts({ text: null, parts: null })).toEqual([]);
  });
});

describe('findFaqCategory', () => {
  it('says which language a slug belongs to', () => {
    expect(findFaqCategory('finanzierung')).toMatchObject({ category: { key: 'financing' }, locale: 'de' });
    expect(findFaqCategory('financement')).toMatchObject({ category: { key: 'financing' }, locale: 'fr' });
    expect(findFaqCategory('leasing')).toBeUndefined();
  });

  it('has one tab for every category, in the same order', () => {
    expect(faqCategories.map(({ key }) => key)).toEqual(faqCategoryKeys);
  });
});
