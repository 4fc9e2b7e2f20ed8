import type { LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { listReviews, type StaffReview } from '~/modules/credit-check/staff-reviews.server.ts';
import { decideCreditReview } from '~/modules/staff/credit-reviews.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { recordAction } from '~/modules/staff/staff-log.server.ts';
import { FactTable, Submit, TextField, ViewLinks } from '~/pages/admin/fields.tsx';
import { answeredAt, openStaffPage, staffAction } from '~/pages/admin/staff-page.server.ts';
import { StaffPage } from '~/pages/admin/staff-page.tsx';
import { staffTitle } from '~/pages/admin/staff-route.ts';
import { PageFoot } from '~/pages/admin/table.tsx';
import { pageSlice, readPage } from '~/platform/list-query.ts';

export { handle, headers, links } from '~/pages/admin/staff-route.ts';
export const meta = () => staffTitle('Bonität');

const PATH = '/admin/bonitaet';

/** Refusals that a person wants a person to look at. Each look is in the log. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { staff, frame, params } = await openStaffPage(request);
  const which = params.get('stand') === 'entschieden' ? ('decided' as const) : ('open' as const);
  const page = readPage(params);
  const list = await listReviews(which, pageSlice({ page }));
  await recordAction(staff, { action: 'credit-checks.list' });
  return { frame, which, page, list };
}

/** Decides one; what was written goes to the person who asked. */
export const action = staffAction<{ id: string; text: string }>({
  '': async ({ staff, text }) => {
    const decision = (['approved', 'declined'] as const).find((each) => each === text('decision'));
    if (!decision) throw new Response('Bad request', { status: 400 });
    const id = text('id');
    const reason = text('text').slice(0, 5000);
    const refusal = await decideCreditReview(staff, id, { decision, text: reason, version: text('version') });
    return refusal ? { refusal, typed: { id, text: reason } } : answeredAt(PATH, 'entschieden');
  },
});

const reasonWords: Readonly<Record<string, string>> = {
  'not-resident': 'nicht in der Schweiz wohnhaft',
  'too-young': 'unter 21',
  'document-not-accepted': 'Ausweis nicht angenommen',
  'residence-too-short': 'Ausweis B, nicht mehr als ein Jahr hier',
  'debt-collection': 'Betreibung läuft',
  'debt-unknown': 'weiss nicht, ob eine Betreibung läuft',
};
const documentWords: Readonly<Record<string, string>> = {
  swiss: 'Schweizer Pass oder Identitätskarte',
  'permit-b': 'Ausweis B',
  'permit-c': 'Ausweis C',
  'eu-efta': 'EU oder EFTA',
  other: 'ein anderer Ausweis',
};
const sideWords = { front: 'Vorderseite', back: 'Rückseite' } as const;

/** Refusals of the credit check that a person is to look at: what was answered, what was written, and the decision. */
export default function StaffReviewsRoute() {
  const { which, page, list } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <StaffPage area="Bonität" sub="Was das Programm abgelehnt hat und ein Mensch ansehen soll. Ein Ja gilt 30 Tage.">
      <ViewLinks
        label="Stand"
        views={[
          { words: 'Warten', href: PATH, isOn: which === 'open' },
          { words: 'Entschieden', href: `${PATH}?stand=entschieden`, isOn: which === 'decided' },
        ]}
      />
      {list.rows.length === 0 && <p className="text-h4">{which === 'open' ? 'Niemand wartet.' : 'Noch keine.'}</p>}
      {list.rows.map((review) => (
        <Review key={review.id} review={review} typed={typed?.id === review.id ? typed.text : ''} />
      ))}
      <PageFoot
        page={page}
        shown={list.rows.length}
        count={list.count}
        pageHref={(at) => `${PATH}?${which === 'open' ? '' : 'stand=entschieden&'}seite=${at}`}
      />
    </StaffPage>
  );
}

function Review({ review, typed }: { review: StaffReview; typed: string }) {
  const { id, firstName, email, locale, text, askedAt, decision, decisionText } = review;
  return (
    <section className="adm-block" aria-label={`Prüfung von ${firstName}`}>
      <div className="adm-block-head">
        <h2>{firstName}</h2>
        <span className="mute num">{`${formatDayAndTime(askedAt, 'de')}, ${languageNames[locale]}, ${email}`}</span>
      </div>
      <FactTable
        caption="Angaben"
        rows={[
          ['Abgelehnt wegen', review.reasons.map((reason) => reasonWords[reason] ?? reason).join(', ')],
          ['Geboren', formatDate(review.birthDate, 'de')],
          ['Ausweis', documentWords[review.documentKind] ?? review.documentKind],
          ['Hier seit', review.residentSince ? formatDate(review.residentSince, 'de') : '–'],
        ]}
      />
      {review.sides.length > 0 && (
        <p className="adm-row mt-2">
          {review.sides.map((side) => (
            <a key={side} className="lk min-h-6" href={`${PATH}/${id}/ausweis/${side}`}>
              {sideWords[side]}
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
          <TextField
            label={`Begründung auf ${languageNames[locale]}: ${firstName} liest sie`}
            name="text"
            rows={4}
            required
            maxLength={2000}
            lang={locale}
            defaultValue={typed}
          />
          <p className="adm-row">
            <Submit name="decision" value="approved" look="main">
              Ja, 30 Tage
            </Submit>
            <Submit name="decision" value="declined" look="error">
              Es bleibt beim Nein
            </Submit>
          </p>
        </form>
      )}
    </section>
  );
}
