import { useTranslation } from '~/i18n/use-translation.ts';
import { LinkButton } from '~/ui/button.tsx';
import type { RideBike, TestRide } from './brand-range.ts';

interface BookRideProps {
  ride: TestRide;
  /** What is taken along; absent as long as nothing can be chosen. */
  choice?: { bike: RideBike; size: string | undefined };
}

export function BookRide({ ride: { calendar, call }, choice }: BookRideProps) {
  const { t } = useTranslation('world');
  if (!calendar) {
    return (
      <>
        <LinkButton href={`${call}${choice ? `?bike=${choice.bike.slug}` : ''}#rueckruf`} reload wide>
          {t('brand.ride.call')}
        </LinkButton>
        <p className="mt-3 text-small text-ink-2">{t('brand.ride.byCall')}</p>
      </>
    );
  }
  const address = new URL(calendar);
  if (choice) {
    address.searchParams.set('bike', choice.bike.title);
    if (choice.size) address.searchParams.set('size', choice.size);
  }
  return (
    <>
      <LinkButton href={address.href} target="_blank" rel="noopener" wide iconEnd="external">
        {t('brand.ride.book')}
      </LinkButton>
      <p className="mt-3 text-small text-ink-2">{`${t('brand.ride.opens')} ${choice ? t('brand.ride.taken') : ''}`}</p>
    </>
  );
}
