import { useTranslation } from '~/i18n/use-translation.ts';
import { SectionHead } from '~/ui/layout.tsx';
import { Note } from '~/ui/form-message.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { ContractPart } from './contract-part.tsx';
import { IdDocumentPart } from './id-document-part.tsx';
import { InsurancePart } from './insurance-part.tsx';

/** What the shop still needs of the shopper, and what is done, stop by stop; nothing where it needs nothing. */
export function AfterOrderList({ view }: { view: AfterOrderView }) {
  const { t } = useTranslation('after-order');
  const { idDocument, insurance, contract, processed } = view;
  const isEmpty = !idDocument && !insurance && contract.state === 'none';
  if (isEmpty) return view.refusal === 'closed' ? <Note kind="error">{t('refusal.closed')}</Note> : null;
  return (
    <section>
      <SectionHead title={t(processed ? 'title-done' : 'title')} lead={t(processed ? 'lead-done' : 'lead')} />
      <ol className="track">
        {idDocument && <IdDocumentPart view={view} document={idDocument} />}
        {insurance && <InsurancePart view={view} insurance={insurance} />}
        {contract.state !== 'none' && <ContractPart view={view} />}
      </ol>
    </section>
  );
}
