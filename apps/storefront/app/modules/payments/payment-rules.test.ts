import { describe, expect, it } from 'vitest';
import { formFields } from './provider/form-fields.ts';
import { printable } from './qr-bill/printable.ts';
import { paymentReference } from './qr-bill/qr-bill-account.server.ts';

describe('the reference of a bill', () => {
  it('is a QR reference with its check digit for a QR-IBAN', () => {
    // The example of the QR-bill's documentation has a right check digit, and no other digit would be.
    expect(modulo10Recursive('210000000003139471430009017')).toBe(0);
    expect(modulo10Recursive('210000000003139471430009016')).not.toBe(0);
    for (const sequence of [1, 42, 999_999]) {
      const reference = paymentReference('CH4431999123000889012', { sequence, number: 'VE-7K3M-Q9TF' });
      expect(reference).toHaveLength(27);
      expect(modulo10Recursive(reference)).toBe(0);
    }
  });

  it('is a creditor reference (ISO 11649) for another IBAN', () => {
    const reference = paymentReference('CH5800791123000889012', { sequence: 1, number: 'VE-7K3M-Q9TF' });
    expect(reference).toMatch(/^RF\d\dVE7K3MQ9TF$/);
    expect(modulo97(reference.slice(4) + reference.slice(0, 4))).toBe(1n);
  });
});

/** What is left of a number by modulo 10, recursive; 0 where its last digit is the check digit. */
function modulo10Recursive(digits: string): number {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];
  const carry = [...digits.slice(0, -1)].reduce((left, digit) => table[(left + Number(digit)) % 10] ?? 0, 0);
  return ((10 - carry) % 10) - Number(digits.at(-1));
}

function modulo97(text: string): bigint {
  return BigInt(Array.from(text, (sign) => parseInt(sign, 36)).join('')) % 97n;
}

describe('a form of the provider', () => {
  it('nests as its names say', () => {
    expect(formFields('transaction%5Binvoice%5D%5BreferenceId%5D=a&transaction%5Bstatus%5D=confirmed')).toEqual({
      transaction: { invoice: { referenceId: 'a' }, status: 'confirmed' },
    });
  });

  it('reaches into nothing else', () => {
    formFields('__proto__[polluted]=yes&constructor[prototype][polluted]=yes&a[b][c][d][e][f][g]=deep&a[]=x');
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('a name on the payment part', () => {
  it.each([
    ['Mia Zürcher', 'Mia Zürcher'],
    ['Dragana Petrović-Đukić', 'Dragana Petrovic-Dukic'],
    ['Łukasz Şahin', 'Lukasz Sahin'],
    ['Žanna 🚲', 'Žanna'],
    ['北京', ''],
  ])('%s is written %s', (name, expected) => {
    expect(printable(name)).toBe(expected);
  });

  it('has at most the letters that the field takes', () => {
    expect(printable('x'.repeat(90), 70)).toHaveLength(70);
  });
});
