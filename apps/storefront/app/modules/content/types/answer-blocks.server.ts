import { z } from 'zod';
import type { AnswerPart } from '~/modules/content/faq.ts';

/*
 * An answer as Strapi's editor keeps it (field type `blocks`): a tree of paragraphs and lists, of which each line
 * becomes markup.
 */

interface Node {
  type?: string;
  format?: string;
  text?: string;
  url?: string;
  bold?: boolean;
  italic?: boolean;
  children?: Node[];
}

const node: z.ZodType<Node> = z.object({
  type: z.string().optional(),
  format: z.string().optional(),
  text: z.string().optional(),
  url: z.string().optional(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  get children() {
    return z.array(node).optional();
  },
});
const tree = z.array(node);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Words with what an editor marked in them; the snapshot sanitizes it afterwards. */
function markup({ type, text, url, bold, italic, children = [] }: Node): string {
  if (type === 'link') return `<a href="${escaped(url ?? '')}">${children.map(markup).join('')}</a>`;
  let html = escaped(text ?? '');
  if (italic) html = `<em>${html}</em>`;
  return bold ? `<strong>${html}</strong>` : html;
}

const line = ({ children = [] }: Node): string => children.map(markup).join('').trim();

/** The lines of a list; those of a list inside it follow where they stand. */
function itemsOf({ children = [] }: Node): string[] {
  return children.flatMap((child) => (child.type === 'list' ? itemsOf(child) : [line(child)])).filter(Boolean);
}

/**
 * The parts of an answer in the editor's own markup, empty paragraphs left out. Whatever is no list counts as a
 * paragraph; pictures have no place in an answer.
 * @param answer as Strapi sends it; anything else gives no parts
 */
export function answerOfBlocks(answer: unknown): AnswerPart[] {
  return (tree.safeParse(answer).data ?? []).flatMap((block): AnswerPart[] => {
    if (block.type === 'list') {
      const items = itemsOf(block);
      return items.length > 0 ? [{ kind: 'list', ordered: block.format === 'ordered', items }] : [];
    }
    const html = line(block);
    return html ? [{ kind: 'text', html }] : [];
  });
}
