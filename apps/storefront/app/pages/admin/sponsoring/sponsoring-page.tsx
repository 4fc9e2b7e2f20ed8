import { formatDate } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import type { DeskPage } from '~/modules/staff/sponsor-desk.server.ts';
import { sponsorList, type SponsorQuery } from '~/modules/sponsoring/staff-list.ts';
import { type Column, DeskList } from '~/pages/admin/desk-list.tsx';
import { Block, formatCount, type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import { OpenedSponsorPage, type OpenedSponsorPageProps, stateWords } from './opened-page.tsx';

interface SponsoringPageProps {
  frame: FrameData;
  query: SponsorQuery;
  desk: { pages: DeskPage[]; count: number; failed: number };
  opened: OpenedSponsorPageProps | null;
  answer?: { text: string; isError: boolean };
}

const columns: readonly Column<SponsorQuery['sort']>[] = [
  { name: 'Seite', sort: 'neu' },
  { name: 'Stand' },
  { name: 'Beisammen', sort: 'beisammen', isRight: true },
  { name: 'Beiträge', sort: 'beitraege', isRight: true },
  { name: 'Läuft bis', sort: 'endet' },
];

/** Riders' pages: one opened on top, the list below. */
export function SponsoringPage({ frame, query, desk, opened, answer }: SponsoringPageProps) {
  const { pages, count, failed } = desk;
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
        <DeskList
          shape={sponsorList}
          query={query}
          count={count}
          caption="Seiten"
          columns={columns}
          empty="Keine solche Seite."
        >
          {pages.map((page) => (
            <PageRow key={page.id} page={page} />
          ))}
        </DeskList>
      </Block>
    </StaffFrame>
  );
}

function PageRow({ page }: { page: DeskPage }) {
  return (
    <tr>
      <td>
        <a className="lk" href={`${sponsorList.path}?wer=${page.id}`}>
          {page.title || 'Ohne Worte'}
        </a>
        <small>{page.firstname}</small>
      </td>
      <td className={page.state === 'running' ? 'adm-good' : 'mute'}>{stateWords(page)}</td>
      <td className="r" data-head="Beisammen:">
        <bdi>{formatChf(page.collected)}</bdi>
        <small>{`von ${formatChf(page.goal)}`}</small>
      </td>
      <td className="r" data-head="Beiträge:">
        {formatCount(page.contributions)}
      </td>
      <td data-head="Läuft bis:">{formatDate(page.endsOn, 'de')}</td>
    </tr>
  );
}
