import { createHash } from 'node:crypto';

/** Style attributes beyond this many would make the header longer than proxies accept. */
const MAX_STYLE_HASHES = 40;

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const styleAttribute = /<[a-z][^>]*?\sstyle=(?:"([^"]*)"|'([^']*)')/gi;
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

function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, attributes = '', content = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return [];
    const type = typeAttribute.exec(attributes)?.[1]?.toLowerCase() ?? '';
    return runnableTypes.has(type) ? [content] : [];
  });
}

function styleAttributes(html: string): string[] {
  const values = [...html.matchAll(styleAttribute)].map(([, double, single]) => double ?? single ?? '');
  return [...new Set(values)].map((value) =>
    value.replace(/&(quot|#x27|#39|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
  );
}

export interface PolicyOptions {
  /** Whether shoppers reach the shop by https: plain http sub-resources are then upgraded. */
  https: boolean;
  /** With hot reload: styles are put in by a script, and changes come by a socket. */
  development?: boolean;
  /** Another origin that files are uploaded to. */
  uploads?: string;
}

/**
 * The Content-Security-Policy of one complete page: its inline scripts and styles are allowed by their
 * hashes, everything else has to come from the shop itself, but for the storage that uploads go to. A kept page is kept with its policy, which a nonce would not
 * survive.
 */
export function contentSecurityPolicy(html: string, { https, development = false, uploads }: PolicyOptions): string {
  const markup = html.replace(scriptElement, '<script></script>');
  const scripts = [...new Set(inlineScripts(html).map(sourceHash))];
  const styles = [...new Set([...markup.matchAll(styleElement)].map(([, content = '']) => sourceHash(content)))];
  const attributes = styleAttributes(markup);
  const attributeSources =
    attributes.length > MAX_STYLE_HASHES ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...attributes.map(sourceHash)];
  const looseSources = development
    ? [
        ['style-src', "'self'", "'unsafe-inline'"],
        ['connect-src', "'self'", 'ws:', ...(uploads ? [uploads] : [])],
      ]
    : [
        ['style-src', "'self'", ...styles],
        ['style-src-attr', ...(attributes.length === 0 ? ["'none'"] : attributeSources)],
        ['connect-src', "'self'", ...(uploads ? [uploads] : [])],
      ];
  const directives: string[][] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts],
    ...looseSources,
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  const policy = directives.map((directive) => directive.join(' ')).join('; ');
  return https ? `${policy}; upgrade-insecure-requests` : policy;
}
