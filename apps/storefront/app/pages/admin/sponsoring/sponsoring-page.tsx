import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import type { DeskPage } from '~/modules/staff/sponsor-desk.server.ts';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { OpenedSponsorPage, type OpenedSponsorPageProps, stateWords } from './opened-page.tsx';

interface SponsoringPageProps {
  frame: FrameData;
  desk: { data: DeskPage[]; nextCursor: string | null; failed: number };
  opened: OpenedSponsorPageProps | null;
  answer?: { text: string; isError: boolean };
}

/** Riders' pages: one opened on top, the list below. */
export function SponsoringPage({ frame, desk, opened, answer }: SponsoringPageProps) {
  const { data: pages, nextCursor, failed } = desk;
  return (
    <StaffFrame
      frame={frame}
      place="Sponsor me"
      title="Sponsor me"
      sub={failed > 0 ? `${formatCount(failed)} Rückzahlungen gingen nicht durch` : undefined}
      answer={answer}
    >
      {opened && <OpenedSponsorPage {...opened} />}
      <Block title="Alle Seiten">
        {pages.length === 0 && <p className="mute">Noch keine Seite.</p>}
        <div className="adm-scroll">
          <table className="adm-table adm-stacked">
            <caption className="sr-only">Seiten, die neuesten zuerst</caption>
            <thead>
              <tr>
                <th scope="col">Seite</th>
                <th scope="col">Stand</th>
                <th scope="col" className="r">
                  Beisammen
                </th>
                <th scope="col" className="r">
                  Beiträge
                </th>
                <th scope="col">Läuft bis</th>
              </tr>
            </thead>
            <tbody className="num">
              {pages.map((page) => (
                <tr key={page.id}>
                  <td>
                    <a className="lk" href={`/admin/sponsoring?seite=${page.id}`}>
                      {page.title || 'Ohne Worte'}
                    </a>
                    <small>{page.firstname}</small>
                  </td>
                  <td className={page.state === 'running' ? 'adm-good' : 'mute'}>{stateWords(page)}</td>
                  <td className="r" data-head="Beisammen:">
                    {formatChf(page.collected)}
                    <small>{`von ${formatChf(page.goal)}`}</small>
                  </td>
                  <td className="r" data-head="Beiträge:">
                    {formatCount(page.contributions)}
                  </td>
                  <td data-head="Läuft bis:">{formatDate(page.endsOn, 'de')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {nextCursor && (
          <p className="mt-4">
            <a className="lk" href={`/admin/sponsoring?ab=${nextCursor}`}>
              Ältere Seiten
            </a>
          </p>
        )}
      </Block>
    </StaffFrame>
  );
}
