import type { Core, UID } from '@strapi/strapi';
import { askShop } from '../platform/shop';
import { type ImpossiblePlan, impossiblePlans } from './planning';

/** An entry as reported by the shop. */
interface LeftOut {
  type: string;
  documentId: string;
  locale: string;
  isWhole: boolean;
  problems: string[];
}

interface Names {
  /** Display name of its type. */
  kind: string;
  /** Whether its type is a single type, opened without an id. */
  isSingle: boolean;
  title: string;
}

/** An entry that the shop leaves out, entirely or in part. */
export interface LeftOutEntry extends LeftOut, Names {
  uid: string;
}

/** Attributes used as an entry's name, in order of preference. */
const TITLES = ['title', 'name', 'shopName', 'key'];

/**
 * Entries that the shop cannot show, or only in part, limited to those the user may read.
 * @param mayRead whether the user may read a type
 * @throws ShopError if the shop is unavailable
 */
export async function leftOutEntries(strapi: Core.Strapi, mayRead: (uid: string) => boolean): Promise<LeftOutEntry[]> {
  const { entries } = (await askShop('content/left-out', {})) as { entries: LeftOut[] };
  const listed = entries.flatMap((entry) => {
    const uid = `api::${entry.type}.${entry.type}`;
    return Object.hasOwn(strapi.contentTypes, uid) && mayRead(uid) ? [{ ...entry, uid }] : [];
  });
  return Promise.all(listed.map(async (entry) => ({ ...entry, ...(await namesOf(strapi, entry)) })));
}

async function namesOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: { uid: string; documentId: string; locale: string },
): Promise<Names> {
  const stored = await strapi.db
    .query(uid as UID.ContentType)
    .findOne({ where: { documentId, locale, publishedAt: null } });
  const values = (stored ?? {}) as Record<string, unknown>;
  const title = TITLES.map((name) => values[name]).find((value) => typeof value === 'string');
  const type = strapi.contentTypes[uid as UID.ContentType];
  return {
    kind: type?.info.displayName ?? uid,
    isSingle: type?.kind === 'singleType',
    title: typeof title === 'string' ? title : documentId,
  };
}

export type ListedPlan = ImpossiblePlan & Names;

/** Plans that would fail, of entries that the user may read. @param mayRead whether the user may read a type */
export async function listedPlans(strapi: Core.Strapi, mayRead: (uid: string) => boolean): Promise<ListedPlan[]> {
  const plans = await impossiblePlans(strapi);
  const own = plans.filter(({ uid }) => Object.hasOwn(strapi.contentTypes, uid) && mayRead(uid));
  return Promise.all(own.map(async (plan) => ({ ...plan, ...(await namesOf(strapi, plan)) })));
}
