import { Badge, Stock } from '~/ui/badge.tsx';
import { DotColumn } from '~/ui/dot-column.tsx';
import { Meter } from '~/ui/meter.tsx';
import { Equation, EquationFigure, Price, Rate } from '~/ui/rate.tsx';
import { Status } from '~/ui/status.tsx';
import { Chapter, Sample } from './chapter.tsx';

export function Prices() {
  return (
    <>
      <Chapter title="Rate und Preis">
        <Sample state="xl · Produkt, Plan">
          <Rate size="xl" amount="120" per="/ Mt." sentence="120 Franken im Monat, 36 Monate, total 4320 Franken" />
        </Sample>
        <Sample state="l · Home, Quiz">
          <Rate size="l" amount="1’247" per="/ Mt." sentence="1247 Franken im Monat" />
        </Sample>
        <Sample state="m · Karte">
          <Rate amount="137" per="/ Mt." sentence="137 Franken im Monat" />
        </Sample>
        <Sample state="s · Zubehör, Zeile">
          <Rate size="s" amount="79" sentence="79 Franken" />
        </Sample>
        <Sample state="Aktion: alter Preis nur, wenn erlaubt">
          <Rate amount="190" per="/ Mt." sentence="190 Franken im Monat, 36 Monate, total 6840 Franken" />
          <p className="text-small text-ink-2">
            36 Monate · Total <Price amount="6’840" was="7’950" wasLabel="früher" />
          </p>
        </Sample>
        <Sample state="Gleichung: immer unter der Rate">
          <Equation text="1’080 + 36 × 90 = CHF 4’320" sentence="1080 Franken und 36 mal 90 Franken" />
          <Equation text="1’080 + 90.05 + 35 × 90 = CHF 4’320.05" sentence="erste Rate 90.05" />
        </Sample>
        <Sample state="Punkte: gewählt, ausserhalb">
          <p className="flex items-end gap-3">
            <DotColumn dots={4} className="text-action" />
            <DotColumn dots={2} outlined />
          </p>
        </Sample>
        <Sample state="Stand: gut, wartet, überfällig, vorbei">
          <p className="grid gap-1 text-small">
            <Status tone="good">Bezahlt</Status>
            <Status tone="wait">Offen</Status>
            <Status tone="late">Überfällig</Status>
            <Status tone="over">Storniert</Status>
          </p>
        </Sample>
        <Sample state="einmalig">
          <Rate amount="690" sentence="690 Franken, einmalig" />
          <p className="text-small text-ink-2">Einmalig, unter CHF 2’000 keine Raten</p>
        </Sample>
        <Sample state="noch nicht berechnet">
          <Rate per="/ Mt." sentence="Rate noch nicht berechnet" />
        </Sample>
        <Sample wide state="Gleichung als Figur">
          <EquationFigure
            sentence="1080 Franken Anzahlung und 36 Monatsraten zu 90 Franken sind 4320 Franken."
            signs={['+', '×', '=']}
            terms={[
              { value: '1’080', name: 'Anzahlung' },
              { value: '36', name: 'Monate' },
              { value: '90', name: 'Monatsrate', highlight: true },
              { value: '4’320', name: 'Preis' },
            ]}
          />
        </Sample>
      </Chapter>
      <Chapter title="Marken, Lager, Balken">
        <Sample state="höchstens eine gefüllte je Kachel">
          <div className="flex flex-wrap gap-2">
            <Badge kind="offer">Aktion −14 %</Badge>
            <Badge kind="used">Occasion</Badge>
            <Badge kind="fact">Trapez</Badge>
          </div>
        </Sample>
        <Sample state="Punkt, Ring, nichts">
          <Stock kind="in">An Lager</Stock>
          <Stock kind="order">Auf Bestellung, ab März</Stock>
          <Stock kind="out">Ausverkauft</Stock>
        </Sample>
        <Sample state="Vergleich">
          <p className="num text-small">70–140 km</p>
          <Meter value={93} max={100} label="Reichweite" text="70 bis 140 Kilometer" best />
          <p className="num text-small">50–95 km</p>
          <Meter value={63} max={100} label="Reichweite" text="50 bis 95 Kilometer" />
        </Sample>
        <Sample state="verkauft">
          <p className="num text-small">150 von 300 Bikes</p>
          <Meter value={150} max={300} label="Verkauft" text="150 von 300 Bikes" />
        </Sample>
      </Chapter>
    </>
  );
}
