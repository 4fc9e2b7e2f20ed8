import { describe, expect, it } from 'vitest';
import { demoFeed } from './feed.ts';
import type { JsonValue, WooProduct } from './woo.ts';

const feed = demoFeed();
const meta = (item: WooProduct, key: string): JsonValue | undefined =>
  item.meta_data.find((entry) => entry.key === key)?.value;

/** Paragraphs of the description, without markup. */
const paragraphs = (item: WooProduct) =>
  item.description.split('\n').map((line) =>
    line
      .replace(/<\/?p>/g, '')
      .replace(/&amp;/g, '&')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>'),
  );

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+(?=\p{Lu}|«|\d)/u).map((sentence) => sentence.trim());

interface Words {
  title: string;
  text: string;
  view: string;
}

function isWords(value: JsonValue): value is { title: string; text: string; view: string } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && typeof value['text'] === 'string';
}

function highlights(item: WooProduct): Words[] {
  const list = meta(item, 'highlights');
  return Array.isArray(list) ? list.filter(isWords) : [];
}

/** All words of an item that a shopper reads. */
const wordsOf = (item: WooProduct): string[] => [
  item.name,
  String(meta(item, 'subtitle')),
  ...paragraphs(item),
  ...highlights(item).flatMap(({ title, text }) => [title, text]),
  ...item.attributes.flatMap((attribute) => [attribute.name, ...attribute.options]),
];

/** How many products use each text. */
function uses(texts: (item: WooProduct) => string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of feed) {
    for (const text of new Set(texts(item))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

const overused = (counts: Map<string, number>, most: number) =>
  [...counts].filter(([, count]) => count > most).map(([text]) => text);

describe('copy of its own for each product', () => {
  it('has two to four paragraphs, three highlights, a subtitle and a short description', () => {
    for (const item of feed) {
      expect(paragraphs(item).length, item.name).toBeGreaterThanOrEqual(2);
      expect(paragraphs(item).length, item.name).toBeLessThanOrEqual(4);
      expect(highlights(item).length, item.name).toBe(3);
      expect(new Set(highlights(item).map(({ title }) => title)).size, item.name).toBe(3);
      expect(meta(item, 'subtitle'), item.name).toMatch(/.{8,}/);
      expect(item.short_description, item.name).toMatch(/^<p>.{20,}<\/p>$/);
      expect(item.description).not.toMatch(/[{}]|undefined/);
    }
  });

  it('repeats no description, and no first paragraph', () => {
    expect(
      overused(
        uses((item) => [item.description]),
        1,
      ),
    ).toEqual([]);
    expect(
      overused(
        uses((item) => [paragraphs(item)[0] ?? '']),
        1,
      ),
    ).toEqual([]);
    expect(
      overused(
        uses((item) => [item.short_description]),
        1,
      ),
    ).toEqual([]);
  });

  it('uses no sentence in more than six products', () => {
    const sentences = (item: WooProduct) =>
      [...paragraphs(item), ...highlights(item).map(({ text }) => text)].flatMap(sentencesOf);
    expect(overused(uses(sentences), 6)).toEqual([]);
  });

  it('says most of each description about this one product', () => {
    const counts = uses(paragraphs);
    for (const item of feed) {
      const own = paragraphs(item).filter((text) => counts.get(text) === 1);
      expect(own.join(' ').split(' ').length, item.name).toBeGreaterThanOrEqual(18);
    }
  });
});

describe('languages', () => {
  it('spells German and French the Swiss way, without exclamation marks and straight apostrophes', () => {
    for (const item of feed) {
      const text = wordsOf(item).join('\n');
      expect(text, item.name).not.toMatch(/ß|!|'|"|„|“|”/);
      expect(text, item.name).not.toMatch(/ {2}/);
    }
  });

  it('addresses German readers with du and French readers with vous', () => {
    for (const item of feed) {
      const text = wordsOf(item).join('\n');
      if (item.lang === 'de') expect(text, item.name).not.toMatch(/(?<!\p{L})(Ihr|Ihre|Ihnen|Ihren)(?!\p{L})/u);
      else expect(text, item.name).not.toMatch(/(?<!\p{L})(tu|toi|ton vélo|ta|tes)(?!\p{L})/u);
    }
  });

  it('sets narrow no-break spaces before high punctuation in French', () => {
    const french = feed.filter((item) => item.lang === 'fr').flatMap(wordsOf);
    expect(french.filter((text) => /[^\u202f][?:;»](?!\d)/.test(text))).toEqual([]);
    expect(french.some((text) => text.includes('\u202f:'))).toBe(true);
  });

  it('mixes no German into French and no French into German', () => {
    const german =
      /(?<!\p{L})(und|oder|nicht|mit|für|ohne|auch|wird|werden|dem|den|das|ist|sind|einen|zum|zur|Rad|Räder|Akku|Rahmen|Träger|Gänge|Zoll)(?!\p{L})/u;
    const french =
      /(?<!\p{L})(avec|sans|pour|dans|vous|votre|cadre|vélo|roue|sont|les|une|aux|batterie|pouces|vitesses)(?!\p{L})/u;
    const bare = (item: WooProduct) => wordsOf(item).slice(1).join('\n');
    for (const item of feed) {
      expect(bare(item).match(item.lang === 'fr' ? german : french)?.[0], item.name).toBeUndefined();
    }
  });

  it('translates: texts of a pair differ', () => {
    const byId = new Map(feed.map((item) => [item.id, item]));
    for (const item of feed.filter((one) => one.lang === 'de')) {
      const pair = byId.get(item.translations.fr);
      expect(pair?.description, item.name).not.toBe(item.description);
      expect(pair && meta(pair, 'subtitle'), item.name).not.toBe(meta(item, 'subtitle'));
      expect(pair && highlights(pair).map(({ view }) => view)).toEqual(highlights(item).map(({ view }) => view));
    }
  });
});
