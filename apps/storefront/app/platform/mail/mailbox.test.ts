import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['lea@example.ch', 'lea@example.ch'],
    ['Lea+17@Example.CH', 'lea@example.ch'],
    ['lea+a+b@example.ch.', 'lea@example.ch'],
    ['l.e.a@example.ch', 'l.e.a@example.ch'],
    ['l.e.a+x@googlemail.com', 'lea@gmail.com'],
    ['"a@b"@example.ch', '"a@b"@example.ch'],
  ])('of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
