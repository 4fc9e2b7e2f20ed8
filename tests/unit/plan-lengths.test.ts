import { expect, it } from 'vitest';
import { newPlanLengths, payOnce, planLengths } from '~/modules/financing/financing.ts';
import { PLAN_LENGTHS, PLAN_LENGTHS_OF_NEW } from '../../cms/src/validation/plan-lengths.ts';

it('are the same in the CMS, which shares no code with the shop', () => {
  expect(PLAN_LENGTHS).toEqual(planLengths.filter((months) => months !== payOnce));
  expect(PLAN_LENGTHS_OF_NEW.match(/\d+/g)?.map(Number)).toEqual(newPlanLengths.filter((months) => months !== payOnce));
});
