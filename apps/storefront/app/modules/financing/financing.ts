/*
 * Plan arithmetic of the shop: pure, exact, in Rappen and months (spec §1, §4, §5, §9; decision 40: Money).
 */
export { type AgreedShare, agreedShare, ownRate, type SharedPlan } from './agreed-share.ts';
export { floorToFranc, roundToCoin, shareInProportion, sum } from './amounts.ts';
export type { CostSharingType } from './cost-sharing.ts';
export { signingExample, type SigningExample } from './deadlines.ts';
export { ageOn, dateOfParts, daysAfter, firstOfMonth, type IsoDate, monthsBetween, yearAndMonth } from './dates.ts';
export {
  chosenDownPayments,
  type DownPaymentItem,
  downPaymentLimit,
  type DownPaymentRange,
  downPaymentRange,
  type DownPaymentRefusal,
  downPaymentRefusal,
  effectiveDownPayments,
  minimumInstalmentTotal,
  spreadDownPayment,
} from './down-payment.ts';
export {
  type CostSharing,
  employerPayments,
  employerShare,
  type SharedPayment,
  sharedPlan,
  type ShareRow,
  shareRows,
} from './employer-share.ts';
export { type EarlyPayment, type EarlyPaymentRefusal, type FollowingPayment } from './early-payment.ts';
export {
  type DocumentKind,
  documentKinds,
  documentKindsFor,
  type EligibilityAnswers,
  type EligibilityRefusal,
  eligibilityRefusals,
  isEligibilityRefusal,
  minimumAge,
} from './eligibility.ts';
export { monthlyRate, type Payment, type PlanAmounts, planAmounts, signedInstalments } from './instalments.ts';
export { insuranceTwelfth, insuranceYearly } from './insurance.ts';
export { defaultPlanLength, payOnce } from './usual-lengths.ts';
export {
  isPlanLength,
  labelledPlanLength,
  nearestPlanLength,
  type NewPlanLength,
  newPlanLengths,
  planLengthWithin,
  type PlanItem,
  type PlanLength,
  planLengths,
  type PlanOption,
  planOptions,
  type PlanOptionsInput,
  planRefusal,
  type PlanRefusal,
  usedPlanLengths,
} from './plan-lengths.ts';
