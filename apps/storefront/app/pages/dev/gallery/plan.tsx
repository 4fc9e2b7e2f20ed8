import { useState } from 'react';
import { DownPayment } from '~/ui/down-payment.tsx';
import { Panel } from '~/ui/layout.tsx';
import { TextLink } from '~/ui/link.tsx';
import { PaymentCalendar, PaymentList } from '~/ui/payment-calendar.tsx';
import { PoliteText } from '~/ui/polite-text.tsx';
import { Rate } from '~/ui/rate.tsx';
import { SummaryList } from '~/ui/spec-table.tsx';
import { PlanLine, Stepper, stepStates, StoryLine, Tracker } from '~/ui/station-line.tsx';
import { StopRow } from '~/ui/stop-row.tsx';
import { TermLinks, TermRadios } from '~/ui/term-segment.tsx';
import { SizePicker } from '~/ui/size-picker.tsx';
import { SwatchPicker } from '~/ui/swatch-picker.tsx';
import { Chapter, Sample } from './chapter.tsx';
import { CALENDAR, TERMS } from './samples.ts';

const NO_LONG_PLAN = TERMS.map((term) =>
  Number(term.value) > 12 ? { ...term, unavailable: 'Für Occasionen gibt es Pläne bis 12 Monate.' } : term,
);
const MAX = 2320;
const PRICE = 4320;

