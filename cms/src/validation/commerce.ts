import { lackingContrast } from './contrast';
import { type Entry, hasText, isFilled, isRecord, type EntryRules, type Problem } from './problem';

/** Pages of a notice that no shopper of its language opens: it would show up nowhere. */
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

/** Letters of a notice can be read, its pages have its language, and a button needs its text and where it leads. */
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

/** Six hexadecimal digits; anything else the schema refuses by itself. */
function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** A limited offer names a product and says what is special about it. */
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

/** Pages of which the shop shows text and blocks, by their keys. */
const PAGE_KEYS = ['home', 'consultation', 'imprint', 'privacy', 'terms'];

/**
 * A page shows text, blocks or both, and stands where its key says; an empty one, or one that stands nowhere, is not published. The home
 * page has defaults of its own.
 */
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
