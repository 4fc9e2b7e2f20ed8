import type { Locale } from '~/i18n/locales.ts';
import { stemOf, wordsOf } from './stems.ts';

/*
 * Words that ask for the same thing. The first of a line is how data sheet and FAQ say it.
 */

const groups: Readonly<Record<Locale, readonly string[]>> = {
  de: [
    'gewicht schwer wiegt wiegen kilo kilogramm',
    'gesamtgewicht zusammen insgesamt gesamt zulässig zul',
    'reichweite weit kilometer akkuladung ladung distanz',
    'abnehmbar herausnehmen rausnehmen entnehmen ausbauen abnehmen herausnehmbar',
    'geschwindigkeit schnell tempo kmh höchstgeschwindigkeit',
    'laufradgrösse laufrad räder radgrösse zoll',
    'grösse rahmengrösse körpergrösse gross grossen',
    'reifen pneu pneus mantel bereifung',
    'licht beleuchtung lampe lichter scheinwerfer',
    'schaltung schalten gangschaltung',
    'gänge gang zehngang',
    'gepäckträger träger zuladung',
    'drehmoment nm stark kraft power',
    'akku batterie',
    'motor antriebseinheit',
    'rahmenmaterial aluminium material',
    'rahmenform rahmenformen einstieg',
    'display bildschirm anzeige computer',
    'gabel federgabel federung gefedert',
    'bremsen bremse bremst',
    'farbe farben farbig',
    'früher vorzeitig abzahlen zurückzahlen ablösen begleichen tilgen abschliessen',
    'rabattcode gutschein gutscheincode promocode rabatt gutscheinnummer',
    'konto account registrieren benutzerkonto kundenkonto login',
    'lieferung liefern liefert lieferzeit versand zustellung geliefert',
    'probe ausprobieren testen probefahrt probefahrten probefahren',
    'versicherung haftpflichtversicherung versichern versichert haftpflicht',
    'alt alter mindestalter',
    'laufzeit laufzeiten dauer',
    'gewöhnliche normale normal herkömmliche gewöhnlich',
    'beschädigt schaden kaputt defekt',
    'bezahlen zahlen zahlung einzahlen zahle zahlt',
    'raten rate ratenzahlung abzahlung teilzahlung',
    'service wartung warten inspektion',
    'anzahlung anzahlen',
    'ausweis pass dokument',
    'einzahlungsscheine einzahlungsschein rechnung',
    'laden geschäft filiale shop',
    'bestellung bestellen bestellt',
    'ändern änderung anpassen wechseln',
    'zurückgeben rückgabe retour retournieren zurückschicken',
    'kaufen kauf kaufe',
    'gratis kostenlos umsonst versandkosten',
    'verfolgen bestellstatus status',
    'erreichen erreiche anrufen telefonieren telefon kontakt kontaktieren ruf',
    'bonität bonitätsprüfung kreditprüfung',
  ],
  fr: [
    'poids pèse peser kilos kilo lourd',
    'autonomie distance kilomètres portée',
    'amovible retirer retire enlever démonter sortir',
    'vitesse rapide vite',
    'taille cadre stature',
    'roues roue pouces',
    'pneus pneu',
    'éclairage lumière phare feu lampe',
    'porte bagages',
    'freins frein freiner freinage',
    'couleur couleurs coloris',
    'écran display affichage',
    'fourche suspension suspendu',
    'batterie accu',
    'livraison livrer livrez livrons recevoir arriver arrive livré',
    'gratuitement gratuit gratuite gratuits',
    'solder rembourser tôt anticiper anticipé',
    'code promo réduction rabais bon',
    'acompte',
    'assurance assurer assuré',
    'mensualités mensualité paiement échelonné',
    'défaut caché vice',
    'essayer essai tester',
    'durées durée',
    'service entretien entretenir révision',
    'abîmé endommagé cassé dommage',
    'rendre retour retourner',
    'moteur motorisation',
    'commander commande',
    'modifier changer',
    'ans âge',
    'joindre contacter téléphone',
  ],
};

const named = (locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    groups[locale].flatMap((line, place) =>
      wordsOf(line).map((word): [string, string] => [stemOf(word, locale), `#${place}`]),
    ),
  );

const groupOf: Readonly<Record<Locale, ReadonlyMap<string, string>>> = { de: named('de'), fr: named('fr') };

/** The sign of a stem's group; undefined where it belongs to none. */
export const groupSign = (stem: string, locale: Locale): string | undefined => groupOf[locale].get(stem);
