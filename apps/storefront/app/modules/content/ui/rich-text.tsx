import { cx } from '~/ui/class-names.ts';

interface RichTextProps {
  /** HTML that the snapshot has sanitized; nothing else may be passed. */
  html: string;
  className?: string;
}

/**
 * An editor's text: headings, paragraphs, lists, links, quotes and tables in the organization's sizes
 * (`ui/styles/rich.css`).
 */
export function RichText({ html, className }: RichTextProps) {
  return <div className={cx('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
