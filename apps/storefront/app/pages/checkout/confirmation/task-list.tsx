import { formatDay, formatDayAndTime } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { Note } from '~/ui/form-message.tsx';
import { trackerHead } from '~/modules/fulfilment/ui/tracker-words.ts';
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
  const isOver = afterOrder.ended !== null || facts.tracker.situation === 'delivered';
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
      return payment && <PaymentPart task={task} payment={payment} />;
    case 'ausweis':
      return <IdDocumentPart task={task} view={afterOrder} document={idDocument} />;
    case 'versicherung':
      return insurance && <InsurancePart task={task} view={afterOrder} insurance={insurance} />;
    case 'pruefung':
      return <CheckPart task={task} />;
    case 'vertrag':
      return <ContractPart task={task} view={afterOrder} />;
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

/** The credit check: the financing partner's. */
function CheckPart({ task }: { task: OrderTask }) {
  const { t } = useTranslation(['after-order', 'tracker']);
  const locale = useLocale();
  const { state, at } = task;
  return (
    <TaskStop
      task={task}
      title={t(state === 'done' ? 'check.title-done' : 'check.title')}
      when={state === 'done' && at ? formatDayAndTime(at, locale) : textOfKey(t, `check.when.${state}`)}
      lead={state === 'done' ? undefined : t(state === 'failed' ? 'tracker:next.declined' : 'check.lead')}
    />
  );
}

/** Assembly and delivery: the logistics partner's. */
function DeliveryPart({ task, facts: { tracker }, bike }: PartProps & { bike: string | null }) {
  const { t } = useTranslation('after-order');
  const { t: tracked } = useTranslation('tracker');
  const locale = useLocale();
  const stateWords = useStateWords();
  const { expectedDelivery } = tracker;
  const { state, at } = task;
  const context = bike ? 'bike' : 'goods';
  const arrival = expectedDelivery && t('delivery.around', { day: formatDay(expectedDelivery, locale) });
  return (
    <TaskStop
      task={task}
      title={t(state === 'done' ? 'delivery.title-done' : 'delivery.title', { context, bike: bike ?? '' })}
      when={state === 'done' && at ? formatDayAndTime(at, locale) : arrival || stateWords(task)}
      lead={state === 'todo' ? t('delivery.lead', { context }) : trackerHead(tracker, tracked, locale).lead}
    />
  );
}

/** How an order ended other than by its delivery. */
function EndPart({ task, facts: { tracker } }: PartProps) {
  const { t } = useTranslation('tracker');
  const locale = useLocale();
  return (
    <TaskStop
      task={task}
      title={textOfKey(t, `stations.${tracker.situation}.title`)}
      when={task.at ? formatDayAndTime(task.at, locale) : ''}
    />
  );
}
