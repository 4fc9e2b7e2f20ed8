import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { PaymentView } from '~/modules/payments/payment-view.ts';
import type { OrderTask } from './order-tasks.ts';
import { LookAgain } from './payment-actions.tsx';
import { TaskStop, useStateWords } from './task-stop.tsx';

/** What is due at once for an order: how it stands, until when it can be paid, and by what. Announced when it changes. */
export function PaymentPart({ task, payment }: { task: OrderTask; payment: PaymentView }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const stateWords = useStateWords();
  const { kind, state, paidAt, means, amount, outstanding, payBy, offered } = payment;
  const meansName = (each: string) => textOfKey(t, `means.${each}`, { defaultValue: each });
  const values = {
    date: paidAt ? formatDate(paidAt, locale) : '',
    means: means ? meansName(means) : '',
    amount: formatExactAmount(amount),
    paid: formatExactAmount(amount - outstanding),
    open: formatExactAmount(outstanding),
  };
  const ownWords = textOfKey(t, `panel.when.${state}`, { defaultValue: '' });
  return (
    <TaskStop
      task={task}
      title={t(`panel.title.${kind}`)}
      when={ownWords || (state === 'paid' && task.at ? formatDayAndTime(task.at, locale) : stateWords(task))}
      lead={
        <>
          <div role="status">
            <p className="font-medium text-ink">
              {t(state === 'paid' ? `panel.paid.${kind}` : `panel.state.${state}`, values)}
            </p>
            {(state !== 'paid' || means) && <p>{t(`panel.text.${state}`, values)}</p>}
          </div>
          {state === 'ready' && offered.length > 0 && (
            <p>{t('panel.offered', { means: offered.map(meansName).join(', ') })}</p>
          )}
          {payBy && <p>{t('panel.pay-by', { date: formatDate(payBy, locale) })}</p>}
        </>
      }
    >
      {state === 'processing' && (
        <p className="mt-4">
          <LookAgain payment={payment} />
        </p>
      )}
    </TaskStop>
  );
}
