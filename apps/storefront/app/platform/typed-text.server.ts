import { z } from 'zod';
import { withoutInvisible } from '~/i18n/invisible.ts';

/*
 * Text that a person has typed. What fits in one line takes no line breaks, no control characters and nothing that
 * turns the direction of what follows: none of it can be typed into such a field, all of it can pretend to be
 * something else in a mail.
 */

/**
 * Control characters (line breaks and tabs among them), line and paragraph separators, turned directions, halves of
 * characters.
 */
const notOfALine = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** The same for text of several lines. */
const notOfAText = /(?![\t\n\r])\p{Cc}|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Characters of which nothing is seen, such as zero-width spaces and Hangul fillers. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800]/gu;

/** What a mail program makes a link of. */
const link = /:\/\/|@|\bwww\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** Whether a mail program makes a link of something in a text. */
export function holdsLink(text: string): boolean {
  return link.test(text);
}

/** Whether a text fits in one line. */
export function isLine(text: string): boolean {
  return !notOfALine.test(text);
}

/** Whether anything of a text is seen. */
function isSeen(text: string): boolean {
  return text.replace(unseen, '') !== '';
}

/**
 * A text as it is, or an empty one where nothing of it is seen: so that no required field is filled in with invisible
 * characters.
 */
export function seenText(text: string): string {
  return isSeen(text) ? text : '';
}

/** What is said of a text that does not fit: codes that pages word, or sentences of a call. */
interface LineMessages {
  required: string;
  tooLong: string;
  characters: string;
}

const callMessages: LineMessages = {
  required: 'expected text',
  tooLong: 'is too long',
  characters: 'expected one line without control characters',
};

/**
 * A text in one line that may be left empty: trimmed, in composed letters; what shows nothing is empty.
 * @param max characters
 */
export function optionalLine(max: number, messages: Partial<LineMessages> = {}) {
  return cleanedLine(max, messages, (text) => text);
}

/**
 * A number, code or the like in one line that may be left empty: it is often copied, and characters that nothing is
 * seen of come along, such as the turns of direction around a phone number. @param max characters
 */
export function copiedLine(max: number, messages: Partial<LineMessages> = {}) {
  return cleanedLine(max, messages, withoutInvisible);
}

function cleanedLine(max: number, messages: Partial<LineMessages>, clean: (text: string) => string) {
  const { required, tooLong, characters } = { ...callMessages, ...messages };
  return (
    z
      .string({ error: required })
      // Composing letters and looking for links take seconds where a text is long: no more than this is looked at.
      .max(4 * max + 100, { error: tooLong, abort: true })
      .overwrite(clean)
      .trim()
      .normalize('NFC')
      .max(max, { error: tooLong, abort: true })
      .refine(isLine, characters)
      .overwrite(seenText)
  );
}

/** A text in one line of which something is seen. @param max characters */
export function typedLine(max: number, messages: Partial<LineMessages> = {}) {
  const { required } = { ...callMessages, ...messages };
  return optionalLine(max, messages).refine(isSeen, required);
}

/** A person's name: one line that no mail program makes a link of. @param message where it would be one */
export function typedName(max: number, messages: Partial<LineMessages> & { name?: string } = {}) {
  return typedLine(max, messages).refine((text) => !holdsLink(text), messages.name ?? 'expected a name');
}

/** A text of several lines without other control characters. @param max characters */
export function typedText(max: number, message = 'expected text without control characters') {
  return z
    .string()
    .max(max, { abort: true })
    .refine((text) => !notOfAText.test(text), message);
}
