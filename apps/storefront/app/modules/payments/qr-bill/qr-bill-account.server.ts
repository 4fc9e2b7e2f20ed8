import { createHash } from 'node:crypto';
import { calculateQRReferenceChecksum, calculateSCORReferenceChecksum, isIBANValid, isQRIBAN } from 'swissqrbill/utils';
import { env } from '~/platform/env.server.ts';

/** The example account of the QR-bill's documentation, for development and demo. */
const EXAMPLE_IBAN = 'CH4431999123000889012';

/**
 * The account that QR-bills are paid to (`PAYMENT_IBAN`), without spaces; undefined in production without one, which
 * disables bank payments.
 */
export function creditorAccount(): string | undefined {
  const { PAYMENT_IBAN, APP_MODE } = env();
  return PAYMENT_IBAN?.replace(/\s/g, '') ?? (APP_MODE === 'production' ? undefined : EXAMPLE_IBAN);
}

/** An account to debit, for development and demo. */
const EXAMPLE_DEBIT_IBAN = 'CH9300762011623852957';

/**
 * The account that transfers are sent from: the first of `STATEMENT_IBANS`, else `PAYMENT_IBAN` unless it is a QR-IBAN.
 */
export function debitAccount(): string | undefined {
  const { STATEMENT_IBANS = [], APP_MODE } = env();
  const own = [...STATEMENT_IBANS, creditorAccount() ?? ''].find((iban) => iban !== '' && !isQRIBAN(iban));
  return own ?? (APP_MODE === 'production' ? undefined : EXAMPLE_DEBIT_IBAN);
}

/**
 * Whether statements of an account are accepted: one of `STATEMENT_IBANS`, or the account of the bills. The statements
 * of a QR-IBAN name the underlying account, which cannot be derived from it: then any account of Switzerland or
 * Liechtenstein is accepted.
 * @param iban without spaces
 */
export function isOwnAccount(iban: string): boolean {
  const { STATEMENT_IBANS } = env();
  const own = creditorAccount();
  if (STATEMENT_IBANS) return [...STATEMENT_IBANS, own].includes(iban);
  return iban === own || (own !== undefined && isQRIBAN(own) && /^(CH|LI)/.test(iban) && isIBANValid(iban));
}

/**
 * The reference that identifies a payment on the account: a QR reference (27 digits, the last one by modulo 10,
 * recursive) for a QR-IBAN, else a creditor reference (ISO 11649) with the order's number.
 * @param sequence the payment's number
 * @param number the order's number, e.g. `VE-7K3M-Q9TF`
 */
export function paymentReference(account: string, { sequence, number }: { sequence: number; number: string }): string {
  if (isQRIBAN(account)) {
    const digits = String(sequence).padStart(26, '0');
    return `${digits}${calculateQRReferenceChecksum(digits)}`;
  }
  const letters = number.replace(/[^\dA-Z]/g, '');
  return `RF${calculateSCORReferenceChecksum(letters)}${letters}`;
}

/**
 * The reference of a payment without an order. QR references of orders start with zeros, these with a 9.
 * @param text identifies the document, e.g. `helvion 2026-11`
 */
export function documentReference(account: string, text: string): string {
  if (isQRIBAN(account)) {
    const digits = `9${BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
      .toString()
      .slice(0, 25)}`;
    return `${digits}${calculateQRReferenceChecksum(digits)}`;
  }
  const letters = createHash('sha256').update(text).digest('hex').slice(0, 20).toUpperCase();
  return `RF${calculateSCORReferenceChecksum(letters)}${letters}`;
}

/** Path of the receipt of an order, for visitors with access to the order. */
export function receiptPath({ number, token }: { number: string; token?: string }): string {
  const query = token ? `?${new URLSearchParams({ token }).toString()}` : '';
  return `/zahlung/${encodeURIComponent(number)}/quittung.pdf${query}`;
}

/** Path of the QR-bill of an order, for visitors with access to the order. */
export function qrBillPath({ number, token }: { number: string; token?: string }): string {
  const query = token ? `?${new URLSearchParams({ token }).toString()}` : '';
  return `/zahlung/${encodeURIComponent(number)}/qr-rechnung.pdf${query}`;
}
