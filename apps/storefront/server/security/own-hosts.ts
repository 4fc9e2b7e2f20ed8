import { LRUCache } from 'lru-cache';

/** What the name in a `Host` header is to the shop. */
export type HostKind =
  /** The shop answers to it. */
  | 'own'
  /** A name at our domain that nobody has: it leads to the main site (spec §2). */
  | 'unknown'
  /** Somebody else's, which somebody pointed at this server. */
  | 'foreign'
  /** None that an address can hold. */
  | 'malformed';

export interface HostSettings {
  APP_MODE: 'development' | 'demo' | 'production';
  PUBLIC_URL: string;
  SHOP_HOSTS: readonly string[];
}

const form = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/i;

/**
 * Tells our host names from others (decision 48). Ports are not compared, as they are forwarded. Development and demo answer to
 * any name.
 * @returns a function of a request's `Host` header
 */
export function hostKinds(settings: HostSettings): (header: string | undefined) => HostKind {
  const kindOfName = kindsOfNames(settings);
  // Asked for every request, and nearly always for the same few.
  const known = new LRUCache<string, HostKind>({ max: 100 });
  return (header = '') => {
    let kind = known.get(header);
    if (!kind) {
      const address = `http://${header}`;
      kind = form.test(header) && URL.canParse(address) ? kindOfName(new URL(address).hostname) : 'malformed';
      known.set(header, kind);
    }
    return kind;
  };
}

function kindsOfNames({ APP_MODE, PUBLIC_URL, SHOP_HOSTS }: HostSettings): (name: string) => HostKind {
  if (APP_MODE !== 'production') return () => 'own';
  const main = new URL(PUBLIC_URL).hostname;
  const domain = main.replace(/^www\./, '');
  const own = new Set([main, ...SHOP_HOSTS]);
  return (name) => {
    if (own.has(name)) return 'own';
    const bare = name.replace(/\.$/, '');
    return bare === domain || bare.endsWith(`.${domain}`) ? 'unknown' : 'foreign';
  };
}
