import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountDue,
  checkMove,
  dealStageOf,
  dealStages,
  factsOf,
  isPrepared,
  mayChangeAddress,
  type OrderFact,
  orderFacts,
  possibleMoves,
  preparations,
  stageOf,
  transitions,
  wayOf,
} from './order-facts.ts';
import { isOpenAt, openActions, orderActions, type OrderStage, orderStages } from './order-stages.ts';

const plan = wayOf({ payOneTime: false, resultingPrice: 4320_00, totalDownPayment: 1080_00 });
const planWithoutDownPayment = wayOf({ payOneTime: false, resultingPrice: 4320_00, totalDownPayment: 0 });
const once = wayOf({ payOneTime: true, resultingPrice: 4320_00, totalDownPayment: 0 });
const ways = { plan, planWithoutDownPayment, once };

const isFact = (stage: OrderStage): stage is OrderStage & OrderFact => stage !== 'received' && stage !== 'returned';

/** Notes facts one after the other, as far as each is possible. */
function walk(way: readonly OrderStage[], reported: readonly OrderFact[]): Set<OrderFact> {
  const facts = new Set<OrderFact>();
  for (const fact of reported) if (checkMove(way, facts, fact).kind === 'possible') facts.add(fact);
  return facts;
}

describe('the way of an order', () => {
  it('passes every stage on a plan with a down payment', () => {
    expect(plan).toEqual(['received', 'checked', 'contract', 'paid', 'assembly', 'shipped', 'delivered']);
  });

  it('waits for no payment without a down payment, and for no check and contract when paid once', () => {
    expect(planWithoutDownPayment).toEqual(['received', 'checked', 'contract', 'assembly', 'shipped', 'delivered']);
    expect(once).toEqual(['received', 'paid', 'assembly', 'shipped', 'delivered']);
  });
});

describe('the transition table', () => {
  const all = ['checked', 'contract', 'paid'] as const;

  it.each<[keyof typeof ways, OrderFact[], OrderFact, OrderStage]>([
    ['plan', [], 'checked', 'checked'],
    ['plan', ['checked'], 'contract', 'contract'],
    ['plan', ['checked', 'contract'], 'paid', 'paid'],
    ['plan', [...all], 'assembly', 'assembly'],
    ['plan', [...all, 'assembly'], 'shipped', 'shipped'],
    ['plan', [...all, 'assembly', 'shipped'], 'delivered', 'delivered'],
    ['plan', [...all, 'delivered'], 'returned', 'returned'],
    ['plan', [...all, 'assembly'], 'cancelled', 'cancelled'],
    ['plan', [], 'cancelled', 'cancelled'],
    ['plan', [], 'paid', 'received'],
    ['plan', ['paid'], 'contract', 'received'],
    ['plan', ['paid', 'contract'], 'checked', 'paid'],
    ['plan', [], 'declined', 'received'],
    ['plan', ['declined'], 'checked', 'checked'],
    ['plan', ['checked', 'contract'], 'slips', 'contract'],
    ['plan', [...all], 'delivered', 'delivered'],
    ['plan', [...all, 'delivered'], 'shipped', 'delivered'],
    ['planWithoutDownPayment', ['checked', 'contract'], 'assembly', 'assembly'],
    ['once', [], 'paid', 'paid'],
    ['once', ['paid'], 'assembly', 'assembly'],
    ['once', ['paid', 'shipped'], 'returned', 'returned'],
  ])('%s with %j: %s leads to %s', (way, facts, fact, stage) => {
    expect(checkMove(ways[way], new Set(facts), fact)).toEqual({ kind: 'possible' });
    expect(stageOf(ways[way], new Set([...facts, fact]))).toBe(stage);
  });

  it.each<[keyof typeof ways, OrderFact[], OrderFact, string]>([
    ['once', [], 'checked', 'not-on-way'],
    ['once', [], 'contract', 'not-on-way'],
    ['once', [], 'slips', 'not-on-way'],
    ['once', [], 'declined', 'not-on-way'],
    ['planWithoutDownPayment', [], 'paid', 'not-on-way'],
    ['plan', ['checked', 'contract'], 'assembly', 'too-early'],
    ['plan', ['paid'], 'shipped', 'too-early'],
    ['plan', ['checked', 'paid'], 'delivered', 'too-early'],
    ['once', ['paid', 'assembly'], 'returned', 'too-early'],
    ['plan', [...all, 'shipped'], 'cancelled', 'too-late'],
    ['plan', [...all, 'delivered'], 'cancelled', 'too-late'],
    ['plan', ['checked'], 'declined', 'too-late'],
    ['plan', ['cancelled'], 'paid', 'too-late'],
    ['plan', [...all, 'delivered', 'returned'], 'cancelled', 'too-late'],
  ])('%s with %j: %s is refused as %s', (way, facts, fact, refusal) => {
    expect(checkMove(ways[way], new Set(facts), fact)).toEqual({ kind: 'impossible', refusal });
  });

  it('changes nothing where something is known already', () => {
    for (const fact of orderFacts) expect(checkMove(plan, new Set([fact]), fact)).toEqual({ kind: 'known' });
  });

  it('has a rule for every fact and a name in the CRM for every stage', () => {
    expect(Object.keys(transitions).sort()).toEqual([...orderFacts].sort());
    expect(Object.keys(dealStages).sort()).toEqual([...orderStages].sort());
    expect(dealStages.received).toBe('appointmentscheduled');
    expect(dealStageOf('received')).toBe('appointmentscheduled');
    expect(['customs', 'toString', ''].map(dealStageOf)).toEqual(['default', 'default', 'default']);
  });

  it('names what is possible', () => {
    expect(possibleMoves(plan, new Set())).toEqual(['checked', 'contract', 'paid', 'cancelled', 'declined', 'slips']);
    expect(possibleMoves(once, new Set(['paid', 'delivered']))).toEqual(['assembly', 'shipped', 'returned']);
    expect(possibleMoves(plan, new Set(['cancelled']))).toEqual([]);
  });

  it('lets the address be changed until everything is there, and the order be cancelled until it leaves', () => {
    expect(mayChangeAddress(plan, new Set(['checked', 'contract']))).toBe(true);
    expect(mayChangeAddress(plan, new Set(all))).toBe(false);
    expect(mayChangeAddress(plan, new Set(['cancelled']))).toBe(false);
    expect(isOpenAt(stageOf(once, new Set(['paid', 'assembly'])), 'cancel')).toBe(true);
    expect(isOpenAt(stageOf(once, new Set(['paid', 'shipped'])), 'cancel')).toBe(false);
  });
});

