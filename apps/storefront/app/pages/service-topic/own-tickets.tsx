import { formatDay } from '~/i18n/dates.ts';
import { labelled } from '~/i18n/labelled.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TicketLine } from '~/modules/tickets/ticket-view.ts';
import { TicketStateLine } from '~/modules/tickets/ui/state-line.tsx';
import { zurichDay } from '~/modules/tickets/zurich-day.ts';
import { href } from '~/site-map.ts';
import { GoLink } from '~/ui/link.tsx';

export function OwnTickets({ tickets }: { tickets: readonly TicketLine[] }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  return (
    <section className="pt-14 desktop:pt-20" aria-labelledby="meldungen">
      <h2 id="meldungen" className="text-h2">
        {t('menu.mine')}
      </h2>
      <p className="mb-5 mt-2 max-w-text text-ink-2">{t('menu.mine-text')}</p>
      <ul className="border-t-2 border-ink">
        {tickets.map((ticket) => (
          <li
            key={ticket.id}
            className="grid gap-x-5 gap-y-2 border-b border-line py-4 desktop:grid-cols-[5fr_6fr_auto] desktop:items-center"
          >
            <div>
              <p className="text-h4">{ticket.subject}</p>
              <p className="num text-small text-ink-3">
                {`${ticket.number} · ${formatDay(zurichDay(ticket.createdAt), locale)}`}
              </p>
            </div>
            <TicketStateLine {...ticket} />
            <TicketLink {...ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TicketLink({ number, state }: TicketLine) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const label = t(state === 'waiting' ? 'menu.answer' : 'menu.look');
  return (
    <GoLink href={href('ticket', { number }, locale)} aria-label={labelled(label, number, locale)}>
      {label}
    </GoLink>
  );
}
