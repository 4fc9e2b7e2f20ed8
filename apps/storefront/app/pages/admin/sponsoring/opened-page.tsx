import type { Locale } from '~/i18n/locales.ts';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import type { ListedPage, staffPage, StaffContribution, StaffRefund } from '~/modules/sponsoring/staff-lists.server.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';
import { Block } from '~/pages/admin/staff-page.tsx';
import { type Column, Table } from '~/pages/admin/table.tsx';
import { href } from '~/site-map.ts';
import { languageNames } from '~/modules/staff/language-names.ts';

type OpenedSponsorPageProps = NonNullable<Awaited<ReturnType<typeof staffPage>>>;

const ends = {
  expired: 'zu Ende, Frist vorbei',
  withdrawn: 'zurückgezogen',
  stopped: 'von uns beendet',
  cancelled: 'Bestellung aufgehoben',
} as const;

/** The status of a page, in words. */
export function stateWords({ state, end }: Pick<ListedPage, 'state' | 'end'>): string {
  if (state === 'running') return 'läuft';
  return state === 'ordered' ? 'bestellt' : end ? ends[end] : 'zu Ende';
}

const states = {
  reserved: 'wird bezahlt',
  paid: 'bezahlt',
  returned: 'zurück',
  reversed: 'von der Bank zurückgeholt',
} as const;

const reasons: Readonly<Record<string, string>> = {
  noRoom: 'kein Platz mehr',
  closed: 'nach dem Ende gekommen',
  twice: 'doppelt bezahlt',
  otherAmount: 'anderer Betrag',
  ended: 'Seite zu Ende',
  surplus: 'mehr als die Anzahlung',
};

export function OpenedSponsorPage({ page, contributions }: OpenedSponsorPageProps) {
  const {
    id,
    sponsorMeToken: token,
    locale,
    title,
    story,
    firstname,
    email,
    goal,
    collected,
    spent,
    endsOn,
    orderNumber,
  } = page;
  return (
    <Block title={title || 'Ohne Worte'} sub={stateWords(page)}>
      <p className="adm-said" lang={locale}>
        {story}
      </p>
      <p className="mute num mt-1">
        {[
          firstname,
          email,
          `Ziel ${formatChf(goal)}`,
          `beisammen ${formatChf(collected)}`,
          `bis ${formatDate(endsOn, 'de')}`,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {spent > 0 && <p className="num mt-1">{`${formatChf(spent)} sind Anzahlung.`}</p>}
      {page.stopReason && <p className="adm-note mt-4">{`Grund: ${page.stopReason}`}</p>}
      <p className="adm-row mt-2">
        <a className="lk" href={href('sponsor', { token }, locale)}>
          Im Laden
        </a>
        {orderNumber && (
          <a className="lk" href={`/admin/bestellungen/${orderNumber}`}>
            {`Bestellung ${orderNumber}`}
          </a>
        )}
      </p>
      <div className="adm-scroll mt-4">
        <Table
          caption="Beiträge, die neuesten zuerst"
          columns={contributionColumns(id)}
          rows={contributions}
          rowKey={(contribution) => contribution.id}
        />
      </div>
      {page.state === 'running' && <StopForm id={id} locale={locale} />}
    </Block>
  );
}

/** @param page id of the page that was contributed to */
const contributionColumns = (page: string): readonly Column<StaffContribution>[] => [
  {
    name: 'Wer',
    cell: ({ name }) => <b>{name || 'gelöscht'}</b>,
    small: ({ email, isHidden, message }) =>
      [email, isHidden ? 'ohne Namen gezeigt' : '', message].filter(Boolean).join(', '),
  },
  { name: 'Wann', cell: ({ paidAt, createdAt }) => formatDayAndTime(paidAt ?? createdAt, 'de') },
  { name: 'Betrag', isRight: true, hasPhoneLabel: true, cell: ({ amount }) => formatChf(amount) },
  {
    name: 'Stand',
    cell: ({ state, refunds }) => (
      <>
        <bdi>{states[state]}</bdi>
        {refunds.map((refund) => (
          <Refund key={refund.id} page={page} refund={refund} />
        ))}
      </>
    ),
  },
];

function Refund({ page, refund: { id, amount, reason, doneAt, failure } }: { page: string; refund: StaffRefund }) {
  const when = doneAt ? `zurück am ${formatDayAndTime(doneAt, 'de')}` : (failure ?? 'geht zurück');
  return (
    <small>
      <bdi>{`${formatChf(amount)} ${when}: ${reasons[reason] ?? reason}`}</bdi>
      {failure && !doneAt && (
        <form method="post" className="adm-row">
          <input type="hidden" name="id" value={page} />
          <input type="hidden" name="refund" value={id} />
          <button type="submit" name="intent" value="again" className="lk min-h-6">
            Nochmals senden
          </button>
          <button type="submit" name="intent" value="sent" className="lk min-h-6">
            Ist zurück
          </button>
        </form>
      )}
    </small>
  );
}

function StopForm({ id, locale }: { id: string; locale: Locale }) {
  return (
    <details className="mt-4">
      <summary className="lk">Seite beenden</summary>
      <form method="post" className="adm-stack mt-2 bg-mist p-4">
        <input type="hidden" name="id" value={id} />
        <InputField
          label={`Grund, auf ${languageNames[locale]}: Wer die Seite gemacht hat, liest ihn`}
          name="reason"
          required
          maxLength={200}
        />
        <p className="mute">Jeder Beitrag geht ganz zurück. Das lässt sich nicht rückgängig machen.</p>
        <Submit name="intent" value="stop" className="justify-self-start" look="error">
          Beenden und alles zurückgeben
        </Submit>
      </form>
    </details>
  );
}
