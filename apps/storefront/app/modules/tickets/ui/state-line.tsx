import { formatDay, formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TicketLine } from '~/modules/tickets/ticket-view.ts';
import { zurichDay } from '~/modules/tickets/zurich-day.ts';

type StateLineProps = Pick<TicketLine, 'state' | 'createdAt' | 'takenAt' | 'isReopened'> & {
  /** When the state became what it is, ISO 8601; absent: the line says no times. */
  stateAt?: string;
};

interface Stop {
  name: string;
  state: 'done' | 'now' | 'todo' | 'end';
  when?: string;
}

/** Where a ticket stands, as a line of stops. */
export function TicketStateLine({ state, createdAt, takenAt, isReopened, stateAt }: StateLineProps) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const moment = (iso: string | null) => (stateAt && iso ? formatDayAndTime(iso, locale) : undefined);
  const since = stateAt && t('state.since', { day: formatDay(zurichDay(stateAt), locale) });
  const isDone = state === 'solved';
  const working = isReopened && state === 'working' ? 'reopened' : 'working';
  const stops: Stop[] = [
    { name: t('state.received'), state: state === 'received' ? 'now' : 'done', when: moment(createdAt) },
    ...(state !== 'received' || takenAt
      ? [{ name: t(`state.${working}`), state: state === 'working' ? 'now' : 'done', when: moment(takenAt) } as const]
      : [{ name: t('state.working'), state: 'todo' } as const]),
    ...(state === 'waiting' ? [{ name: t('state.waiting'), state: 'now', when: since } as const] : []),
    { name: t('state.solved'), state: isDone ? 'end' : 'todo', when: isDone ? moment(stateAt ?? null) : undefined },
  ];
  return (
    <ol className="ticket-line" aria-label={t('state.label')}>
      {stops.map(({ name, state: stop, when }) => (
        <li
          key={name}
          className={`ticket-stop-${stop}`}
          aria-current={stop === 'now' || stop === 'end' ? 'step' : undefined}
        >
          <b>{name}</b>
          {when && <span className="num">{when}</span>}
        </li>
      ))}
    </ol>
  );
}
