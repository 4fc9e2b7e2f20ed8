import { describe, expect, it } from 'vitest';
import { extractAnswer } from '~/modules/assistant/answer/extract.ts';
import { withoutPersonalParts } from '~/modules/assistant/answer/personal-data.ts';
import { answerable, furtherQuestions, hostile, unanswerable } from './questions.ts';
import { limmat, seededFaq } from './sources.ts';

const sources = {
  product: { de: [...limmat('de'), ...seededFaq('de')], fr: [...limmat('fr'), ...seededFaq('fr')] },
  faq: { de: seededFaq('de'), fr: seededFaq('fr') },
};

type Asked = (typeof unanswerable)[number];

const answerTo = ({ place, locale, text }: Asked) =>
  extractAnswer(sources[place][locale], withoutPersonalParts(text), locale);
const textOfAnswer = (requested: Asked) =>
  answerTo(requested)
    .sentences.map(({ text }) => text)
    .join(' ');

describe('answers made from the sources only', () => {
  it.each(answerable.map((each) => [each.text, each] as const))('%s', (_text, requested) => {
    expect(textOfAnswer(requested)).toMatch(requested.holds);
  });

  it.each(unanswerable.map((each) => [each.text, each] as const))('does not know: %s', (_text, requested) => {
    expect(textOfAnswer(requested)).toBe('');
    expect(answerTo(requested).outcome).toBe('unknown');
  });

  it.each(hostile.map((each) => [each.text, each] as const))(
    'quotes the source, or says nothing: %s',
    (_text, requested) => {
      const { sentences, sources: named } = answerTo(requested);
      const known = sources[requested.place][requested.locale].flatMap(({ units }) => units);
      for (const { place, label, href, text } of named) {
        const units = known.filter((unit) => unit.place === place && unit.label === label && unit.href === href);
        const rest = units.reduce((left, unit) => left.replace(unit.text, ''), text);
        expect(rest.replaceAll('·', '').trim()).toBe('');
      }
      for (const { text, sources: numbers } of sentences) {
        expect(numbers.length).toBeGreaterThan(0);
        for (const number of numbers) {
          const source = named.find((each) => each.number === number);
          const message = text.replace(`${source?.label}: `, '').replace(`${source?.label} `, '').replace(/\.$/, '');
          expect(source?.text).toContain(message);
        }
      }
    },
  );

  it.each(furtherQuestions)('knows of more questions whether it knows: %s', (text, locale, isAnswered) => {
    expect(textOfAnswer({ place: 'product', locale, text }) !== '').toBe(isAnswered);
  });

  it.each([
    ['de', 'Welche Farben und Grössen gibt es?', /Nebelgrau.*XS bis XXL/, /Verfügbarkeit/],
    ['fr', 'Quelles couleurs et tailles existent ?', /Gris brume/, /Disponibilité/],
    ['de', 'Welche Ausführungen gibt es?', /^$/, /Verfügbarkeit/],
    ['de', 'Kann ich das Bike zuhause aufladen?', /^$/, /Gepäckträger/],
    ['de', 'Wie viel kann ich hinten aufladen?', /27\skg/, /Akku/],
    ['de', 'Kann ich hinten Gepäck aufladen?', /27\skg/, /Akku/],
    ['fr', 'Puis-je solder en cours de contrat ?', /régler le reste/, /enseign/],
    ['fr', 'Puis-je annuler mon contrat ?', /^$/, /régler le reste/],
  ] as const)('does not mistake a question for its neighbour, in %s: %s', (locale, text, right, beside) => {
    const message = textOfAnswer({ place: 'product', locale, text });
    expect(message).toMatch(right);
    expect(message).not.toMatch(beside);
  });

  it.each([
    ['de', 'Was kostet das Bike?'],
    ['de', 'Wie hoch ist die Monatsrate?'],
    ['fr', 'Quel est le prix du vélo ?'],
  ] as const)('leads to the plan if only an amount is asked for, in %s: %s', (locale, text) => {
    expect(answerTo({ place: 'product', locale, text })).toMatchObject({ outcome: 'money', sentences: [] });
  });
});