export function Plan() {
  const [term, setTerm] = useState('36');
  const [down, setDown] = useState(1080);
  const percent = Math.round((down / PRICE) * 100);
  return (
    <>
      <Chapter title="Laufzeit, Anzahlung, Wahl" columns={2}>
        <Sample state="als Wahl, mit Raten">
          <TermRadios id="g-term" name="g-term" legend="Laufzeit" terms={TERMS} value={term} onChange={setTerm} />
        </Sample>
        <Sample state="nicht erhältlich: bleibt, mit Grund">
          <TermRadios id="g-term-used" name="g-term-used" legend="Laufzeit" terms={NO_LONG_PLAN} value="12" />
        </Sample>
        <Sample state="als Links, über der Liste">
          <TermLinks
            label="Rate anzeigen für"
            value="36"
            terms={['12', '24', '36 Mt.', '48', 'einmal'].map((label) => {
              const value = label.replace(' Mt.', '');
              return { value, label, href: `?plan=${value}` };
            })}
          />
        </Sample>
        <Sample state="Schieber und Feld sind ein Wert; Strich bei 25 %">
          <DownPayment
            name="g-down"
            label="Anzahlung"
            value={down}
            max={MAX}
            tick={PRICE / 4}
            onChange={setDown}
            ends={{ min: '0', chosen: `${percent} % gewählt`, max: 'max. 2’320' }}
            valueText={`${down} Franken, ${percent} Prozent`}
            error="Gib einen Betrag in ganzen Franken ein, zum Beispiel 500."
          />
          <PoliteText text={`${down} Franken Anzahlung`} />
        </Sample>
        <Sample state="passt dir, möglich, ausverkauft">
          <SizePicker
            name="g-size"
            legend="Grösse"
            aside={<TextLink href="#groesse">Welche passt mir?</TextLink>}
            value="M"
            sizes={[
              { value: 'S', label: 'S', note: '155–166' },
              { value: 'M', label: 'M', note: '164–176', state: 'fits', spoken: 'passt dir' },
              { value: 'L', label: 'L', note: '174–186' },
              { value: 'XL', label: 'XL', note: 'ausverkauft', state: 'out' },
            ]}
          />
        </Sample>
        <Sample state="Farbe">
          <SwatchPicker
            name="g-colour"
            legend="Farbe: Nebelgrau"
            value="nebelgrau"
            swatches={[
              { value: 'nebelgrau', name: 'Nebelgrau', colour: '#b9c4c6' },
              { value: 'tannengruen', name: 'Tannengrün', colour: '#24463d' },
              { value: 'bordeaux', name: 'Bordeaux', colour: '#5e1f2b' },
            ]}
          />
        </Sample>
      </Chapter>
      <Chapter title="Linie" columns={2}>
        <Sample state="Plan, 36 Monate">
          <PlanLine months={36} draw />
        </Sample>
        <Sample state="14 von 36 bezahlt, die nächste zuerst">
          <PlanLine months={36} paid={14} label="14 von 36 Raten bezahlt" />
        </Sample>
        <Sample state="Kasse">
          <Stepper
            label="Schritte zur Bestellung"
            doneLabel="erledigt"
            steps={stepStates(3, 1).map((state, index) => ({
              label: ['Plan', 'Angaben', 'Bestätigung'][index] ?? '',
              state,
              href: '#schritt',
            }))}
          />
        </Sample>
        <Sample state="Plan, 12 Monate">
          <PlanLine months={12} />
        </Sample>
        <Sample state="Bestellstatus">
          <Tracker
            failedLabel="Fehlgeschlagen:"
            stations={[
              { title: 'Bestellt', state: 'done', when: '20. November, 14.12' },
              {
                title: 'Vertrag unterschrieben',
                state: 'done',
                when: '21. November, 09.40',
                text: <TextLink href="#vertrag">Vertrag als PDF</TextLink>,
              },
              {
                title: 'In der Werkstatt',
                state: 'now',
                when: 'seit 30. November',
                text: 'Montage, Software, Probefahrt.',
              },
              { title: 'Geliefert', state: 'todo', when: 'voraussichtlich 4. Dezember' },
            ]}
          />
        </Sample>
        <Sample state="fehlgeschlagen">
          <Tracker
            failedLabel="Fehlgeschlagen:"
            stations={[
              { title: 'Bestellt', state: 'done', when: '20. November, 14.12' },
              { title: 'Anzahlung', state: 'failed', when: '21. November', text: 'Die Zahlung ging nicht durch.' },
              { title: 'In der Werkstatt', state: 'todo' },
            ]}
          />
        </Sample>
        <Sample state="Bestellstatus, knapp, auf Nebel">
          <Panel>
            <Tracker
              compact
              failedLabel="Fehlgeschlagen:"
              stations={[
                { title: 'Gemeldet', state: 'done', text: 'mit Nummer bestätigt' },
                { title: 'Antwort', state: 'now', text: 'per E-Mail' },
                { title: 'Lösung', state: 'todo', text: 'was wir tun und wann' },
              ]}
            />
          </Panel>
        </Sample>
        <Sample state="Halte in einer Zeile">
          <StopRow
            label="Stand der Meldung"
            stops={[
              { name: 'Gemeldet', state: 'done', note: '20. November' },
              { name: 'In Arbeit', state: 'now', note: 'seit heute' },
              { name: 'Gelöst', state: 'todo' },
            ]}
          />
        </Sample>
        <Sample wide state="Geschichte">
          <StoryLine
            steps={[
              { title: 'Bike wählen', text: 'Vergleiche Modelle nach Monatsrate. Unsicher? Das Quiz hilft.' },
              { title: 'Plan festlegen', text: 'Anzahlung frei wählen, jede Zahlung mit Datum im Voraus sichtbar.' },
              { title: 'Fahren und besitzen', text: 'Fahrbereit geliefert in rund zwei Wochen.' },
            ]}
          />
        </Sample>
      </Chapter>
      <Chapter title="Zahlungskalender" columns={1}>
        <div className="grid items-start gap-10 desktop:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
          <PaymentCalendar
            years={CALENDAR}
            legend={[
              { state: 'today', label: 'Anzahlung, heute' },
              { state: 'first', label: 'Erste Rate, um 5 Rappen höher' },
              { state: 'rate', label: 'Monatsrate in CHF' },
              { state: 'last', label: 'Letzte Rate, das Bike gehört dir' },
            ]}
          />
          <Panel>
            <p className="text-h4">Zusammenfassung</p>
            <div className="mt-4">
              <Rate size="xl" amount="90" per="/ Mt." sentence="90 Franken im Monat, 36 Monate" />
            </div>
            <p className="mb-4 text-small text-ink-2">36 Monate, 0 % Zins</p>
            <SummaryList
              rows={[
                { label: 'Preis', value: '4’320' },
                { label: 'Lieferung', value: 'gratis' },
                { label: 'Anzahlung, heute', value: '1’080' },
              ]}
              total={{ label: 'Total', value: 'CHF 4’320' }}
            />
            <div className="mt-6">
              <PaymentList
                caption="Zahlungen"
                columns={{ date: 'Datum', amount: 'CHF' }}
                payments={[
                  { date: '20. November 2026', amount: '1’080', note: 'Anzahlung' },
                  { date: '1. Januar 2027', amount: '90.05' },
                  { date: '1. Februar 2027', amount: '90' },
                ]}
              />
            </div>
          </Panel>
        </div>
      </Chapter>
    </>
  );
}
