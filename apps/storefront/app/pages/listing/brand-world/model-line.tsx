import { useTranslation } from '~/i18n/use-translation.ts';
import { useTileRate } from '~/modules/catalog/ui/tile-card.tsx';
import { Stock } from '~/ui/badge.tsx';
import { Container, SectionHead } from '~/ui/layout.tsx';
import { Anchor, GoLink } from '~/ui/link.tsx';
import { Picture } from '~/ui/picture.tsx';
import { Rate } from '~/ui/rate.tsx';
import type { BrandRange, TestRide } from './brand-range.ts';
import { BIKES_PLACE, TEST_DRIVE_PLACE } from './places.ts';

interface ModelLineProps {
  range: BrandRange;
  /** Words of the way to all models. */
  all: string;
  /** The last stop. */
  ride: TestRide | undefined;
}

/** Models of a brand in one scale on one line, by their price; where they can be ridden ends it. */
export function ModelLine({ range, all, ride }: ModelLineProps) {
  const { t } = useTranslation('world');
  return (
    <section className="model-line pb-10 desktop:pb-14">
      <Container>
        <SectionHead title={t('brand.models')} aside={<GoLink href={`#${BIKES_PLACE}`}>{all}</GoLink>} />
      </Container>
      <ul aria-label={t('brand.models')}>
        {range.models.map((model) => (
          <Model key={model.href} model={model} />
        ))}
        {ride && (
          <li className="relative flex flex-col model-end">
            <div className="model-stand" />
            <p className="card-name">{t('brand.ride.place', { town: ride.town })}</p>
            <p className="card-meta">{t('brand.ride.placeText')}</p>
            <GoLink href={`#${TEST_DRIVE_PLACE}`}>{t('brand.book')}</GoLink>
          </li>
        )}
      </ul>
    </section>
  );
}

function Model({ model }: { model: BrandRange['models'][number] }) {
  const { rate, total } = useTileRate(model);
  return (
    <li className="card">
      <div className="model-stand">
        <Picture picture={model.picture} />
      </div>
      <h3 className="card-name">
        <Anchor href={model.href} discover={false}>
          {model.brand && <span>{`${model.brand} `}</span>}
          <bdi>{model.name}</bdi>
        </Anchor>
      </h3>
      {model.meta && <p className="card-meta">{model.meta}</p>}
      {rate && <Rate {...rate} />}
      <p className="card-total">
        {total}
        {model.was && (
          <>
            {' '}
            <s>{model.was}</s>
          </>
        )}
      </p>
      {model.stock && <Stock kind={model.stock.kind}>{model.stock.label}</Stock>}
    </li>
  );
}