describe('the table of what is open', () => {
  it('has a row for every stage, and leaves nothing open of an order that was cancelled', () => {
    expect(Object.keys(openActions).sort()).toEqual([...orderStages].sort());
    expect(orderActions.filter((action) => isOpenAt('cancelled', action))).toEqual([]);
  });

  it('lets an order be cancelled exactly where the transition table does', () => {
    for (const stage of orderStages) {
      const facts = new Set<OrderFact>(orderStages.slice(1, orderStages.indexOf(stage) + 1).filter(isFact));
      const possible = checkMove(
        plan,
        stage === 'returned' ? new Set([...facts, 'returned' as const]) : facts,
        'cancelled',
      );
      expect([stage, isOpenAt(stage, 'cancel')]).toEqual([stage, possible.kind === 'possible']);
    }
  });
});

describe('a history', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));

  it('counts a cancellation until it is taken back, and again when there is another one', () => {
    const events = ['received', 'checked', 'cancelled', 'reinstated', 'paid'].map((kind, day) => ({
      kind,
      at: at(day),
    }));
    expect([...factsOf(events).keys()]).toEqual(['checked', 'paid']);
    const again = [...events, { kind: 'cancelled', at: at(9) }];
    expect(factsOf(again).get('cancelled')).toEqual(at(9));
  });
});

describe('in whatever order and however often facts are told', () => {
  const way = fc.constantFrom(...Object.values(ways));
  const reported = fc.array(fc.constantFrom(...orderFacts), { maxLength: 30 });

  it('what has to come together leads to the same stage', () => {
    fc.assert(
      fc.property(
        way,
        fc.shuffledSubarray([...preparations, 'slips' as const], { minLength: 0 }),
        fc.infiniteStream(fc.nat()),
        (way, facts, random) => {
          const repeated = facts.flatMap((fact) =>
            Array.from({ length: 1 + ((random.next().value ?? 0) % 3) }, () => fact),
          );
          const shuffled = [...repeated].sort(() => ((random.next().value ?? 0) % 2 === 0 ? 1 : -1));
          expect(stageOf(way, walk(way, shuffled))).toBe(stageOf(way, walk(way, facts)));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('partners overtaking one another changes nothing', () => {
    const delivery = fc.shuffledSubarray(['assembly', 'shipped', 'delivered'] as const, { minLength: 3 });
    fc.assert(
      fc.property(way, delivery, (way, facts) => {
        expect(stageOf(way, walk(way, [...preparations, ...facts]))).toBe('delivered');
      }),
      { numRuns: 500 },
    );
  });

  it('an order never goes back, and nothing is delivered that is not prepared', () => {
    fc.assert(
      fc.property(way, reported, (way, reported) => {
        const facts = new Set<OrderFact>();
        let before = 0;
        for (const fact of reported) {
          if (checkMove(way, facts, fact).kind !== 'possible') continue;
          facts.add(fact);
          const now = orderStages.indexOf(stageOf(way, facts));
          expect(now).toBeGreaterThanOrEqual(before);
          before = now;
        }
        if (facts.has('assembly') || facts.has('shipped') || facts.has('delivered')) {
          expect(isPrepared(way, facts)).toBe(true);
        }
        expect(facts.has('cancelled') && (facts.has('shipped') || facts.has('delivered'))).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('what is due at once', () => {
  it('is the down payment of a plan, or the whole price', () => {
    const amounts = { resultingPrice: 4320_00, totalDownPayment: 1080_00 };
    expect(amountDue({ ...amounts, payOneTime: false })).toBe(1080_00);
    expect(amountDue({ ...amounts, payOneTime: true, totalDownPayment: 0 })).toBe(4320_00);
    expect(amountDue({ ...amounts, payOneTime: false, totalDownPayment: 0 })).toBe(0);
  });
});
