import type { Core, Modules, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '../platform/locales';
import { panelText } from '../platform/panel-text';
import { blackFridayRules } from './black-friday';
import { brandWorldRules } from './brand-world';
import { collectionRules } from './collection';
import { limitedOfferRules, liveNotificationRules, pageRules } from './commerce';
import { componentRules } from './component';
import { faqEntryRules } from './faq-entry';
import { organizationRules } from './organization';
import { userFormRules } from './user-form';
import { storyRules } from './story';
import type { Entry, EntryRules, Stage } from './problem';

const RULES: Partial<Record<string, EntryRules>> = {
  'api::faq-entry.faq-entry': faqEntryRules,
  'api::collection.collection': collectionRules,
  'api::organization.organization': organizationRules,
  'api::live-notification.live-notification': liveNotificationRules,
  'api::limited-offer.limited-offer': limitedOfferRules,
  'api::page.page': pageRules,
  'api::component.component': componentRules,
  'api::brand-world.brand-world': brandWorldRules,
  'api::black-friday.black-friday': blackFridayRules,
  'api::user-form.user-form': userFormRules,
  'api::story.story': storyRules,
};

/** The used part of the document service's context. */
interface Change {
  documentId?: string;
  locale?: string | string[] | null;
  status?: string;
  data?: Entry;
}

/** Throws an error that the panel shows at the fields, in the panel's language. */
function refuse(strapi: Core.Strapi, rules: EntryRules, entry: Entry, stage: Stage): void {
  const problems = rules.check(entry, stage).map(({ field, message, french = message }) => {
    return { field, message: panelText(strapi, { de: message, fr: french }) };
  });
  if (problems.length === 0) return;
  throw new errors.ValidationError(problems.map(({ message }) => message).join(' '), {
    errors: problems.map(({ field, message }) => ({ path: [field], message, name: 'ValidationError' })),
  });
}

async function storedDrafts(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  change: Change,
  rules: EntryRules,
): Promise<Entry[]> {
  const locales = change.locale === '*' ? undefined : (change.locale ?? DEFAULT_LOCALE);
  return strapi.db.query(uid).findMany({
    where: {
      documentId: change.documentId,
      publishedAt: null,
      ...(locales ? { locale: { $in: [locales].flat() } } : {}),
    },
    populate: rules.populate ?? [],
  });
}

/** Checks the stored draft as if it were published. @throws ValidationError */
export async function assertRules(strapi: Core.Strapi, uid: UID.ContentType, change: Change): Promise<void> {
  const rules = RULES[uid];
  if (!rules) return;
  for (const draft of await storedDrafts(strapi, uid, change, rules)) refuse(strapi, rules, draft, 'published');
}

/**
 * Checks rules beyond the schemas whenever an entry is saved or published, by the panel, the seed or code. Publishing
 * in the panel is checked on the stored draft, saving on the draft merged with the change.
 */
export function registerValidation(strapi: Core.Strapi): void {
  const middleware: Modules.Documents.Middleware.Middleware = async (context, next) => {
    const rules = RULES[context.uid];
    if (!rules) return next();
    const change = context.params as Change;
    const stage: Stage = change.status === 'published' ? 'published' : 'draft';
    if (context.action === 'create') {
      refuse(strapi, rules, change.data ?? {}, stage);
    } else if (context.action === 'update') {
      const [stored] = await storedDrafts(strapi, context.uid, change, rules);
      refuse(strapi, rules, { ...stored, ...change.data }, stage);
    } else if (context.action === 'publish') {
      for (const draft of await storedDrafts(strapi, context.uid, change, rules))
        refuse(strapi, rules, draft, 'published');
    }
    return next();
  };
  strapi.documents.use(middleware);
}
