import { describe, expect, it } from 'vitest';
import { optionalEmail, typedEmail } from '~/platform/typed-email.server.ts';
import { copiedLine, optionalLine, typedLine, typedName, typedText } from '~/platform/typed-text.server.ts';

/** Texts that take seconds if all of them is composed, converted or searched. */
const hostile: Record<string, (length: number) => string> = {
  'letters of a domain': (length) => `a@${'漢'.repeat(length)}.ch`,
  'combining marks': (length) => `a${'\u0315\u0300'.repeat(length / 2)}`,
  'one letter': (length) => 'a'.repeat(length),
  'invisible characters': (length) => '\u200b'.repeat(length),
};

const schemas = {
  typedEmail: typedEmail(),
  optionalEmail: optionalEmail('invalid'),
  typedLine: typedLine(120),
  optionalLine: optionalLine(120),
  copiedLine: copiedLine(40),
  typedName: typedName(60),
  typedText: typedText(5000),
};

describe.each(Object.entries(schemas))('%s', (_, schema) => {
  it.each(Object.entries(hostile))('takes no time over a long text of %s', (_kind, text) => {
    const long = text(240_000);
    // Processor time: other work on the machine does not count.
    const before = process.cpuUsage();
    schema.safeParse(long);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
  });
});
