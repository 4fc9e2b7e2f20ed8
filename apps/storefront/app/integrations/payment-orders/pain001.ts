/*
 * pain.001.001.09: a payment order for the bank, by the Swiss Payment Standards' implementation guidelines for credit
 * transfers. Domestic payments in francs (type D: to an IBAN of Switzerland or Liechtenstein).
 */

/** The account that is debited. */
export interface OrderingParty {
  name: string;
  /** Without spaces. No QR-IBAN: no bank debits one. */
  iban: string;
  town: string;
}

export interface CreditTransfer {
  /** Comes back with the statement: letters and digits, at most 35. */
  endToEndId: string;
  /** Rappen */
  amount: number;
  name: string;
  /** Without spaces, of Switzerland or Liechtenstein. */
  iban: string;
  /** The receiver's postcode, town and country where they are known. */
  town?: { postcode?: string; name: string; country: string };
  message: string;
}

export interface PaymentOrder {
  /** Letters and digits, at most 35, different for each file. */
  messageId: string;
  createdAt: Date;
  /** ISO date */
  executeOn: string;
  from: OrderingParty;
  transfers: readonly CreditTransfer[];
}

/**
 * What the standards let through (SPS, chapter 3.1: Latin letters); other characters lose their accents or become a
 * dot.
 */
function latin(text: string, length: number): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    if (/[\u0020-\u007e\u00a0-\u017fȘșȚț€]/.test(letter)) return letter;
    const plain = letter.normalize('NFKD').replace(/[^\u0020-\u007e]/g, '');
    return plain || '.';
  })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
    .trim();
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const francs = (rappen: number): string => (rappen / 100).toFixed(2);

/** An element with its content, or nothing if there is none. */
const element = (name: string, content: string): string => (content === '' ? '' : `<${name}>${content}</${name}>`);

const party = (name: string, address: string): string => element('Nm', escaped(latin(name, 140))) + address;

const addressOf = (town: CreditTransfer['town']): string =>
  town
    ? element(
        'PstlAdr',
        element('PstCd', escaped(latin(town.postcode ?? '', 16))) +
          element('TwnNm', escaped(latin(town.name, 35))) +
          element('Ctry', town.country),
      )
    : '';

function transferXml({ endToEndId, amount, name, iban, town, message }: CreditTransfer): string {
  return `<CdtTrfTxInf><PmtId><InstrId>${endToEndId}</InstrId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
<Amt><InstdAmt Ccy="CHF">${francs(amount)}</InstdAmt></Amt>
<Cdtr>${party(name, addressOf(town))}</Cdtr><CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
<RmtInf><Ustrd>${escaped(latin(message, 140))}</Ustrd></RmtInf></CdtTrfTxInf>`;
}

/**
 * The payment order as XML. The bank books each transfer for itself (`BtchBookg`), so that its statement names the
 * `EndToEndId`s.
 * @throws RangeError if it holds no transfer
 */
export function formatPaymentOrder({ messageId, createdAt, executeOn, from, transfers }: PaymentOrder): string {
  if (transfers.length === 0) throw new RangeError('A payment order holds at least one transfer.');
  const sum = francs(transfers.reduce((total, { amount }) => total + amount, 0));
  const counts = `<NbOfTxs>${transfers.length}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`;
  const own = party(from.name, addressOf({ name: from.town, country: 'CH' }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
<CstmrCdtTrfInitn>
<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${createdAt.toISOString().slice(0, 19)}Z</CreDtTm>${counts}
<InitgPty>${element('Nm', escaped(latin(from.name, 140)))}</InitgPty></GrpHdr>
<PmtInf><PmtInfId>${messageId}</PmtInfId><PmtMtd>TRF</PmtMtd><BtchBookg>false</BtchBookg>${counts}
<ReqdExctnDt><Dt>${executeOn}</Dt></ReqdExctnDt>
<Dbtr>${own}</Dbtr><DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><ClrSysMmbId><ClrSysId><Cd>CHBCC</Cd></ClrSysId><MmbId>${clearingOf(from.iban)}</MmbId></ClrSysMmbId></FinInstnId></DbtrAgt>
${transfers.map(transferXml).join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`;
}

/** The bank's clearing number (IID), five digits of its IBAN without leading zeros. */
const clearingOf = (iban: string): string => String(Number(iban.slice(4, 9)));
