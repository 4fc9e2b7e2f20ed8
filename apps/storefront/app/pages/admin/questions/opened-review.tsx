import { formatDayAndTime } from '~/i18n/dates.ts';
import { FiveStops } from '~/modules/questions/ui/five-stops.tsx';
import { moderationPath } from '~/modules/staff/moderation.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import type { StaffReview } from '~/modules/questions/reviews.server.ts';
import { Submit, TextField } from '~/pages/admin/fields.tsx';
import { Hidden, HideForm, type OpenedEntryProps, Product } from './moderation-parts.tsx';

const fits = { small: 'fällt klein aus', right: 'passt wie erwartet', large: 'fällt gross aus' } as const;

export function OpenedReview(props: Pick<OpenedEntryProps, 'query' | 'typed'> & { review: StaffReview }) {
  const { review, query, typed } = props;
  const { id, productName, productSlug, locale, firstName, stars, fit, title, text, createdAt, state } = review;
  const action = moderationPath(query, { id });
  return (
    <>
      <Product name={productName} slug={productSlug} locale={locale} />
      <h2 className="mt-4" lang={locale}>
        {title}
      </h2>
      <p className="adm-row mt-1">
        <FiveStops value={stars} label={`${stars} von 5`} />
        {fit && <span className="mute">{fits[fit]}</span>}
      </p>
      <p className="adm-said" lang={locale}>
        {text}
      </p>
      <p className="mute num mt-1">{`${firstName}, ${formatDayAndTime(createdAt, 'de')}, ${languageNames[locale]}`}</p>
      <Hidden reason={state === 'hidden' ? review.hiddenReason : null} />
      {state !== 'published' && (
        <form method="post" action={action} className="mt-4">
          <input type="hidden" name="text" value={text} />
          <Submit name="intent" value="publish" look="main">
            Freigeben
          </Submit>
        </form>
      )}
      <form method="post" action={action} className="adm-stack adm-block mt-5">
        <input type="hidden" name="seen" value={review.answerText ?? ''} />
        <TextField
          label={`Was wir dazu sagen, auf ${languageNames[locale]}`}
          name="answer"
          rows={4}
          maxLength={4000}
          lang={locale}
          defaultValue={typed?.answer ?? review.answerText ?? ''}
        />
        <Submit name="intent" value="reply" className="justify-self-start">
          Antwort sichern
        </Submit>
      </form>
      {state !== 'hidden' && (
        <HideForm action={action} intent="hide-review" locale={locale} typed={typed?.reason ?? null} />
      )}
    </>
  );
}
