import { expect, it } from 'vitest';
import { leadingKind } from './leading-kind.ts';

const found = (total: number, foundIn: 'name' | 'facts' | 'text', meant?: 'bike' | 'accessory') => ({
  total,
  foundIn,
  meant,
});

it('shows the kind first that is meant, and not the one that only mentions it', () => {
  expect(leadingKind({ bike: found(9, 'text', 'accessory'), accessory: found(2, 'facts', 'accessory') })).toBe(
    'accessory',
  );
  expect(leadingKind({ bike: found(9, 'text'), accessory: found(2, 'facts') })).toBe('accessory');
  expect(leadingKind({ bike: found(9, 'facts'), accessory: found(2, 'facts') })).toBe('bike');
  expect(leadingKind({ bike: found(9, 'facts', 'bike'), accessory: found(2, 'name', 'bike') })).toBe('bike');
  expect(leadingKind({ bike: found(0, 'text', 'bike'), accessory: found(2, 'text', 'bike') })).toBe('accessory');
});
