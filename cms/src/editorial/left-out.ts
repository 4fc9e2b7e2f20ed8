import type { Core, UID } from '@strapi/strapi';
import { askShop } from '../platform/shop';
import { type ImpossiblePlan, impossiblePlans } from './planning';

/** An entry as the shop tells of it. */
interface LeftOut {
  type: string;
  documentId: string;
  locale: string;
  isWhole: boolean;
  problems: string[];
}

/** How the panel names an entry. */
interface Names {
  /** Name of its kind, as the panel has it. */
  kind: string;
  /** Whether its type has this one entry, which the panel opens without its id. */
  isSingle: boolean;
  title: string;
}

/** An entry that the shop leaves out, whole or in part, as the panel lists it. */
export interface LeftOutEntry extends LeftOut, Names {
  uid: string;
}

/** Attributes that name an entry, the best first. */
const TITLES = ['title', 'name', 'shopName', 'key'];

/**
 * What the shop can't show, or not whole, of the entries that a person may read.
 * @param mayRead whether the person may read a type
 * @throws ShopError where the shop is away
 */
export async function leftOutEntries(strapi: Core.Strapi, mayRead: (uid: string) => boolean): Promise<LeftOutEntry[]> {
  const { entries } = (await askShop('content/left-out', {})) as { entries: LeftOut[] };
  const listed = entries.flatMap((entry) => {
    const uid = `api::${entry.type}.${entry.type}`;
    return Object.hasOwn(strapi.contentTypes, uid) && mayRead(uid) ? [{ ...entry, uid }] : [];
  });
  return Promise.all(listed.map(async (entry) => ({ ...entry, ...(await namesOf(strapi, entry)) })));
}

/** What the panel calls an entry and its kind. */
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

/** A plan that cannot be kept, as the panel lists it. */
export type ListedPlan = ImpossiblePlan & Names;

/** Plans that cannot be kept, of the entries that a person may read. @param mayRead whether the person may read a type */
export async function listedPlans(strapi: Core.Strapi, mayRead: (uid: string) => boolean): Promise<ListedPlan[]> {
  const plans = await impossiblePlans(strapi);
  const own = plans.filter(({ uid }) => Object.hasOwn(strapi.contentTypes, uid) && mayRead(uid));
  return Promise.all(own.map(async (plan) => ({ ...plan, ...(await namesOf(strapi, plan)) })));
}
