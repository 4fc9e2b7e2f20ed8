import { useState } from 'react';
import { formatDate } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { languageTag } from '~/i18n/locales.ts';
import { AVERAGE_FROM, type PublicReview, STARS, summaryOf } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';
import { Split } from '~/ui/layout.tsx';
import { FiveStops, inFigures } from './five-stops.tsx';
import { HelpfulButton } from './helpful-button.tsx';

const FIRST = 3;

interface ReviewPartProps {
  /** The product's slug. */
  bike: string;
  reviews: readonly PublicReview[];
  /** Ids that the visitor found helpful. */
  votes: readonly string[];
  /** Only reviews with so many stars, from the URL. */
  stars?: number;
  /** Shows all from the beginning: the page of its own. */
  showsAll?: boolean;
}

/** What buyers say: the average where there are enough, how they are spread, then each. */
export function ReviewPart({ bike, reviews, votes, stars: first, showsAll = false }: ReviewPartProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const [stars, setStars] = useState(first);
  const [isOpen, setOpen] = useState(showsAll);
  const picked = reviews.filter((review) => stars === undefined || review.stars === stars);
  const shown = isOpen ? picked : picked.slice(0, FIRST);
  return (
    <section aria-labelledby="bewertungen">
      <Split columns="4/8">
        <div>
          <h2 id="bewertungen" className="text-h2">
            {t('reviews.title')}
          </h2>
          <ReviewHead bike={bike} reviews={reviews} stars={stars} onStars={setStars} />
          <LinkButton variant="secondary" wide href={href('review', { bike }, locale)} rel="nofollow" reload>
            {t('reviews.write')}
          </LinkButton>
        </div>
        <div>
          {reviews.length === 0 ? (
            <p className="border-b border-t-2 border-line border-t-ink py-5 text-ink-2">{t('reviews.none')}</p>
          ) : (
            <ul className="border-t-2 border-ink">
              {shown.map((review) => (
                <Review key={review.id} review={review} bike={bike} isOn={votes.includes(review.id)} />
              ))}
            </ul>
          )}
          {shown.length < picked.length && (
            <Button variant="secondary" className="mt-5" onClick={() => setOpen(true)}>
              {t('reviews.all', { count: picked.length })}
            </Button>
          )}
        </div>
      </Split>
    </section>
  );
}

const ROW = 'grid min-h-8 grid-cols-[1rem_1fr_2rem] items-center gap-2 text-small';
const BAR = 'absolute left-0 bottom-0 border-t-2 border-ink';

interface ReviewHeadProps extends Pick<ReviewPartProps, 'bike' | 'reviews' | 'stars'> {
  onStars: (stars: number | undefined) => void;
}

function ReviewHead({ bike, reviews, stars, onStars }: ReviewHeadProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const { count, average, stars: spread, fit } = summaryOf(reviews);
  if (count === 0) return <p className="mb-5 mt-2 text-ink-2">{t('reviews.lead-none')}</p>;
  if (average === null) {
    return <p className="mb-5 mt-2 text-ink-2">{t('reviews.few', { count, from: AVERAGE_FROM })}</p>;
  }
  const figure = t('reviews.of-five', { value: inFigures(average) });
  const fits = fit.small + fit.right + fit.large;
  return (
    <div className="mb-6 mt-4">
      <FiveStops value={average} label={figure} large />
      <p className="mt-3 text-h4">{figure}</p>
      <p className="text-small text-ink-2">{t('reviews.count', { count })}</p>
      <ul className="my-4 max-w-[19rem]" /* a short bar is easier to compare */>
        {[...STARS].reverse().map((star) => {
          const many = spread[star - 1] ?? 0;
          const isOn = stars === star;
          const label = t('reviews.with-stars', { count: many, stars: star });
          const row = (
            <>
              <span className="num">{star}</span>
              <span className="relative border-t-2 border-line">
                <i className={BAR} style={{ width: `${(many / count) * 100}%` }} />
              </span>
              <span className="num text-right">{many}</span>
            </>
          );
          return (
            <li key={star}>
              {many === 0 ? (
                <span className={cx(ROW, 'text-ink-3')} aria-label={label} role="img">
                  {row}
                </span>
              ) : (
                <a
                  className={cx(ROW, 'text-action aria-[current]:font-semibold')}
                  aria-label={label}
                  aria-current={isOn || undefined}
                  href={href('productQuestions', { bike }, locale, isOn ? {} : { sterne: star })}
                  onClick={(event) => {
                    event.preventDefault();
                    onStars(isOn ? undefined : star);
                  }}
                >
                  {row}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {fits > 0 && <p className="text-small text-ink-2">{t('reviews.fit', { right: fit.right, count: fits })}</p>}
    </div>
  );
}

const REVIEW = cx(
  'grid gap-3.5 border-b border-line pb-3.5 pt-6',
  'tablet:grid-cols-[170px_minmax(0,1fr)] tablet:gap-x-6', // a first name and a size
);

function Review({ review, bike, isOn }: { review: PublicReview; bike: string; isOn: boolean }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const { id, firstName, size, fit, stars, title, text, createdAt, answerText, answeredAt, helpful } = review;
  const lang = review.locale === locale ? undefined : languageTag[review.locale];
  return (
    <li className={REVIEW} id={`bewertung-${id}`}>
      <div className="text-small text-ink-2">
        <p className="text-h4 text-ink">{firstName}</p>
        <p className="num">{formatDate(createdAt.slice(0, 10), locale)}</p>
        {size && <p>{t(fit ? `reviews.size-${fit}` : 'reviews.size', { size })}</p>}
        <p className="mt-1.5 flex items-center gap-1.5">
          <Icon name="check" small />
          {t('reviews.bought')}
        </p>
      </div>
      <div>
        <p className="flex items-center gap-3 text-small">
          <FiveStops value={stars} label={t('reviews.of-five', { value: stars })} />
          <span aria-hidden="true">{t('reviews.of-five', { value: stars })}</span>
        </p>
        <h3 className="mt-1 text-h4" lang={lang}>
          {title}
        </h3>
        <p className="mt-1 max-w-text whitespace-pre-line break-words text-ink-2" lang={lang}>
          {text}
        </p>
        {answerText && (
          <div className="relative mb-1.5 mt-4 pl-7">
            <i className="absolute left-0 top-1 size-3.5 rounded-full bg-ink" />
            <AnswerHead at={answeredAt} />
            <p className="mt-1 max-w-text whitespace-pre-line break-words text-ink-2" lang={lang}>
              {answerText}
            </p>
          </div>
        )}
        <HelpfulButton id={id} kind="review" helpful={helpful} isOn={isOn} bike={bike} />
      </div>
    </li>
  );
}

/** Who answers, and when. @param props at: ISO 8601 */
export function AnswerHead({ at }: { at: string | null }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  return (
    <p className="flex flex-wrap items-center gap-2 text-small">
      <Badge kind="used">Velory</Badge>
      <span className="sr-only">{t('answer-of')}</span>
      {at && <span className="num text-ink-2">{formatDate(at.slice(0, 10), locale)}</span>}
    </p>
  );
}
