import { createElement } from 'react';

/** Attributes that React calls otherwise. @type {Record<string, string>} */
const named = { charset: 'charSet', crossorigin: 'crossOrigin', hreflang: 'hrefLang', class: 'className' };

const element = /<(title|meta|link|script)\b([^>]*?)\/?>(?:([\s\S]*?)<\/\1>)?/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** What Layout writes into the head by itself. */
const ofLayout = /charset=|name="viewport"|name="theme-color"/i;

/** @param {string} value */
const unescaped = (value) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * @param {string} html
 * @returns {import('react').ReactElement[]} the elements of a head, or scripts and links of a foot
 */
function elementsIn(html) {
  return [...html.matchAll(element)]
    .filter(([, , attributes = '']) => !ofLayout.test(attributes))
    .map(([, tag = '', attributes = '', content], key) => {
      const given = [...attributes.matchAll(attribute)].map(([, name = '', value]) => [
        named[name] ?? name,
        value === undefined ? true : unescaped(value),
      ]);
      const props = { key, ...Object.fromEntries(given) };
      if (tag === 'title') return createElement(tag, props, unescaped(content ?? ''));
      return createElement(tag, { ...props, ...(content ? { dangerouslySetInnerHTML: { __html: content } } : {}) });
    });
}

/**
 * What Remix has written into a page: the elements of its head, and those at its end, which begin with the script that
 * restores how far it was scrolled.
 * @param {string} html of a page
 * @returns {{head: import('react').ReactElement[], texts: string, foot: import('react').ReactElement[]}} texts: the
 * address of the page's texts
 */
export function elementsOf(html) {
  const [head = '', body = ''] = html.split('</head>');
  const late = /<noscript id="scripts" data-texts="([^"]*)"/.exec(body);
  const index = late?.index ?? 0;
  const texts = late?.[1] ?? '';
  return {
    head: elementsIn(head),
    texts: unescaped(texts),
    foot: elementsIn(body.slice(body.lastIndexOf('<script', index))),
  };
}

/** @param {string} html @returns {number} how many elements it has */
export const tagsOf = (html) => html.match(/<[a-z]/g)?.length ?? 0;
