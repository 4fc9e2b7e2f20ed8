import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copiedLine, optionalLine, typedLine, typedName, typedText } from './typed-text.server.ts';

const codes = { required: 'required', tooLong: 'too-long', characters: 'characters', name: 'name' };
const refusal = (schema: { safeParse(value: unknown): unknown }, value: unknown) => {
  const { error } = schema.safeParse(value) as { error?: { issues: { message: string }[] } };
  return error?.issues[0]?.message;
};

describe('a line that was typed', () => {
  const line = typedLine(60, codes);

  it.each([
    ['  Zoë  ', 'Zoë'],
    ['Zoe\u0308', 'Zoë'],
    ['O’Neill-Müller', 'O’Neill-Müller'],
    ['Nguyễn Thị Hằng', 'Nguyễn Thị Hằng'],
    ['محمد', 'محمد'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['王伟 👩\u200d🔧', '王伟 👩\u200d🔧'],
    ['c/o Meier, St. Gallen', 'c/o Meier, St. Gallen'],
  ])('is taken: %s', (typed, stored) => {
    expect(line.parse(typed)).toBe(stored);
  });

  it.each([
    ['a line break', 'Mia\nDein Konto ist gesperrt'],
    ['another line break', 'Mia\r\nBcc: alle@example.ch'],
    ['a separator of lines', 'Mia\u2028Keller'],
    ['a separator of paragraphs', 'Mia\u2029Keller'],
    ['the line break of old computers', 'Mia\u0085Keller'],
    ['a tab', 'Mia\tKeller'],
    ['a NUL', 'Mia\0'],
    ['the sign that rings a bell', 'Mia\u0007'],
    ['a turned direction', 'Mia\u202egnp.exe'],
    ['an isolated direction', 'Mia\u2066Keller'],
    ['half a character', 'Mia\ud83d'],
  ])('takes no %s', (_, typed) => {
    expect(refusal(line, typed)).toBe('characters');
  });

  it.each(['', '   ', '\u200b', '\u00ad\u200d', '\u3164', '\u2800\u2800', '\ufeff', '\u{e0041}'])(
    'of which nothing is seen is empty (%j)',
    (typed) => {
      expect(refusal(line, typed)).toBe('required');
      expect(optionalLine(10).parse(typed)).toBe('');
    },
  );

  it('is missing, or too long', () => {
    expect(refusal(line, undefined)).toBe('required');
    expect(refusal(line, 'x'.repeat(61))).toBe('too-long');
  });

  it('is one line, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (typed) => {
        const { data } = optionalLine(200).safeParse(typed);
        return data === undefined || !/[\n\r\t\0\u0085\u2028\u2029\u202e]/.test(data);
      }),
    );
  });
});

describe('a number or code that was copied', () => {
  it('loses characters that nothing is seen of', () => {
    expect(copiedLine(30).parse('\u202a+41 79\u200b 123 45 67\u202c')).toBe('+41 79 123 45 67');
    expect(copiedLine(30).safeParse('079\n123').success).toBe(false);
  });
});

describe('a name', () => {
  const name = typedName(60, codes);

  it.each(['Mia', 'J. R. R.', 'Dr. Anna-Lena', 'D’Angelo', '<b>Mia</b> & "Co"', 'Mia, z. H. Keller GmbH', 'Ph.D.'])(
    'is taken: %s',
    (typed) => {
      expect(name.parse(typed)).toBe(typed);
    },
  );

  it.each([
    'Gewonnen! https://boese.example',
    'www.boese.example',
    'boese.example/x',
    'mia@example.ch',
    'Klick bit.ly',
  ])('is nothing that a mail program makes a link of: %s', (typed) => {
    expect(refusal(name, typed)).toBe('name');
  });
});

describe('a text of several lines', () => {
  it('keeps its lines and takes no other control characters', () => {
    expect(typedText(100).parse('Grüezi\r\n\tMia')).toBe('Grüezi\r\n\tMia');
    expect(refusal(typedText(100), 'Grüezi\u0007')).toBe('expected text without control characters');
    expect(refusal(typedText(3), 'viel')).toBeDefined();
  });
});
