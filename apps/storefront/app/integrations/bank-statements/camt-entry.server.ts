import { MOST, parseAmount, parseDay } from './values.ts';
import type { BankTransaction, Party, ReferenceType, TransactionProblem } from './bank-statement.ts';
import { childrenOf, findElement, textAt, type XmlElement } from './read-xml.server.ts';

/*
 * An entry (`Ntry`) of camt.053 and camt.054, as the Swiss Payment Standards use them. Versions .04 and .08 differ in
 * where status and names are: both places are looked at.
 */

/** What the bank writes where the payer gave no reference. */
const NOT_PROVIDED = /^not\s?provided$/i;

/** Longest text that is used of a message. */
const MESSAGE_LENGTH = 500;

/**
 * The payments of an entry: one for each of a batch, or one alone.
 * @param entry `Ntry`
 * @param entryNumber from 1
 */
export function parseEntry(entry: XmlElement, entryNumber: number): BankTransaction[] {
  const common = parseCommon(entry, entryNumber);
  const parts = childrenOf(entry, 'NtryDtls');
  const details = parts.flatMap((part) => childrenOf(part, 'TxDtls'));
  const stated = parts.reduce((sum, part) => sum + countAt(part, 'Btch/NbOfTxs'), 0);
  if (details.length === 0) {
    const isBatch = stated > 1 || parts.some((part) => findElement(part, 'Btch') !== undefined && stated !== 1);
    return [{ ...common, ...parseDetail(entry, common), batchSize: Math.max(1, stated), isDetailed: !isBatch }];
  }
  const transactions = details.map((detail) => {
    const own = parseDetail(detail, common);
    // The amount of a single payment is the entry's: some banks leave it out or give it in the payer's currency.
    const amount = details.length === 1 && common.amount > 0 ? pick(common) : amountOfDetail(detail, common);
    return { ...common, ...own, ...amount, batchSize: details.length, isDetailed: true };
  });
  const problem = problemOfBatch(common, transactions, stated);
  return problem ? transactions.map((each) => ({ ...each, problem: each.problem ?? problem })) : transactions;
}

/** Digits of a number of payments that is believed. */
const COUNT = /^\d{1,6}$/;

/** A number of payments; 0 if the bank states none, or none that makes sense. */
function countAt(element: XmlElement, path: string): number {
  const text = textAt(element, path) ?? '';
  return COUNT.test(text) ? Number(text) : 0;
}

type Common = Pick<
  BankTransaction,
  | 'entryRef'
  | 'entryNumber'
  | 'direction'
  | 'isReversal'
  | 'isBooked'
  | 'amount'
  | 'currency'
  | 'charges'
  | 'bookedOn'
  | 'valueOn'
  | 'code'
  | 'problem'
>;

const pick = ({ amount, currency, direction, problem }: Common) => ({ amount, currency, direction, problem });

function parseCommon(entry: XmlElement, entryNumber: number): Common {
  const { amount, currency } = amountAt(entry, 'Amt');
  const sign = textAt(entry, 'CdtDbtInd');
  const bookedOn = parseDay(textAt(entry, 'BookgDt/Dt', 'BookgDt/DtTm'));
  const problem: TransactionProblem | undefined =
    amount === undefined
      ? 'amount'
      : !/^[A-Z]{3}$/.test(currency)
        ? 'currency'
        : sign !== 'CRDT' && sign !== 'DBIT'
          ? 'direction'
          : bookedOn === undefined
            ? 'date'
            : undefined;
  return {
    entryRef: textAt(entry, 'AcctSvcrRef'),
    entryNumber,
    direction: sign === 'DBIT' ? 'debit' : 'credit',
    isReversal: textAt(entry, 'RvslInd') === 'true',
    isBooked: textAt(entry, 'Sts/Cd', 'Sts') === 'BOOK',
    amount: amount ?? 0,
    currency,
    charges: chargesOf(entry),
    bookedOn: bookedOn ?? '',
    valueOn: parseDay(textAt(entry, 'ValDt/Dt', 'ValDt/DtTm')),
    code: ['BkTxCd/Domn/Cd', 'BkTxCd/Domn/Fmly/Cd', 'BkTxCd/Domn/Fmly/SubFmlyCd']
      .map((path) => textAt(entry, path) ?? '')
      .join('/'),
    problem,
  };
}

function amountAt(element: XmlElement, path: string): { amount: number | undefined; currency: string } {
  const found = findElement(element, path);
  return { amount: found && parseAmount(found.text), currency: found?.attributes.Ccy ?? '' };
}

/** The amount of one payment of a batch. */
function amountOfDetail(detail: XmlElement, common: Common) {
  const paths = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/InstdAmt/Amt'];
  const path = paths.find((each) => findElement(detail, each));
  const { amount, currency } = path ? amountAt(detail, path) : { amount: undefined, currency: common.currency };
  const sign = textAt(detail, 'CdtDbtInd');
  const direction = sign === 'DBIT' ? ('debit' as const) : sign === 'CRDT' ? ('credit' as const) : common.direction;
  const problem = common.problem ?? (amount === undefined ? ('amount' as const) : undefined);
  return { amount: amount ?? 0, currency: currency || common.currency, direction, problem };
}

