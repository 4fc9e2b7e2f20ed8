import { Suspense, useRef } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useSeen } from '~/ui/use-seen.ts';
import { createOptionalComponent } from '~/ui/optional-component.ts';
import { BookRide } from './book-ride.tsx';
import type { TestRide } from './brand-range.ts';
import { TEST_DRIVE_PLACE } from './places.ts';

const RideChoice = createOptionalComponent(() => import('./ride-choice.tsx'));

/**
 * How a bike is ridden before it is chosen: bike and size come up once they are near, the way to book it is there
 * before.
 */
export function TestRideBox({ ride }: { ride: TestRide }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  const plain = (
    <div>
      <BookRide ride={ride} />
    </div>
  );
  return (
    <section id={TEST_DRIVE_PLACE} className="test-ride">
      <div>
        <h2 className="text-h2">{ride.title}</h2>
        <p className="mt-3 max-w-text text-ink-2">{ride.text}</p>
        <RideStops ride={ride} />
      </div>
      <div ref={place} className="ride-choice">
        {isSeen ? (
          <Suspense fallback={plain}>
            <RideChoice ride={ride} instead={plain} />
          </Suspense>
        ) : (
          plain
        )}
      </div>
    </section>
  );
}

const stops = ['book', 'come', 'ride'] as const;

function RideStops({ ride: { street, town } }: { ride: TestRide }) {
  const { t } = useTranslation('world');
  const texts = {
    book: t('brand.ride.stop.bookText'),
    come: `${street}, ${town}`,
    ride: t('brand.ride.stop.rideText'),
  };
  return (
    <ol className="ride-stops">
      {stops.map((stop) => (
        <li key={stop}>
          <b>{t(`brand.ride.stop.${stop}`)}</b>
          <span>{texts[stop]}</span>
        </li>
      ))}
    </ol>
  );
}
