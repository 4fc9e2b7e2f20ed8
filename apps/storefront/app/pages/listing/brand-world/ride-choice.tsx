import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { useBodyHeight } from '~/modules/catalog/ui/use-body-height.ts';
import { adviseSize } from '~/modules/catalog/size-advice.ts';
import { Picture } from '~/ui/picture.tsx';
import { SizePicker } from '~/ui/size-picker.tsx';
import { BookRide } from './book-ride.tsx';
import type { RideBike, TestRide } from './brand-range.ts';

export default function RideChoice({ ride }: { ride: TestRide }) {
  const { t } = useTranslation('world');
  const height = useBodyHeight();
  const [slug, setSlug] = useState(ride.leading);
  const [requested, setAsked] = useState<string>();
  const bike = ride.bikes.find((each) => each.slug === slug) ?? ride.bikes[0];
  if (!bike) return <BookRide ride={ride} />;
  const size = sizeOf(bike, requested, height);
  return (
    <div className="grid gap-5">
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
      <div>
        <BookRide ride={ride} choice={{ bike, size }} />
      </div>
    </div>
  );
}

/** The asked size, else the one for the shopper's height, else the middle one. */
function sizeOf({ sizes }: RideBike, requested: string | undefined, height: number | undefined): string | undefined {
  const advice =
    height === undefined
      ? undefined
      : adviseSize(
          sizes.flatMap(({ frameSize }) => frameSize ?? []),
          height,
        );
  const advised = advice && advice.kind !== 'none' ? advice.size.size : undefined;
  const found =
    sizes.find(({ label }) => label === requested) ??
    sizes.find(({ frameSize }) => frameSize && frameSize.size === advised) ??
    sizes[Math.floor((sizes.length - 1) / 2)];
  return found?.label;
}
