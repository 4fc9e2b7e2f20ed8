import { PLAN_LENGTHS_OF_NEW } from '../validation/plan-lengths';

/** Label and help of each field, and which field names an entry in lists. */
export interface FieldHelp {
  title: string;
  fields: Record<string, readonly [label: string, description: string]>;
}

const LINK = 'Eine Seite des Shops (/faq/konzept) oder eine Adresse mit https://.';
const PRODUCT_SLUG = 'Das Ende der Produktadresse: aus /produkt/velo-name wird velo-name.';
const BLOCKS = [
  'Bausteine',
  'Abschnitte der Seite von oben nach unten. Ohne Bausteine zeigt der Shop seine Vorgabe.',
] as const;
const TILE = ['Kachel in Listen', 'Erscheint zwischen den Produkten einer Liste.'] as const;

export const CONTENT_TYPE_HELP: Record<string, FieldHelp> = {
  'api::faq-entry.faq-entry': {
    title: 'title',
    fields: {
      number: ['Nummer', 'Die Nummer aus dem früheren System. Sie darf doppelt vorkommen.'],
      category: ['Rubrik', 'Unter diesem Reiter steht die Frage im Hilfebereich.'],
      title: ['Frage', 'So, wie Kundinnen und Kunden sie stellen würden. Höchstens 160 Zeichen.'],
      text: [
        'Antwort',
        'Einfacher Text, Links als <a href="/…">Wort</a>. {email} und {phone} setzt der Shop ein. Leer lassen, wenn Bausteine benutzt werden.',
      ],
      parts: [
        'Bausteine der Antwort',
        'Für Antworten mit Liste: {"text1": "…", "list": {"items": ["…"]}, "text2": "…", "order": ["text1", "list", "text2"]}.',
      ],
      position: ['Reihenfolge', 'Kleine Zahlen stehen oben.'],
    },
  },
  'api::organization.organization': {
    title: 'name',
    fields: {
      name: ['Name', 'Name der Organisation, wie er im Shop steht.'],
      slug: ['Adresse', 'Erster Teil der Shop-Adresse, vor dem Namen des Shops: limmatwerke. Gilt für beide Sprachen.'],
      private: ['Nur für Mitarbeitende', 'Wenn eingeschaltet, braucht es eine Anmeldung mit der Firmen-E-Mail.'],
      emailDomains: [
        'E-Mail-Domains',
        'Wer eine solche Adresse hat, gehört dazu. Mit Kommas trennen: firma.ch, firma.com.',
      ],
      admins: [
        'Zuständige',
        'Diese Personen dürfen die Organisation bearbeiten, in beiden Sprachen. Es zählt der deutsche Eintrag.',
      ],
      loginPopup: ['Anmeldefenster', 'Erscheint auf privaten Seiten für alle, die nicht angemeldet sind.'],
      maxDiscountCodeAmount: ['Höchster Rabatt', 'In ganzen Franken. Leer: keine Grenze.'],
      combineDiscountCodeAndPublicDiscount: [
        'Rabatte verbinden',
        'Ein Code gilt auch für Produkte, die schon reduziert sind.',
      ],
      discountCodeIsRequiredForCheckout: ['Code ist Pflicht', 'Ohne Rabattcode ist keine Bestellung möglich.'],
      restrictCartToOnlyOneProductMax: ['Nur ein Produkt', 'Der Warenkorb nimmt höchstens ein Produkt auf.'],
      maxPlanLength: ['Längster Plan', `In Monaten: ${PLAN_LENGTHS_OF_NEW}. Leer: alle Pläne des Shops.`],
      listingItem: TILE,
      banner: ['Banner', 'Steht oben auf jeder Seite der Organisation.'],
      stickyBar: ['Leiste unten', 'Bleibt beim Blättern am unteren Rand stehen.'],
      home: ['Startseite', BLOCKS[1]],
    },
  },
  'api::live-notification.live-notification': {
    title: 'title',
    fields: {
      title: ['Text', 'Ein kurzer Satz, höchstens 120 Zeichen.'],
      link: ['Link', LINK],
      image: ['Bild', 'Quadratisch, mindestens 160 Pixel.'],
      hasCta: ['Mit Schaltfläche', 'Wenn eingeschaltet, braucht es Text und Link der Schaltfläche.'],
      ctaText: ['Text der Schaltfläche', 'Ein Verb: «Ansehen», «Termin buchen».'],
      textColor: ['Textfarbe', 'Sechs Stellen nach #, zum Beispiel #101418. Bitte auf guten Kontrast achten.'],
      showUpDelayInMinutes: ['Erscheint nach', 'In Minuten, 0.5 ist eine halbe Minute. Leer: Vorgabe des Shops.'],
      displayOnPages: ['Auf diesen Seiten', 'Leer: auf allen Seiten.'],
    },
  },
  'api::collection.collection': {
    title: 'title',
    fields: {
      kind: ['Art', 'Für eine eigene Seite «Custom» wählen.'],
      title: ['Titel', 'Überschrift der Seite und Text in Suchmaschinen.'],
      slug: [
        'Adresse',
        'Kleinbuchstaben, Zahlen und Bindestriche. Seiten des Shops wie faq oder checkout sind vergeben.',
      ],
      text: ['Text', 'Einleitung über den Produkten.'],
      picture: ['Bild', 'Querformat, mindestens 1600 Pixel breit. Bitte das Bild in der Mediathek beschreiben.'],
      productSlugs: [
        'Produkte von Hand',
        'In der Reihenfolge, in der sie erscheinen. Leer lassen, wenn eine Regel gilt.',
      ],
      rule: [
        'Regel',
        'Statt einer Auswahl von Hand, mit den Filtern des Shops: {"kategorie": "e_city", "preis": "0-4000"}.',
      ],
      listingItem: TILE,
    },
  },
  'api::component.component': {
    title: 'title',
    fields: {
      part: ['Bauteil', 'Unter diesem Wort steht der Eintrag im Bike-Verzeichnis. Gilt für beide Sprachen.'],
      title: ['Name', 'So, wie man das Bauteil sucht: Mittelmotor, Bosch Performance Line CX.'],
      slug: ['Adresse', 'Kleinbuchstaben, Zahlen und Bindestriche: mittelmotor.'],
      summary: ['In einem Satz', 'Steht in der Übersicht und in Suchmaschinen, 20 bis 240 Zeichen.'],
      text: ['Text', 'Was es ist, für wen es passt, worauf man achtet. Überschriften mit ##, Listen mit -.'],
      facts: ['Angaben', 'Höchstens acht Paare, zum Beispiel Drehmoment: 85 Nm.'],
      picture: ['Bild', 'Querformat, mindestens 1280 Pixel breit. Bitte in der Mediathek beschreiben.'],
      attribute: ['Merkmal im Katalog', 'In diesem Merkmal der Bikes stehen die Wörter unten. Leer: ohne Bikes.'],
      terms: [
        'Wörter im Katalog',
        'Genau so, wie sie in den deutschen Produktdaten stehen, eines pro Zeile. Bikes mit einem davon werden gezeigt.',
      ],
      position: ['Reihenfolge', 'Kleine Zahlen stehen oben.'],
    },
  },
  'api::brand-world.brand-world': {
    title: 'title',
    fields: {
      title: ['Titel', 'Überschrift der Seite, meist der Name der Marke.'],
      slug: ['Adresse', 'Das Ende von /brand-world/…, Kleinbuchstaben und Bindestriche.'],
      brandSlug: ['Marke im Katalog', 'Das Ende von /marken/…: allegro. Ihre Bikes stehen auf der Seite.'],
      claim: ['Ein Satz', 'Was die Marke ausmacht, 10 bis 240 Zeichen.'],
      description: ['Beschreibung', 'Für Suchmaschinen, höchstens 170 Zeichen. Leer: der Satz oben.'],
      picture: ['Bild', 'Querformat, mindestens 1600 Pixel breit. Leer: das erste Bike der Marke.'],
      story: ['Geschichte', 'Überschriften mit ##, Listen mit -, Links mit [Wort](/adresse).'],
      facts: ['Angaben', 'Höchstens acht Paare, zum Beispiel Sitz: Bern.'],
      blocks: ['Bausteine', 'Weitere Texte und Produktreihen unter der Geschichte.'],
      testDrive: [
        'Probefahrt',
        'Steht bei der Probefahrt der Marke. Der Kalender kommt aus den Einstellungen des Shops.',
      ],
    },
  },
  'api::limited-offer.limited-offer': {
    title: 'title',
    fields: {
      title: ['Titel', 'Steht über dem Angebot.'],
      productSlug: ['Produkt', PRODUCT_SLUG],
      sku: ['Artikelnummer', 'Statt der Produktadresse, für eine einzelne Ausführung.'],
      percent: ['Prozent', 'Ganze Zahl zwischen 1 und 70. Der Preis im Shop ändert sich dadurch nicht.'],
      text: ['Text', 'Was das Angebot besonders macht, in einem Satz.'],
      limitedOfferStartDate: ['Beginn', 'Ab dann ist das Angebot sichtbar.'],
      limitedOfferDuration: ['Dauer', 'In Stunden: 72 sind drei Tage.'],
    },
  },
  'api::page.page': {
    title: 'title',
    fields: {
      key: ['Schlüssel', 'home, imprint, privacy und terms gehören zum Shop. Bitte nicht ändern.'],
      title: ['Titel', 'Überschrift der Seite und Text in Suchmaschinen.'],
      description: ['Beschreibung', 'Ein bis zwei Sätze für Suchmaschinen, höchstens 170 Zeichen.'],
      body: ['Text', 'Überschriften mit ##, Listen mit -, Links mit [Wort](/adresse).'],
      blocks: BLOCKS,
    },
  },
  'api::shop-setting.shop-setting': {
    title: 'shopName',
    fields: {
      shopName: ['Name des Shops', 'Steht in Titeln, E-Mails und im Impressum.'],
      logo: ['Logo', 'Leer: das gezeichnete Logo des Shops.'],
      phone: ['Telefon', 'Mit Landesvorwahl: +41 44 000 00 00.'],
      chatNumber: ['Nummer für Nachrichten', 'Für den Chat, mit Landesvorwahl.'],
      salesMailbox: ['E-Mail des Verkaufs', 'Erscheint in der Hilfe und in Bestätigungen.'],
      address: ['Adresse', 'Für Impressum und Rechnungen.'],
      bookingLink: ['Probefahrt buchen', 'Link zum Kalender. Leer: die Schaltfläche fehlt in dieser Sprache.'],
      blogUrl: ['Blog', 'Wohin /blog führt.'],
      serviceCentersUrl: ['Servicepartner', 'Wohin /service-centers führt.'],
      printFlyerRedirects: [
        'Flyer',
        'Wer mit diesem Parameter auf die Startseite kommt, landet auf der angegebenen Seite.',
      ],
      promises: ['Zusagen', 'Drei kurze Zusagen über dem Kopf der Seite, höchstens vier.'],
      socialLinks: ['Soziale Netze', 'Links im Fuss der Seite.'],
      announcement: ['Mitteilung', 'Eine Zeile zuoberst auf jeder Seite, zum Beispiel zu Feiertagen. Leer: keine.'],
    },
  },
};

