import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type ReviewablePiece, STARS } from '~/modules/questions/questions.ts';
import type { OwnQuestion } from '~/modules/questions/questions.server.ts';
import { href } from '~/site-map.ts';
import { GoLink } from '~/ui/link.tsx';
import { AccountList } from './account-list.tsx';

/** What a person has asked, with its result. */
export function AccountQuestions({ questions }: { questions: readonly OwnQuestion[] }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return (
    <AccountList>
      {questions.map(({ id, bikeName, bikeSlug, questionText, createdAt, state, answerText, hiddenReason }) => (
        <li key={id} className="py-4.5">
          <h3 className="text-h4">{questionText}</h3>
          <p className="num text-small text-ink-2">{`${bikeName} · ${formatDate(createdAt.slice(0, 10), locale)} · ${t(`questions.${state}`)}`}</p>
          {hiddenReason && <p className="mt-1 text-small text-ink-2">{hiddenReason}</p>}
          {state === 'answered' && (
            <>
              <p className="mt-2 max-w-text whitespace-pre-line break-words text-ink-2">{answerText}</p>
              <GoLink href={href('productQuestions', { bike: bikeSlug, question: id }, locale)}>
                {t('questions.open')}
              </GoLink>
            </>
          )}
        </li>
      ))}
    </AccountList>
  );
}

const STOP =
  'relative size-touch rounded-full border-2 border-ink bg-paper font-semibold hover:bg-ink hover:text-paper';

/** What was delivered, each with five stops that begin its review. */
export function AccountReviews({ pieces }: { pieces: readonly ReviewablePiece[] }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  return (
    <AccountList>
      {pieces.map(({ dealId, slug, name, review }) => (
        <li key={dealId} className="py-4.5">
          <h3 className="text-h4">{t(review ? 'reviews.done' : 'reviews.how', { name })}</h3>
          {review ? (
            <>
              <p className="text-small text-ink-2">{`${t('reviews.stars', { stars: review.stars })} · ${t(`reviews.${review.state}`)}`}</p>
              <GoLink href={href('review', { bike: slug }, locale, { stueck: dealId })}>{t('reviews.change')}</GoLink>
            </>
          ) : (
            <form
              action={href('review', { bike: slug }, locale)}
              className="relative mt-2.5 flex max-w-[20rem] justify-between"
            >
              <i className="absolute inset-x-4 top-1/2 -mt-px border-t-2 border-ink" />
              <input type="hidden" name="stueck" value={dealId} />
              {STARS.map((star) => (
                <button
                  key={star}
                  type="submit"
                  className={STOP}
                  name="sterne"
                  value={star}
                  aria-label={t('reviews.stars', { stars: star })}
                >
                  {star}
                </button>
              ))}
            </form>
          )}
        </li>
      ))}
    </AccountList>
  );
}
