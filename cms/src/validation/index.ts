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

/** What the document service hands to its middlewares, as far as the validation reads it. */
interface Change {
  documentId?: string;
  locale?: string | string[] | null;
  status?: string;
  data?: Entry;
}

/** Throws the error that the admin panel shows at the fields it names, in the panel's language where the problem has it. */
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

/** Checks the stored draft of an entry as if it were published. @throws ValidationError where a rule speaks against it */
export async function assertRules(strapi: Core.Strapi, uid: UID.ContentType, change: Change): Promise<void> {
  const rules = RULES[uid];
  if (!rules) return;
  for (const draft of await storedDrafts(strapi, uid, change, rules)) refuse(strapi, rules, draft, 'published');
}

/**
 * Checks what the schemas cannot say whenever an entry is saved or published, whoever does it: the admin panel, the
 * seed or code. Publishing from the panel is checked on the stored draft, saving on the draft overlaid with the change.
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
