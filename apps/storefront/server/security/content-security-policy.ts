import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ServiceOrigins } from '~/modules/consent/services.ts';

/**
 * Bytes of a policy: with more it would be longer, with all other headers, than an answer's may be
 * (`../outgoing-headers.ts`).
 */
const MOST_BYTES = 2400;

/** Where something stands that needs permission: a script, a style, a style attribute. */
const beginning = /<(script|style)\b|\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
const ending = { script: /<\/script\s*>/gi, style: /<\/style\s*>/gi };
const typeAttribute = /\stype\s*=\s*["']?([^"'\s>]*)/i;

/** Types of script elements that a browser runs; all others are data and need no permission. */
const runnableTypes: ReadonlySet<string> = new Set([
  '',
  'text/javascript',
  'application/javascript',
  'module',
  'importmap',
  'speculationrules',
]);

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Hashes of short texts: the colours of bikes are on every page. */
const known = new LRUCache<string, string>({ max: 500 });
const SHORT = 200;

function sourceHash(content: string): string {
  if (content.length > SHORT) return hashOf(content);
  let found = known.get(content);
  if (found === undefined) known.set(content, (found = hashOf(content)));
  return found;
}

const hashOf = (bytes: string): string => `'sha256-${hash('sha256', Buffer.from(bytes, 'latin1'), 'base64')}'`;

/**
 * What of a page needs permission, each text once. Texts are strings of bytes, one character each: as fast to read as
 * to hash.
 */
interface Inline {
  scripts: Set<string>;
  styles: Set<string>;
  attributes: Set<string>;
}

function inlineOf(html: string): Inline {
  const inline: Inline = { scripts: new Set(), styles: new Set(), attributes: new Set() };
  beginning.lastIndex = 0;
  for (let found = beginning.exec(html); found; found = beginning.exec(html)) {
    const [, name, double, single] = found;
    if (name === undefined) {
      if (isInTag(html, found.index)) inline.attributes.add(unescaped(double ?? single ?? ''));
      continue;
    }
    const kind = name.toLowerCase() as keyof typeof ending;
    const start = html.indexOf('>', beginning.lastIndex);
    const end = start < 0 ? undefined : endOf(kind, html, start + 1);
    if (!end) continue;
    const content = html.slice(start + 1, end.index);
    if (kind === 'style') inline.styles.add(content);
    else if (isRun(html.slice(beginning.lastIndex, start))) inline.scripts.add(content);
    beginning.lastIndex = end.index + end[0].length;
  }
  return inline;
}

function endOf(kind: keyof typeof ending, html: string, from: number): RegExpExecArray | null {
  ending[kind].lastIndex = from;
  return ending[kind].exec(html);
}

/** Whether a place lies between the angle brackets of an element. */
function isInTag(html: string, place: number): boolean {
  const open = html.lastIndexOf('<', place);
  return open > html.lastIndexOf('>', place) && /[a-z]/i.test(html[open + 1] ?? '');
}

/** Whether a browser runs what stands inside a script element with these attributes. */
function isRun(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  return runnableTypes.has(typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '');
}

function unescaped(value: string): string {
  return value.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
}

const noServices: ServiceOrigins = { script: [], connect: [], image: [] };

export interface PolicyOptions {
  /** Whether shoppers reach the shop by https: plain http sub-resources are then upgraded. */
  https: boolean;
  /** With hot reload: styles are put in by a script, and changes come by a socket. */
  development?: boolean;
  /** Origins of services that consent may let in. */
  services?: ServiceOrigins;
  /** Another origin that files are uploaded to. */
  uploads?: string;
  /** Origins that may show the page in a frame; none by default. */
  framedBy?: readonly string[];
}

/**
 * The Content-Security-Policy of one complete page: its inline scripts and styles are allowed by their
 * hashes, everything else has to come from the shop itself, but for the storage that uploads go to. A kept page is
 * stored with its policy, which a nonce would not survive.
 */
export function contentSecurityPolicy(
  html: string | Buffer,
  { https, development = false, uploads, services = noServices, framedBy = [] }: PolicyOptions,
): string {
  const inline = inlineOf((typeof html === 'string' ? Buffer.from(html) : html).toString('latin1'));
  const scripts = Array.from(inline.scripts, sourceHash);
  const styles = Array.from(inline.styles, sourceHash);
  const attributes = Array.from(inline.attributes, sourceHash);
  const policyWith = (attributeSources: readonly string[]): string => {
    const looseSources = development
      ? [
          ['style-src', "'self'", "'unsafe-inline'"],
          ['connect-src', "'self'", 'ws:', ...(uploads ? [uploads] : []), ...services.connect],
        ]
      : [
          ['style-src', "'self'", ...styles],
          ['style-src-attr', ...attributeSources],
          ['connect-src', "'self'", ...(uploads ? [uploads] : []), ...services.connect],
        ];
    const directives: string[][] = [
      ['default-src', "'self'"],
      ['script-src', "'self'", ...scripts, ...services.script],
      ...looseSources,
      ['img-src', "'self'", 'data:', ...services.image],
      // Mails of the demonstration, and videos of the help once a person has agreed to one.
      ['frame-src', "'self'", 'https://www.youtube-nocookie.com'],
      ['font-src', "'self'"],
      ['object-src', "'none'"],
      ['base-uri', "'self'"],
      ['form-action', "'self'"],
      ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])],
    ];
    const policy = directives.map((directive) => directive.join(' ')).join('; ');
    return https ? `${policy}; upgrade-insecure-requests` : policy;
  };
  if (attributes.length === 0) return policyWith(["'none'"]);
  const policy = policyWith(["'unsafe-hashes'", ...attributes]);
  // Styles of attributes are the least that a page gives up.
  return policy.length <= MOST_BYTES ? policy : policyWith(["'unsafe-inline'"]);
}
