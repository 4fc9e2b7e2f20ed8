import { formatDay, formatDayAndTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TicketLine } from '~/modules/tickets/ticket-view.ts';
import { type RowStop, StopRow } from '~/ui/stop-row.tsx';
import { zurichDay } from '~/modules/tickets/zurich-day.ts';

type StateLineProps = Pick<TicketLine, 'state' | 'createdAt' | 'takenAt' | 'isReopened'> & {
  /** When the state became what it is, ISO 8601; absent: the line says no times. */
  stateAt?: string;
};

export function TicketStateLine({ state, createdAt, takenAt, isReopened, stateAt }: StateLineProps) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const when = (text: string) => <span className="num">{text}</span>;
  const moment = (iso: string | null) => stateAt && iso && when(formatDayAndTime(iso, locale));
  const since = stateAt && when(t('state.since', { day: formatDay(zurichDay(stateAt), locale) }));
  const isDone = state === 'solved';
  const working = isReopened && state === 'working' ? 'reopened' : 'working';
  const stops: RowStop[] = [
    { name: t('state.received'), state: state === 'received' ? 'now' : 'done', note: moment(createdAt) },
    ...(state !== 'received' || takenAt
      ? [{ name: t(`state.${working}`), state: state === 'working' ? 'now' : 'done', note: moment(takenAt) } as const]
      : [{ name: t('state.working'), state: 'todo' } as const]),
    ...(state === 'waiting' ? [{ name: t('state.waiting'), state: 'now', note: since } as const] : []),
    { name: t('state.solved'), state: isDone ? 'end' : 'todo', note: isDone ? moment(stateAt ?? null) : undefined },
  ];
  return <StopRow label={t('state.label')} stops={stops} />;
}
