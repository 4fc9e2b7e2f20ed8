import { IconButton } from '~/ui/button.tsx';
import { Clock, DealPanel } from '~/ui/deal-panel.tsx';
import { LinkButton } from '~/ui/button.tsx';
import { Chip, ChipRow, FilterGroup, FilterList, FilterOption } from '~/ui/filter.tsx';
import { Meter } from '~/ui/meter.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { Picture } from '~/ui/picture.tsx';
import { ProductCard, ProductGrid, type ProductCardProps } from '~/ui/product-card.tsx';
import { Rate } from '~/ui/rate.tsx';
import { CategoryTiles } from '~/ui/tiles.tsx';
import { SwatchPicker } from '~/ui/swatch-picker.tsx';
import { Chapter, Sample } from './chapter.tsx';
import type { GalleryPictures } from './samples.ts';

const RATE = { amount: '120', per: '/ Mt.', sentence: '120 Franken im Monat, 36 Monate, total 4320 Franken' };

function cards({ bikes, accessory }: GalleryPictures): ProductCardProps[] {
  const bike = (index: number) => bikes[index % bikes.length] ?? accessory;
  const base = {
    href: '#produkt',
    meta: 'Trapez · 25 km/h · 625 Wh',
    total: '36 Monate · Total CHF 4’320',
    rate: RATE,
  };
  return [
    { ...base, brand: 'Allegro', name: 'Limmat 5', picture: bike(0), stock: { kind: 'in', label: 'An Lager' } },
    {
      ...base,
      brand: 'Focus',
      name: 'Furka X',
      picture: bike(1),
      badge: { kind: 'offer', label: 'Aktion −14 %' },
      was: '5’020',
      stock: { kind: 'order', label: 'Auf Bestellung' },
    },
    {
      ...base,
      brand: 'Simpel',
      name: 'Sihl',
      picture: bike(2),
      meta: 'Trapez · 1’840 km · Jg. 2024',
      badge: { kind: 'used', label: 'Occasion' },
      stock: { kind: 'out', label: 'Ausverkauft' },
    },
    {
      href: '#zubehoer',
      name: 'Kask Bahnhof',
      meta: 'Helm, 54–62 cm',
      picture: accessory,
      accessory: true,
      rate: { amount: '119', sentence: '119 Franken' },
    },
  ];
}

export function Products({ pictures }: { pictures: GalleryPictures }) {
  const picture = pictures.bikes[0] ?? pictures.accessory;
  const categories = ['E-Trekking', 'E-Mountain', 'E-Urban', 'Wave', 'Aktionen', 'Zubehör'];
  return (
    <>
      <Chapter title="Karten" columns={1}>
        <ProductGrid columns={4}>
          {cards(pictures).map((card, index) => (
            <ProductCard
              key={card.name}
              {...card}
              swatches={
                card.accessory
                  ? undefined
                  : { colours: ['#b9c4c6', '#24463d', '#5e1f2b'], label: 'Nebelgrau, Tannengrün, Bordeaux' }
              }
              tools={
                <div className="card-tools">
                  {!card.accessory && (
                    <IconButton icon="compare" label={`${card.name} vergleichen`} pressed={index === 0} />
                  )}
                  <IconButton icon="heart" label={`${card.name} auf die Wunschliste`} pressed={index === 1} />
                </div>
              }
            />
          ))}
          <li className="card-wide grid gap-4 bg-mist px-5 py-6 desktop:grid-cols-[1fr_auto] desktop:items-center desktop:px-8">
            <div>
              <h3 className="text-h3">Nicht sicher, welcher Rahmen passt?</h3>
              <p className="mt-1 text-ink-2">Sechs Fragen, drei Vorschläge.</p>
            </div>
            <LinkButton href="#quiz" variant="secondary">
              Bike-Quiz starten
            </LinkButton>
          </li>
        </ProductGrid>
        <Pagination
          shown={24}
          total={124}
          status="24 von 124"
          label="Seiten"
          previous={{ href: '?seite=1', label: 'Vorherige 24' }}
          next={{ href: '?seite=3', label: 'Weitere 24 laden' }}
        />
      </Chapter>
      <Chapter title="Kategorien und Angebot" columns={1}>
        <CategoryTiles
          tiles={categories.map((label, index) => ({
            href: `#${label}`,
            label,
            count: String(42 - index),
            picture: pictures.bikes[index % pictures.bikes.length] ?? pictures.accessory,
            offer: label === 'Aktionen',
          }))}
        />
        <DealPanel
          badge="Befristetes Angebot"
          title="Furka X, 14 % günstiger."
          deadline="Bis Sonntag, 22. November, 20.00 Uhr"
          clock={<Clock remaining={200_700_000} units={{ day: 'Tag', days: 'Tage', hours: 'Std.', minutes: 'Min.' }} />}
          progress={
            <>
              <p className="num mb-2 text-small">150 von 300 Bikes verkauft</p>
              <Meter value={150} max={300} label="Verkauft" text="150 von 300 Bikes" />
            </>
          }
          picture={picture}
        >
          <div>
            <Rate amount="190" per="/ Mt." sentence="190 Franken im Monat" />
            <p className="text-micro">36 Monate · Total CHF 6’840</p>
          </div>
          <LinkButton href="#angebot" variant="ink">
            Zum Angebot
          </LinkButton>
        </DealPanel>
      </Chapter>
      <Chapter title="Filter" columns={2}>
        <div className="max-w-[264px]">
          <FilterList>
            <FilterGroup title="Monatsrate" meta="bei 36 Mt." open>
              <FilterOption name="rate" value="49-99" count="24">
                CHF 49–99
              </FilterOption>
              <FilterOption name="rate" value="100-140" count="51" defaultChecked>
                CHF 100–140
              </FilterOption>
              <FilterOption name="rate" value="190" count="0" disabled>
                ab CHF 190
              </FilterOption>
            </FilterGroup>
            <FilterGroup title="Farbe" open>
              <SwatchPicker
                name="farbe"
                legend="Farbe"
                hideLegend
                multiple
                values={['schwarz']}
                swatches={[
                  { value: 'schwarz', name: 'Tiefschwarz', colour: '#1c1f22' },
                  { value: 'weiss', name: 'Weiss', colour: '#f2f2ee' },
                  { value: 'ocker', name: 'Ocker', colour: '#d9a832' },
                ]}
              />
            </FilterGroup>
            <FilterGroup title="Marke">Inhalt</FilterGroup>
          </FilterList>
        </div>
        <Sample state="gewählte Filter">
          <ChipRow label="Gewählte Filter">
            <Chip href="?" label="170–180 cm entfernen">
              170–180 cm
            </Chip>
            <Chip href="?" label="Lieferbar bis März entfernen">
              Lieferbar bis März
            </Chip>
          </ChipRow>
          <Picture picture={picture} className="w-full max-w-[480px] bg-mist" />
        </Sample>
      </Chapter>
    </>
  );
}
