import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MeetingLine, meetingLines } from './cart-meeting.ts';

const line = (variantId: number, selectedAddOn: string | null = null): MeetingLine => ({ variantId, selectedAddOn });
const count = (lines: readonly MeetingLine[], { variantId, selectedAddOn }: MeetingLine) =>
  lines.filter((each) => each.variantId === variantId && each.selectedAddOn === selectedAddOn).length;

const lines = fc.array(
  fc.record({ variantId: fc.integer({ min: 1, max: 4 }), selectedAddOn: fc.constantFrom(null, 'lock') }),
  { maxLength: 25 },
);

describe('two carts that meet', () => {
  it('keep once what lay in both', () => {
    expect(meetingLines([line(1)], [line(1), line(2)], 20)).toEqual({ added: [line(2)], same: 1, tooMany: 0 });
  });

  it('keep two of the same where one cart had two', () => {
    expect(meetingLines([line(1)], [line(1), line(1)], 20)).toEqual({ added: [line(1)], same: 1, tooMany: 0 });
  });

  it('keep the same bike with and without an add-on apart', () => {
    expect(meetingLines([line(1)], [line(1, 'lock')], 20)).toMatchObject({ added: [line(1, 'lock')], same: 0 });
  });

  it('have of each wish as many as the fuller cart, account for every line, and stay within the limit', () => {
    fc.assert(
      fc.property(lines, lines, (receiving, incoming) => {
        const { added, same, tooMany } = meetingLines(receiving, incoming, 20);
        const all = [...receiving, ...added];
        const isComplete =
          tooMany > 0 ||
          all.every((each) => count(all, each) === Math.max(count(receiving, each), count(incoming, each)));
        return (
          added.length + same + tooMany === incoming.length &&
          all.length <= Math.max(20, receiving.length) &&
          isComplete
        );
      }),
      { numRuns: 2_000 },
    );
  });
});
