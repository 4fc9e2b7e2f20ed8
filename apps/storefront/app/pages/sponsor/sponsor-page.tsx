import { useState } from 'react';
import { formatDate, formatDay, formatWeekday } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { chosenAmount, type GiveAnswer, GiveForm, offeredAmounts } from './give-form.tsx';
import { SharePage } from './share-page.tsx';
import { SponsorColumns } from './sponsor-columns.tsx';
import { SponsorHero } from './sponsor-hero.tsx';
import { SponsorList } from './sponsor-list.tsx';
import { SponsorRate } from './sponsor-rate.tsx';
import type { SponsorView } from './sponsor-view.server.ts';

interface SponsorPageProps {
  view: SponsorView;
  /** The page's whole address. */
  address: string;
  /** Francs that an address asks for. */
  wished: string;
  /** Of the form. */
  constraint: Record<string, object>;
  answer: GiveAnswer | undefined;
}

/** A rider's page: the story, the bike where the money has brought it, the form, and who was there. */
export function SponsorPage({ view, address, wished, constraint, answer }: SponsorPageProps) {
  const { t } = useTranslation('sponsor');
  const offered = offeredAmounts(view);
  const typed: Readonly<Record<string, unknown>> = answer?.reply.initialValue ?? {};
  const typedOf = (name: string) => (answer ? String(typed[name] ?? '') : undefined);
  const first = typedOf('amount') ?? (wished && offered.includes(Number(wished) * 100) ? wished : undefined);
  const preset = String((offered[1] ?? offered[0] ?? 0) / 100);
  const [choice, setChoice] = useState(first ?? (wished || offered.length === 0 ? 'free' : preset));
  const [free, setFree] = useState(typedOf('free') ?? (first ? '' : wished));
  const { name, phase, progress, bike } = view;
  const isOpen = phase === 'open';
  return (
    <>
      <SponsorHero
        kicker={t('kicker')}
        title={view.title}
        lead={view.story && <p className="whitespace-pre-line">{t('quote', { story: view.story })}</p>}
        aside={<SponsorRate label={t('rate.now', { name })} progress={progress} />}
        bike={bike}
        progress={progress}
        next={isOpen ? Math.min(chosenAmount(choice, free), view.room) : 0}
      />
      <SponsorColumns>
        <div className="border-t-2 border-ink pt-4">
          {isOpen ? (
            <>
              <GiveHead view={view} />
              <GiveForm
                view={view}
                constraint={constraint}
                answer={answer}
                choice={choice}
                free={free}
                onChoice={setChoice}
                onFree={setFree}
              />
            </>
          ) : (
            <Over view={view} answer={answer} />
          )}
        </div>
        <SponsorList sponsors={view.sponsors}>
          {isOpen && <SharePage address={address} title={view.title} />}
        </SponsorList>
      </SponsorColumns>
      <Container className="pb-16">
        <BikeTile view={view} />
      </Container>
    </>
  );
}

function GiveHead({ view: { name, progress } }: { view: SponsorView }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { paid, goal, most, endsOn } = progress;
  return (
    <div className="mb-5">
      <h2 className="text-h2">{t('give.title', { name })}</h2>
      <p className="mt-1 text-small text-ink-2">
        {t('give.until', { day: `${formatWeekday(endsOn, locale)} ${endsOn.slice(0, 4)}` })}
      </p>
      {paid >= goal && <p className="mt-3">{t('reached', { goal: formatChf(goal), most: formatChf(most) })}</p>}
    </div>
  );
}

function Over({ view, answer }: { view: SponsorView; answer: GiveAnswer | undefined }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { phase, name, progress } = view;
  const { count, paid, endsOn } = progress;
  const refusal = answer?.reply.error?.amount?.[0];
  return (
    <div className="grid gap-4">
      {refusal && (
        <Note kind="error" alert>
          {textOfKey(t, `error.${refusal}`)}
        </Note>
      )}
      <h2 className="text-h2">{textOfKey(t, `over.${phase}`, { name })}</h2>
      <Note kind={phase === 'ordered' || phase === 'full' ? 'good' : 'info'}>
        {textOfKey(t, `over.${phase}-text`, {
          name,
          count,
          sum: formatChf(paid),
          day: phase === 'sold-out' ? formatDay(endsOn, locale) : formatDate(endsOn, locale),
        })}
      </Note>
    </div>
  );
}

function BikeTile({ view: { bike, name, progress } }: { view: SponsorView }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  if (bike.name === '') return null;
  return (
    <section className="grid items-center gap-5 bg-mist px-5 py-6 tablet:grid-cols-[1fr_auto] tablet:p-8">
      <div>
        <h2 className="text-h3">{bike.name}</h2>
        <p className="mt-1 text-ink-2">{`${bike.facts ? `${bike.facts}. ` : ''}${t('bike.text', { name, months: progress.months })}`}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="secondary" href={bike.path}>
          {t('bike.see')}
        </LinkButton>
        <LinkButton variant="quiet" href={href('sponsorStart', {}, locale)}>
          {t('bike.own')}
        </LinkButton>
      </div>
    </section>
  );
}
