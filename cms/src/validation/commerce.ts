import { PLAN_LENGTHS } from './plan-lengths';
import { hasText, isFilled, type EntryRules } from './problem';

/** An organization may shorten plans, but only to a length that exists. */
export const organizationRules: EntryRules = {
  check({ maxPlanLength }) {
    if (!isFilled(maxPlanLength) || PLAN_LENGTHS.includes(Number(maxPlanLength))) return [];
    return [{ field: 'maxPlanLength', message: `Möglich sind ${PLAN_LENGTHS.join(', ')} Monate.` }];
  },
};

/** A notice with a button needs the button's text and where it leads. */
export const liveNotificationRules: EntryRules = {
  check(entry, stage) {
    if (entry.hasCta !== true || stage === 'draft') return [];
    return [
      ...(hasText(entry.ctaText)
        ? []
        : [{ field: 'ctaText', message: 'Der Hinweis hat eine Schaltfläche: bitte ihren Text angeben.' }]),
      ...(hasText(entry.link)
        ? []
        : [{ field: 'link', message: 'Der Hinweis hat eine Schaltfläche: bitte ihren Link angeben.' }]),
    ];
  },
};

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

/** A page shows text, blocks or both; an empty page is not published. The home page has defaults of its own. */
export const pageRules: EntryRules = {
  populate: ['blocks'],
  check(entry, stage) {
    if (stage === 'draft' || entry.key === 'home' || hasText(entry.body) || isFilled(entry.blocks)) return [];
    return [{ field: 'body', message: 'Die Seite ist leer: bitte Text oder Bausteine ausfüllen.' }];
  },
};
