import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import { wordEnd, wordObligation } from '~/modules/orders/ledger-words.ts';
import type { PaymentState, PaymentView } from '~/modules/payments/payment-view.ts';
import type { OrderTask } from './order-tasks.ts';
import { LookAgain } from './payment-actions.tsx';
import { TaskStop, useStateWords } from './task-stop.tsx';

/** States that say nothing of their own: what is open, or goes back, is the ledger's. */
const stateWithoutWords: ReadonlySet<PaymentState> = new Set<PaymentState>([
  'ready',
  'part-paid',
  'bank-only',
  'refunded',
]);

/** What is still to be paid at once, by when and with which consequence; or what goes back. */
function useDueLine({ obligations, ended }: Ledger): string {
  const { t } = useTranslation('due');
  const locale = useLocale();
  if (ended) return wordEnd(ended, 'line', { t, locale });
  const open =
    obligations.find(({ kind, party }) => kind === 'payment' && party === 'shopper') ??
    obligations.find(({ kind }) => kind === 'refund');
  return open ? wordObligation(open, 'line', { t, locale }) : '';
}

/**
 * What is due at once for an order: how it stands, until when it can be paid, and by what. Announced when it changes.
 */
export function PaymentPart({ task, payment, ledger }: { task: OrderTask; payment: PaymentView; ledger: Ledger }) {
  const { t } = useTranslation('payment');
  const locale = useLocale();
  const stateWords = useStateWords();
  const { kind, state, paidAt, means, amount, offered, receipt } = payment;
  const dueLine = useDueLine(ledger);
  const meansName = (each: string) => textOfKey(t, `means.${each}`, { defaultValue: each });
  const values = {
    date: paidAt ? formatDate(paidAt, locale) : '',
    means: means ? meansName(means) : '',
    amount: formatExactAmount(amount),
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
              {state === 'paid'
                ? t(`panel.paid.${kind}`, values)
                : stateWithoutWords.has(state)
                  ? dueLine
                  : t(`panel.state.${state}`, values)}
            </p>
            {state !== 'refunded' && (state !== 'paid' || means) && <p>{t(`panel.text.${state}`, values)}</p>}
          </div>
          {state === 'ready' && offered.length > 0 && (
            <p>{t('panel.offered', { means: offered.map(meansName).join(', ') })}</p>
          )}
          {!stateWithoutWords.has(state) && dueLine && <p>{dueLine}</p>}
          {receipt && (
            <p>
              <a className="lk" href={receipt} target="_blank" rel="noreferrer">
                {t('panel.receipt')}
              </a>
            </p>
          )}
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
