/*
 * Statements as Swiss banks write them, by the Swiss Payment Standards' implementation guidelines for camt.053 and
 * camt.054. All names and accounts are invented.
 */

/** One payment of a file. */
export interface FilePayment {
  /** Francs as they are written, e.g. `1080.00`. */
  amount: string;
  /** 27 digits. */
  qrReference?: string;
  /** Begins with RF. */
  creditorReference?: string;
  message?: string;
  name?: string;
  iban?: string;
  /** The bank's reference. */
  ref: string;
  endToEndId?: string;
  debit?: boolean;
}

export interface FileOptions {
  /** `Id` of the statement. */
  id?: string;
  account?: string;
  day?: string;
}

export const ACCOUNT = 'CH9300762011623852957';
const PAYER = 'CH5604835012345678009';

const file = (format: string, root: string, body: string, prefix = ''): string => {
  const name = prefix && `${prefix}:`;
  const namespace = `xmlns${prefix && `:${prefix}`}="urn:iso:std:iso:20022:tech:xsd:${format}"`;
  const inner = prefix ? body.replaceAll(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`) : body;
  return `<?xml version="1.0" encoding="UTF-8"?>
<${name}Document ${namespace} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<${name}${root}>${inner}</${name}${root}>
</${name}Document>`;
};

const header = (id: string) => `<GrpHdr><MsgId>MSG-${id}</MsgId><CreDtTm>2026-11-27T05:12:44+01:00</CreDtTm>
<MsgPgntn><PgNb>1</PgNb><LastPgInd>true</LastPgInd></MsgPgntn></GrpHdr>`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const strd = ({ qrReference, creditorReference }: FilePayment, type = 'QRR') => {
  if (qrReference)
    return `<Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>${type}</Prtry></CdOrPrtry></Tp><Ref>${qrReference}</Ref></CdtrRefInf>
<AddtlRmtInf>?REJECT?0</AddtlRmtInf><AddtlRmtInf>?ERROR?000</AddtlRmtInf></Strd>`;
  if (!creditorReference) return '';
  return `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${creditorReference}</Ref></CdtrRefInf></Strd>`;
};

const remittance = (payment: FilePayment, type?: string) =>
  `<RmtInf>${payment.message ? `<Ustrd>${escaped(payment.message)}</Ustrd>` : ''}${strd(payment, type)}</RmtInf>`;

/** The counterparty, as version 08 writes it (`Pty`), or version 04. */
const parties = ({ name = 'Mia Keller', iban = PAYER, debit }: FilePayment, version: '08' | '04') => {
  const role = debit ? 'Cdtr' : 'Dbtr';
  const party = `<Nm>${escaped(name)}</Nm><PstlAdr><StrtNm>Seestrasse</StrtNm><BldgNb>7</BldgNb><PstCd>8002</PstCd><TwnNm>Zürich</TwnNm><Ctry>CH</Ctry></PstlAdr>`;
  const inner = version === '08' ? `<Pty>${party}</Pty>` : party;
  return `<RltdPties><${role}>${inner}</${role}><${role}Acct><Id><IBAN>${iban}</IBAN></Id></${role}Acct></RltdPties>`;
};

const sum = (payments: readonly FilePayment[]) =>
  (payments.reduce((total, { amount }) => total + Math.round(Number(amount) * 100), 0) / 100).toFixed(2);

/** PostFinance: a notification in which the QR payments of a day are one batch booking. */
export function postfinanceFile(payments: readonly FilePayment[], options: FileOptions = {}): string {
  const { id = '20261127000801', account = ACCOUNT, day = '2026-11-26' } = options;
  const details = payments.map(
    (payment) => `<TxDtls><Refs><AcctSvcrRef>${payment.ref}</AcctSvcrRef><InstrId>20261126000800</InstrId>
<EndToEndId>${payment.endToEndId ?? 'NOTPROVIDED'}</EndToEndId></Refs><Amt Ccy="CHF">${payment.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>AUTT</SubFmlyCd></Fmly></Domn></BkTxCd>
${parties(payment, '08')}<RltdAgts><DbtrAgt><FinInstnId><BICFI>POFICHBEXXX</BICFI></FinInstnId></DbtrAgt></RltdAgts>
${remittance(payment)}<RltdDts><AccptncDtTm>${day}T20:00:00</AccptncDtTm></RltdDts></TxDtls>`,
  );
  return file(
    'camt.054.001.08',
    'BkToCstmrDbtCdtNtfctn',
    `${header(id)}<Ntfctn><Id>${id}</Id><CreDtTm>2026-11-27T05:12:44+01:00</CreDtTm><FrToDt><FrDtTm>${day}T00:00:00</FrDtTm>
<ToDtTm>${day}T23:59:59</ToDtTm></FrToDt><RptgSrc><Prtry>C53F</Prtry></RptgSrc><Acct><Id><IBAN>${account}</IBAN></Id>
<Ownr><Nm>Velory AG Zürich</Nm></Ownr></Acct><Ntry><NtryRef>CH4431999123000889012</NtryRef><Amt Ccy="CHF">${sum(payments)}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
<AcctSvcrRef>B-${payments[0]?.ref ?? ''}</AcctSvcrRef><BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch>${details.join('')}</NtryDtls>
<AddtlNtryInf>SAMMELGUTSCHRIFT FUER KONTO</AddtlNtryInf></Ntry></Ntfctn>`,
  );
}

/** The statement to a notification of PostFinance: the batch as one sum, without its payments. */
export function postfinanceSumFile(payments: readonly FilePayment[], options: FileOptions = {}): string {
  const { id = '20261127000802', account = ACCOUNT, day = '2026-11-26' } = options;
  return file(
    'camt.053.001.08',
    'BkToCstmrStmt',
    `${header(id)}<Stmt><Id>${id}</Id><ElctrncSeqNb>231</ElctrncSeqNb><CreDtTm>2026-11-27T05:12:44+01:00</CreDtTm>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct>${balance('OPBD', '1000.00')}${balance('CLBD', '2000.00')}
<Ntry><NtryRef>CH4431999123000889012</NtryRef><Amt Ccy="CHF">${sum(payments)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>B-${payments[0]?.ref ?? ''}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><Btch><NbOfTxs>${payments.length}</NbOfTxs></Btch></NtryDtls><AddtlNtryInf>SAMMELGUTSCHRIFT FUER KONTO</AddtlNtryInf></Ntry></Stmt>`,
  );
}

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-26</Dt></Dt></Bal>`;

/** UBS: a statement with an entry for each payment, and the payment's details without an amount of their own. */
export function ubsFile(payments: readonly FilePayment[], options: FileOptions = {}): string {
  const { id = 'UBS20261126-0233', account = ACCOUNT, day = '2026-11-26' } = options;
  const entries = payments.map((payment) => {
    const sign = payment.debit ? 'DBIT' : 'CRDT';
    const family = payment.debit ? 'ICDT' : 'RCDT';
    return `<Ntry><Amt Ccy="CHF">${payment.amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><RvslInd>false</RvslInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><DtTm>${day}T00:00:00</DtTm></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${payment.ref}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn><Prtry><Cd>CRDT</Cd><Issr>UBSW</Issr></Prtry></BkTxCd>
<NtryDtls><TxDtls><Refs><AcctSvcrRef>${payment.ref}</AcctSvcrRef><EndToEndId>${payment.endToEndId ?? 'NOTPROVIDED'}</EndToEndId>
<UETR>8c3f5f2e-2f04-4a1a-9f0a-000000000000</UETR></Refs><CdtDbtInd>${sign}</CdtDbtInd>${parties(payment, '08')}${remittance(payment)}
<AddtlTxInf>Gutschrift</AddtlTxInf></TxDtls></NtryDtls><AddtlNtryInf>ZAHLUNGSEINGANG</AddtlNtryInf></Ntry>`;
  });
  return file(
    'camt.053.001.08',
    'BkToCstmrStmt',
    `${header(id)}<Stmt><Id>${id}</Id><ElctrncSeqNb>233</ElctrncSeqNb><CreDtTm>2026-11-27T02:30:00+01:00</CreDtTm>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>CHF</Ccy><Svcr><FinInstnId><BICFI>UBSWCHZH80A</BICFI></FinInstnId></Svcr></Acct>
${balance('OPBD', '15000.00')}${balance('CLBD', '16080.00')}${entries.join('')}</Stmt>`,
  );
}

/**
 * Zürcher Kantonalbank, before the change of version: 001.04, with a prefix, old words for the reference, and no
 * references of payments.
 */
export function zkbFile(payments: readonly FilePayment[], options: FileOptions = {}): string {
  const { id = 'ZKB-2026-330-1', account = ACCOUNT, day = '2026-11-26' } = options;
  const entries = payments.map(
    (
      payment,
    ) => `<Ntry><NtryRef>1</NtryRef><Amt Ccy="CHF">${payment.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><RvslInd>false</RvslInd>
<Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${payment.ref}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>VCOM</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><Btch><NbOfTxs>1</NbOfTxs></Btch><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs><Amt Ccy="CHF">${payment.amount}</Amt>
<CdtDbtInd>CRDT</CdtDbtInd>${parties(payment, '04')}${remittance(payment, 'ISR Reference')}</TxDtls></NtryDtls></Ntry>`,
  );
  return file(
    'camt.053.001.04',
    'BkToCstmrStmt',
    `${header(id)}<Stmt><Id>${id}</Id><ElctrncSeqNb>330</ElctrncSeqNb><CreDtTm>2026-11-26T23:01:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id></Acct>
${balance('OPBD', '15000.00')}${entries.join('')}</Stmt>`,
    'ns2',
  );
}

/** Raiffeisen: a statement in which the bank deducts a fee from the amount. */
export function raiffeisenFile(
  payments: readonly FilePayment[],
  options: FileOptions & { charge?: string } = {},
): string {
  const { id = 'RAI.330.2026', account = ACCOUNT, day = '2026-11-26', charge } = options;
  const charges =
    charge === undefined
      ? ''
      : `<Chrgs><TtlChrgsAndTaxAmt Ccy="CHF">${charge}</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="CHF">${charge}</Amt><CdtDbtInd>DBIT</CdtDbtInd><ChrgInclInd>true</ChrgInclInd></Rcrd></Chrgs>`;
  const entries = payments.map(
    (payment) => `<Ntry><Amt Ccy="CHF">${payment.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${payment.ref}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>XBCT</SubFmlyCd></Fmly></Domn></BkTxCd>${charges}
<NtryDtls><Btch><NbOfTxs>1</NbOfTxs></Btch><TxDtls><Refs><AcctSvcrRef>${payment.ref}/1</AcctSvcrRef></Refs>
<Amt Ccy="CHF">${payment.amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${parties(payment, '08')}${remittance(payment)}</TxDtls></NtryDtls></Ntry>`,
  );
  return file(
    'camt.053.001.08',
    'BkToCstmrStmt',
    `${header(id)}<Stmt><Id>${id}</Id><CreDtTm>2026-11-27T01:00:00+01:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.join('')}</Stmt>`,
  );
}

/** A statement of a single entry whose content a test writes itself. */
export const entryFile = (entry: string, { id = 'ONE', account = ACCOUNT }: FileOptions = {}): string =>
  file(
    'camt.053.001.08',
    'BkToCstmrStmt',
    `${header(id)}<Stmt><Id>${id}</Id><CreDtTm>2026-11-27T01:00:00+01:00</CreDtTm><Acct><Id><IBAN>${account}</IBAN></Id></Acct><Ntry>${entry}</Ntry></Stmt>`,
  );

/** What most entries have, with the parts that a test changes. */
export const entryParts = {
  amount: '<Amt Ccy="CHF">1080.00</Amt>',
  sign: '<CdtDbtInd>CRDT</CdtDbtInd>',
  status: '<Sts><Cd>BOOK</Cd></Sts>',
  booked: '<BookgDt><Dt>2026-11-26</Dt></BookgDt>',
  ref: '<AcctSvcrRef>ONE-1</AcctSvcrRef>',
};

/** An entry with some of its parts changed. */
export const entryWith = (changed: Partial<typeof entryParts> & { more?: string }): string =>
  Object.values({ ...entryParts, ...changed }).join('');

/** Files that cannot be used, each with the reason that is reported. */
export const brokenFiles: readonly (readonly [what: string, content: string | Uint8Array, reason: string])[] = [
  ['nothing', '', 'empty'],
  ['a text', 'Kontoauszug vom 26.11.2026;CHF;1080.00', 'not-xml'],
  ['a file that breaks off', ubsFile([{ amount: '1080.00', ref: 'A' }]).slice(0, -400), 'not-xml'],
  ['an unclosed element', ubsFile([{ amount: '1080.00', ref: 'A' }]).replace('</Stmt>', ''), 'not-xml'],
  [
    'an external entity',
    `<?xml version="1.0"?><!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>${entryFile(entryWith({})).slice(38)}`,
    'document-type',
  ],
  [
    'entities inside one another',
    `<?xml version="1.0"?><!DOCTYPE Document [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><Document>&b;</Document>`,
    'document-type',
  ],
  ['an unknown entity', entryFile(entryWith({ more: '<AddtlNtryInf>&bank;</AddtlNtryInf>' })), 'not-xml'],
  ['an intraday report', entryFile(entryWith({})).replaceAll('camt.053', 'camt.052'), 'format'],
  ['a payment order', '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"/>', 'format'],
  ['a document of none of these', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'format'],
  ['an old version', entryFile(entryWith({})).replaceAll('053.001.08', '053.001.02'), 'version'],
  ['a later version', entryFile(entryWith({})).replaceAll('053.001.08', '053.001.12'), 'version'],
  ['another encoding', entryFile(entryWith({})).replace('UTF-8', 'ISO-8859-1'), 'encoding'],
  ['wrong bytes', Buffer.from(ubsFile([{ amount: '1.00', ref: 'A', name: 'Zürcher' }]), 'latin1'), 'encoding'],
  ['UTF-16', Buffer.from(`\ufeff${entryFile(entryWith({}))}`, 'utf16le'), 'encoding'],
  ['a ZIP archive', Buffer.from('PK\u0003\u0004 camt.zip'), 'archive'],
  ['no account', entryFile(entryWith({})).replace(/<Acct>.*<\/Acct>/, ''), 'no-account'],
  ['no Id', entryFile(entryWith({})).replace('<Stmt><Id>ONE</Id>', '<Stmt>'), 'no-id'],
  ['deep nesting', entryFile(`${'<A>'.repeat(60)}${'</A>'.repeat(60)}`), 'too-large'],
  [
    'an endless text',
    entryFile(entryWith({ more: `<AddtlNtryInf>${'x'.repeat(30_000)}</AddtlNtryInf>` })),
    'too-large',
  ],
];
