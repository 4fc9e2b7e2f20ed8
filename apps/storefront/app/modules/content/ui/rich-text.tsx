import { cx } from '~/ui/class-names.ts';

/** Look of editors' HTML: headings, paragraphs, lists, links, quotes and tables in the house's sizes. */
const PROSE = cx(
  'max-w-text [&>:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-h3 [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-h4 [&_h4]:mt-4 [&_h4]:font-medium',
  '[&_p]:mt-3 [&_ul]:mt-3 [&_ol]:mt-3 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-5 [&_ol]:pl-5 [&_li]:mt-1',
  '[&_a]:text-action [&_a]:underline [&_a]:underline-offset-3 hover:[&_a]:text-action-hover [&_strong]:font-medium',
  '[&_blockquote]:mt-4 [&_blockquote]:border-l-2 [&_blockquote]:border-line [&_blockquote]:pl-4',
  '[&_table]:mt-4 [&_table]:w-full [&_td]:border-b [&_td]:border-line [&_td]:py-2 [&_th]:py-2 [&_th]:text-left',
  '[&_hr]:my-8 [&_hr]:border-line',
);

interface RichTextProps {
  /** HTML that the snapshot has sanitized; nothing else may be passed. */
  html: string;
  className?: string;
}

/** An editor's text. */
export function RichText({ html, className }: RichTextProps) {
  return <div className={cx(PROSE, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