/** Hundredths that the bank kept from the amount. Charges that are booked for themselves are not counted. */
function chargesOf(element: XmlElement): number {
  const charges = findElement(element, 'Chrgs');
  if (!charges) return 0;
  const records = childrenOf(charges, 'Rcrd').filter((record) => textAt(record, 'ChrgInclInd') !== 'false');
  const total = findElement(charges, 'TtlChrgsAndTaxAmt');
  if (childrenOf(charges, 'Rcrd').length === 0) return (total && parseAmount(total.text)) ?? 0;
  const sum = records.reduce((all, record) => all + (parseAmount(findElement(record, 'Amt')?.text ?? '') ?? 0), 0);
  return Math.min(sum, MOST);
}

/** Parses one payment. @param detail `TxDtls`; the entry itself if there is none */
function parseDetail(detail: XmlElement, { direction, charges, currency }: Common) {
  const isCredit = (textAt(detail, 'CdtDbtInd') ?? (direction === 'credit' ? 'CRDT' : 'DBIT')) === 'CRDT';
  const endToEndId = textAt(detail, 'Refs/EndToEndId');
  const { amount, currency: asked } = amountAt(detail, 'AmtDtls/InstdAmt/Amt');
  const isForeign = amount !== undefined && asked !== '' && asked !== currency;
  return {
    transactionRef: textAt(detail, 'Refs/AcctSvcrRef'),
    endToEndId: endToEndId && !NOT_PROVIDED.test(endToEndId) ? endToEndId : undefined,
    reference: referenceOf(detail),
    message: messageOf(detail),
    party: partyOf(detail, isCredit ? 'Dbtr' : 'Cdtr'),
    isReturn: findElement(detail, 'RtrInf') !== undefined,
    ...(isForeign && { instructed: { amount, currency: asked } }),
    charges: Math.max(charges, chargesOf(detail)),
  };
}

const referenceTypes: Readonly<Record<string, ReferenceType>> = {
  QRR: 'QRR',
  'ISR Reference': 'QRR',
  SCOR: 'SCOR',
};

function referenceOf(detail: XmlElement): BankTransaction['reference'] {
  for (const structured of childrenOf(findElement(detail, 'RmtInf') ?? detail, 'Strd')) {
    const value = textAt(structured, 'CdtrRefInf/Ref')?.replace(/\s/g, '').toUpperCase();
    const type = textAt(structured, 'CdtrRefInf/Tp/CdOrPrtry/Prtry', 'CdtrRefInf/Tp/CdOrPrtry/Cd') ?? '';
    if (value) return { type: referenceTypes[type] ?? guessType(value), value };
  }
  return undefined;
}

const guessType = (value: string): ReferenceType =>
  /^\d{27}$/.test(value) ? 'QRR' : /^RF\d\d/.test(value) ? 'SCOR' : 'other';

/** What PostFinance says of the reading of a slip. */
const bankCode = /^\?(REJECT|ERROR)\?\d+$/;

function messageOf(detail: XmlElement): string {
  const remittance = findElement(detail, 'RmtInf');
  const written = remittance ? childrenOf(remittance, 'Ustrd').map(({ text }) => text) : [];
  const added = remittance
    ? childrenOf(remittance, 'Strd').flatMap((each) => childrenOf(each, 'AddtlRmtInf').map(({ text }) => text))
    : [];
  const texts = [...written, ...added].filter((text) => !bankCode.test(text.trim()));
  const bank = textAt(detail, 'AddtlTxInf', 'AddtlNtryInf') ?? '';
  return (texts.length > 0 ? texts : [bank]).join(' ').replace(/\s+/g, ' ').trim().slice(0, MESSAGE_LENGTH);
}

/** @param role `Dbtr` or `Cdtr` */
function partyOf(detail: XmlElement, role: string): Party {
  const parties = findElement(detail, 'RltdPties');
  if (!parties) return { address: [] };
  const address = findElement(parties, `${role}/Pty/PstlAdr`) ?? findElement(parties, `${role}/PstlAdr`);
  return {
    name: textAt(parties, `${role}/Pty/Nm`, `${role}/Nm`, `Ultmt${role}/Pty/Nm`, `Ultmt${role}/Nm`),
    iban: textAt(parties, `${role}Acct/Id/IBAN`)?.replace(/\s/g, '').toUpperCase(),
    address: address ? addressLines(address) : [],
  };
}

function addressLines(address: XmlElement): string[] {
  const lines = childrenOf(address, 'AdrLine').map(({ text }) => text.trim());
  const street = [textAt(address, 'StrtNm'), textAt(address, 'BldgNb')].filter(Boolean).join(' ');
  const town = [textAt(address, 'PstCd'), textAt(address, 'TwnNm')].filter(Boolean).join(' ');
  return [...lines, street, town, textAt(address, 'Ctry') ?? ''].filter(Boolean);
}

/** What is wrong with the details of an entry as a whole. @param stated number of payments that the entry says */
function problemOfBatch(
  { amount, currency, direction, charges, problem }: Common,
  transactions: readonly BankTransaction[],
  stated: number,
): TransactionProblem | undefined {
  if (problem || transactions.some((each) => each.problem || each.currency !== currency)) return undefined;
  if (stated > 0 && stated !== transactions.length) return 'count';
  const sum = transactions.reduce((total, each) => total + (each.direction === direction ? 1 : -1) * each.amount, 0);
  return sum === amount || sum - charges === amount ? undefined : 'sum';
}
