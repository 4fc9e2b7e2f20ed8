import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { orderPath } from '~/modules/orders/order-link.ts';
import { AfterOrderPart } from './after-order-part.tsx';

/** The contract of a plan: in the making, to be read and signed, or signed. */
export function ContractPart({ view }: { view: AfterOrderView }) {
  const { t } = useTranslation('after-order');
  const locale = useLocale();
  const { state, href, signingUrl } = view.contract;
  const isSigned = state === 'signed';
  const lead =
    state === 'ready' && signingUrl
      ? t('contract.signing')
      : t(`contract.${isSigned ? 'signed' : state === 'ready' ? 'ready' : 'preparing'}`);
  return (
    <AfterOrderPart
      id="vertrag"
      title={t(isSigned ? 'contract.title-signed' : 'contract.title')}
      state={isSigned ? 'done' : state === 'ready' ? 'open' : 'waiting'}
      lead={lead}
      problem={view.downloadProblem && t('contract.problem', { problem: view.downloadProblem })}
    >
      <div className="flex flex-wrap gap-3">
        {signingUrl && (
          <LinkButton href={signingUrl} reload>
            {t('contract.sign')}
          </LinkButton>
        )}
        {href ? (
          <LinkButton variant="secondary" icon="download" href={href} reload>
            {t('contract.download')}
          </LinkButton>
        ) : (
          <LinkButton variant="quiet" icon="retry" href={orderPath(locale, view.link, 'vertrag')} reload>
            {t('contract.reload')}
          </LinkButton>
        )}
      </div>
    </AfterOrderPart>
  );
}
