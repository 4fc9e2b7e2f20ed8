import { useEffect, useState } from 'react';
import { formatMoment } from '~/i18n/dates.ts';
import { formatChf, formatExactAmount, formatRate } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Clock, DealPanel } from '~/ui/deal-panel.tsx';
import { Section } from '~/ui/layout.tsx';
import { Rate } from '~/ui/rate.tsx';
import type { SectionOf } from '~/modules/blocks/blocks.server.ts';

const MINUTE = 60_000;

/** The limited offer on yellow, with its end written out beside the clock (spec §4 Limited offer). */
export function OfferPanel({ section }: { section: SectionOf<'offer'> }) {
  const { t } = useTranslation(['blocks', 'common']);
  const locale = useLocale();
  const { product, endsAt } = section;
  const { months, rate, total } = product;
  return (
    <Section flush>
      <DealPanel
        badge={t('offer.badge')}
        title={section.title}
        deadline={t('offer.until', { date: formatMoment(endsAt, locale) })}
        clock={<RunningClock section={section} />}
        picture={{ ...product.picture, alt: product.name }}
      >
        {section.text && <p className="w-full">{section.text}</p>}
        <div>
          <Rate
            amount={formatRate(rate, months)}
            per={months > 1 ? t('common:rate.perMonth') : undefined}
            sentence={t('common:rate.spoken', {
              rate: formatRate(rate, months),
              months,
              total: formatExactAmount(total),
            })}
          />
          <p className="text-micro">
            <bdi>{t('common:rate.total', { months, total: formatChf(total) })}</bdi>{' '}
            {product.strikePrice && <s>{formatExactAmount(product.strikePrice)}</s>}
          </p>
        </div>
        <LinkButton variant="ink" href={section.link?.href ?? product.path}>
          {section.link?.label ?? t('offer.action')}
        </LinkButton>
      </DealPanel>
    </Section>
  );
}

/** What is left, by the server's clock at first and by the browser's from then on. */
function RunningClock({ section: { endsAt, minutesLeft } }: { section: SectionOf<'offer'> }) {
  const { t } = useTranslation('blocks');
  const [remaining, setRemaining] = useState(minutesLeft * MINUTE);
  useEffect(() => {
    const update = () => setRemaining(Date.parse(endsAt) - Date.now());
    update();
    const timer = setInterval(update, MINUTE);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <Clock
      remaining={remaining}
      units={{ day: t('offer.day'), days: t('offer.days'), hours: t('offer.hours'), minutes: t('offer.minutes') }}
    />
  );
}
