import { byLocale, defaultLocale, type Locale, locales } from '~/i18n/locales.ts';
import type { Organization } from '~/modules/content/content.ts';
import { getOrganizations } from '~/modules/content/content.server.ts';
import { env } from '~/platform/env.server.ts';
import { type InstanceId, MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { currentInstanceId, isRetiredInstance } from '~/platform/instance-scope.server.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { Instance } from './instance.ts';
import { rulesOf } from './read-rules.ts';
import { noRules, type ShopRules } from './rules.ts';

/*
 * Which instance a host name is (spec §2). Every request asks, so the answer comes from memory; the server loads it
 * anew whenever content changes.
 */

const mainShop: Instance = { id: MAIN_SHOP, rules: noRules };

interface Instances {
  bySlug: ReadonlyMap<string, Instance>;
  /** ms since 1970. */
  readAt: number;
  byId: ReadonlyMap<InstanceId, Instance>;
}

const known = singleton('instances', (): { current: Instances } => ({
  current: { bySlug: new Map(), byId: new Map(), readAt: 0 },
}));

/** Reads all published organizations. Called at the start of a process and after each change of content. */
export async function loadInstances(): Promise<void> {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await getOrganizations(locale)] as const));
  const languages = new Map<string, Partial<Record<Locale, Organization>>>();
  for (const [locale, organizations] of texts)
    for (const organization of organizations)
      languages.set(organization.id, { ...languages.get(organization.id), [locale]: organization });
  const instances = [...languages].flatMap(([id, published]): Instance[] => {
    const first = published[defaultLocale] ?? Object.values(published)[0];
    if (!first) return [];
    const common = { ...commonOf(first), private: Object.values(published).some((each) => each.private) };
    const organization = byLocale((locale) => ({ ...withDefaults, ...(published[locale] ?? first), ...common }));
    return [{ id: toInstanceId(id), organization, rules: rulesOf(organization.de) }];
  });
  known.current = {
    bySlug: new Map(instances.map((instance) => [slugOf(instance), instance])),
    byId: new Map(instances.map((instance) => [instance.id, instance])),
    readAt: Date.now(),
  };
}

/** What entries that an older program kept lack. */
const withDefaults = { languages: [...locales], pages: [], invitationOnly: false };

/** Names of what has no languages. */
const commonNames = [
  ...(['slug', 'emailDomains', 'invitationOnly', 'costSharing', 'assortment', 'logo', 'motif', 'theme'] as const),
  ...(['maxDiscountCodeAmount', 'combineDiscountCodeAndPublicDiscount', 'discountCodeIsRequiredForCheckout'] as const),
  ...(['restrictCartToOnlyOneProductMax', 'maxPlanLength', 'languages'] as const),
];

/** What holds in every language: the German entry decides, whichever was published last. */
function commonOf(organization: Organization): Partial<Organization> {
  const complete = { ...withDefaults, ...organization };
  return Object.fromEntries(commonNames.map((name) => [name, complete[name]]));
}

const slugOf = ({ organization }: Instance): string => organization?.de.slug ?? '';

/** Partners' own domains, each with the slug of whose it is. */
const ownDomains = (): ReadonlyMap<string, string> =>
  singleton('instances.domains', () => {
    return new Map(env().ORGANIZATION_DOMAINS.map((entry) => entry.split('=') as [string, string]));
  });

/** Names below which a first label is an organization's: the shop's own, and `localhost` where it is tried out. */
const domains = (): readonly string[] =>
  // Read once: every request asks several times.
  singleton('instances.names', () => {
    const { APP_MODE, PUBLIC_URL } = env();
    const main = new URL(PUBLIC_URL).hostname.replace(/^www\./, '');
    return APP_MODE === 'production' ? [main] : [main, 'localhost'];
  });

/**
 * The instance of a host name.
 * @param hostname without a port
 * @returns undefined if it is a name below the shop's domain that no published organization has
 */
export function instanceOfHost(hostname: string): Instance | undefined {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const owner = ownDomains().get(name);
  if (owner !== undefined) return known.current.bySlug.get(owner);
  for (const domain of domains()) {
    if (name === domain || name === `www.${domain}`) return mainShop;
    if (name.endsWith(`.${domain}`)) return known.current.bySlug.get(name.slice(0, -domain.length - 1));
  }
  return mainShop;
}

/**
 * The instance whose work this is: that of the request, or the main shop outside of one.
 * @throws Response 404 where its organization was taken off while the request was under way
 */
export function currentInstance(): Instance {
  const id = currentInstanceId();
  if (id === MAIN_SHOP) return mainShop;
  if (isRetiredInstance()) return { ...mainShop, id };
  const instance = known.current.byId.get(id);
  if (!instance) throw new Response('Not found', { status: 404 });
  return instance;
}

/** The organization whose instance this is, in a language; undefined in the main shop. */
export function currentOrganization(locale: Locale): Organization | undefined {
  return currentInstance().organization?.[locale];
}

/** The address of the instance whose work this is, without a path. */
export const currentAddress = (): string => addressOf(currentInstance());

/** ms after which a process that hears of no changes reads its instances again. */
const MAX_AGE_MS = 60_000;

/** An instance by its id; undefined if its organization is no longer published. */
export async function findInstance(id: InstanceId): Promise<Instance | undefined> {
  if (id === MAIN_SHOP) return mainShop;
  if (!known.current.byId.has(id) || Date.now() - known.current.readAt > MAX_AGE_MS) await loadInstances();
  return known.current.byId.get(id);
}

/** The same without the cache, for jobs, whose process gets no notification of changed content. */
export async function readInstance(id: InstanceId): Promise<Instance | undefined> {
  if (id !== MAIN_SHOP) await loadInstances();
  return findInstance(id);
}

/** The instance of an organization's slug, read anew: for commands. */
export async function findInstanceBySlug(slug: string): Promise<Instance | undefined> {
  await loadInstances();
  return known.current.bySlug.get(slug);
}

/** The instance of an organization's slug, as far as this process knows it. */
export const knownInstanceOfSlug = (slug: string): Instance | undefined => known.current.bySlug.get(slug);

/** Every instance there is, by id and name, the main shop first. */
export function listInstances(): { id: InstanceId; name: string }[] {
  const partners = [...known.current.byId.values()].map(({ id, organization }) => ({
    id,
    name: organization?.de.name ?? id,
  }));
  return [
    { id: MAIN_SHOP, name: 'Velory' },
    ...partners.sort((one, other) => one.name.localeCompare(other.name, 'de')),
  ];
}

/** The address of an instance as shoppers see it, without a path. */
export function addressOf(instance: Instance): string {
  const { PUBLIC_URL } = env();
  if (!instance.organization) return PUBLIC_URL;
  for (const [domain, slug] of ownDomains()) if (slug === slugOf(instance)) return `https://${domain}`;
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  // Below an address of numbers there are no names; where it is tried out, there is `localhost`.
  const domain = /^[\d.]+$|^\[/.test(hostname) ? 'localhost' : hostname.replace(/^www\./, '');
  const host = `${slugOf(instance)}.${domain}`;
  return `${protocol}//${host}${port && `:${port}`}`;
}

/** How the instance sells whose work this is (spec §3 Organization). */
export const currentRules = (): ShopRules => currentInstance().rules;
