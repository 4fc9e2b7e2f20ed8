import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { formatPaymentOrder, type PaymentOrder } from './pain001.ts';

const order: PaymentOrder = {
  messageId: 'VELORY0123456789',
  createdAt: new Date('2026-11-27T10:00:00.123Z'),
  executeOn: '2026-11-27',
  from: { name: 'Velory AG', iban: 'CH9300762011623852957', town: 'Zürich' },
  transfers: [
    {
      endToEndId: 'R1',
      amount: 50_05,
      name: 'Mia <Keller> & Söhne',
      iban: 'CH5604835012345678009',
      message: 'Rückzahlung VE-1',
    },
    {
      endToEndId: 'R2',
      amount: 1080_00,
      name: 'Đorđe 王',
      iban: 'CH5604835012345678009',
      town: { postcode: '8002', name: 'Zürich', country: 'CH' },
      message: 'x'.repeat(200),
    },
  ],
};

/** Texts of the elements of a document, by their paths. */
function textsOf(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local }) => path.push(local));
  parser.on('text', (text) => {
    const at = path.slice(2).join('/');
    if (text.trim()) texts.set(at, [...(texts.get(at) ?? []), text]);
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return texts;
}

describe('a payment order', () => {
  const texts = textsOf(formatPaymentOrder(order));

  it('says twice how many transfers it holds, and their sum', () => {
    for (const part of ['GrpHdr', 'PmtInf']) {
      expect(texts.get(`${part}/NbOfTxs`)).toEqual(['2']);
      expect(texts.get(`${part}/CtrlSum`)).toEqual(['1130.05']);
    }
  });

  it('names account, bank, day and each transfer', () => {
    expect(texts.get('GrpHdr/CreDtTm')).toEqual(['2026-11-27T10:00:00Z']);
    expect(texts.get('PmtInf/ReqdExctnDt/Dt')).toEqual(['2026-11-27']);
    expect(texts.get('PmtInf/DbtrAcct/Id/IBAN')).toEqual(['CH9300762011623852957']);
    expect(texts.get('PmtInf/DbtrAgt/FinInstnId/ClrSysMmbId/MmbId')).toEqual(['762']);
    expect(texts.get('PmtInf/CdtTrfTxInf/Amt/InstdAmt')).toEqual(['50.05', '1080.00']);
    expect(texts.get('PmtInf/CdtTrfTxInf/PmtId/EndToEndId')).toEqual(['R1', 'R2']);
  });

  it('holds only letters and lengths that banks take', () => {
    expect(texts.get('PmtInf/CdtTrfTxInf/Cdtr/Nm')?.join('')).toBe('Mia <Keller> & SöhneĐorđe .');
    expect(texts.get('PmtInf/CdtTrfTxInf/Cdtr/PstlAdr/TwnNm')).toEqual(['Zürich']);
    expect(texts.get('PmtInf/CdtTrfTxInf/RmtInf/Ustrd')?.map((text) => text.length)).toEqual([16, 140]);
  });

  it('holds at least one transfer', () => {
    expect(() => formatPaymentOrder({ ...order, transfers: [] })).toThrow(RangeError);
  });
});
