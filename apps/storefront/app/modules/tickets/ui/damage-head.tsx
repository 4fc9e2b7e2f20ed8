import { type ReactNode, useEffect, useState } from 'react';
import { formatDayAndTime, formatMoment } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type DamageLimits, damageState, shareOf, timeLeft } from '~/modules/tickets/damage-limits.ts';
import { formSlugs } from '~/modules/tickets/tickets.ts';
import { href } from '~/site-map.ts';
import { Container } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';

const MINUTE = 60_000;

/** The moment, renewed each minute; the server's until the page is alive. @param start ISO 8601 */
function useMinute(start: string): number {
  const [now, setNow] = useState(() => Date.parse(start));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface DamageHeadProps {
  limits: DamageLimits | null;
  /** Whether the order's goods are still on their way. */
  isOnItsWay: boolean;
  /** When the page was made, ISO 8601. */
  madeAt: string;
  /** Above the title. */
  crumbs: ReactNode;
}

/** Title of the damage's page: how much time is left, and both limits on one line (spec §4). */
export function DamageHead({ limits, isOnItsWay, madeAt, crumbs }: DamageHeadProps) {
  const { t } = useTranslation('tickets');
  const now = useMinute(madeAt);
  return (
    <>
      <section className="bg-mist">
        <Container>
          {crumbs}
          <div className="grid gap-5 py-6 desktop:grid-cols-2 desktop:items-end">
            <div>
              <h1 className="text-h1">{t('title.damage')}</h1>
              <p className="mt-2 max-w-[34ch] text-lead text-ink-2">{t('lead.damage')}</p>
            </div>
            <Rest limits={limits} isOnItsWay={isOnItsWay} now={now} />
          </div>
        </Container>
      </section>
      <div className="damage-ground">
        <Container>
          <Line limits={limits} now={now} />
        </Container>
      </div>
    </>
  );
}

function Rest({ limits, isOnItsWay, now }: Pick<DamageHeadProps, 'limits' | 'isOnItsWay'> & { now: number }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  if (!limits) return <Words name={isOnItsWay ? 'future' : 'unknown'} />;
  const state = damageState(limits, now);
  if (state === 'future') return <Words name="future" />;
  if (state === 'over') {
    const warranty = (words: string) => (
      <TextLink href={href('ticketForm', { kind: formSlugs.warranty[locale] }, locale)}>{words}</TextLink>
    );
    return (
      <div className="grid gap-2">
        <p className="text-h4">{t('due.over')}</p>
        <p className="text-small text-ink-2">
          <MarkedText text={t('due.over-text')} marks={{ link: warranty }} />
        </p>
      </div>
    );
  }
  const until = state === 'visible' ? limits.visibleUntil : limits.hiddenUntil;
  const { days, hours, minutes } = timeLeft(until, now);
  const large =
    state === 'visible'
      ? [hours, t('due.hours'), minutes, t('due.minutes')]
      : [days, t(days === 1 ? 'due.days_one' : 'due.days'), hours % 24, t('due.hours')];
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-2">{t(`due.${state}`)}</p>
      <p className="num text-rate-xl whitespace-nowrap">
        <bdi>{large[0]}</bdi> <small className="text-h3">{large[1]}</small> <bdi>{large[2]}</bdi>{' '}
        <small className="text-h3">{large[3]}</small>
      </p>
      <p className="text-small text-ink-2">
        <bdi>{t('due.until', { moment: formatMoment(until, locale) })}</bdi>
        <br />
        <bdi>
          {state === 'visible'
            ? t('due.hidden-until', { moment: formatMoment(limits.hiddenUntil, locale) })
            : t('due.visible-over')}
        </bdi>
      </p>
    </div>
  );
}

function Words({ name }: { name: 'future' | 'unknown' }) {
  const { t } = useTranslation('tickets');
  return (
    <div className="grid gap-2">
      <p className="text-h4">{t(`due.${name}`)}</p>
      <p className="text-small text-ink-2">{t(`due.${name}-text`)}</p>
    </div>
  );
}

const DOTS = [10, 20, 30, 50, 60, 70, 80, 90];

function Line({ limits, now }: { limits: DamageLimits | null; now: number }) {
  const { t } = useTranslation('tickets');
  const locale = useLocale();
  const state = limits ? damageState(limits, now) : undefined;
  const share = limits ? shareOf(limits, now) * 100 : 0;
  const isRunning = state === 'visible' || state === 'hidden';
  const until = (iso: string | undefined) => iso && formatDayAndTime(iso, locale);
  const words = [
    { name: 'delivered', text: undefined, when: limits?.isHourKnown ? until(limits.deliveredAt) : undefined },
    { name: 'first', text: t('due.first-text'), when: until(limits?.visibleUntil) },
    { name: 'last', text: t('due.last-text'), when: until(limits?.hiddenUntil) },
  ];
  return (
    <>
      <div className="damage-line" style={{ '--share': `${share}%` } as React.CSSProperties} aria-hidden="true">
        {DOTS.map((place) => (
          <i
            key={place}
            className={place <= share ? 'damage-dot damage-passed' : 'damage-dot'}
            style={{ left: `${place}%` }}
          />
        ))}
        <i className={limits ? 'damage-stop damage-passed' : 'damage-stop'} style={{ left: 0 }} />
        <i className={share > 40 ? 'damage-stop damage-passed' : 'damage-stop'} style={{ left: '40%' }} />
        <i className={state === 'over' ? 'damage-stop damage-passed' : 'damage-stop'} style={{ left: '100%' }} />
        {isRunning && <i className="damage-now" style={{ left: `${share}%` }} />}
      </div>
      <ol className="damage-words text-small">
        {words.map(({ name, text, when }) => (
          <li key={name}>
            <b>{textOfKey(t, `due.${name}`)}</b>
            {text && <span>{text}</span>}
            {when && <span className="num">{name === 'delivered' ? when : t('due.until', { moment: when })}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
