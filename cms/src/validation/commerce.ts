import { lackingContrast } from './contrast';
import { type Entry, hasText, isFilled, isRecord, type EntryRules, type Problem } from './problem';

/** Pages of a notification in another language: it would never be shown. */
function pageProblems({ displayOnPages, locale }: Entry): Problem[] {
  const pages = Array.isArray(displayOnPages) ? displayOnPages.filter(isRecord) : [];
  return pages.flatMap(({ path }) => {
    const text = String(path ?? '');
    const isFrench = /^\/fr(?:[/?#]|$)/.test(text);
    if (/[?#]/.test(text)) {
      const bare = text.replace(/[?#].*$/, '');
      return [
        { field: 'displayOnPages', message: `«${text}»: bitte nur den Pfad, ohne was nach ? oder # steht: ${bare}` },
      ];
    }
    if (locale === 'fr' && !isFrench) {
      const message = `«${text}» ist keine französische Seite: deren Pfade beginnen mit /fr, zum Beispiel /fr/faq/concept.`;
      return [{ field: 'displayOnPages', message }];
    }
    if (locale === 'de' && isFrench) {
      const message = `«${text}» ist eine französische Seite: dort steht der französische Eintrag dieses Hinweises.`;
      return [{ field: 'displayOnPages', message }];
    }
    return [];
  });
}

/** Notifications have enough contrast, pages of their language, and buttons with text and link. */
export const liveNotificationRules: EntryRules = {
  populate: ['displayOnPages'],
  check(entry, stage) {
    const { textColor, hasCta, ctaText, link } = entry;
    const problems: Problem[] = stage === 'draft' ? [] : pageProblems(entry);
    const lacking = hasText(textColor) && isColour(textColor) ? lackingContrast(textColor) : undefined;
    if (lacking !== undefined) {
      const contrast = lacking.toFixed(1);
      const message = `${String(textColor)} ist schlecht zu lesen (Kontrast ${contrast}, nötig sind 4.5): bitte dunkler oder heller wählen.`;
      problems.push({ field: 'textColor', message });
    }
    if (hasCta !== true || stage === 'draft') return problems;
    if (!hasText(ctaText)) {
      problems.push({ field: 'ctaText', message: 'Der Hinweis hat eine Schaltfläche: bitte ihren Text angeben.' });
    }
    if (!hasText(link)) {
      problems.push({ field: 'link', message: 'Der Hinweis hat eine Schaltfläche: bitte ihren Link angeben.' });
    }
    return problems;
  },
};

/** Other values are rejected by the schema. */
function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** Limited offers have a product and a text. */
export const limitedOfferRules: EntryRules = {
  check(entry, stage) {
    if (stage === 'draft') return [];
    const named = hasText(entry.productSlug) || hasText(entry.sku);
    const described = isFilled(entry.percent) || hasText(entry.text);
    return [
      ...(named ? [] : [{ field: 'productSlug', message: 'Bitte das Produkt oder seine Artikelnummer angeben.' }]),
      ...(described ? [] : [{ field: 'percent', message: 'Bitte einen Prozentsatz oder einen Text angeben.' }]),
    ];
  },
};

/** Keys of pages with text and blocks. */
const PAGE_KEYS = ['home', 'consultation', 'imprint', 'privacy', 'terms'];

/** Pages need text or blocks and a known key to be published. The home page has defaults. */
export const pageRules: EntryRules = {
  populate: ['blocks'],
  check(entry, stage) {
    if (stage === 'published' && !PAGE_KEYS.includes(String(entry.key))) {
      const keys = PAGE_KEYS.join(', ');
      const message = `Eine Seite «${String(entry.key)}» zeigt der Shop nirgends. Möglich sind ${keys}; eigene Adressen haben Sammlungen, Markenwelten und Formulare.`;
      return [{ field: 'key', message }];
    }
    if (stage === 'draft' || entry.key === 'home' || hasText(entry.body) || isFilled(entry.blocks)) return [];
    return [{ field: 'body', message: 'Die Seite ist leer: bitte Text oder Bausteine ausfüllen.' }];
  },
};
