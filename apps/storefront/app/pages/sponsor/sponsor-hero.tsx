import type { CSSProperties, ReactNode } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { RollingBike } from '~/modules/catalog/rolling-bike.ts';
import { cx } from '~/ui/class-names.ts';
import { Container } from '~/ui/layout.tsx';
import type { Progress, ShownBike } from './sponsor-view.server.ts';

const RATIO = 5 / 8;

const NEAR = 0.012;

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const HEAD = cx(
  'grid gap-5 pt-6',
  'desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:items-end desktop:gap-6 desktop:pt-10', // as Split 7/5
);

interface SponsorHeroProps {
  kicker: string;
  title: string;
  lead?: ReactNode;
  /** What is at the right: the rate, or what is to do. */
  aside?: ReactNode;
  bike: ShownBike;
  progress: Progress;
  /** Rappen that are being chosen: drawn dashed before they are paid. */
  next?: number;
  /** Rappen that have just come: the bike comes from before them. */
  came?: number;
  /** Words below the place where the bike stands, instead of the number of contributions. */
  here?: string;
}

/** The head of every page of a rider: the bike is on the line where the money has brought it. */
export function SponsorHero({ kicker, title, lead, aside, bike, progress, next, came, here }: SponsorHeroProps) {
  return (
    <>
      <section className="relative z-1 overflow-x-clip bg-mist">
        <Container>
          <div className={HEAD}>
            <div>
              <p className="text-small text-ink-3">{kicker}</p>
              <h1 className="mt-1 break-words text-h1">{title}</h1>
              {lead && <div className="mt-3 max-w-[38ch] break-words text-lead text-ink-2">{lead}</div>}
            </div>
            {aside && <div>{aside}</div>}
          </div>
          <SponsorBike bike={bike} progress={progress} came={came} />
        </Container>
      </section>
      <div className="stop-ground">
        <Container>
          <SponsorLine progress={progress} next={next} here={here} />
        </Container>
      </div>
    </>
  );
}

const reached = ({ paid, goal }: Progress): number => Math.min(1, paid / goal);

export function SponsorBike({ bike, progress, came = 0 }: Pick<SponsorHeroProps, 'bike' | 'progress' | 'came'>) {
  const { t } = useTranslation('sponsor');
  const { paid, goal, count } = progress;
  const label = t('line.spoken', { sum: formatExactAmount(paid), goal: formatExactAmount(goal), count });
  const before = reached({ ...progress, paid: Math.max(0, paid - came) });
  const style = { '--p': reached(progress).toFixed(4), ...(came > 0 && { '--q': before.toFixed(4) }) } as CSSProperties;
  const { rolling } = bike;
  if (rolling) return <Rolling rolling={rolling} style={style} label={`${bike.name}. ${label}`} />;
  return (
    <div className="sponsor-run" style={style} role="img" aria-label={`${bike.name}. ${label}`}>
      {bike.picture && <img className="sponsor-photo" src={bike.picture} width={800} height={500} alt="" />}
    </div>
  );
}

function Rolling({ rolling, style, label }: { rolling: RollingBike; style: CSSProperties; label: string }) {
  const { src, marks } = rolling;
  const wheel = (part: 'rear' | 'front') => {
    const { x, y, side } = marks[part];
    const place = { left: percent(x - side / 2), top: percent((y - side / 2) / RATIO), width: percent(side) };
    return <img src={src[part]} width={100} height={100} alt="" style={place} className="absolute h-auto" />;
  };
  const places = { ...style, '--axle': marks.front.x, '--drop': percent(marks.ground / RATIO) } as CSSProperties;
  return (
    <div className="sponsor-run" style={places} role="img" aria-label={label}>
      <div className="sponsor-bike">
        {wheel('rear')}
        {wheel('front')}
        <img className="relative w-full" src={src.body} width={1600} height={1000} alt="" />
      </div>
    </div>
  );
}

const WORDS = 'num relative flex justify-between gap-3 pt-3 text-small text-ink-2';
const VALUE = 'block font-semibold text-ink';
/** Below the words of the ends on a phone, between them on wider windows. */
const MIDDLE = 'absolute top-16 -translate-x-1/2 whitespace-nowrap text-center tablet:top-3';

/** The line with a stop for each contribution, the place that was reached, and what is being chosen. */
export function SponsorLine({ progress, next = 0, here }: Pick<SponsorHeroProps, 'progress' | 'next' | 'here'>) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { paid, goal, count, madeOn, rateAtGoal } = progress;
  const place = reached(progress);
  const ahead = Math.min(1, (paid + next) / goal);
  const stops = progress.stops.filter(
    (stop, index, all) => stop < place - NEAR && stop > NEAR && stop - (all[index - 1] ?? 0) >= NEAR,
  );
  const isThere = paid >= goal;
  // Near an end the words of the place would lie over those of the end: they stand there instead.
  const isMiddle = place > 0.2 && place < 0.72;
  const words = here ?? t('line.contributions', { count });
  return (
    <div style={{ '--p': place.toFixed(4) } as CSSProperties}>
      <div className="sponsor-line" aria-hidden="true">
        <i className="sponsor-start" />
        {stops.map((stop) => (
          <i key={stop} style={{ left: percent(stop) }} />
        ))}
        {ahead > place && <u style={{ left: percent(place), width: percent(ahead - place) }} />}
        {ahead > place && <i className="sponsor-next" style={{ left: percent(ahead) }} />}
        {paid > 0 && !isThere && <i className="sponsor-here" style={{ left: percent(place) }} />}
        <i className={isThere ? 'sponsor-goal sponsor-there' : 'sponsor-goal'} />
      </div>
      <div className={cx(WORDS, isMiddle ? 'min-h-[6.5rem] tablet:min-h-16' : 'min-h-16')}>
        <span>
          <b className={VALUE}>{formatDay(madeOn, locale)}</b>
          {place <= 0.2 && paid > 0 ? <bdi>{`${formatChf(paid)}, ${words}`}</bdi> : <bdi>{t('line.start')}</bdi>}
        </span>
        {isMiddle && (
          <span className={MIDDLE} style={{ left: percent(place) }}>
            <b className={VALUE}>{formatChf(paid)}</b>
            <bdi>{words}</bdi>
          </span>
        )}
        <span className="text-right">
          <b className={VALUE}>{formatChf(goal)}</b>
          <bdi>
            {place >= 0.72 ? `${formatChf(paid)}, ${words}` : t('rate.goal', { rate: formatExactAmount(rateAtGoal) })}
          </bdi>
        </span>
      </div>
    </div>
  );
}