export const COMPONENT_HELP: Record<string, FieldHelp> = {
  'shared.page-link': { title: 'path', fields: { path: ['Seite', 'Pfad, zum Beispiel /produkt/velo-name oder /fr.'] } },
  'shared.link': { title: 'label', fields: { label: ['Text', 'Ein Verb oder ein Ziel.'], href: ['Link', LINK] } },
  'shared.fact': {
    title: 'label',
    fields: { label: ['Angabe', 'Zum Beispiel Drehmoment.'], value: ['Wert', 'Mit Einheit: 85 Nm.'] },
  },
  'shared.product-reference': { title: 'slug', fields: { slug: ['Produkt', PRODUCT_SLUG] } },
  'shared.listing-item': {
    title: 'title',
    fields: {
      title: ['Titel', 'Höchstens 80 Zeichen.'],
      text: ['Text', 'Ein bis zwei Sätze.'],
      picture: ['Bild', 'Quadratisch.'],
      link: ['Link', LINK],
    },
  },
  'organization.login-popup': {
    title: 'title',
    fields: {
      logo: ['Logo', 'Auf weissem Grund gut sichtbar.'],
      title: ['Titel', 'Wer bietet was an: «Dein E-Bike über Limmatwerke».'],
      subTitle: ['Untertitel', 'Ein Satz.'],
      bulletPoints: ['Punkte', 'Mit Kommas trennen: 10 % auf alle Bikes, Lieferung nach Hause.'],
    },
  },
  'organization.banner': {
    title: 'text',
    fields: {
      text: ['Text', 'Höchstens 160 Zeichen.'],
      linkText: ['Text des Links', 'Ein Verb.'],
      link: ['Link', LINK],
      picture: ['Bild', 'Querformat.'],
    },
  },
  'organization.sticky-bar': {
    title: 'text',
    fields: {
      text: ['Text', 'Höchstens 120 Zeichen.'],
      ctaText: ['Text der Schaltfläche', 'Ein Verb.'],
      link: ['Link', LINK],
    },
  },
  'shop.address': {
    title: 'company',
    fields: {
      company: ['Firma', 'Wie im Handelsregister.'],
      street: ['Strasse und Nummer', ''],
      zip: ['Postleitzahl', 'Vier Stellen.'],
      town: ['Ort', ''],
      country: ['Land', 'In der Sprache des Eintrags.'],
      uid: ['UID', 'Form CHE-000.000.000 MWST.'],
    },
  },
  'shop.flyer-redirect': {
    title: 'parameter',
    fields: {
      parameter: ['Parameter', 'Name in der Adresse: bei /?flyer=herbst ist es flyer.'],
      value: ['Wert', 'Bei /?flyer=herbst ist es herbst.'],
      page: ['Seite', 'Wohin es geht, zum Beispiel /kategorien/e-trekking.'],
    },
  },
  'shop.promise': { title: 'text', fields: { text: ['Text', 'Höchstens 60 Zeichen, ohne Punkt am Schluss.'] } },
  'shop.social-link': {
    title: 'label',
    fields: { label: ['Netz', 'Zum Beispiel Instagram.'], url: ['Adresse', 'Mit https://.'] },
  },
  'shop.announcement': { title: 'text', fields: { text: ['Text', 'Höchstens 140 Zeichen.'], link: ['Link', LINK] } },
  'blocks.hero': {
    title: 'title',
    fields: {
      title: ['Titel', 'Die grösste Zeile der Seite, höchstens 90 Zeichen.'],
      text: ['Text', 'Ein bis zwei Sätze.'],
      picture: ['Bild', 'Leer: das Bild des Produkts.'],
      primaryLink: ['Schaltfläche', 'Der wichtigste nächste Schritt.'],
      secondaryLink: ['Zweiter Link', 'Für alle, die noch nicht so weit sind.'],
      productSlug: ['Produkt', PRODUCT_SLUG],
    },
  },
  'blocks.category-grid': {
    title: 'title',
    fields: { title: ['Titel', 'Leer: ohne Überschrift.'], categories: ['Kategorien', 'Höchstens zwölf.'] },
  },
  'blocks.category-tile': {
    title: 'slug',
    fields: {
      slug: ['Kategorie', 'Wie in der Adresse: e-trekking, e_cargo, zubehoer.'],
      label: ['Text', 'Leer: der Name der Kategorie.'],
    },
  },
  'blocks.steps': { title: 'title', fields: { title: ['Titel', ''], steps: ['Schritte', 'Zwei bis sechs.'] } },
  'blocks.step': {
    title: 'title',
    fields: { title: ['Titel', 'Höchstens 60 Zeichen.'], text: ['Text', 'Ein bis zwei Sätze.'] },
  },
  'blocks.offer': {
    title: 'title',
    fields: {
      title: ['Titel', 'Höchstens 90 Zeichen.'],
      text: ['Text', 'Ein bis zwei Sätze.'],
      link: ['Link', 'Wohin das Angebot führt.'],
      productSlug: ['Produkt', PRODUCT_SLUG],
    },
  },
  'blocks.product-row': {
    title: 'title',
    fields: {
      title: ['Titel', ''],
      collectionSlug: ['Sammlung', 'Adresse einer Sammlung. Leer: die Produkte unten.'],
      products: ['Produkte', 'Höchstens zwölf, in dieser Reihenfolge.'],
    },
  },
  'blocks.promises': { title: 'title', fields: { title: ['Titel', ''], promises: ['Zusagen', 'Höchstens sechs.'] } },
  'blocks.faq-teaser': {
    title: 'title',
    fields: {
      title: ['Titel', ''],
      category: ['Rubrik', 'Die ersten Fragen dieser Rubrik erscheinen.'],
      count: ['Anzahl', 'Eine bis acht Fragen.'],
    },
  },
  'blocks.text': {
    title: 'title',
    fields: { title: ['Titel', ''], body: ['Text', 'Überschriften mit ##, Listen mit -.'] },
  },
};
