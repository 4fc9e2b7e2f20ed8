import { describe, expect, it } from 'vitest';
import type { FaqEntry } from './faq.ts';
import { searchFaq } from './faq-search.ts';

const entry = (title: string, html: string, plainAnswer: string): FaqEntry => ({
  id: title,
  slug: 's',
  category: 'order',
  title,
  plainAnswer,
  answer: [{ kind: 'text', html }],
});

const deposit = entry('Wie hoch darf die Anzahlung sein?', '<p>Bis CHF 1’000.</p>', 'Bis CHF 1’000.');
const rate = entry(
  'Wie berechne ich meine Monatsrate?',
  '<p>Preis minus <a href="/anzahlung">Anzahlung</a> &amp; mehr.</p>',
  'Geteilt wird am Ende. Preis minus Anzahlung & mehr.',
);
const french = entry('Où est le vélo ?', '<p>À Zurich, chez l’atelier.</p>', 'À Zurich, chez l’atelier.');
const all = [rate, deposit, french];

const titles = (query: string) => searchFaq(all, query).map(({ id }) => id);

describe('searchFaq', () => {
  it('puts hits in the question first, and marks whole words in question and answer, never in tags', () => {
    const [first, second] = searchFaq(all, 'anzahl');
    expect(first?.title).toBe('Wie hoch darf die <mark>Anzahlung</mark> sein?');
    expect(first?.excerpt).toBeUndefined();
    expect(second?.answer).toEqual([
      { kind: 'text', html: '<p>Preis minus <a href="/anzahlung"><mark>Anzahlung</mark></a> &amp; mehr.</p>' },
    ]);
    expect(second?.excerpt).toBe('Preis minus <mark>Anzahlung</mark> &amp; mehr.');
  });

  it('wants all words, and makes nothing of letters, accents, apostrophes and plural endings', () => {
    expect(titles('Wie viel ist die Anzahlung hoch')).toEqual([]);
    expect(titles('Wie hoch ist die Anzahlung')).toEqual([deposit.id]);
    expect(titles('MONATSRATEN')).toEqual([rate.id]);
    expect(titles('VELOS')).toEqual([french.id]);
    expect(titles("chez l'atelier")).toEqual([french.id]);
  });

  it('finds a question by words that editors name beside it, and shows nothing of them', () => {
    const named = [rate, { ...deposit, synonyms: ['Vorauszahlung', 'Depot'] }];
    expect(searchFaq(named, 'depots')).toEqual([
      { id: deposit.id, slug: 's', category: 'order', title: deposit.title, answer: deposit.answer },
    ]);
    expect(searchFaq([rate, ...named], 'depot preis').map(({ id }) => id)).toEqual([]);
    expect(searchFaq([{ ...rate, synonyms: ['Betrag'] }], 'betrag minus')[0]?.excerpt).toContain('<mark>minus</mark>');
  });

  it('finds nothing without a word, and takes no markup from a search', () => {
    expect(titles(' ?! ')).toEqual([]);
    expect(searchFaq([entry('1 < 2 & 3', '<p>x</p>', 'x')], '2')[0]?.title).toBe('1 &lt; <mark>2</mark> &amp; 3');
    expect(titles('<mark>amp</mark>')).toEqual([]);
  });
});
