import { describe, expect, it } from 'vitest';
import { readDate } from '~/modules/catalog-import/reading/dates.server.ts';
import { readStockRow, sellable, stockField } from './stock-rows.ts';

const read = (cells: Record<string, unknown>) => readStockRow(cells, readDate);

describe('a row of the stock feed', () => {
  it.each([
    ['Artikelnummer', 'sku'],
    ['Stock Quantity', 'quantity'],
    ['Lagerbestand', 'quantity'],
    ['Verfügbarkeit', 'status'],
    ['expected_delivery_date__website_', 'date'],
    ['deliveryTimeInDays', 'days'],
    ['Preis', undefined],
  ])('names %s as %s', (title, field) => {
    expect(stockField(title)).toBe(field);
  });

  it('has its status from the pieces where it says none', () => {
    const status = (cells: Record<string, unknown>) => read({ sku: 'A', ...cells }).row?.stockStatus;
    expect(status({ quantity: '3' })).toBe('instock');
    expect(status({ quantity: 0 })).toBe('outofstock');
    expect(status({ quantity: 0, date: '24.12.2026' })).toBe('onbackorder');
    expect(status({ quantity: 0, status: 'in stock' })).toBe('instock');
  });

  it('leaves out what cannot be meant, and says so', () => {
    expect(read({ quantity: 3 })).toEqual({ left: ['no-sku'] });
    expect(read({ sku: 'A' })).toEqual({ left: ['no-stock'] });
    expect(read({ sku: 'A', quantity: '-2' })).toEqual({ left: ['quantity'] });
    expect(read({ sku: 'A', quantity: '2,5', status: 'ja' }).left).toEqual(['quantity']);
    expect(read({ sku: 'A', quantity: 2, days: 9999, date: '31.2.2026', status: 'vielleicht' })).toEqual({
      row: { sku: 'A', stockStatus: 'instock', quantity: 2, deliveryTimeInDays: null, expectedDeliveryDate: null },
      left: ['days', 'date', 'status'],
    });
  });

  it('sells nothing twice that is ordered and not sent yet', () => {
    const row = { stockStatus: 'instock', quantity: 3, deliveryTimeInDays: null, expectedDeliveryDate: null } as const;
    expect(sellable(row, 1)).toEqual({ stockStatus: 'instock', quantity: 2 });
    expect(sellable(row, 3)).toEqual({ stockStatus: 'outofstock', quantity: 0 });
    expect(sellable(row, 5)).toEqual({ stockStatus: 'outofstock', quantity: 0 });
    expect(sellable({ ...row, expectedDeliveryDate: '2026-12-24' }, 3)).toEqual({
      stockStatus: 'onbackorder',
      quantity: 0,
    });
    expect(sellable({ ...row, quantity: null }, 3)).toEqual({ stockStatus: 'instock', quantity: null });
  });
});
