import { type Locale, languageTag } from '~/i18n/locales.ts';
import german from '../../../locales/de/plain.json';
import french from '../../../locales/fr/plain.json';
import { href } from '~/site-map.ts';

const texts: Record<Locale, typeof german> = { de: german, fr: french };

/** Why the server answers by itself, without the shop. */
export type PlainReason =
  | 'unavailable'
  | 'failed'
  | 'tooMany'
  | 'tooLarge'
  | 'foreignOrigin'
  | 'foreignHost'
  | 'methodNotAllowed'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'badRequest'
  | 'badBody';

export const plainStatus: Readonly<Record<PlainReason, number>> = {
  unavailable: 503,
  failed: 500,
  tooMany: 429,
  tooLarge: 413,
  foreignOrigin: 403,
  foreignHost: 421,
  methodNotAllowed: 405,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  badRequest: 400,
  badBody: 400,
};

/** Codes of the same answers as JSON (`{success:false, error:{code, message}}`). */
const codes: Readonly<Record<PlainReason, string>> = {
  unavailable: 'unavailable',
  failed: 'internal_error',
  tooMany: 'too_many_requests',
  tooLarge: 'too_large',
  foreignOrigin: 'foreign_origin',
  foreignHost: 'foreign_host',
  methodNotAllowed: 'method_not_allowed',
  unauthorized: 'unauthorized',
  forbidden: 'forbidden',
  notFound: 'not_found',
  badRequest: 'bad_request',
  badBody: 'bad_request',
};

export interface PlainPageOptions {
  /** Seconds after which it may be tried again. */
  seconds?: number;
  /** Where the shop is, without a path, where that is not here. */
  home?: string;
  /** The page before, as a local address: the way back leads there. */
  back?: string;
  /** The limit that was passed, and the most that it allows, with its unit where that is not the name's own. */
  limit?: { name: keyof (typeof german)['limits']; most: string };
}

function textOf(reason: PlainReason, locale: Locale, { seconds = 0, limit }: PlainPageOptions): string {
  const text = texts[locale][reason].text.replace('{{seconds}}', String(seconds));
  return limit ? `${text} ${texts[locale].limits[limit.name].replace('{{most}}', limit.most)}` : text;
}

/** A local address as the value of an attribute. */
const attribute = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The body of an answer to a program. */
export function plainJson(reason: PlainReason, locale: Locale, options: PlainPageOptions = {}): string {
  return JSON.stringify({ success: false, error: { code: codes[reason], message: textOf(reason, locale, options) } });
}

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:#fff;color:#101315;
font:400 1rem/1.5 "Geist Variable",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:36rem;width:100%}
svg{display:block;width:100%;height:auto;margin:0 0 2rem}
h1{margin:0 0 1rem;font-size:clamp(2rem,6vw,3rem);line-height:1.08;letter-spacing:-.035em;font-weight:600}
p{margin:0 0 2rem;max-width:32rem;color:#3d4448;font-size:1.125rem}
a{display:inline-block;padding:.75rem 1.25rem;background:#1b3bd6;color:#fff;text-decoration:none;font-weight:600}
a:hover{background:#142ca8}
a:focus-visible{outline:3px solid #101315;outline-offset:3px}
`.trim();

/** The line that goes through the shop, stopping at its second station. */
const line =
  '<svg viewBox="0 0 360 24" fill="none" aria-hidden="true"><path d="M24 12h180" stroke="#101315" stroke-width="2"/>' +
  '<path d="M228 12h132" stroke="#d6dad3" stroke-width="2"/><circle cx="13" cy="12" r="10" stroke="#101315" stroke-width="2"/>' +
  '<circle cx="216" cy="12" r="10" stroke="#101315" stroke-width="2"/></svg>';

/** A complete page that needs neither the database nor another file. */
export function plainPage(reason: PlainReason, locale: Locale, options: PlainPageOptions = {}): string {
  const { retry, home, back } = texts[locale];
  const { title } = texts[locale][reason];
  const start = (options.home ?? '') + href('home', {}, locale);
  // An empty address is the page itself.
  const way =
    reason === 'unavailable' || reason === 'failed' || reason === 'tooMany'
      ? `<a href="">${retry}</a>`
      : options.back === undefined
        ? `<a href="${start}">${home}</a>`
        : `<a href="${attribute(options.back)}">${back}</a>`;
  return (
    `<!DOCTYPE html><html lang="${languageTag[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title} · Velory</title><style>${style}</style></head>` +
    `<body><main>${line}<h1>${title}</h1><p>${textOf(reason, locale, options)}</p>${way}</main></body></html>`
  );
}
