import { formatTime, formatWeekday } from '~/i18n/dates.ts';
import { formatAmount, formatChf } from '~/i18n/money.ts';
import { type Period, periodWords, periods, type Statistics } from '~/modules/staff/statistics.ts';
import { Icon } from '~/ui/icon.tsx';
import { formatCount, type FrameData, StaffPage } from '~/pages/admin/staff-page.tsx';
import { BrandsChart, DaysChart, PlansChart, SourcesChart } from './charts.tsx';
import { FunnelChart } from './funnel-chart.tsx';

interface StartPageProps {
  frame: FrameData;
  numbers: Statistics;
}

export function StartPage({ frame, numbers }: StartPageProps) {
  const { at, period } = numbers;
  return (
    <StaffPage
      area="Start"
      title={formatWeekday(at, 'de')}
      sub={`Stand ${formatTime(at, 'de')}`}
      tools={<PeriodChoice period={period} />}
    >
      <div className="adm-start">
        <section aria-label="Neue Monatsraten">
          <Rates numbers={numbers} />
          <DaysChart perDay={numbers.perDay} period={period} />
        </section>
        <Tasks tasks={numbers.tasks} frame={frame} />
      </div>
      <FunnelChart funnel={numbers.funnel} period={period} />
      <div className="adm-three">
        <PlansChart plans={numbers.plans} />
        <BrandsChart brands={numbers.brands} />
        <SourcesChart sources={numbers.sources} />
        <Missing missing={numbers.missing} />
      </div>
    </StaffPage>
  );
}

function PeriodChoice({ period }: { period: Period }) {
  return (
    <nav aria-label="Zeitraum" className="adm-seg num">
      {periods.map((each) => (
        <a key={each} href={`/admin?zeit=${each}`} aria-current={each === period ? 'true' : undefined}>
          {periodWords[each]}
        </a>
      ))}
    </nav>
  );
}

function Rates({ numbers: { planCount, monthly, monthlyBefore, period } }: { numbers: Statistics }) {
  const change = monthly - monthlyBefore;
  const average = planCount > 0 ? monthly / planCount : 0;
  const compared = `${formatChf(Math.round(Math.abs(change) / 100) * 100)} ${change >= 0 ? 'mehr' : 'weniger'} als in den ${periodWords[period]}n davor`;
  return (
    <>
      <p className="mute">{`Neue Monatsraten, ${periodWords[period]}`}</p>
      <p className="adm-hero num">
        CHF <b>{formatAmount(monthly)}</b> / Mt.
      </p>
      <p className="num mt-2 font-semibold">{`${formatCount(planCount)} ${planCount === 1 ? 'Plan' : 'Pläne'} × Ø CHF ${formatAmount(average)}`}</p>
      <p className="mute num">{compared}</p>
    </>
  );
}

/**
 * What waits for a staff member: all that the navigation counts is among it, but for orders that go their way.
 */
export function Tasks({ tasks, frame }: Pick<Statistics, 'tasks'> & { frame: FrameData }) {
  const { ids, cancels, refunds, suspicious, questions, reviews, hanging, imports } = tasks;
  const orders = '/admin/bestellungen?ansicht=';
  const all: [count: number, one: string, many: string, text: string, href: string][] = [
    [ids, 'Ausweis prüfen', 'Ausweise prüfen', 'alle Seiten sind da', `${orders}wir`],
    [cancels, 'Stornierung beantragt', 'Stornierungen beantragt', 'die Kundschaft wartet', `${orders}wir`],
    [refunds, 'Rückzahlung offen', 'Rückzahlungen offen', 'Geld zu beendeten Bestellungen', `${orders}wir`],
    [suspicious, 'Bestellung auffällig', 'Bestellungen auffällig', 'vor der Lieferung ansehen', `${orders}auffaellig`],
    [frame.calls, 'Rückruf steht an', 'Rückrufe stehen an', 'die nächsten zuerst', '/admin/rueckrufe'],
    [frame.tickets, 'Meldung wartet', 'Meldungen warten', 'die ältesten zuerst', '/admin/meldungen'],
    [
      frame.reviews,
      'Ablehnung ansehen',
      'Ablehnungen ansehen',
      'jemand bittet um einen zweiten Blick',
      '/admin/bonitaet',
    ],
    [questions, 'offene Frage', 'offene Fragen', 'die ältesten zuerst', '/admin/fragen?art=fragen'],
    [reviews, 'Bewertung wartet', 'Bewertungen warten', 'ansehen und freigeben', '/admin/fragen?art=bewertungen'],
    [hanging, 'Zustellung hängt', 'Zustellungen hängen', 'nochmals anstossen', '/admin/ausgang'],
    [imports, 'Import abgebrochen', 'Importe abgebrochen', 'Bericht ansehen', '/admin/import'],
  ];
  const open = all.filter(([count]) => count > 0);
  return (
    <section className="adm-tasks" aria-labelledby="heute">
      <h2 id="heute">Heute</h2>
      {open.length === 0 && <p className="mute mt-2">Heute ist alles erledigt.</p>}
      <ol>
        {open.map(([count, one, many, text, href]) => (
          <li key={many}>
            <a href={href}>
              <b className="num">{formatCount(count)}</b>
              <span>
                <bdi>{count === 1 ? one : many}</bdi>
                <small>{text}</small>
              </span>
              <Icon name="chevron-right" small />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Missing({ missing }: Pick<Statistics, 'missing'>) {
  return (
    <figure className="adm-figure adm-figure-rule">
      <figcaption>
        <h2>Gesucht, nicht gefunden</h2>
        {missing.length > 0 && <a className="lk ml-auto" href="/admin/suche">{`Alle ${missing.length}`}</a>}
      </figcaption>
      {missing.length === 0 && <p className="mute">Alles wurde gefunden.</p>}
      <ul className="adm-missing">
        {missing.slice(0, 6).map(({ locale, text, count }) => (
          <li key={`${locale} ${text}`}>
            <span className="num mute pr-2 text-right">{formatCount(count)}</span>
            <b>{text}</b>
            <small className="faint">{locale}</small>
            <a
              className="lk"
              href={`/admin/suche?sprache=${locale}&wort=${encodeURIComponent(text)}`}
              aria-label={`Synonym für ${text}`}
            >
              Synonym
            </a>
          </li>
        ))}
      </ul>
    </figure>
  );
}
