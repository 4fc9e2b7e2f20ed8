import { PDFDocument } from '@cantoo/pdf-lib';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { languageTag, type Locale } from '~/i18n/locales.ts';
import { i18nFor } from '~/i18n/texts.server.ts';
import { contractPdf } from '~/integrations/document-signing/contract-pdf.server.ts';

export interface SignatureEvidence {
  /** Order number. */
  number: string;
  locale: Locale;
  name: string;
  email: string;
  /** SHA-256 of the signed document, hex. */
  digest: string;
  /** The texts that were agreed to. */
  agreements: readonly string[];
  codeSentAt: Date;
  signedAt: Date;
}

/**
 * Adds the audit page to a contract: who signed which document, when and how. The signed pages stay unchanged.
 * @param contract PDF
 * @returns PDF
 */
export async function addAuditPage(contract: Buffer, evidence: SignatureEvidence): Promise<Buffer> {
  const document = await PDFDocument.load(contract, { updateMetadata: false });
  const audit = await PDFDocument.load(await auditPdf(evidence));
  for (const page of await document.copyPages(audit, audit.getPageIndices())) document.addPage(page);
  return Buffer.from(await document.save());
}

function auditPdf(evidence: SignatureEvidence): Promise<Buffer> {
  const { locale, number, name, email, digest, codeSentAt, signedAt } = evidence;
  const t = i18nFor(locale, 'sign');
  const time = (date: Date) => formatDayAndTime(date.toISOString(), locale);
  const facts = [
    { name: t('audit.document'), value: t('audit.document-value', { number }) },
    { name: 'SHA-256', value: digest.replace(/^.{32}/, '$& ') },
    { name: t('audit.signer'), value: name },
    { name: t('audit.code-sent'), value: t('audit.code-sent-value', { email, time: time(codeSentAt) }) },
    { name: t('audit.signed'), value: time(signedAt) },
  ];
  return contractPdf({
    number,
    language: languageTag[locale],
    title: t('audit.title'),
    subtitle: t('audit.subtitle', { number }),
    parties: [],
    highlights: [],
    sections: [
      { title: t('audit.facts'), blocks: [{ kind: 'facts', facts }] },
      { title: t('audit.agreed'), blocks: [{ kind: 'list', items: [...evidence.agreements] }] },
    ],
    nameElsewhere: '',
    footer: t('audit.footer', { number, page: '{{page}}', pages: '{{pages}}' }),
    createdAt: signedAt,
  });
}
