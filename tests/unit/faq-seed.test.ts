import { describe, expect, it } from 'vitest';
import german from '../../cms/src/seed/faq.de.json';
import french from '../../cms/src/seed/faq.fr.json';

interface Entry {
  category: string;
  title: string;
  /** A plain answer; else its parts. */
  text?: string;
  parts?: unknown;
}

/** All that the entries of categories say, in one text with ordinary spaces. */
const said = (entries: readonly Entry[], ...categories: string[]): string =>
  entries
    .filter(({ category }) => categories.includes(category))
    .map(({ title, text, parts }) => `${title} ${JSON.stringify(text ?? parts)}`)
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the first entries of the FAQ', () => {
  it('make the customer the owner with the last payment, and are no leasing', () => {
    const concept = { de: said(german, 'concept'), fr: said(french, 'concept') };
    expect(concept.de).toMatch(/Ist das ein Leasing\? "Nein\. .*Sobald der volle Preis bezahlt ist, gehört es dir/);
    expect(concept.de).toContain('Eigentum wird das Bike mit der letzten Zahlung');
    expect(concept.fr).toMatch(/Est-ce un leasing \? "Non\. .*Une fois le prix entier payé, il vous appartient/);
    expect(concept.fr).toContain('devient votre propriété avec le dernier paiement');
  });

  it('sell ordinary bikes too in German, and know a shop in Zurich with test rides', () => {
    const choose = said(german, 'choose');
    expect(choose).toMatch(/Verkauft ihr auch Velos ohne Motor\? "Ja\. Neben E-Bikes .*gewöhnliche Velos/);
    expect(choose).toMatch(/Probe fahren\? "Ja, in unserem ersten Laden in Zürich/);
    expect(said(german, 'about')).toMatch(/Laden\? "Ja\. Unser erster Laden ist in Zürich/);
  });

  it('sell e-bikes only in French, without test rides and without an account area', () => {
    const choose = said(french, 'choose');
    expect(choose).toContain('nous vendons uniquement des vélos électriques');
    expect(choose).toMatch(
      /essayer un vélo avant l’achat \? "Notre boutique est en ligne : un essai n’y est pas possible/,
    );
    expect(said(french, 'order')).toMatch(/espace client \? "Non, .*Votre commande est enregistrée chez nous/);
  });

  it('send the payment slips within one to two weeks, and want the first payment on the 1st', () => {
    const financing = { de: said(german, 'financing'), fr: said(french, 'financing') };
    expect(financing.de).toContain('Einzahlungsscheine innert ein bis zwei Wochen');
    expect(financing.de).toContain('Wer am 15. Oktober unterschreibt, zahlt zum ersten Mal am 1. Dezember');
    expect(financing.fr).toContain('les bulletins de versement vous parviennent en une à deux semaines');
    expect(financing.fr).toContain('si vous signez le 15 octobre, vous payez la première fois le 1er décembre');
  });

  it('deliver for nothing, within about two weeks what is in stock', () => {
    const delivery = { de: said(german, 'delivery'), fr: said(french, 'delivery') };
    expect(delivery.de).toMatch(/Was kostet die Lieferung\? "Nichts\. Wir liefern in der ganzen Schweiz gratis/);
    expect(delivery.de).toContain('Ein Bike an Lager ist in rund zwei Wochen bei dir');
    expect(delivery.fr).toMatch(/Combien coûte la livraison \? "Rien\. Nous livrons gratuitement dans toute la Suisse/);
    expect(delivery.fr).toContain('Un vélo en stock arrive en deux semaines environ');
  });

  it('want a service once a year, a liability insurance from 45 km/h, and in French defects told in time', () => {
    const care = { de: said(german, 'maintenance', 'service'), fr: said(french, 'maintenance', 'service') };
    expect(care.de).toMatch(/in den Service\? "Einmal im Jahr/);
    expect(care.de).toMatch(
      /bis 25 km\/h braucht keine eigene Haftpflichtversicherung\. .*bis 45 km\/h ist sie Pflicht/,
    );
    expect(care.fr).toMatch(/faut-il un service \? "Une fois par an/);
    expect(care.fr).toMatch(/25 km\/h, aucune assurance responsabilité civile .*45 km\/h, elle est obligatoire/);
    expect(care.fr).toContain(
      'un défaut visible dans les 24 heures qui suivent la livraison et un défaut caché dans la semaine',
    );
  });
});
