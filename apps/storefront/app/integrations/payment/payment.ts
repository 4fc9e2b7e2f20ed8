import type { Locale } from '~/i18n/locales.ts';

/** What a payment page is made for. */
export interface GatewayRequest {
  /** Rappen */
  amount: number;
  /** Our reference, which the provider returns with everything about this page. */
  reference: string;
  /** What is paid, in the shopper's language. */
  purpose: string;
  locale: Locale;
  contact: { firstname: string; lastname: string; email: string };
  /** Where the shopper goes afterwards. */
  successUrl: string;
  failedUrl: string;
  cancelUrl: string;
  /** How long the page can be paid. */
  validMinutes: number;
}

/** One try to pay on a page. */
export interface GatewayTransaction {
  id: string;
  /** In the provider's words, see modules/payments/provider/status.ts. */
  status: string;
  /** Rappen */
  amount: number;
  /** e.g. `twint`, `visa` */
  means: string;
  at: Date;
}

/** A payment page as the provider knows it now: the authority on what has been paid. */
export interface Gateway {
  id: string;
  hash: string;
  link: string;
  /** In the provider's words. */
  status: string;
  /** Rappen */
  amount: number;
  currency: string;
  reference: string;
  transactions: GatewayTransaction[];
}

export interface PaymentProvider {
  /** Makes a payment page. @throws PaymentProviderError */
  createGateway(request: GatewayRequest): Promise<Gateway>;
  /** A page as it is now. @throws PaymentProviderError, also where there is none with this id */
  findGateway(id: string): Promise<Gateway>;
  /**
   * Sends money of a transaction back, the way it came.
   * @param transactionId as `GatewayTransaction.id`
   * @param amount Rappen; all of it or less
   * @throws PaymentProviderError, temporary where no one knows whether it was sent
   */
  refund(transactionId: string, amount: number): Promise<void>;
  /** Means of payment that its pages offer, e.g. `twint`; empty if that is not known here. */
  readonly means: readonly string[];
  /** Signs the provider's messages; absent: they are not signed. */
  readonly webhookKey: string | undefined;
}
