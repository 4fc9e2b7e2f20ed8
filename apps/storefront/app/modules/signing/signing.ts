import type { ContractBlock, ContractDocument } from '~/integrations/document-signing/contract-document.ts';

/** A part of a contract's section. */
export type { ContractBlock };

export const CODE_LENGTH = 6;
/** Minutes in which a code is valid. */
export const CODE_MINUTES = 10;
/** Wrong entries after which a code is void. */
export const MAX_ATTEMPTS = 5;
/** Codes that one order gets until a day has passed without one. */
export const MAX_CODES = 6;
/** Seconds before another code can be requested. */
export const RESEND_SECONDS = 60;

/** What the shopper agrees to before a code is sent, each by a box of its own. */
export const agreements = ['read', 'identity', 'electronic'] as const;
export type Agreement = (typeof agreements)[number];

/** The steps of signing, in their order. */
export const signingSteps = ['read', 'agree', 'code', 'done'] as const;
export type SigningStep = (typeof signingSteps)[number];

/** A contract that can be signed, or was signed, here. */
export interface SigningView {
  number: string;
  /** Where the shopper is; `read` and `agree` are chosen by the page's address. */
  step: 'start' | 'code' | 'done';
  /** The contract word by word. */
  document: Pick<ContractDocument, 'title' | 'subtitle' | 'highlights' | 'sections' | 'parties'>;
  pdfHref: string;
  name: string;
  /** The address that gets the code, with most of it hidden. */
  maskedEmail: string;
  /** Until when the code is valid, ISO 8601; null before one was sent. */
  codeUntil: string | null;
  /** ISO 8601; null before. */
  signedAt: string | null;
}

/** An e-mail address of which its owner recognizes the beginning: `mi…@example.ch`. */
export const maskEmail = (email: string): string => email.replace(/^(.{0,2})[^@]*/, '$1…');

export type CodeRequest = 'sent' | 'too-soon' | 'too-many' | 'closed';

/** The outcome of an entered code. */
export type SignResult = 'signed' | 'wrong' | 'expired' | 'closed';
