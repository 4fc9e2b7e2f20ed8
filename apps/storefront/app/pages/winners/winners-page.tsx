import type { CSSProperties } from 'react';
import { formatDate, formatDay, formatDayAndTime } from '~/i18n/dates.ts';
import { formatAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { inBlocks } from '~/modules/wheel/draw.ts';
import { Fortune } from '~/modules/wheel/ui/fortune.tsx';
import { CheckedDraw } from '~/modules/wheel/ui/checked-draw.tsx';
import { FIELDS } from '~/modules/wheel/wheel.ts';
import type { Winner, WinnersView } from '~/modules/wheel/winners.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Container, Section, Split } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';

/** A count as the organization writes numbers. */
const count = (value: number): string => formatAmount(value * 100);

export function WinnersPage({ winners, first, total, waiting }: WinnersView) {
  const top = winners.find(({ id }) => id === first);
  return (
    <>
      {top ? <Top winner={top} /> : <NoWinners waiting={waiting} />}
      {top?.verification && <WinnersTable winner={top} verification={top.verification} />}
      {winners.length > 0 && <All winners={winners} total={total - winners.length} flush />}
    </>
  );
}

function Top({ winner }: { winner: Winner }) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const { name, prize, number, of, turnedAt, opensAt, closesAt, layout } = winner;
  const at = { '--at': `${of > 1 ? ((number - 1) / (of - 1)) * 100 : 50}%` } as CSSProperties;
  return (
    <>
      <section className="bg-mist pt-6" style={at}>
        <Container>
          <p className="text-small text-ink-3">{t('won.when', { time: formatDayAndTime(turnedAt, locale) })}</p>
          <h1 className="mt-1.5 break-words text-display">{t('won.hero', { ...name })}</h1>
          <p className="mt-3.5 max-w-[38ch] text-lead text-ink-2">
            {t('won.heroLead', { prize, number: count(number), of: count(of) })}
          </p>
          <p className="mt-5">
            <GoLink href={href('wheel', {}, locale)}>{t('won.toWheel')}</GoLink>
          </p>
          <div className="winner-wheel">
            <Fortune layout={layout} labels={[]} field={number % layout.length} isBare />
          </div>
        </Container>
      </section>
      <div className="stop-ground" style={at}>
        <Container>
          <div className="winner-line" aria-hidden="true">
            <i />
            <i className="winner-place" />
            <i />
          </div>
          <div className="relative flex justify-between gap-3 pb-14 pt-2.5 text-small tablet:pb-0">
            <End title={t('won.number', { number: 1 })} text={formatDay(opensAt, locale)} />
            <End title={t('won.number', { number: count(number) })} text={name?.name} className={MIDDLE} />
            <End
              title={t('won.number', { number: count(of) })}
              text={formatDay(closesAt, locale)}
              className="text-right"
            />
          </div>
        </Container>
      </div>
    </>
  );
}

const MIDDLE = cx(
  'absolute left-[clamp(48px,var(--at),calc(100%-48px))] top-16 -translate-x-1/2 whitespace-nowrap text-center',
  'tablet:left-[clamp(30%,var(--at),70%)] tablet:top-2.5',
);

function End({ title, text, className }: { title: string; text: string | undefined; className?: string }) {
  return (
    <span className={className}>
      <b className="block">{title}</b>
      <span className="block text-ink-2">{text}</span>
    </span>
  );
}

const noPrizes: null[] = Array.from({ length: FIELDS }, () => null);

function NoWinners({ waiting }: Pick<WinnersView, 'waiting'>) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const at = { '--at': '0%' } as CSSProperties;
  return (
    <>
      <section className="bg-mist pt-6" style={at}>
        <Container>
          <p className="text-small text-ink-3">{t('won.title')}</p>
          <h1 className="mt-1.5 break-words text-display">{t('won.empty')}</h1>
          <p className="mt-3.5 max-w-[38ch] text-lead text-ink-2">{t('won.nobody')}</p>
          <p className="mt-5">
            <LinkButton href={href('wheel', {}, locale)}>{t('won.toWheel')}</LinkButton>
          </p>
          <div className="winner-wheel">
            <Fortune layout={waiting?.layout ?? noPrizes} labels={[]} isBare />
          </div>
        </Container>
      </section>
      <div className="stop-ground pb-16" style={at}>
        <Container>
          <div className="winner-line winner-line-open" aria-hidden="true">
            <i />
            <i />
          </div>
          <div className="flex justify-between gap-3 pt-2.5 text-small">
            {waiting && (
              <>
                <End title={t('won.opens')} text={formatDay(waiting.opensAt, locale)} />
                <End title={t('won.closes')} text={formatDay(waiting.closesAt, locale)} className="text-right" />
              </>
            )}
          </div>
        </Container>
      </div>
    </>
  );
}

function WinnersTable({ winner, verification }: { winner: Winner; verification: NonNullable<Winner['verification']> }) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  return (
    <Section>
      <Split columns="4/8">
        <div>
          <h2 className="text-h2">{t('won.how')}</h2>
          <p className="mt-3 text-ink-2">{t('won.howLead')}</p>
        </div>
        <div>
          <ol className="track">
            <li className="step-done">
              <h3 className="text-h4">{t('won.sealed')}</h3>
              <p className="num text-small text-ink-3">{formatDayAndTime(winner.sealedAt, locale)}</p>
              <code className="wheel-mono">{inBlocks(verification.seal)}</code>
            </li>
            <li className="step-done">
              <h3 className="text-h4">{t('won.marked')}</h3>
              <code className="wheel-mono">{verification.mark}</code>
            </li>
            <li className="step-now" aria-current="step">
              <h3 className="text-h4">{t('won.drawn')}</h3>
              <p className="num text-small text-ink-3">{formatDayAndTime(winner.turnedAt, locale)}</p>
              <CheckedDraw spin={verification} />
            </li>
          </ol>
        </div>
      </Split>
    </Section>
  );
}

function All({ winners, total, flush }: { winners: readonly Winner[]; total: number; flush: boolean }) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  return (
    <Section flush={flush}>
      <h2 className="text-h2">{t('won.all')}</h2>
      <table className="wheel-table">
        <thead>
          <tr>
            <th scope="col">{t('won.who')}</th>
            <th scope="col">{t('won.what')}</th>
            <th scope="col" className="wide">
              {t('won.numberHead')}
            </th>
            <th scope="col">{t('won.date')}</th>
          </tr>
        </thead>
        <tbody>
          {winners.map(({ id, name, prize, number, of, turnedAt }) => (
            <tr key={id}>
              <th scope="row">{name ? `${name.name}, ${name.place}` : t('won.unnamed')}</th>
              <td className="wraps">{prize}</td>
              <td className="wide">{t('won.of', { number: count(number), of: count(of) })}</td>
              <td className="wraps">{formatDate(turnedAt, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small text-ink-2">{`${t('won.consent')} ${total > 0 ? t('won.rest', { count: total }) : ''}`}</p>
    </Section>
  );
}
