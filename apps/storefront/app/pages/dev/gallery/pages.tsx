import { Accordion, AccordionItem } from '~/ui/accordion.tsx';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { BuyBar } from '~/ui/buy-bar.tsx';
import { GoLink } from '~/ui/link.tsx';
import { SectionHead, Tile } from '~/ui/layout.tsx';
import { Rate } from '~/ui/rate.tsx';
import { SearchForm } from '~/ui/search-form.tsx';
import { BareHeader } from '~/ui/site-header.tsx';
import { SpecTable, TickList } from '~/ui/spec-table.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { SkeletonCard } from '~/ui/skeleton-card.tsx';
import { ErrorState } from '~/ui/states.tsx';
import { ProductGrid } from '~/ui/product-card.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { Chapter, Sample } from './chapter.tsx';
import { LANGUAGES, type GalleryPictures } from './samples.ts';
import { LanguageSwitch } from '~/ui/language-switch.tsx';

export function Pages({ pictures }: { pictures: GalleryPictures }) {
  const bike = pictures.bikes[0] ?? pictures.accessory;
  return (
    <>
      <Chapter title="Abschnitte" columns={2}>
        <Sample wide>
          <Breadcrumb
            label="Pfad"
            items={[{ label: 'Home', href: '/' }, { label: 'E-Trekking', href: '#trekking' }, { label: 'Limmat 5' }]}
          />
          <SectionHead
            title="Passt dazu"
            lead="Vom Helm bis zum Schloss."
            aside={<GoLink href="#alle">Alle ansehen</GoLink>}
          />
          <Tabs
            label="Themen"
            tabs={[
              { label: 'Plan', href: '#plan', current: true },
              { label: 'Lieferung', href: '#lieferung' },
              { label: 'Service', href: '#service' },
            ]}
          />
          <LanguageSwitch languages={LANGUAGES} label="Sprache" />
        </Sample>
        <Accordion>
          <AccordionItem title="Einzelheiten" open>
            <SpecTable
              rows={[
                { label: 'Rahmen', value: 'Aluminium, Trapez' },
                { label: 'Motor', value: 'Mittelmotor, 75 Nm' },
                { label: 'Akku', value: '625 Wh, abnehmbar' },
                { label: 'Reichweite', value: '60–120 km' },
              ]}
            />
          </AccordionItem>
          <AccordionItem title="Fragen und Antworten" meta="7">
            <p>Inhalt</p>
          </AccordionItem>
        </Accordion>
        <div className="grid gap-6">
          <Accordion kind="questions">
            <AccordionItem size="h4" title="Ist das ein Leasing?" open name="g-faq">
              <p>Nein. Du kaufst das Bike und zahlst es in Raten ab.</p>
            </AccordionItem>
            <AccordionItem size="h4" title="Kann ich früher abzahlen?" name="g-faq">
              <p>Ja, jederzeit und ohne Kosten.</p>
            </AccordionItem>
          </Accordion>
          <TickList items={['Gratis geliefert, montiert und eingestellt', 'Früher abzahlen jederzeit, ohne Kosten']} />
          <Tile>
            <h3 className="text-h4">Noch unsicher?</h3>
            <p className="text-small text-ink-2">Schreib uns Körpergrösse und Strecke.</p>
            <GoLink href="#chat" iconStart="chat">
              Nachricht schreiben
            </GoLink>
          </Tile>
        </div>
      </Chapter>
      <Chapter title="Leer, Fehler, wartend" columns={1}>
        <EmptyState
          level={2}
          title="Noch kein Bike im Warenkorb."
          text="Such dir eines aus. Der Plan rechnet sich danach von selbst."
          actions={
            <>
              <LinkButton href="#bikes">E-Bikes ansehen</LinkButton>
              <LinkButton href="#quiz" variant="secondary">
                Bike-Quiz
              </LinkButton>
            </>
          }
        />
        <ErrorState
          heading="h2"
          code="Fehler 404"
          title="Endstation."
          text="Diese Seite gibt es nicht, oder nicht mehr. Du findest den Weg unten."
        >
          <SearchForm id="g-404" action="#" name="suchen" label="Bike, Marke, Zubehör" submitLabel="Suchen" outlined />
        </ErrorState>
        <ProductGrid columns={4}>
          {[1, 2, 3, 4].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </ProductGrid>
      </Chapter>
      <Chapter title="Kopf der Kasse, Kaufleiste" columns={1}>
        <BareHeader home={{ href: '/', label: 'Velory, zur Startseite' }}>
          <GoLink href="#hilfe">Hilfe</GoLink>
        </BareHeader>
        <BuyBar
          label="Kaufen"
          picture={bike}
          title="Allegro Limmat 5"
          subtitle="Nebelgrau, Grösse M"
          rate={<Rate amount="90" per="/ Mt." sentence="90 Franken im Monat" />}
          note="36 Mt. + 1’080 Anzahlung"
          action={<Button>In den Warenkorb</Button>}
        />
      </Chapter>
    </>
  );
}
