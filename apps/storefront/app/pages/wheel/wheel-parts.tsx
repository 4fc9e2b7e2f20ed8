import { formatDate, formatDayAndTime, formatMoment } from '~/i18n/dates.ts';
import { formatAmount, formatChf } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { inBlocks } from '~/modules/wheel/draw.ts';
import { FIELDS, oddsOf, type PrizeView, type WheelView } from '~/modules/wheel/wheel.ts';
import { href } from '~/site-map.ts';
import { Section } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Split } from '~/ui/layout.tsx';

interface PartProps {
  wheel: WheelView;
}

/** A count as the organization writes numbers. */
const count = (value: number): string => formatAmount(value * 100);

export function WheelOdds({ wheel: { layout, prizes } }: PartProps) {
  const { t } = useTranslation('wheel');
  const nothing = layout.filter((prize) => prize === null).length;
  const odds = (fields: number) => {
    const [part, whole] = oddsOf(fields);
    return t('odds.of', { part, whole });
  };
  return (
    <Section>
      <Split columns="4/8">
        <div>
          <h2 className="text-h2">{t('odds.title')}</h2>
          <p className="mt-3 text-ink-2">{t('odds.lead')}</p>
        </div>
        <div>
          <div className="wheel-odds-line" aria-hidden="true">
            {layout.map((prize, field) => (
              <i key={field} className={prize === null ? undefined : prize === 0 ? 'wins main' : 'wins'} />
            ))}
          </div>
          <table className="wheel-table odds">
            <thead>
              <tr>
                <th scope="col">{t('odds.prize')}</th>
                <th scope="col" className="wide">
                  {t('odds.fields')}
                </th>
                <th scope="col">{t('odds.chance')}</th>
                <th scope="col">{t('odds.left')}</th>
              </tr>
            </thead>
            <tbody>
              {prizes.map((prize) => (
                <tr key={prize.name}>
                  <th scope="row">
                    <i className="wheel-dot" aria-hidden="true" />
                    <bdi>{prize.name}</bdi>
                    <Condition prize={prize} />
                  </th>
                  <td className="wide">{prize.fields}</td>
                  <td>{odds(prize.fields)}</td>
                  <td>
                    {prize.left === null
                      ? t('odds.enough')
                      : t('odds.leftOf', { left: count(prize.left), stock: count(prize.stock ?? 0) })}
                  </td>
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <i className="wheel-dot nothing" aria-hidden="true" />
                  {t('odds.nothing')}
                </th>
                <td className="wide">{nothing}</td>
                <td>{odds(nothing)}</td>
                <td />
              </tr>
            </tbody>
          </table>
          <p className="mt-3 text-small text-ink-2">{t('odds.runOut')}</p>
        </div>
      </Split>
    </Section>
  );
}

function Condition({ prize: { minimum } }: { prize: Pick<PrizeView, 'minimum'> }) {
  const { t } = useTranslation('wheel');
  if (minimum === null) return null;
  return <small>{t('odds.from', { amount: formatChf(minimum) })}</small>;
}

export function DrawVerification({ wheel: { seal, seed, termsOf, state } }: PartProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  return (
    <Section flush>
      <h2 className="text-h2">{t('proof.title')}</h2>
      <p className="mt-3 max-w-text text-ink-2">{t('proof.lead')}</p>
      <ol className="track wheel-proof mt-8">
        <li className="step-done">
          <h3 className="text-h4">{t('proof.sealed')}</h3>
          <p>{t('proof.sealedWhen', { time: formatDayAndTime(termsOf, locale) })}</p>
          <code className="wheel-mono">{inBlocks(seal)}</code>
        </li>
        <li className={state === 'closed' ? 'step-done' : 'step-now'}>
          <h3 className="text-h4">{t('proof.turn')}</h3>
          <p>{t('proof.turnText')}</p>
        </li>
        <li className={state === 'closed' ? 'step-done' : 'step-todo'}>
          <h3 className="text-h4">{t('proof.open')}</h3>
          <p>{t(seed ? 'proof.seedText' : 'proof.openText')}</p>
          {seed && <code className="wheel-mono">{inBlocks(seed)}</code>}
        </li>
      </ol>
      <p className="max-w-text text-small text-ink-2">{t('proof.how', { fields: FIELDS })}</p>
    </Section>
  );
}

const points = ['who', 'free', 'once', 'draw', 'prizes', 'claim', 'data', 'name', 'law'] as const;

export function WheelTerms({ wheel: { termsOf, opensAt, closesAt, claimsUntil } }: PartProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const values = {
    start: formatMoment(opensAt, locale),
    end: formatMoment(closesAt, locale),
    claims: formatDate(claimsUntil, locale),
  };
  return (
    <Section flush id="bedingungen">
      <h2 className="text-h2">{t('terms.title')}</h2>
      <p className="mb-5 mt-3 text-ink-2">{t('terms.of', { date: formatDate(termsOf, locale) })}</p>
      <ol className="wheel-terms">
        {points.map((point) => (
          <li key={point}>{t(`terms.${point}`, values)}</li>
        ))}
      </ol>
      <p className="mt-5">
        <TextLink href={href('privacy', {}, locale)}>{t('terms.privacy')}</TextLink>
      </p>
    </Section>
  );
}
