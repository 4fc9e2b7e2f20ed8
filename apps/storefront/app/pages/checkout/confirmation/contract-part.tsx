import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { GoLink } from '~/ui/link.tsx';
import type { AfterOrderView } from '~/modules/after-order/after-order.ts';
import { orderPath } from '~/modules/orders/order-link.ts';
import type { OrderTask } from './order-tasks.ts';
import { TaskStop, useStateWords } from './task-stop.tsx';

/** The contract of a plan: to be read from the start, to be signed after the check, or signed. */
export function ContractPart({ task, view }: { task: OrderTask; view: AfterOrderView }) {
  const { t } = useTranslation('after-order');
  const locale = useLocale();
  const stateWords = useStateWords();
  const { state: contract, href, signingUrl } = view.contract;
  const { state, at } = task;
  const isSigned = state === 'done';
  const words = isSigned ? 'signed' : contract !== 'ready' ? 'preparing' : state === 'locked' ? 'locked' : 'ready';
  const when = state === 'locked' ? t('contract.when-locked') : stateWords(task);
  return (
    <TaskStop
      task={task}
      title={t(isSigned ? 'contract.title-signed' : 'contract.title')}
      when={isSigned && at ? formatDay(at, locale) : when}
      lead={t(`contract.${words === 'ready' && signingUrl ? 'signing' : words}`)}
      problem={view.downloadProblem && t('contract.problem', { problem: view.downloadProblem })}
    >
      <p className="task-links">
        {signingUrl && !isSigned && (
          <GoLink href={signingUrl} reload>
            {t('contract.sign')}
          </GoLink>
        )}
        {href ? (
          <GoLink href={href} reload icon="download">
            {t('contract.download')}
          </GoLink>
        ) : (
          <GoLink href={orderPath(locale, view.link, 'vertrag')} reload icon="retry">
            {t('contract.reload')}
          </GoLink>
        )}
      </p>
    </TaskStop>
  );
}
