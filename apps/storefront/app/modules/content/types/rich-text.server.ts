import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

/** Links an editor may set: paths of the shop, web addresses, mail and telephone. */
const allowedSchemes = ['https', 'http', 'mailto', 'tel'];

const inlineTags = ['a', 'strong', 'em', 'b', 'i', 'br'];
const blockTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

function linkAttributes(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  // A protocol-relative address leaves the shop while looking like one of its paths.
  const outside = /^https?:|^\/\//.test(href);
  return { tagName, attribs: outside ? { href, rel: 'noopener' } : { href } };
}

function sanitized(html: string, allowedTags: string[]): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: { a: linkAttributes, h1: 'h2' },
  });
}

const markdown = new Marked({ async: false, gfm: true, breaks: true });

/** Markdown of an editor as HTML that is safe to put into a page: headings from h2 on, no pictures, no scripts. */
export function markdownToHtml(source: string): string {
  return sanitized(markdown.parse(source, { async: false }), [...inlineTags, ...blockTags]).trim();
}

/**
 * A plain text with simple HTML links as safe HTML: blank lines part paragraphs, single line ends break lines.
 * @returns `<p>` elements
 */
export function textToParagraphs(source: string): string {
  return source
    .split(/\n\s*\n/)
    .map((paragraph) => textToInline(paragraph))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');
}

/** One line of editor's text with simple HTML links as safe inline HTML. */
export function textToInline(source: string): string {
  return sanitized(source.trim().replace(/\n/g, '<br>'), inlineTags);
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Safe HTML without its markup, for JSON-LD and search. */
export function htmlToPlainText(html: string): string {
  const text = sanitizeHtml(html.replace(/<\/(p|li|h[2-4])>|<br \/>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
