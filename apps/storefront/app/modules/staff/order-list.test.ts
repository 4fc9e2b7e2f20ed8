import { describe, expect, it } from 'vitest';
import { idCheckRows, idCheckState } from './id-check.ts';
import { ordersSearch, readOrdersQuery, getStatusLabel, stopsOf } from './order-list.ts';
import { columnsOf, largest } from './statistics.ts';

describe('the address of the list of orders', () => {
  const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

  it('says what is shown, and comes back from it', () => {
    const query = read('ansicht=wir&stand=received&seit=2026-11-16&laden=helvion&q=lea&sortieren=total&seite=3');
    const shown = { view: 'wir', stage: 'received', since: '2026-11-16', shop: 'helvion', text: 'lea' };
    expect(query).toEqual({ ...shown, sort: 'total', page: 3 });
    expect(read(ordersSearch(query, { page: 3 }))).toEqual(query);
  });

  it('begins at the first page with whatever changes, and says nothing that goes without saying', () => {
    expect(ordersSearch(read('seite=4'))).toBe('');
    expect(ordersSearch(read('seite=4'), { sort: 'alt' })).toBe('?sortieren=alt');
  });

  it('leaves out what does not fit', () => {
    const search = 'ansicht=x&stand=%27&seit=2026-13-01&laden=%27&sortieren=;&seite=-1';
    expect(read(search)).toEqual({ view: 'offen', text: '', sort: 'neu', page: 1, stage: undefined, since: undefined });
    expect(read('seite=1e9').page).toBe(4000);
  });

  it('looks everywhere for what is typed', () => {
    expect(read('q=lea').view).toBe('alle');
    expect(read('q=lea&ansicht=offen').view).toBe('offen');
  });
});

describe('a row of the list', () => {
  it('has the same stage at the same place, and none for what the order does not pass', () => {
    const stops = stopsOf([
      { stage: 'received', state: 'done' },
      { stage: 'paid', state: 'now' },
      { stage: 'assembly', state: 'todo' },
    ]);
    expect(stops).toEqual(['done', 'none', 'none', 'now', 'todo', 'none', 'none']);
  });

  it('says whose turn it is', () => {
    const facts = {
      isIdThere: false,
      paysOnce: false,
      isCancelAsked: false,
      isRefundDue: false,
      stockState: 'reserved',
    } as const;
    expect(getStatusLabel({ ...facts, situation: 'check' })).toEqual({ text: 'Ausweis fehlt', nextActor: 'customer' });
    expect(getStatusLabel({ ...facts, situation: 'check', isIdThere: true }).nextActor).toBe('team');
    expect(getStatusLabel({ ...facts, situation: 'shipped', isCancelAsked: true }).nextActor).toBe('team');
    expect(getStatusLabel({ ...facts, situation: 'cancelled', isRefundDue: true }).text).toBe('Rückzahlung offen');
    expect(getStatusLabel({ ...facts, situation: 'cancelled' })).toEqual({ text: 'Storniert', nextActor: null });
    expect(getStatusLabel({ ...facts, situation: 'cancelled', stockState: 'choosing' }).text).toBe('Storniert');
    const choosing = { text: 'Ausverkauft: Geld zurück oder Vorbestellung', nextActor: 'customer' };
    expect(getStatusLabel({ ...facts, situation: 'prepared', stockState: 'choosing' })).toEqual(choosing);
    expect(getStatusLabel({ ...facts, situation: 'prepared', stockState: 'preOrdered' }).text).toBe('Vorbestellt');
  });
});

describe('an identity document', () => {
  const all = idCheckRows.map((row) => ({ row, matches: true, remark: null }));

  it('is in order once every row is answered and matches, or has a remark', () => {
    expect(idCheckState(all.slice(1))).toEqual({ answered: 4, isDone: false });
    expect(idCheckState(all).isDone).toBe(true);
    const [first, ...others] = all;
    const wrong = { row: first?.row ?? 'firstname', matches: false, remark: null };
    expect(idCheckState([wrong, ...others])).toEqual({ answered: 5, isDone: false });
    expect(idCheckState([{ ...wrong, remark: 'zweiter Vorname' }, ...others]).isDone).toBe(true);
  });
});

describe('charts', () => {
  it('put a year together so that today ends the last column', () => {
    const days = Array.from({ length: 365 }, (_, index) => ({ day: `${index}`, count: 1 }));
    const columns = columnsOf(days);
    expect(columns.length).toBeLessThanOrEqual(31);
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(365);
    expect(columns.at(-1)).toEqual({ day: '353', count: 12 });
    expect(columnsOf(days.slice(0, 30))).toHaveLength(30);
  });

  it('name the largest brands and put the rest together', () => {
    const brands = [9, 8, 7, 6, 5, 4, 3].map((amount) => ({ brand: `b${amount}`, amount }));
    expect(largest(brands).at(-1)).toEqual({ brand: '2 weitere', amount: 7, isRest: true });
    expect(largest(brands.slice(0, 5))).toHaveLength(5);
  });
});
