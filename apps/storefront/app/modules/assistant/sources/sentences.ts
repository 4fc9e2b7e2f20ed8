import type { AnswerPart } from '~/modules/content/faq.ts';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': ' ',
};

/** HTML without its marks. */
export const plainOf = (html: string): string =>
  html
    .replaceAll(/<\/(?:p|li|div|h\d)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);

/** Ends of sentences; not those of abbreviations ("z. B.", "1. Dezember"). */
const end = /(?<=[.!?…])(?<!\b(?:z|B|bzw|ca|inkl|max|min|Nr|St|M|Mme|env)\.)(?<!\d\.)\s+(?=[\p{Lu}\d«„“])|\n+/u;

export const sentencesOf = (text: string): string[] =>
  text
    .split(end)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** A sentence too short to say something by itself ("Nein.") is with the one after it. */
function joined(sentences: readonly string[]): string[] {
  const result: string[] = [];
  for (const sentence of sentences) {
    const last = result.at(-1);
    if (last !== undefined && /^[\p{L}’ ,]{1,8}[.!]$/u.test(last)) result[result.length - 1] = `${last} ${sentence}`;
    else result.push(sentence);
  }
  return result;
}

/** The sentences of an answer of the FAQ; each point of a list is one. */
export function sentencesOfAnswer(answer: readonly AnswerPart[]): string[] {
  return joined(
    answer.flatMap((part) =>
      part.kind === 'text' ? sentencesOf(plainOf(part.html)) : part.items.map((item) => plainOf(item).trim()),
    ),
  );
}
