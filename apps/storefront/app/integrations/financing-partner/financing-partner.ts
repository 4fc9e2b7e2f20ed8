/** Whom the contract is with. */
export interface Applicant {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** Two letters. */
  country: string;
}

/** A plan that a person has ordered. Amounts are Rappen, days `YYYY-MM-DD`. */
export interface OrderedPlan {
  /** The order's number; all later messages name it. */
  order: string;
  language: 'de' | 'fr';
  /** ISO 8601 */
  orderedAt: string;
  applicant: Applicant;
  items: { name: string; price: number }[];
  total: number;
  downPayment: number;
  months: number;
  /**
   * Of each amount, `employer` is paid by the applicant's employer, who gets a bill from the shop: slips are for the
   * rest.
   */
  schedule: { kind: string; date: string; amount: number; employer: number }[];
}

/** One side of an identity document. */
export interface LinkedPicture {
  side: 'front' | 'back';
  /** Gives the picture as JPEG, once. */
  url: string;
  /** Until when, ISO 8601. */
  expiresAt: string;
}

/** A plan with all that the partner needs to decide. */
export interface Application extends OrderedPlan {
  identityDocument: { kind: 'passport' | 'identity_card' | 'permit_b' | 'permit_c'; pictures: LinkedPicture[] };
}

export interface SignedContract extends OrderedPlan {
  /** ISO 8601 */
  signedAt: string;
}

/**
 * Who runs the financing (spec §1): checks the credit, takes the signed contract and sends the payment slips. It
 * answers later, by notices to `/api/partners/financing`. Repetitions with one key have no second effect.
 */
export interface FinancingPartner {
  /**
   * Hands over an application; one of an order that was handed over before replaces its pictures.
   * @throws if it was not taken; the caller's job runs again
   */
  submitApplication(application: Application, idempotencyKey: string): Promise<void>;
  /** @throws if it was not taken; the caller's job runs again */
  handOverContract(contract: SignedContract, idempotencyKey: string): Promise<void>;
  /** @throws if it was not taken; the caller's job runs again */
  cancel(order: string, idempotencyKey: string): Promise<void>;
}
