/* An FAQ answer in the form of Strapi's editor (field type `blocks`), as far as answers use it: paragraphs and lists with links. */

interface TextNode {
  type: 'text';
  text: string;
}

interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

type InlineNode = TextNode | LinkNode;

/** One paragraph or one list of an answer. */
export type AnswerBlock =
  | { type: 'paragraph'; children: InlineNode[] }
  | {
      type: 'list';
      format: 'ordered' | 'unordered';
      children: { type: 'list-item'; children: InlineNode[] }[];
    };

/** Anything in the editor's tree, as it is stored: nothing about it is certain. */
export interface StoredNode {
  type?: unknown;
  text?: unknown;
  url?: unknown;
  children?: unknown;
}

const LINK = /<a\s[^>]*?href=["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;

/** A line of text with simple HTML links, as the editor keeps it. */
function inlineNodes(line: string): InlineNode[] {
  // Splitting by a pattern with two groups gives: plain, address, words, plain, address, words, …, plain.
  const parts = line.trim().split(LINK);
  const nodes: InlineNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [plain = '', url, words = ''] = parts.slice(index, index + 3);
    // The editor wants a text on both sides of a link, if only an empty one.
    nodes.push({ type: 'text', text: plain });
    if (url !== undefined) nodes.push({ type: 'link', url, children: [{ type: 'text', text: words }] });
  }
  return nodes;
}

/** The paragraphs of a text with simple HTML links; blank lines part them. */
export function paragraphs(text: string): AnswerBlock[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ type: 'paragraph', children: inlineNodes(paragraph) }));
}

/** A list of lines with simple HTML links. */
export function listOf(items: readonly string[], format: 'ordered' | 'unordered'): AnswerBlock {
  return { type: 'list', format, children: items.map((item) => ({ type: 'list-item', children: inlineNodes(item) })) };
}

/** The nodes below a node, or those of an answer itself. */
export function nodesOf(children: unknown): StoredNode[] {
  return Array.isArray(children) ? children.filter((node) => typeof node === 'object' && node !== null) : [];
}

/** All that an answer says, without its form; neighbouring blocks are parted by a space. */
export function plainAnswer(answer: unknown): string {
  return nodesOf(answer)
    .map(({ type, text, children }) => {
      if (typeof text === 'string') return text;
      return type === 'link' ? plainAnswer(children) : ` ${plainAnswer(children)} `;
    })
    .join('')
    .replace(/[ \n]+/g, ' ')
    .replace(/^ | $/g, '');
}
