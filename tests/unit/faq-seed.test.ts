import { describe, expect, it } from 'vitest';
import { plainAnswer } from '../../cms/src/faq/answer.ts';
import { type ClientEntry, readClientEntry } from '../../cms/src/faq/client-form.ts';
import german from '../../cms/src/seed/faq.de.json';
import french from '../../cms/src/seed/faq.fr.json';
import { faqCategoryKeys } from '~/modules/content/faq.ts';
import { addresses } from '~/site-map.ts';

const seeds = { de: german as ClientEntry[], fr: french as ClientEntry[] };
const languages = ['de', 'fr'] as const;

const entries = (locale: 'de' | 'fr') =>
  seeds[locale].map((entry) => {
    const { answer, ...values } = readClientEntry(entry, locale);
    return { ...values, blocks: answer, answer: plainAnswer(answer).replaceAll(/[\u00a0\u202f]/g, ' ') };
  });

/** The answer to a question that has some words. */
function answerTo(locale: 'de' | 'fr', words: string): string {
  const found = entries(locale).filter(({ title }) => title.replaceAll(/[\u00a0\u202f]/g, ' ').includes(words));
  expect(found.map(({ title }) => title)).toHaveLength(1);
  return found[0]?.answer ?? '';
}

/** Every figure of §§1 to 9 about what the help centre covers. */
const knownFigures = new Set(
  `0 1 2 3 6 9 12 24 36 48 120 90 1080 1’080 4’320 2’000 3’000 1’000 5’000 10’000 186 376 672 15 21 25 45`.split(' '),
);

describe('the first entries of the FAQ', () => {
  it('are 51 in German, where 32 occurs twice, and 66 in French', () => {
    const numbers = { de: entries('de').map(({ number }) => number), fr: entries('fr').map(({ number }) => number) };
    expect([numbers.de.length, numbers.fr.length]).toEqual([51, 66]);
    expect(numbers.de.filter((number, index) => numbers.de.indexOf(number) !== index)).toEqual([32]);
    expect(new Set(numbers.fr).size).toBe(66);
  });

  it.each(languages)('are all different in %s, and are in all eight categories', (locale) => {
    const all = entries(locale);
    expect(new Set(all.map(({ title }) => title.toLowerCase())).size).toBe(all.length);
    expect(new Set(all.map(({ answer }) => answer.toLowerCase())).size).toBe(all.length);
    expect([...new Set(all.map(({ category }) => category))]).toEqual(faqCategoryKeys);
    expect(all.filter(({ answer }) => answer === '')).toEqual([]);
  });

  it.each(languages)('name no figure in %s that the specification does not have', (locale) => {
    const figures = entries(locale).flatMap(({ title, answer }) => `${title} ${answer}`.match(/\d+(’\d+)*/g) ?? []);
    expect(figures.filter((figure) => !knownFigures.has(figure))).toEqual([]);
  });

  it.each(languages)('lead to pages of the shop in %s, and to test rides in a brand world', (locale) => {
    const patterns = Object.entries(addresses)
      .filter(([name]) => name !== 'collection')
      .map(
        ([, address]) =>
          new RegExp(
            `^${address[locale]
              .replace(/\/\*$/, '(/.*)?')
              .replace(/\/:\w+\?/g, '(/[^/]+)?')
              .replace(/:\w+/g, '[^/]+')}$`,
          ),
      );
    const links = [...JSON.stringify(entries(locale)).matchAll(/"url":"([^"?]+)([^"]*)"/g)];
    expect(links.length).toBeGreaterThan(5);
    expect(links.map(([, path = '']) => path).filter((path) => !patterns.some((each) => each.test(path)))).toEqual([]);
    expect(
      links.filter(([, path = '', query]) => path.includes('/brand-world/') && query === '?categories=test_drive'),
    ).toHaveLength(1);
  });

  it('make the customer the owner with the last payment, and are not leasing', () => {
    expect(answerTo('de', 'Leasing?')).toMatch(/^Nein\. .*Sobald der volle Preis bezahlt ist, gehört es dir/);
    expect(answerTo('de', 'Wann gehört das Bike mir?')).toMatch(/^Mit der letzten Zahlung/);
    expect(answerTo('fr', 'un leasing ?')).toMatch(/^Non\. .*Une fois le prix entier payé, il vous appartient/);
    expect(answerTo('fr', 'm’appartient-il ?')).toContain('devient votre propriété avec le dernier paiement');
  });

  it('sell ordinary bikes too in German, and know a shop in Zurich with test rides', () => {
    expect(answerTo('de', 'Velos ohne Motor?')).toMatch(/^Ja\. Neben E-Bikes .*gewöhnliche Velos/);
    expect(answerTo('de', 'Probe fahren?')).toMatch(/^Ja, in unserem ersten Laden in Zürich/);
    expect(answerTo('de', 'als Laden?')).toMatch(/^Ja\. Unser erster Laden ist in Zürich/);
  });

  it('sell e-bikes only in French, without test rides and without an account area', () => {
    expect(answerTo('fr', 'sans moteur ?')).toContain('nous vendons uniquement des vélos électriques');
    expect(answerTo('fr', 'avant l’achat ?')).toMatch(/^Notre boutique est en ligne : un essai n’y est pas possible/);
    expect(answerTo('fr', 'espace client ?')).toMatch(/^Non, .*Votre commande est enregistrée chez nous/);
  });

  it('send the payment slips within one to two weeks, and want the first payment on the 1st', () => {
    expect(answerTo('de', 'Einzahlungsscheine?')).toContain('innert ein bis zwei Wochen');
    expect(answerTo('de', 'erste Rate fällig?')).toContain(
      'Wer am 15. Oktober unterschreibt, zahlt zum ersten Mal am 1. Dezember',
    );
    expect(answerTo('fr', 'première mensualité')).toMatch(
      /les bulletins de versement vous parviennent en une à deux semaines\. .* si vous signez le 15 octobre, vous payez la première fois le 1er décembre/,
    );
  });

  it('deliver for nothing, within about two weeks what is in stock', () => {
    expect(answerTo('de', 'Was kostet die Lieferung?')).toMatch(/^Nichts\. Wir liefern in der ganzen Schweiz gratis/);
    expect(answerTo('de', 'Wie lange dauert die Lieferung?')).toContain('rund zwei Wochen');
    expect(answerTo('fr', 'coûte la livraison ?')).toMatch(/^Rien\. Nous livrons gratuitement dans toute la Suisse/);
    expect(answerTo('fr', 'temps dure la livraison ?')).toContain('deux semaines environ');
  });

  it('require a yearly service, a liability insurance from 45 km/h, and in French prompt reports of defects', () => {
    expect(answerTo('de', 'in den Service?')).toBe('Einmal im Jahr.');
    expect(answerTo('de', 'Haftpflichtversicherung?')).toMatch(/25 km\/h nicht\. .*45 km\/h schon/);
    expect(answerTo('fr', 'faut-il un service ?')).toBe('Une fois par an.');
    expect(answerTo('fr', 'responsabilité civile ?')).toMatch(/25 km\/h, non\. .*45 km\/h, oui/);
    expect(answerTo('fr', 'vérifier à la réception ?')).toMatch(/défaut visible .*24 heures/);
    expect(answerTo('fr', 'défaut caché')).toContain('dans la semaine qui suit la livraison');
  });
});
