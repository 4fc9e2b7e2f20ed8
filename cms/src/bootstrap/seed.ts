import type { Core, UID } from '@strapi/strapi';
import { DEFAULT_LOCALE, type Locale, LOCALE_CODES } from '../platform/locales';
import { isDemo } from '../platform/environment';
import { seedJson, seedText } from '../platform/seed-files';

/** Values of an entry as a seed file holds them; the schema of its content type checks them when they are stored. */
type Values = Record<string, unknown>;

type PerLocale = Record<Locale, Values>;

interface SeedOrganization extends PerLocale {
  adminEmail: string;
  common: Values;
}

interface SeedOffer extends PerLocale {
  common: Values;
}

interface SeedPage extends PerLocale {
  key: string;
}

async function isEmpty(strapi: Core.Strapi, uid: UID.ContentType): Promise<boolean> {
  return (await strapi.db.query(uid).count()) === 0;
}

/** Fills a type that holds nothing with a file of entries: `common` stands in all languages. */
async function seedEntries(strapi: Core.Strapi, uid: UID.ContentType, file: string): Promise<void> {
  if (!(await isEmpty(strapi, uid))) return;
  for (const { common, de, fr } of await seedJson<(PerLocale & { common: Values })[]>(strapi, file)) {
    await publishInAllLocales(strapi, uid, { de: { ...common, ...de }, fr: { ...common, ...fr } });
  }
}

/** Stores and publishes one entry in all languages. */
async function publishInAllLocales(strapi: Core.Strapi, uid: UID.ContentType, values: PerLocale): Promise<void> {
  const { documentId } = await strapi
    .documents(uid)
    .create({ locale: DEFAULT_LOCALE, data: values[DEFAULT_LOCALE], status: 'published' });
  for (const locale of LOCALE_CODES.filter((each) => each !== DEFAULT_LOCALE)) {
    await strapi.documents(uid).update({ documentId, locale, data: values[locale], status: 'published' });
  }
}

/** FAQ entries belong to one language each; those of German and French are not translations of each other. */
async function seedFaq(strapi: Core.Strapi): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const entries = await seedJson<Values[]>(strapi, `faq.${locale}.json`);
    for (const [index, entry] of entries.entries()) {
      const data = { ...entry, position: (index + 1) * 10 };
      await strapi.documents('api::faq-entry.faq-entry').create({ locale, data, status: 'published' });
    }
  }
}

async function seedPages(strapi: Core.Strapi): Promise<void> {
  for (const { key, de, fr } of await seedJson<SeedPage[]>(strapi, 'pages.json')) {
    const body = async (locale: Locale) => (key === 'home' ? null : seedText(strapi, `pages/${key}.${locale}.md`));
    await publishInAllLocales(strapi, 'api::page.page', {
      de: { ...de, key, body: await body('de') },
      fr: { ...fr, key, body: await body('fr') },
    });
  }
}

async function seedOrganizations(strapi: Core.Strapi): Promise<void> {
  for (const { adminEmail, common, de, fr } of await seedJson<SeedOrganization[]>(strapi, 'demo-organizations.json')) {
    const admin = await strapi.service('admin::user').findOneByEmail(adminEmail);
    const admins = admin ? [admin.id] : [];
    await publishInAllLocales(strapi, 'api::organization.organization', {
      de: { ...common, ...de, admins },
      fr: { ...common, ...fr, admins },
    });
  }
}

/** The demo's limited offers began at 19.00 UTC of the day before the first start: they run, and end in an evening. */
async function seedLimitedOffers(strapi: Core.Strapi): Promise<void> {
  const start = new Date(Date.now() - 24 * 3_600_000);
  start.setUTCHours(19, 0, 0, 0);
  for (const { common, de, fr } of await seedJson<SeedOffer[]>(strapi, 'demo-limited-offers.json')) {
    const always = { ...common, limitedOfferStartDate: start.toISOString() };
    await publishInAllLocales(strapi, 'api::limited-offer.limited-offer', {
      de: { ...always, ...de },
      fr: { ...always, ...fr },
    });
  }
}

/** Fills each content type that holds nothing at all. What editors changed or deleted is never brought back. */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  if (await isEmpty(strapi, 'api::shop-setting.shop-setting')) {
    const settings = await seedJson<PerLocale>(strapi, 'shop-setting.json');
    await publishInAllLocales(strapi, 'api::shop-setting.shop-setting', settings);
  }
  if (await isEmpty(strapi, 'api::page.page')) await seedPages(strapi);
  if (await isEmpty(strapi, 'api::faq-entry.faq-entry')) await seedFaq(strapi);
  await seedEntries(strapi, 'api::component.component', 'components.json');
  await seedEntries(strapi, 'api::brand-world.brand-world', 'brand-worlds.json');
  if (!isDemo()) return;
  await seedEntries(strapi, 'api::collection.collection', 'demo-collections.json');
  if (await isEmpty(strapi, 'api::organization.organization')) await seedOrganizations(strapi);
  if (await isEmpty(strapi, 'api::limited-offer.limited-offer')) await seedLimitedOffers(strapi);
}
