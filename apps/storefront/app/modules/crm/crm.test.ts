import { describe, expect, it } from 'vitest';
import { crmProperties } from './crm.ts';

const figures = {
  dealstage: 'closedlost',
  expectedDelivery: '2026-12-18',
  source: 'newsletter',
  paymentStatus: 'refunded',
  moneyHeld: 0,
};

describe('the properties of a deal in the CRM', () => {
  it('have amounts in francs and leave other numbers as they are', () => {
    const stored = {
      e_bike_price: 4_320_50,
      insurance_price: null,
      plan_length: 36,
      bikeId: 1200,
      free_insurance: false,
    };
    expect(crmProperties(stored, figures)).toMatchObject({
      e_bike_price: 4320.5,
      insurance_price: null,
      plan_length: 36,
      bikeId: 1200,
      free_insurance: false,
    });
  });

  it('have the stage, the delivery day and the money of today, whatever was stored with the order', () => {
    const stored = { dealstage: 'appointmentscheduled', expected_delivery_date: '2026-12-04' };
    expect(crmProperties(stored, { ...figures, moneyHeld: 1_080_50 })).toEqual({
      dealstage: 'closedlost',
      expected_delivery_date: '2026-12-18',
      order_source: 'newsletter',
      order_payment_status: 'refunded',
      order_money_held: 1080.5,
    });
  });
});
