import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import type { TicketFormView } from '~/modules/tickets/ticket-form.ts';
import { Note } from '~/ui/form-message.tsx';
import { Panel } from '~/ui/layout.tsx';
import { Picture } from '~/ui/picture.tsx';
import { stepStates, Tracker } from '~/ui/station-line.tsx';

const PICTURE = { width: 800, height: 500 };

/** Beside a ticket's form: the order it is about, and what comes after sending. */
export function NextSteps({ view: { kind, order } }: { view: Pick<TicketFormView, 'kind' | 'order'> }) {
  const { t } = useTranslation('tickets');
  const names = kind === 'return' ? ['told', 'answer', 'pickup', 'check', 'settle'] : ['told', 'answer', 'solved'];
  const states = stepStates(names.length, 0);
  return (
    <Panel className="grid gap-4">
      {order && (
        <div className="grid grid-cols-[96px_minmax(0,1fr)] items-center gap-4 border-b border-line pb-5">
          {order.image && <Picture picture={{ src: order.image, ...PICTURE, alt: '' }} />}
          <p>
            {order.model && <b className="block text-h4">{order.model}</b>}
            <span className="block text-small text-ink-2">
              {[order.details, order.number].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
      )}
      <h2 className="text-h4">{t(kind === 'return' ? 'next.title-return' : 'next.title')}</h2>
      <Tracker
        level={3}
        failedLabel=""
        compact
        stations={names.map((name, index) => ({
          title: textOfKey(t, `next.${name}`),
          state: states[index] ?? 'todo',
          text: textOfKey(t, `next.${name}-text`),
        }))}
      />
      {kind === 'return' && <Note>{t('next.plan')}</Note>}
      {kind === 'damage' && <Note icon="info">{t('next.counts')}</Note>}
    </Panel>
  );
}
