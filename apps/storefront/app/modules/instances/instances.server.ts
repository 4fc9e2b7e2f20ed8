import { byLocale, type Locale, locales } from '~/i18n/locales.ts';
import type { Organization } from '~/modules/content/content.ts';
import { getOrganizations } from '~/modules/content/content.server.ts';
import { env } from '~/platform/env.server.ts';
import { type InstanceId, MAIN_SHOP, toInstanceId } from '~/platform/instance-id.ts';
import { singleton } from '~/platform/singleton.server.ts';
import type { Instance } from './instance.ts';

/*
 * Which instance a host name is (spec §2). Every request asks, so the answer comes from memory; the server loads it anew
 * whenever content changes.
 */

const mainShop: Instance = { id: MAIN_SHOP };

interface Instances {
  bySlug: ReadonlyMap<string, Instance>;
  byId: ReadonlyMap<InstanceId, Instance>;
}

const known = singleton('instances', (): { current: Instances } => ({
  current: { bySlug: new Map(), byId: new Map() },
}));

/** Reads all published organizations. Called at the start of a process and after each change of content. */
export async function loadInstances(): Promise<void> {
  const texts = await Promise.all(locales.map(async (locale) => [locale, await getOrganizations(locale)] as const));
  const languages = new Map<string, Partial<Record<Locale, Organization>>>();
  for (const [locale, organizations] of texts)
    for (const organization of organizations)
      languages.set(organization.id, { ...languages.get(organization.id), [locale]: organization });
  const instances = [...languages].flatMap(([id, published]): Instance[] => {
    const [any] = Object.values(published);
    return any ? [{ id: toInstanceId(id), organization: byLocale((locale) => published[locale] ?? any) }] : [];
  });
  known.current = {
    bySlug: new Map(instances.map((instance) => [slugOf(instance), instance])),
    byId: new Map(instances.map((instance) => [instance.id, instance])),
  };
}

const slugOf = ({ organization }: Instance): string => organization?.de.slug ?? '';

/** Names below which a first label is an organization's: the shop's own, and `localhost` where it is tried out. */
function domains(): string[] {
  const { APP_MODE, PUBLIC_URL } = env();
  const main = new URL(PUBLIC_URL).hostname.replace(/^www\./, '');
  return APP_MODE === 'production' ? [main] : [main, 'localhost'];
}

/**
 * The instance of a host name.
 * @param hostname without a port
 * @returns undefined where it is a name below the shop's domain that no published organization has
 */
export function instanceOfHost(hostname: string): Instance | undefined {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  for (const domain of domains()) {
    if (name === domain || name === `www.${domain}`) return mainShop;
    if (name.endsWith(`.${domain}`)) return known.current.bySlug.get(name.slice(0, -domain.length - 1));
  }
  return mainShop;
}

/** The instance that a request is to. Unknown names never get this far: they were led to the main shop. */
export function instanceOf(request: Request): Instance {
  return instanceOfHost(new URL(request.url).hostname) ?? mainShop;
}

/** An instance by its id; undefined where its organization is no longer published. */
export async function findInstance(id: InstanceId): Promise<Instance | undefined> {
  if (id === MAIN_SHOP) return mainShop;
  if (!known.current.byId.has(id)) await loadInstances();
  return known.current.byId.get(id);
}

/** The same, read anew: for jobs, whose process nobody tells of changed content. */
export async function readInstance(id: InstanceId): Promise<Instance | undefined> {
  if (id !== MAIN_SHOP) await loadInstances();
  return findInstance(id);
}

/** The address of an instance as shoppers see it, without a path. */
export function addressOf(instance: Instance): string {
  const { PUBLIC_URL } = env();
  if (instance.id === MAIN_SHOP) return PUBLIC_URL;
  const { protocol, hostname, port } = new URL(PUBLIC_URL);
  const host = `${slugOf(instance)}.${hostname.replace(/^www\./, '')}`;
  return `${protocol}//${host}${port && `:${port}`}`;
}
