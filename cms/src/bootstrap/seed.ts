import { copyFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Core, UID } from '@strapi/strapi';
import { type ClientEntry, readClientEntry } from '../faq/client-form';
import { DEFAULT_LOCALE, type Locale, LOCALE_CODES } from '../platform/locales';
import { foldersOf } from '../media/own-folders';
import { homeBlocks } from './home-blocks';
import { isDemo } from '../platform/environment';
import { seedFiles, seedJson, seedText } from '../platform/seed-files';

/** Values of an entry in a seed file; validated by its content type when stored. */
type Values = Record<string, unknown>;

type PerLocale = Record<Locale, Values>;

/** Seeds a type that needs more than a file of values. */
type Seed = (strapi: Core.Strapi) => Promise<void>;

interface SeedOrganization extends PerLocale {
  adminEmail: string;
  /** Pictures by field, from `seed/organizations/`, with their alternative texts. */
  pictures?: Record<string, { file: string; alt: string }>;
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

/** Stores the entries of a file; `common` applies to all languages. */
async function seedEntries(strapi: Core.Strapi, uid: UID.ContentType, file: string): Promise<void> {
  for (const { common, de, fr } of await seedJson<(PerLocale & { common: Values })[]>(strapi, file)) {
    await publishInAllLocales(strapi, uid, { de: { ...common, ...de }, fr: { ...common, ...fr } });
  }
}

/** Stores and publishes one entry in all languages. @returns its id */
async function publishInAllLocales(strapi: Core.Strapi, uid: UID.ContentType, values: PerLocale): Promise<string> {
  const { documentId } = await strapi
    .documents(uid)
    .create({ locale: DEFAULT_LOCALE, data: values[DEFAULT_LOCALE], status: 'published' });
  for (const locale of LOCALE_CODES.filter((each) => each !== DEFAULT_LOCALE)) {
    await strapi.documents(uid).update({ documentId, locale, data: values[locale], status: 'published' });
  }
  return documentId;
}

/** FAQ entries are in the client's format. Each belongs to one language; they are not translations of each other. */
async function seedFaq(strapi: Core.Strapi): Promise<void> {
  for (const locale of LOCALE_CODES) {
    const entries = await seedJson<ClientEntry[]>(strapi, `faq.${locale}.json`);
    for (const [index, entry] of entries.entries()) {
      const data = { ...readClientEntry(entry, locale), position: (index + 1) * 10 };
      await strapi.documents('api::faq-entry.faq-entry').create({ locale, data, status: 'published' });
    }
  }
}

async function seedPage(strapi: Core.Strapi, { key, ...values }: SeedPage, locale: Locale): Promise<Values> {
  const blocks: Partial<Record<string, () => Promise<Record<Locale, object[]>>>> = {
    home: () => homeBlocks(strapi),
    consultation: () => seedJson(strapi, 'consultation-blocks.json'),
  };
  const own = await blocks[key]?.();
  const content = own ? { blocks: own[locale] } : { body: await seedText(strapi, `pages/${key}.${locale}.md`) };
  return { ...values[locale], key, ...content };
}

async function publishSeedPage(strapi: Core.Strapi, page: SeedPage): Promise<void> {
  const de = await seedPage(strapi, page, 'de');
  const fr = await seedPage(strapi, page, 'fr');
  await publishInAllLocales(strapi, 'api::page.page', { de, fr });
}

async function seedPages(strapi: Core.Strapi): Promise<void> {
  for (const page of await seedJson<SeedPage[]>(strapi, 'pages.json')) await publishSeedPage(strapi, page);
}

/** Creates a page of the seed if the CMS has none with its key. */
export async function addSeedPage(strapi: Core.Strapi, key: string): Promise<void> {
  if ((await strapi.db.query('api::page.page').count({ where: { key } })) > 0) return;
  const page = (await seedJson<SeedPage[]>(strapi, 'pages.json')).find((each) => each.key === key);
  if (page) await publishSeedPage(strapi, page);
}

/** Adds a picture of the seed to the media library. @returns its id */
async function uploadPicture(strapi: Core.Strapi, { file, alt }: { file: string; alt: string }): Promise<number> {
  // Upload a copy: the library changes the file.
  const filepath = path.join(await mkdtemp(path.join(tmpdir(), 'velory-seed-')), file);
  await copyFile(path.join(strapi.dirs.app.src, 'seed/organizations', file), filepath);
  const { size } = await stat(filepath);
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({
      data: { fileInfo: { name: file, alternativeText: alt } },
      files: { filepath, originalFilename: file, mimetype: 'image/svg+xml', size },
    });
  await rm(path.dirname(filepath), { recursive: true });
  return uploaded.id;
}

async function seedOrganizations(strapi: Core.Strapi): Promise<void> {
  for (const { adminEmail, pictures = {}, common, de, fr } of await seedJson<SeedOrganization[]>(
    strapi,
    'demo-organizations.json',
  )) {
    const admin = await strapi.service('admin::user').findOneByEmail(adminEmail);
    const admins = admin ? [admin.id] : [];
    const own: Values = { ...common, admins };
    const uploaded: number[] = [];
    for (const [field, picture] of Object.entries(pictures)) {
      const id = await uploadPicture(strapi, picture);
      own[field] = id;
      uploaded.push(id);
    }
    const documentId = await publishInAllLocales(strapi, 'api::organization.organization', {
      de: { ...own, ...de },
      fr: { ...own, ...fr },
    });
    const [folder] = await foldersOf(strapi, [documentId]);
    for (const id of uploaded)
      await strapi.plugin('upload').service('upload').updateFileInfo(id, { folder: folder?.id });
  }
}

/**
 * The demo's limited offers start at 19:00 UTC of the day before the first start, so that they are active and end in
 * the evening.
 */
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

/** The demo's Black Friday starts the day before the first start and lasts nine days. */
async function seedBlackFriday(strapi: Core.Strapi): Promise<void> {
  const start = new Date(Date.now() - 24 * 3_600_000);
  start.setUTCHours(7, 0, 0, 0);
  const end = new Date(start.getTime() + 9 * 24 * 3_600_000);
  end.setUTCHours(19, 0, 0, 0);
  for (const { common, de, fr } of await seedJson<SeedOffer[]>(strapi, 'demo-black-fridays.json')) {
    const always = { ...common, startsAt: start.toISOString(), endsAt: end.toISOString() };
    await publishInAllLocales(strapi, 'api::black-friday.black-friday', {
      de: { ...always, ...de },
      fr: { ...always, ...fr },
    });
  }
}

/** The demo's stories start at noon UTC of the first day and of previous days. */
async function seedStories(strapi: Core.Strapi): Promise<void> {
  for (const { daysAgo, de, fr } of await seedJson<(PerLocale & { daysAgo: number })[]>(strapi, 'demo-stories.json')) {
    const start = new Date(Date.now() - (daysAgo + 1) * 24 * 3_600_000);
    start.setUTCHours(12, 0, 0, 0);
    const always = { shownFrom: start.toISOString() };
    await publishInAllLocales(strapi, 'api::story.story', { de: { ...always, ...de }, fr: { ...always, ...fr } });
  }
}

async function seedShopSetting(strapi: Core.Strapi): Promise<void> {
  const settings = await seedJson<PerLocale>(strapi, 'shop-setting.json');
  await publishInAllLocales(strapi, 'api::shop-setting.shop-setting', settings);
}

const OWN_SEEDS: Partial<Record<string, Seed>> = {
  'api::shop-setting.shop-setting': seedShopSetting,
  'api::page.page': seedPages,
  'api::faq-entry.faq-entry': seedFaq,
};

const OWN_DEMO_SEEDS: Partial<Record<string, Seed>> = {
  'api::organization.organization': seedOrganizations,
  'api::limited-offer.limited-offer': seedLimitedOffers,
  'api::black-friday.black-friday': seedBlackFriday,
  'api::story.story': seedStories,
};

/**
 * Seeds each empty content type from `seed/<plural>.json`, in the demo also from `seed/demo-<plural>.json`, or by its
 * own function. Content that editors changed or deleted is never restored.
 */
export async function seedContent(strapi: Core.Strapi): Promise<void> {
  const files = await seedFiles(strapi);
  for (const { uid, info } of Object.values(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || !(await isEmpty(strapi, uid))) continue;
    const own = OWN_SEEDS[uid] ?? (isDemo() ? OWN_DEMO_SEEDS[uid] : undefined);
    const candidates = [`${info.pluralName}.json`, ...(isDemo() ? [`demo-${info.pluralName}.json`] : [])];
    if (own) await own(strapi);
    else for (const file of candidates) if (files.includes(file)) await seedEntries(strapi, uid, file);
  }
}
