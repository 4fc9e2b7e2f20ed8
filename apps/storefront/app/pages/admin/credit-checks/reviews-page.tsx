import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import type { StaffReview } from '~/modules/credit-check/staff-reviews.server.ts';
import { ListFoot } from '~/pages/admin/desk-list.tsx';
import { type FrameData, StaffFrame } from '~/pages/admin/frame.tsx';
import type { Listed } from '~/platform/list-query.ts';
import { languageNames } from '~/modules/staff/language-names.ts';

interface ReviewsPageProps {
  frame: FrameData;
  which: 'open' | 'decided';
  /** From 1. */
  page: number;
  list: Listed<StaffReview>;
  /** What was typed and not taken. */
  typed: { id: string; text: string } | null;
  answer?: { text: string; isError: boolean };
}

const views = [
  ['open', 'Warten', '/admin/bonitaet'],
  ['decided', 'Entschieden', '/admin/bonitaet?stand=entschieden'],
] as const;
const reasons: Readonly<Record<string, string>> = {
  'not-resident': 'nicht in der Schweiz wohnhaft',
  'too-young': 'unter 21',
  'document-not-accepted': 'Ausweis nicht angenommen',
  'residence-too-short': 'Ausweis B, nicht mehr als ein Jahr hier',
  'debt-collection': 'Betreibung läuft',
  'debt-unknown': 'weiss nicht, ob eine Betreibung läuft',
};
const documents: Readonly<Record<string, string>> = {
  swiss: 'Schweizer Pass oder Identitätskarte',
  'permit-b': 'Ausweis B',
  'permit-c': 'Ausweis C',
  'eu-efta': 'EU oder EFTA',
  other: 'ein anderer Ausweis',
};
const sides = { front: 'Vorderseite', back: 'Rückseite' } as const;

/** Refusals of the credit check that a person is to look at: what was answered, what was written, and the decision. */
export function ReviewsPage({ frame, which, page, list, typed, answer }: ReviewsPageProps) {
  return (
    <StaffFrame
      frame={frame}
      place="Bonität"
      title="Bonität"
      sub="Was das Programm abgelehnt hat und ein Mensch ansehen soll. Ein Ja gilt 30 Tage."
      answer={answer}
    >
      <nav aria-label="Stand" className="adm-views">
        {views.map(([name, word, path]) => (
          <a key={name} href={path} aria-current={name === which ? 'true' : undefined}>
            {word}
          </a>
        ))}
      </nav>
      {list.rows.length === 0 && <p className="text-h4">{which === 'open' ? 'Niemand wartet.' : 'Noch keine.'}</p>}
      {list.rows.map((review) => (
        <Review key={review.id} review={review} typed={typed?.id === review.id ? typed.text : ''} />
      ))}
      <ListFoot
        page={page}
        shown={list.rows.length}
        count={list.count}
        pageHref={(at) => `/admin/bonitaet?${which === 'open' ? '' : 'stand=entschieden&'}seite=${at}`}
      />
    </StaffFrame>
  );
}

function Review({ review, typed }: { review: StaffReview; typed: string }) {
  const { id, firstName, email, locale, text, askedAt, decision, decisionText } = review;
  const facts = [
    ['Abgelehnt wegen', review.reasons.map((reason) => reasons[reason] ?? reason).join(', ')],
    ['Geboren', formatDate(review.birthDate, 'de')],
    ['Ausweis', documents[review.documentKind] ?? review.documentKind],
    ['Hier seit', review.residentSince ? formatDate(review.residentSince, 'de') : '–'],
  ] as const;
  return (
    <section className="adm-block" aria-label={`Prüfung von ${firstName}`}>
      <div className="adm-block-head">
        <h2>{firstName}</h2>
        <span className="mute num">{`${formatDayAndTime(askedAt, 'de')}, ${languageNames[locale]}, ${email}`}</span>
      </div>
      <table className="adm-table">
        <caption className="sr-only">Angaben</caption>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {review.sides.length > 0 && (
        <p className="adm-row mt-2">
          {review.sides.map((side) => (
            <a key={side} className="lk min-h-6" href={`/admin/bonitaet/${id}/ausweis/${side}`}>
              {sides[side]}
            </a>
          ))}
        </p>
      )}
      <p className="adm-said" lang={locale}>
        {text || '–'}
      </p>
      {decision ? (
        <p className="adm-note mt-4">{`${decision === 'approved' ? 'Ja' : 'Nein'}: ${decisionText ?? ''}`}</p>
      ) : (
        <form method="post" className="adm-stack mt-4">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={review.version} />
          <label className="adm-field">
            <span>{`Begründung auf ${languageNames[locale]}: ${firstName} liest sie`}</span>
            <textarea
              className="adm-input"
              name="text"
              rows={4}
              required
              maxLength={2000}
              lang={locale}
              defaultValue={typed}
            />
          </label>
          <p className="adm-row">
            <button type="submit" name="decision" value="approved" className="adm-btn adm-btn-main">
              Ja, 30 Tage
            </button>
            <button type="submit" name="decision" value="declined" className="adm-btn adm-btn-error">
              Es bleibt beim Nein
            </button>
          </p>
        </form>
      )}
    </section>
  );
}
