import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import { adviseSize } from '~/modules/catalog/size-advice.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Picture } from '~/ui/picture.tsx';
import { SizePicker } from '~/ui/variant-picker.tsx';
import type { RideBike } from './brand-range.ts';
import { TEST_DRIVE_PLACE } from './places.ts';

/** How bikes of a brand are ridden before they are chosen. */
export interface TestRide {
  /** The address asks for it: it stands above the story. */
  first: boolean;
  title: string;
  text: string;
  bikes: readonly RideBike[];
  /** Slug of the bike that is chosen at first. */
  leading: string | undefined;
  street: string;
  town: string;
  /** Address of the calendar in which a ride is booked; null where a call settles it. */
  calendar: string | null;
  /** Path of the page on which a call is asked for. */
  call: string;
}

const never = () => () => undefined;

/** Bike and size of a test ride, and the way to book it; without scripts the way alone. */
export function TestRideBox({ ride }: { ride: TestRide }) {
  const { t } = useTranslation('world');
  const height = useBodyHeight();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [slug, setSlug] = useState(ride.leading);
  const [asked, setAsked] = useState<string>();
  const bike = ride.bikes.find((each) => each.slug === slug) ?? ride.bikes[0];
  const size = bike && sizeOf(bike, asked, height);
  const choice = isAlive && bike ? { bike, size } : undefined;
  return (
    <section id={TEST_DRIVE_PLACE} className="test-ride">
      <div>
        <h2 className="text-h2">{ride.title}</h2>
        <p className="mt-3 max-w-text text-ink-2">{ride.text}</p>
        <RideStops ride={ride} />
      </div>
      <div className="grid content-start gap-5">
        {bike && (
          <div className="needs-script grid gap-5">
            <fieldset>
              <legend className="field-label">{t('brand.ride.bike')}</legend>
              <div className="ride-bikes">
                {ride.bikes.map((each) => (
                  <label key={each.slug} className="frame-tile">
                    <input
                      type="radio"
                      className="cover-input"
                      name="bike"
                      value={each.slug}
                      checked={each === bike}
                      onChange={() => setSlug(each.slug)}
                    />
                    <Picture picture={each.picture} />
                    <b>{each.name}</b>
                    <small>{each.note}</small>
                  </label>
                ))}
              </div>
            </fieldset>
            {bike.sizes.length > 0 && (
              <SizePicker
                name="size"
                legend={t('brand.ride.size')}
                value={size}
                onChange={setAsked}
                sizes={bike.sizes.map(({ label, frameSize }) => ({
                  value: label,
                  label,
                  note: frameSize && `${frameSize.minCm}–${frameSize.maxCm}`,
                }))}
              />
            )}
          </div>
        )}
        <div>
          <BookRide ride={ride} choice={choice} />
        </div>
      </div>
    </section>
  );
}

interface BookRideProps {
  ride: TestRide;
  /** What is taken along; absent without scripts. */
  choice: { bike: RideBike; size: string | undefined } | undefined;
}

function BookRide({ ride: { calendar, call }, choice }: BookRideProps) {
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
      <p className="mt-3 text-small text-ink-2">
        {t('brand.ride.opens')} {choice && t('brand.ride.taken')}
      </p>
    </>
  );
}

/** The asked size, else the one for the shopper's height, else the middle one. */
function sizeOf({ sizes }: RideBike, asked: string | undefined, height: number | undefined): string | undefined {
  const advice =
    height === undefined
      ? undefined
      : adviseSize(
          sizes.flatMap(({ frameSize }) => frameSize ?? []),
          height,
        );
  const advised = advice && advice.kind !== 'none' ? advice.size.size : undefined;
  const found =
    sizes.find(({ label }) => label === asked) ??
    sizes.find(({ frameSize }) => frameSize && frameSize.size === advised) ??
    sizes[Math.floor((sizes.length - 1) / 2)];
  return found?.label;
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
