import { useEffect } from 'react';
import { formatTime } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { ContributionView } from './contribution-view.server.ts';
import { SponsorHero } from './sponsor-hero.tsx';

/** How a contribution went: the same hero, with the bike where it is now. */
export function ContributionPage({
  view,
  state,
  amount,
  name,
  link,
  until,
  ticket,
  holdsPlace,
  isNew,
}: ContributionView & { isNew: boolean }) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const { progress, token } = view;
  // Straight on to the payment where scripts run; the button leads there without. Who has no place reads that first.
  const target = isNew && state === 'wait' && holdsPlace ? link : null;
  useEffect(() => {
    if (target) window.location.replace(target);
  }, [target]);
  const { price, paid, months } = progress;
  const rate = (down: number) => formatExactAmount(monthlyRate(price, Math.min(Math.max(0, down), price), months));
  const values = {
    name: view.name,
    amount: formatExactAmount(amount),
    time: formatTime(until, locale),
    after: rate(paid),
    before: rate(paid - amount),
  };
  const title = state === 'paid' ? t('mine.title', values) : t(`mine.${state}-title`);
  const again = href('sponsor', { token }, locale, { betrag: amount / 100 });
  const own = href('sponsorContribution', { token, ticket }, locale, { zahlung: 'bezahlt' });
  return (
    <div className="pb-16">
      <SponsorHero
        kicker={t('mine.kicker', { name })}
        title={title}
        lead={
          <div role="status">
            <p>{t(`mine.${state}`, { ...values, context: holdsPlace ? '' : 'unplaced' })}</p>
            {state === 'paid' && (
              <p className="mt-2 text-small">
                {t('mine.receipt')}{' '}
                <a className="link" href={href('sponsorReceipt', { token, ticket }, locale)}>
                  {t('mine.receipt-pdf')}
                </a>
              </p>
            )}
            {state === 'wait' && !link && <p className="mt-2 text-small">{t('mine.preparing')}</p>}
          </div>
        }
        aside={
          <div className="flex flex-wrap gap-2">
            {(state === 'wait' || state === 'declined') && link && (
              <LinkButton href={link} reload>
                {t('mine.open')}
              </LinkButton>
            )}
            {(state === 'processing' || (state === 'wait' && !link)) && (
              <LinkButton href={own} reload>
                {t('mine.again')}
              </LinkButton>
            )}
            {(state === 'cancelled' || state === 'expired') && <LinkButton href={again}>{t('mine.retry')}</LinkButton>}
            <LinkButton variant="secondary" href={href('sponsor', { token }, locale)}>
              {t('mine.see', values)}
            </LinkButton>
          </div>
        }
        bike={view.bike}
        progress={progress}
        came={state === 'paid' ? amount : undefined}
        here={state === 'paid' ? t('line.withYou') : undefined}
      />
    </div>
  );
}
