import type { Translate } from '~/i18n/keys.ts';
import type { ProductKind } from './facets/facet.ts';

/** Texts of a listing's page that do not depend on what it lists. */
export function wordsOf(kind: ProductKind, t: Translate<'listing'>) {
  return {
    filter: t('filter.title'),
    open: t('filter.button'),
    apply: t('filter.apply'),
    close: t('filter.close'),
    reset: t('filter.reset'),
    none: t(`filter.none.${kind}`),
    active: t('filter.active'),
    counting: t('filter.counting'),
    search: t('filter.search'),
    fits: t('facet.fits'),
    heightWrong: t('facet.heightWrong'),
    shorter: t('facet.shorter'),
    taller: t('facet.taller'),
    sort: t('sort.label'),
    sortApply: t('sort.apply'),
    plan: t('plan.label'),
    pages: t('page.label'),
    empty: t('empty.title'),
    emptyText: t('empty.text'),
    emptyHelp: t('empty.help'),
    all: t('empty.action'),
    remembered: t('remembered.text'),
    restore: t('remembered.restore'),
    forget: t('remembered.forget'),
  };
}
