import { describe, expect, it } from 'vitest';
import { isEmail, optionalEmail, typedEmail } from './typed-email.server.ts';

const email = typedEmail();

describe('an e-mail address that was typed', () => {
  it.each([
    ['lea@beispiel.ch', 'lea@beispiel.ch'],
    [' Lea.Muster+bike@Beispiel.CH ', 'lea.muster+bike@beispiel.ch'],
    ['\u200blea@beispiel.ch\ufeff', 'lea@beispiel.ch'],
    ['\u202alea@beispiel.ch\u202c', 'lea@beispiel.ch'],
    ['le\u00ada@bei\u2060spiel.ch', 'lea@beispiel.ch'],
    ['lea@zürich.example', 'lea@xn--zrich-kva.example'],
    ['lea@Zu\u0308rich.example', 'lea@xn--zrich-kva.example'],
    ['lea@пример.рф', 'lea@xn--e1afmkfd.xn--p1ai'],
    ['lea@xn--zrich-kva.example', 'lea@xn--zrich-kva.example'],
    ["o'neil@example.co.uk", "o'neil@example.co.uk"],
  ])('%j is %s', (typed, address) => {
    expect(email.parse(typed)).toBe(address);
    // What is stored can be read again.
    expect(email.parse(address)).toBe(address);
  });

  it.each([
    ...[
      'léa@beispiel.ch',
      'jürg@beispiel.ch',
      'lea',
      'lea@beispiel',
      'lea@@beispiel.ch',
      'lea@bei spiel.ch',
      '@beispiel.ch',
    ],
    ...['lea@beispiel..ch', '.lea@beispiel.ch', 'lea.@beispiel.ch', 'lea@-beispiel.ch', 'lea@beispiel.ch\nBcc: x@y.ch'],
    ...['lea@zürich/.example', 'lea@zürich..example', '"lea"@beispiel.ch', `${'l'.repeat(120)}@beispiel.ch`],
  ])('%j is refused', (typed) => {
    expect(isEmail(typed)).toBe(false);
    expect(email.safeParse(typed).error?.issues.every(({ message }) => message === 'invalid')).toBe(true);
  });

  it('is missing where nothing is seen of it, unless it may be', () => {
    expect(email.safeParse(' \u200b').error?.issues[0]?.message).toBe('required');
    expect(email.safeParse(undefined).error?.issues[0]?.message).toBe('required');
    expect(optionalEmail('email').parse(' \u200b')).toBe('');
    expect(optionalEmail('email').safeParse('léa@x.ch').success).toBe(false);
  });
});
