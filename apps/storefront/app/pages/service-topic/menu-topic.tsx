import { type MouseEvent, useState } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { telephoneLink } from '~/modules/content/telephone-link.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { TicketLine } from '~/modules/tickets/ticket-view.ts';
import { type BikePart, bikeParts, dangerousParts, formSlugs, symptoms } from '~/modules/tickets/tickets.ts';
import { ServiceCrumbs } from '~/modules/tickets/ui/service-crumbs.tsx';
import { WhichBike } from '~/modules/tickets/ui/which-bike.tsx';
import { zurichDay } from '~/modules/tickets/zurich-day.ts';
import { href } from '~/site-map.ts';
import { Note } from '~/ui/form-message.tsx';
import { Icon } from '~/ui/icon.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import { Anchor, TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { OtherWays } from './other-ways.tsx';
import { OwnTickets } from './own-tickets.tsx';
import type { ServiceTopicView } from './service-topic.server.ts';

/** Where each part lies on the drawing of any bike, per cent from left and top, and on which side its word stands. */
const places: Readonly<Record<BikePart, readonly [left: number, top: number, word: 'up' | 'down' | 'left' | 'right']>> =
  {
    display: [66.5, 7, 'left'],
    light: [74.5, 25, 'right'],
    battery: [56.8, 50.5, 'right'],
    motor: [46, 71, 'down'],
    brakes: [78, 66.5, 'down'],
    gears: [23.4, 78, 'down'],
    wheels: [92.6, 51, 'up'],
    saddle: [35.4, 13.5, 'up'],
    frame: [51.5, 38.9, 'left'],
  };

/** The menu: the bike is pointed at, or something else chosen; below, what was told before. */
export function MenuTopic({ view }: { view: ServiceTopicView }) {
  const { t } = useTranslation('tickets');
  const { orderLink, form, tickets } = view;
  const [part, setPart] = useState(view.part);
  return (
    <Container className="pt-4">
      <ServiceCrumbs />
      <h1 className="mt-3 text-h1">{t('menu.title')}</h1>
      <p className="mt-2 max-w-text text-lead text-ink-2">{t('menu.lead')}</p>
      <Split columns="8/4" className="pt-6">
        <div>
          <BikePicture part={part} onChoose={setPart} orderLink={orderLink} bike={view.bike} />
          <div className="mt-3">
            <WhichBike order={form.order} />
          </div>
        </div>
        <PartPanel view={view} part={part} onChoose={setPart} />
      </Split>
      <OtherWays orderLink={orderLink} />
      {tickets.length > 0 && <OwnTickets tickets={tickets} />}
    </Container>
  );
}

interface PartsProps {
  part: BikePart | null;
  onChoose: (part: BikePart) => void;
  orderLink: ServiceTopicView['orderLink'];
}

/** A link that chooses a part: with scripts without a new page. */
function usePartLink({ onChoose, orderLink }: Omit<PartsProps, 'part'>) {
  return (part: BikePart) => ({
    href: `?${new URLSearchParams({ ...orderLink, teil: part }).toString()}#teil`,
    reload: true,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(part);
      document.getElementById('teil')?.scrollIntoView({ block: 'nearest' });
    },
  });
}

/** The shopper's own bike, or one that represents all; what it does not have can't be pointed at. */
function BikePicture({ part, bike, ...rest }: PartsProps & Pick<ServiceTopicView, 'bike'>) {
  const { t } = useTranslation('tickets');
  const linkOf = usePartLink(rest);
  return (
    <nav aria-label={t('menu.parts')} className="ticket-hot">
      <img src={bike?.src ?? '/bilder/rahmen/trapez.svg'} width={640} height={400} alt="" fetchPriority="high" />
      {bikeParts.map((each) => {
        const [x, y, word] = places[each];
        const spot = bike ? bike.spots[each] : ([x / 100, y / 100] as const);
        if (!spot) return null;
        const [left, top] = spot.map((share) => share * 100);
        return (
          <Anchor
            key={each}
            {...linkOf(each)}
            className={`ticket-spot ticket-spot-${word}`}
            style={{ left: `${left}%`, top: `${top}%` }}
            aria-label={t(`part.${each}`)}
            aria-current={each === part ? 'true' : undefined}
          >
            <span className="ticket-spot-word" aria-hidden="true">
              {t(`part.${each}`)}
            </span>
          </Anchor>
        );
      })}
    </nav>
  );
}

const ROW = 'flex min-h-12 items-center justify-between gap-2 border-b border-line font-medium';

interface PartPanelProps extends Omit<PartsProps, 'orderLink'> {
  view: ServiceTopicView;
}

/** What is wrong of the chosen part most often; without one the parts as a list. */
function PartPanel({ view, part, onChoose }: PartPanelProps) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const { orderLink, phone, tickets } = view;
  const linkOf = usePartLink({ onChoose, orderLink });
  const known = tickets.find((ticket) => ticket.part === part && ticket.state !== 'solved');
  const other = bikeParts.filter((each) => each !== part);
  return (
    <div id="teil">
      {part && (
        <section className="border-t-2 border-ink pt-4" aria-live="polite">
          <h2 className="text-h4">{t(`part.${part}`)}</h2>
          <p className="text-small text-ink-2">{t('menu.what')}</p>
          <ul>
            {symptoms[part].map((symptom) => (
              <li key={symptom}>
                <Anchor
                  className={ROW}
                  href={href('ticketForm', { kind: formSlugs.service[locale] }, locale, {
                    ...orderLink,
                    teil: part,
                    was: symptom,
                  })}
                >
                  <bdi>{textOfKey(t, `symptom.${part}.${symptom}`)}</bdi>
                  <Icon name="chevron-right" small className="text-action" />
                </Anchor>
              </li>
            ))}
          </ul>
          {known && <KnownTicket ticket={known} />}
          {dangerousParts.includes(part) && <Danger part={part} phone={phone} />}
        </section>
      )}
      <section className="border-t-2 border-ink pt-4" hidden={part !== null}>
        <h2 className="text-h4">{t('menu.list')}</h2>
        <ul className="grid grid-cols-2 gap-x-4 desktop:grid-cols-1">
          {other.map((each) => (
            <li key={each}>
              <Anchor {...linkOf(each)} className={ROW}>
                <bdi>{t(`part.${each}`)}</bdi>
                <Icon name="chevron-right" small className="text-action" />
              </Anchor>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function KnownTicket({ ticket: { number, createdAt } }: { ticket: TicketLine }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  return (
    <Note className="mt-4">
      <bdi>{t('menu.known', { number, day: formatDay(zurichDay(createdAt), locale) })}</bdi>{' '}
      <TextLink href={href('ticket', { number }, locale)}>{t('menu.known-link')}</TextLink>
    </Note>
  );
}

function Danger({ part, phone }: { part: BikePart; phone: string }) {
  const { t } = useTranslation('tickets');
  const call = (words: string) => (
    <TextLink className="whitespace-nowrap" href={telephoneLink(phone)} reload>
      {words}
    </TextLink>
  );
  return (
    <Note kind="wait" icon="warning" className="mt-4">
      <b className="font-medium">{textOfKey(t, `menu.danger.${part}`)}</b>{' '}
      <MarkedText text={t('menu.stop', { phone })} marks={{ phone: call }} />
    </Note>
  );
}
