import { Fragment, type ReactNode } from 'react';

interface MarkedTextProps {
  /** A text in which `<name>…</name>` marks words, e.g. `Ich habe die <terms>AGB</terms> gelesen.` Marks don't nest. */
  text: string;
  /** What the marked words become, by the mark's name. Words of an unknown mark stay plain. */
  marks: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * A translated sentence with links in it. react-i18next's component for this brings an HTML parser into every page;
 * this keeps the pages within their budget.
 */
export function MarkedText({ text, marks }: MarkedTextProps) {
  // Splitting by a pattern with two groups gives: plain, name, words, plain, name, words, …, plain.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const mark = index % 3 === 2 ? marks[parts[index - 1] ?? ''] : undefined;
    return <Fragment key={index}>{mark ? mark(part) : part}</Fragment>;
  });
}
