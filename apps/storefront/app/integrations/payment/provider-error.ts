/** Thrown where the payment provider did not do what it was asked. The message names no secret and no person. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  /** Whether the same question may be answered later: the provider is unavailable or busy. */
  readonly temporary: boolean;

  constructor(message: string, { temporary, cause }: { temporary: boolean; cause?: unknown }) {
    super(message, { cause });
    this.temporary = temporary;
  }
}
