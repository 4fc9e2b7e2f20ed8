import { LRUCache } from 'lru-cache';

/** What the name in a `Host` header is to the shop. */
export type HostKind =
  /** The shop answers to it. */
  | 'own'
  /** A name at our domain that no one has: it leads to the main site (spec §2). */
  | 'unknown'
  /** A person else's, which a person pointed at this server. */
  | 'foreign'
  /** None that an address can hold. */
  | 'malformed';

export interface HostSettings {
  APP_MODE: 'development' | 'demo' | 'production';
  PUBLIC_URL: string;
  SHOP_HOSTS: readonly string[];
  /** Partners' own domains, each with a slug: `velo.helvion.example=helvion`. */
  ORGANIZATION_DOMAINS?: readonly string[];
}

const form = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/i;

/**
 * Tells our host names from others (decision 48). Ports are not compared, as they are forwarded. Development and demo
 * answer to any name but one below the shop's that no partner has.
 * @param hasInstance whether an instance of the shop goes by a name (`instanceOfHost`)
 * @returns a function of a request's `Host` header
 */
export function hostKinds(
  settings: HostSettings,
  hasInstance: (name: string) => boolean,
): (header: string | undefined) => HostKind {
  const kindOfName = kindsOfNames(settings, hasInstance);
  return (header = '') => {
    const name = hostNameOf(header);
    return name === undefined ? 'malformed' : kindOfName(name);
  };
}

/** Asked for every request, and nearly always for the same few. */
const names = new LRUCache<string, { name?: string }>({ max: 1000 });

/** The name in a `Host` header, in small letters and without its port; undefined if it holds none. */
export function hostNameOf(header: string): string | undefined {
  let known = names.get(header);
  if (!known) {
    const address = `http://${header}`;
    known = form.test(header) && URL.canParse(address) ? { name: new URL(address).hostname } : {};
    names.set(header, known);
  }
  return known.name;
}

function kindsOfNames(
  { APP_MODE, PUBLIC_URL, SHOP_HOSTS, ORGANIZATION_DOMAINS = [] }: HostSettings,
  hasInstance: (name: string) => boolean,
): (name: string) => HostKind {
  if (APP_MODE !== 'production') return (name) => (hasInstance(name) ? 'own' : 'unknown');
  const main = new URL(PUBLIC_URL).hostname;
  const domain = main.replace(/^www\./, '');
  const own = new Set([main, ...SHOP_HOSTS]);
  const partners = new Set(ORGANIZATION_DOMAINS.map((entry) => entry.split('=', 1)[0]));
  return (name) => {
    if (own.has(name)) return 'own';
    if (partners.has(name)) return hasInstance(name) ? 'own' : 'unknown';
    if (name !== `www.${domain}` && name.endsWith(`.${domain}`) && hasInstance(name)) return 'own';
    const bare = name.replace(/\.$/, '');
    return bare === domain || bare.endsWith(`.${domain}`) ? 'unknown' : 'foreign';
  };
}
