import { signText } from '~/platform/signing-keys.server.ts';
import { CODE_LENGTH, CODE_MINUTES, MAX_ATTEMPTS } from './signing.ts';

/** What a code is derived from and limited by. */
export interface SentCode {
  contractId: string;
  codeSentAt: Date;
  attempts: number;
}

/** The code that was sent at a moment. It is derived from a secret and stored nowhere. */
export function signingCode({ contractId, codeSentAt }: Pick<SentCode, 'contractId' | 'codeSentAt'>): string {
  const signature = Buffer.from(signText('contract-code', `${contractId}:${codeSentAt.toISOString()}`), 'base64url');
  return String(signature.readBigUInt64BE() % 10n ** BigInt(CODE_LENGTH)).padStart(CODE_LENGTH, '0');
}

/** Until when a code is valid. */
export const codeExpiry = ({ codeSentAt }: Pick<SentCode, 'codeSentAt'>): Date =>
  new Date(codeSentAt.getTime() + CODE_MINUTES * 60_000);

/** Whether a code can still be entered. */
export const isCodeOpen = (sent: SentCode, now: Date): boolean =>
  now < codeExpiry(sent) && sent.attempts < MAX_ATTEMPTS;
