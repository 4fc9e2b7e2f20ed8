import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { formatMoment } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { TicketStateLine } from '~/modules/tickets/ui/state-line.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { ReplyForm } from './reply-form.tsx';
import { Thread } from './thread.tsx';
import type { ThreadRefusal } from './ticket-acts.server.ts';
import type { OpenTicketView } from './ticket.server.ts';
import { TicketSide } from './ticket-side.tsx';

const POLL = 30_000;

interface TicketPageProps {
  view: OpenTicketView;
  refusal: ThreadRefusal | undefined;
}

export function TicketPage({ view, refusal }: TicketPageProps) {
  const { t } = useTranslation('ticket');
  const { ticket } = view;
  useNews();
  return (
    <Container className="pt-4 pb-14 tablet:pb-18 desktop:pb-24">
      <ServiceCrumbs here={ticket.number} />
      <header className="pt-4 pb-10">
        <p className="num text-small text-ink-3">{t('number', { number: ticket.number })}</p>
        <h1 className="mt-1 text-h1">{ticket.subject}</h1>
        <div className="max-w-text pt-5">
          <TicketStateLine {...ticket} />
        </div>
      </header>
      <Outcome view={view} refusal={refusal} />
      <Split columns="8/4" className="pt-6">
        <div>
          <Thread ticket={ticket} replyKey={view.replyKey} />
          <ReplyForm ticket={ticket} replyKey={view.replyKey} refusal={refusal} done={view.done} />
        </div>
        <TicketSide view={view} refusal={refusal} />
      </Split>
    </Container>
  );
}

/** Looks for news every half minute while the page is seen. */
function useNews(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') revalidate();
    }, POLL);
    return () => clearInterval(timer);
  }, [revalidate, state]);
}

function Outcome({ view: { ticket, done }, refusal }: TicketPageProps) {
  const { t } = useTranslation(['ticket', 'tickets']);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) box.current?.focus();
  }, [done]);
  if (refusal?.kind === 'state') {
    return (
      <Note kind="error" alert className="mb-6">
        {t('error.refused')}
      </Note>
    );
  }
  if (!done || refusal) return null;
  const words =
    done === 'link' || done === 'link-wait'
      ? ''
      : done === 'call'
        ? t('call.done')
        : t(done === 'sent' ? 'sent.text' : done, {
            number: ticket.number,
            moment: formatMoment(ticket.createdAt, locale),
          });
  if (!words) return null;
  return (
    <div role="status" tabIndex={-1} ref={box} className="mb-6">
      <Note kind="good">
        {done === 'sent' && (
          <b className="block font-medium">{t('sent.title', { kind: t(`tickets:kind.${ticket.kind}`) })}</b>
        )}
        <bdi>{words}</bdi>
      </Note>
    </div>
  );
}
