import { formatDay } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Note } from '~/ui/form-message.tsx';
import type { Ledger, StepKind } from '~/modules/orders/ledger.ts';
import { wordEnd, wordObligation } from '~/modules/orders/ledger-words.ts';
import { ContractPart } from './contract-part.tsx';
import { IdDocumentPart } from './id-document-part.tsx';
import { InsurancePart } from './insurance-part.tsx';
import { type OrderFacts, type OrderTask, orderTasks } from './order-tasks.ts';
import { PaymentPart } from './payment-part.tsx';
import { TaskStop, useStateWords } from './task-stop.tsx';

interface TaskListProps {
  facts: OrderFacts;
  /** Name of the ordered bike, if there is one. */
  bike: string | null;
}

/** All that lies between the order and its delivery, stop by stop: whose turn it is, when, and what to do. */
export function TaskList({ facts, bike }: TaskListProps) {
  const { t } = useTranslation('after-order');
  const { afterOrder } = facts;
  const tasks = orderTasks(facts);
  const isOver = facts.ledger.ended !== null || facts.ledger.isDelivered;
  return (
    <section aria-labelledby="aufgaben">
      <h2 id="aufgaben" className="text-h2">
        {t(isOver ? 'title-over' : 'title', { context: bike ? 'bike' : 'goods' })}
      </h2>
      {!isOver && <p className="mt-2 text-ink-2">{t('lead')}</p>}
      {afterOrder.refusal === 'closed' && (
        <Note kind="error" alert className="mt-4">
          {t('refusal.closed')}
        </Note>
      )}
      <ol className="track tasks">
        {tasks.map((task) => (
          <Task key={task.name} task={task} facts={facts} bike={bike} />
        ))}
      </ol>
    </section>
  );
}

function Task({ task, facts, bike }: TaskListProps & { task: OrderTask }) {
  const { payment, afterOrder } = facts;
  const { idDocument, insurance } = afterOrder;
  switch (task.name) {
    case 'zahlung':
      return payment && <PaymentPart task={task} payment={payment} ledger={facts.ledger} />;
    case 'ausweis':
      return <IdDocumentPart task={task} view={afterOrder} document={idDocument} />;
    case 'versicherung':
      return insurance && <InsurancePart task={task} view={afterOrder} insurance={insurance} />;
    case 'pruefung':
      return <CheckPart task={task} ledger={facts.ledger} />;
    case 'vertrag':
      return <ContractPart task={task} view={afterOrder} />;
    case 'freigabe':
    case 'werkstatt':
      return <PartnerPart task={task} ledger={facts.ledger} />;
    case 'lieferung':
      return <DeliveryPart task={task} facts={facts} bike={bike} />;
    case 'ende':
      return <EndPart task={task} facts={facts} />;
  }
}

interface PartProps {
  task: OrderTask;
  facts: OrderFacts;
}

function CheckPart({ task, ledger }: StepPartProps) {
  const { t } = useTranslation('after-order');
  const locale = useLocale();
  const dueWords = useDueWords(ledger);
  const { state, at } = task;
  return (
    <TaskStop
      task={task}
      title={t(state === 'done' ? 'check.title-done' : 'check.title')}
      when={state === 'done' && at ? formatDay(at, locale) : textOfKey(t, `check.when.${state}`)}
      lead={state === 'done' ? undefined : dueWords('check')}
    />
  );
}

interface StepPartProps {
  task: OrderTask;
  ledger: Ledger;
}

/** What is said of an open step. */
function useDueWords({ obligations }: Ledger) {
  const { t } = useTranslation('due');
  const locale = useLocale();
  return (kind: StepKind, length: 'headline' | 'line' | 'row' = 'line'): string | undefined => {
    const open = obligations.find((each) => each.kind === kind);
    return open && wordObligation(open, length, { t, locale });
  };
}

function PartnerPart({ task, ledger }: StepPartProps) {
  const { t } = useTranslation('due');
  const locale = useLocale();
  const stateWords = useStateWords();
  const dueWords = useDueWords(ledger);
  const kind = task.name === 'freigabe' ? 'approval' : 'workshop';
  return (
    <TaskStop
      task={task}
      title={t(`step.${kind}`)}
      when={task.state === 'done' && task.at ? formatDay(task.at, locale) : stateWords(task)}
      lead={dueWords(kind)}
    />
  );
}

function DeliveryPart({ task, facts: { ledger }, bike }: PartProps & { bike: string | null }) {
  const { t } = useTranslation('after-order');
  const locale = useLocale();
  const dueWords = useDueWords(ledger);
  const { state, at } = task;
  const context = bike ? 'bike' : 'goods';
  return (
    <TaskStop
      task={task}
      title={t(state === 'done' ? 'delivery.title-done' : 'delivery.title', { context, bike: bike ?? '' })}
      when={state === 'done' && at ? formatDay(at, locale) : (dueWords('delivery', 'row') ?? '')}
      lead={dueWords('delivery')}
    />
  );
}

function EndPart({ task, facts: { ledger } }: PartProps) {
  const { t } = useTranslation('due');
  const locale = useLocale();
  if (!ledger.ended) return null;
  return (
    <TaskStop
      task={task}
      title={wordEnd(ledger.ended, 'headline', { t, locale })}
      when={task.at ? formatDay(task.at, locale) : ''}
      lead={wordEnd(ledger.ended, 'line', { t, locale })}
    />
  );
}
