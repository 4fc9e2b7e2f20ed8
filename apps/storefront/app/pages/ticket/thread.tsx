import { Form, useLocation } from '@remix-run/react';
import { formatDayAndTime } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { askingEntry, type TicketEntryView, type TicketView } from '~/modules/tickets/ticket-view.ts';
import { slotName } from '~/modules/tickets/ui/slot-name.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';

interface ThreadProps {
  ticket: TicketView;
  /** Of the answer that a suggestion sends. */
  replyKey: string;
}

export function Thread({ ticket, replyKey }: ThreadProps) {
  const { t } = useTranslation('ticket');
  const { entries } = ticket;
  const asks = askingEntry(ticket)?.id;
  return (
    <div role="log" aria-label={t('thread')} aria-live="polite">
      <ol className="ticket-thread">
        {entries.map((entry) => {
          const isOwn = entry.author === 'shopper' && entry.event === null;
          const isNewest = entry.id === asks;
          return (
            <li
              key={entry.id}
              lang={ticket.locale}
              className={cx(isOwn && 'ticket-own', entry.event !== null && 'ticket-event', isNewest && 'ticket-newest')}
            >
              {entry.event === null ? <Message entry={entry} isNew={isNewest} /> : <Event entry={entry} />}
              {isNewest && entry.suggestions.length > 0 && (
                <Suggestions suggestions={entry.suggestions} replyKey={replyKey} />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function Message({ entry, isNew }: { entry: TicketEntryView; isNew: boolean }) {
  const { t } = useTranslation('ticket');
  const { t: words } = useTranslation('tickets');
  const locale = useLocale();
  const { author, name, at, text, pictures } = entry;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b>{author === 'shopper' ? t('you') : name === 'Velory' ? t('shop') : t('team', { name })}</b>
        <span className="num text-small text-ink-3">
          {[formatDayAndTime(at, locale), isNew && t('new')].filter(Boolean).join(' · ')}
        </span>
      </p>
      {text && <p className="mt-1 max-w-[58ch] break-words whitespace-pre-line">{text}</p>}
      {pictures.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ src, side }, index) => (
            <a key={src} href={src} target="_blank" rel="noopener noreferrer">
              <img
                className="aspect-4/3 w-24 bg-mist object-cover"
                src={src}
                alt={side ? slotName(side, words) : t('picture', { number: index + 1 })}
                loading="lazy"
              />
            </a>
          ))}
        </p>
      )}
    </>
  );
}

function Event({ entry: { event, name, at } }: { entry: TicketEntryView }) {
  const { t } = useTranslation('ticket');
  const locale = useLocale();
  return (
    <>
      <bdi>{textOfKey(t, `event.${event}`, { name: name || t('shop') })}</bdi>{' '}
      <span className="num">{formatDayAndTime(at, locale)}</span>
    </>
  );
}

function Suggestions({ suggestions, replyKey }: { suggestions: readonly string[]; replyKey: string }) {
  const { search } = useLocation();
  return (
    <Form method="post" action={search} className="mt-3 flex flex-wrap gap-2">
      <input type="hidden" name="key" value={replyKey} />
      {suggestions.map((suggestion) => (
        <Button key={suggestion} type="submit" variant="secondary" name="choice" value={suggestion}>
          {suggestion}
        </Button>
      ))}
    </Form>
  );
}
