import sanitizeHtml from 'sanitize-html';

const NAMED: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

export const LONGEST_NAME = 300;
const LONGEST_TEXT = 2_000;
export const LONGEST_DESCRIPTION = 50_000;

/** Control characters that neither Postgres nor HTML take, and those that turn the direction of what follows. */
const CONTROLS = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff\u202a-\u202e\u2066-\u2069]/gu;

/** Words parted by single blanks, without anything to clean. */
const CLEAN =
  /^[^\s<&\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+(?: [^\s<&\p{Cc}\p{Surrogate}\u202a-\u202e\u2066-\u2069]+)*$/u;

/** Text with nothing but bare tags of these kinds, and nothing encoded: what most shops write. */
const SIMPLE = /^[^<>&]*(?:<\/?(?:p|br|ul|ol|li|strong|em|h3|h4)(?: ?\/)?>[^<>&]*)*$/;

/** Paragraphs of plain text, none of them empty. */
const PLAIN_PARAGRAPHS = /^(?:\s*<p>\s*[^<>&\s][^<>&]*<\/p>)+\s*$/;

/** Text without tags, entities and needless blanks. Shops encode twice at times (`&amp;amp;`): so is decoded twice. */
export function plainText(value: string, longest = LONGEST_TEXT): string {
  if (value.length <= longest && CLEAN.test(value)) return value;
  let text = value;
  for (let round = 0; round < 2 && /[<&]/.test(text); round++) {
    // Blocks and line breaks part words.
    const spaced = text.replace(/<(br|\/p|\/li|\/div|\/h\d)\b[^>]*>/gi, ' $&');
    text = SIMPLE.test(spaced)
      ? spaced.replace(/<[^>]*>/g, '')
      : sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).replace(
          /&(amp|lt|gt|quot);/g,
          (entity) => NAMED[entity] ?? '',
        );
  }
  return text
    .replace(CONTROLS, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
}

/** Whether a text is UTF-8 that was taken for Windows-1252 and written as UTF-8 again: "TÃ¶ss", "lâ€™". */
export const isEncodedTwice = (text: string): boolean =>
  (text.includes('Ã') || text.includes('â€')) && /Ã[\u0080-\u00bf„…œžŸŠ“‰¼¤¶]|â€[™˜œ“”¦]/u.test(text);

export function plainName(value: string): string {
  return plainText(value, LONGEST_NAME);
}

/** Shortcodes of WordPress and its page builders: with attributes, an underscore, a closing slash, or a known word. */
const SHORTCODE =
  /\[\/?(?:(?:gallery|caption|video|audio|embed|playlist|products?|contact-form-7)\b[^\]]*|[a-z0-9-]*_[a-z0-9_-]*(?:\s[^\]]*)?|[a-z][a-z0-9-]*\s+[a-z_-]+=["'][^\]]*)\]|\[\/[a-z][a-z0-9_-]*\]/gi;

const BLOCK = /<(p|div|ul|ol|li|h[1-6]|table|blockquote|br)\b/i;

const heading = (level: string) => () => ({ tagName: level, attribs: {} });

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 'h3', 'h4', 'a', 'blockquote', 'sub', 'sup',
    'table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd',
  ], // prettier-ignore
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'svg',
    'math',
    'template',
    'title',
  ],
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    // A product page has its own first and second level.
    h1: heading('h3'),
    h2: heading('h3'),
    h5: heading('h4'),
    h6: heading('h4'),
    a: (_, { href }) => ({ tagName: 'a', attribs: { ...(href ? { href } : {}), rel: 'nofollow noopener' } }),
  },
  // Paragraphs, items and links that hold nothing.
  exclusiveFilter: ({ tag, text, mediaChildren }) =>
    ['p', 'li', 'a', 'h3', 'h4', 'strong', 'em'].includes(tag) &&
    text.replace(/[\s\u00a0]/g, '') === '' &&
    mediaChildren.length === 0,
};

/**
 * A description as safe HTML: what carries meaning stays, everything that runs, loads or styles goes. Text without tags
 * becomes paragraphs.
 */
export function safeHtml(value: string): string {
  const source = value
    .slice(0, LONGEST_DESCRIPTION * 2)
    .replace(CONTROLS, '')
    .replace(SHORTCODE, '');
  const html = BLOCK.test(source) ? source : paragraphs(source);
  const safe = (PLAIN_PARAGRAPHS.test(html) ? html : sanitizeHtml(html, RULES)).replace(/\s*\n\s*/g, '\n').trim();
  return safe.length > LONGEST_DESCRIPTION ? paragraphs(plainText(safe, LONGEST_DESCRIPTION)) : safe;
}

function paragraphs(text: string): string {
  return text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}
