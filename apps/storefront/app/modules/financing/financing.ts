/*
 * Plan arithmetic of the shop: pure, exact, in Rappen and months (spec §1, §4, §5, §9; decisions: Money and plans).
 */
export { costSharingMonths, type CostSharingType, costSharingTypes } from './cost-sharing.ts';
export { ageOn, dateOfParts, firstOfMonth, type IsoDate, yearAndMonth, zurichDate } from './dates.ts';
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
  presetDownPayment,
  spreadDownPayment,
} from './down-payment.ts';
export {
  type DocumentKind,
  documentKinds,
  documentKindsFor,
  type EligibilityAnswers,
  type EligibilityRefusal,
  eligibilityRefusals,
  minimumAge,
} from './eligibility.ts';
export {
  monthlyRate,
  type Payment,
  type PlanAmounts,
  planAmounts,
  schedule,
  type ScheduleInput,
} from './instalments.ts';
export { insuranceTwelfth, insuranceYearly } from './insurance.ts';
export {
  defaultPlanLength,
  isPlanLength,
  nearestPlanLength,
  payOnce,
  type PlanItem,
  type PlanLength,
  planLengths,
  type PlanOption,
  planOptions,
  type PlanOptionsInput,
  planRefusal,
  type PlanRefusal,
} from './plan-lengths.ts';
