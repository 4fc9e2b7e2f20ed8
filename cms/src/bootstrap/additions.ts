import type { Core, UID } from '@strapi/strapi';
import { readDraft } from '../editorial/entry-data';
import { type Locale, LOCALE_CODES } from '../platform/locales';
import { seedJson } from '../platform/seed-files';
import { isFilled, isRecord } from '../validation/problem';
import { homeBlocks } from './home-blocks';
import { addSeedPage } from './seed';

type Values = Record<string, unknown>;

/** An addition to existing content: the field, and its new value. */
interface Addition {
  uid: UID.ContentType;
  /** Filter for the entry; default: the only one. */
  where?: object;
  /** @returns undefined if the entry already has it or cannot have it */
  add(strapi: Core.Strapi, entry: Values, locale: Locale): Promise<Values | undefined>;
}

const STORIES = 'blocks.stories';

const kindOf = (block: unknown): unknown => (isRecord(block) ? block.__component : undefined);

/** Additions by name; applied names are recorded. */
const ADDITIONS: Readonly<Record<string, Addition>> = {
  'call-hours': {
    uid: 'api::shop-setting.shop-setting',
    async add(strapi, { callHours }) {
      if (isFilled(callHours)) return undefined;
      // Not localized: Strapi copies the value to the other languages.
      const { de } = await seedJson<Record<Locale, Values>>(strapi, 'shop-setting.json');
      return { callHours: de.callHours };
    },
  },
  'stories-on-home': {
    uid: 'api::page.page',
    where: { key: 'home' },
    async add(strapi, { blocks }, locale) {
      // A home page without blocks shows the shop's defaults, which include stories.
      if (!Array.isArray(blocks) || blocks.length === 0) return undefined;
      if (blocks.some((block) => kindOf(block) === STORIES)) return undefined;
      const [story] = (await homeBlocks(strapi))[locale].filter((block) => kindOf(block) === STORIES);
      const place = kindOf(blocks[0]) === 'blocks.hero' ? 1 : 0;
      return (
        story && { blocks: [...(blocks as unknown[]).slice(0, place), story, ...(blocks as unknown[]).slice(place)] }
      );
    },
  },
};

/** The published version in a form that can be saved. */
const readPublished = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string, locale: Locale) =>
  readDraft(strapi, uid, documentId, locale, 'published');

/**
 * Adds to one entry in one language. Published version and unpublished draft both get the addition and are otherwise
 * unchanged.
 */
async function addTo(strapi: Core.Strapi, { uid, add }: Addition, documentId: string, locale: Locale): Promise<void> {
  const draft = await readDraft(strapi, uid, documentId, locale);
  const published = await readPublished(strapi, uid, documentId, locale);
  const save = (values: Values, status: 'draft' | 'published') =>
    strapi.documents(uid).update({ documentId, locale, data: values as never, status });
  const toPublished = published && (await add(strapi, published, locale));
  const toDraft = draft && (await add(strapi, draft, locale));
  if (toPublished) await save({ ...published, ...toPublished }, 'published');
  // Publishing overwrote the draft; restore it.
  if (draft && (toDraft || toPublished)) await save({ ...draft, ...toDraft }, 'draft');
}

/** Names of applied additions: what editors removed is not added again. */
const recorded = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'velory', key: 'additions' });

/**
 * Adds to existing content what the seed gained since. Each addition is applied once, so that nothing comes back that
 * editors removed.
 */
export async function addWhatIsNew(strapi: Core.Strapi): Promise<void> {
  const store = recorded(strapi);
  const done = ((await store.get({})) as string[] | null) ?? [];
  const open = [...Object.keys(ADDITIONS), 'consultation-page'].filter((name) => !done.includes(name));
  if (open.length === 0) return;
  const added: string[] = [];
  for (const name of open) {
    try {
      await addByName(strapi, name);
      added.push(name);
    } catch (error) {
      // Not essential; the next start retries.
      strapi.log.error(`Could not add ${name}: ${String(error)}`);
    }
  }
  await store.set({ value: [...done, ...added] });
}

async function addByName(strapi: Core.Strapi, name: string): Promise<void> {
  const addition = ADDITIONS[name];
  if (!addition) return addSeedPage(strapi, 'consultation');
  const where = { ...addition.where, publishedAt: null };
  const entries = await strapi.db.query(addition.uid).findMany({ select: ['documentId', 'locale'], where });
  for (const { documentId, locale } of entries as { documentId: string; locale: string }[]) {
    const known = LOCALE_CODES.find((code) => code === locale);
    if (known) await addTo(strapi, addition, documentId, known);
  }
}
