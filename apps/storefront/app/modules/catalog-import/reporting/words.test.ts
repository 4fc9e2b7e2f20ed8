import { describe, expect, it } from 'vitest';
import { type Message, type MessageKey, reportLanguages, reportWords, createMessage, sentenceOf } from './message.ts';

const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('words of the report', () => {
  const keys = Object.keys(reportWords.en.messages) as MessageKey[];

  it.each(reportLanguages)('say the same values in %s', (language) => {
    const { messages, labels } = reportWords[language];
    for (const key of keys) expect(names(messages[key]), key).toEqual(names(reportWords.en.messages[key]));
    for (const [label, text] of Object.entries(labels))
      expect(names(text), label).toEqual(names(reportWords.en.labels[label as keyof typeof labels]));
    expect(JSON.stringify(reportWords[language])).not.toContain('ß');
  });

  it('put messages into messages', () => {
    const inner: Message = createMessage('no-amount', { value: '"n/a"' });
    expect(sentenceOf(createMessage('absent', { reason: inner }), 'de')).toBe('"n/a" ist kein Betrag; gilt als leer');
    expect(
      sentenceOf(
        createMessage('kind-doubtful', {
          names: 'X',
          signs: [createMessage('sign-price'), createMessage('sign-range')],
        }),
        'fr',
      ),
    ).toContain('(X; prix, autonomie)');
  });
});
