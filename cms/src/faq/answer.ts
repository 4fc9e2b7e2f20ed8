/* FAQ answers in the format of Strapi's editor (field type `blocks`): paragraphs and lists with links. */

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

/** A paragraph or list. */
export type AnswerBlock =
  | { type: 'paragraph'; children: InlineNode[] }
  | {
      type: 'list';
      format: 'ordered' | 'unordered';
      children: { type: 'list-item'; children: InlineNode[] }[];
    };

/** Any stored node of the editor's tree, not validated. */
export interface StoredNode {
  type?: unknown;
  text?: unknown;
  url?: unknown;
  children?: unknown;
}

const LINK = /<a\s[^>]*?href=["']([^"']*)["'][^>]*>(.*?)<\/a>/gis;

/** Converts a line of text with simple HTML links. */
function inlineNodes(line: string): InlineNode[] {
  // Splitting by a pattern with two groups yields: text, href, label, text, href, label, …, text.
  const parts = line.trim().split(LINK);
  const nodes: InlineNode[] = [];
  for (let index = 0; index < parts.length; index += 3) {
    const [plain = '', url, words = ''] = parts.slice(index, index + 3);
    // The editor requires text nodes, possibly empty, on both sides of a link.
    nodes.push({ type: 'text', text: plain });
    if (url !== undefined) nodes.push({ type: 'link', url, children: [{ type: 'text', text: words }] });
  }
  return nodes;
}

/** Converts text with simple HTML links into paragraphs, separated by blank lines. */
export function paragraphs(text: string): AnswerBlock[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ type: 'paragraph', children: inlineNodes(paragraph) }));
}

/** Converts lines with simple HTML links into a list. */
export function listOf(items: readonly string[], format: 'ordered' | 'unordered'): AnswerBlock {
  return { type: 'list', format, children: items.map((item) => ({ type: 'list-item', children: inlineNodes(item) })) };
}

/** The children of a node or of an answer. */
export function nodesOf(children: unknown): StoredNode[] {
  return Array.isArray(children) ? children.filter((node) => typeof node === 'object' && node !== null) : [];
}

/** The plain text of an answer; blocks are separated by a space. */
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
