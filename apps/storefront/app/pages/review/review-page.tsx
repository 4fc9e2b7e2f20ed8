import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import { REVIEW_LENGTH, reviewFits, STARS } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { ErrorList, TextareaField, TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import type { ReviewRefusal, ReviewView } from './review-view.ts';

interface ReviewPageProps extends Omit<ReviewView, 'page'> {
  refusal: ReviewRefusal | undefined;
}

/** How a product rides that was delivered: five stops, a title, a text. */
export function ReviewPage({ product, isSignedIn, piece, stars, isSent, refusal }: ReviewPageProps) {
  const { t } = useTranslation(['review', 'common']);
  const locale = useLocale();
  const path = href('review', { bike: product.slug }, locale);
  const back = href('productQuestions', { bike: product.slug }, locale);
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={t('common:breadcrumb')}
        items={[
          { label: t('common:home'), href: href('home', {}, locale) },
          { label: product.name, href: href('product', { bike: product.slug }, locale) },
          { label: t('crumb') },
        ]}
      />
      <Split columns="5/7" className="pt-5">
        <div>
          <h1 className="text-h1">{t('title', { name: product.name })}</h1>
          <p className="mt-3 max-w-text text-ink-2">{t('lead')}</p>
        </div>
        <div className="review-part">
          {isSent && !refusal ? (
            <div className="grid justify-items-start gap-5" role="status">
              <Note kind="good">{t('sent')}</Note>
              <LinkButton variant="secondary" href={back}>
                {t('to-reviews')}
              </LinkButton>
            </div>
          ) : piece ? (
            <ReviewForm
              key={piece.dealId}
              piece={piece}
              path={path}
              refusal={refusal}
              {...(stars === undefined ? {} : { stars })}
            />
          ) : (
            <div className="grid justify-items-start gap-5">
              <Note>{t(isSignedIn ? 'not-bought' : 'not-bought-signed-out')}</Note>
              {!isSignedIn && (
                <LinkButton href={href('signIn', {}, locale, { zurueck: path })}>{t('sign-in')}</LinkButton>
              )}
              <LinkButton variant="secondary" href={back}>
                {t('to-reviews')}
              </LinkButton>
            </div>
          )}
        </div>
      </Split>
    </Container>
  );
}

interface ReviewFormProps {
  piece: NonNullable<ReviewView['piece']>;
  path: string;
  refusal: ReviewRefusal | undefined;
  stars?: number;
}

function ReviewForm({ piece, path, refusal, stars }: ReviewFormProps) {
  const { t } = useTranslation('review');
  const isSending = useNavigation().formMethod === 'POST';
  const { review } = piece;
  const kept: Partial<Record<string, string>> = {
    ...(stars !== undefined && { stars: String(stars) }),
    ...(review && {
      stars: String(stars ?? review.stars),
      fit: review.fit ?? '',
      firstName: review.firstName,
      title: review.title,
      text: review.text,
    }),
    ...refusal?.typed,
  };
  const errorsOf = (field: string) => refusal?.errors[field]?.slice(0, 1).map((code) => t(`error.${field}-${code}`));
  return (
    <Form method="post" action={path} className="grid gap-6" noValidate>
      <input type="hidden" name="stueck" value={piece.dealId} />
      {refusal?.isForeign && (
        <Note kind="error" alert>
          {t('not-bought')}
        </Note>
      )}
      {review && <ReviewState state={review.state} reason={review.hiddenReason} />}
      <fieldset className="review-stars" aria-describedby="stars-error">
        <legend className="field-label">{t('stars')}</legend>
        <div className="review-line">
          {STARS.map((star) => (
            <label key={star}>
              <input type="radio" name="stars" value={star} defaultChecked={kept.stars === String(star)} required />
              <span>
                <bdi>{star}</bdi>
                <span className="sr-only">{` ${t(`star.${star}`)}`}</span>
              </span>
            </label>
          ))}
        </div>
        <p className="flex justify-between text-small text-ink-2" aria-hidden="true">
          <span>{t('star.1')}</span>
          <span>{t('star.5')}</span>
        </p>
        <ErrorList id="stars-error" errors={errorsOf('stars')} />
      </fieldset>
      <fieldset>
        <legend className="field-label">{t('fit.title')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {reviewFits.map((fit) => (
            <label key={fit} className="choice">
              <input type="radio" name="fit" value={fit} className="check" defaultChecked={kept.fit === fit} />
              <span>{t(`fit.${fit}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        id="title"
        name="title"
        label={t('field.title')}
        maxLength={REVIEW_LENGTH.title}
        defaultValue={kept.title}
        errors={errorsOf('title')}
        required
      />
      <TextareaField
        id="text"
        name="text"
        label={t('field.text')}
        help={t('field.text-help')}
        rows={6}
        maxLength={REVIEW_LENGTH.max}
        defaultValue={kept.text}
        errors={errorsOf('text')}
        required
      />
      <TextField
        id="firstName"
        name="firstName"
        label={t('field.firstName')}
        help={t('field.firstName-help')}
        autoComplete="given-name"
        maxLength={60}
        defaultValue={kept.firstName}
        errors={errorsOf('firstName')}
        required
      />
      <div>
        <Button type="submit" loading={isSending && t('sending')}>
          {t(review ? 'submit-again' : 'submit')}
        </Button>
      </div>
    </Form>
  );
}

/** Where a review stands that was sent before. */
function ReviewState({ state, reason }: { state: 'waiting' | 'published' | 'hidden'; reason: string | null }) {
  const { t } = useTranslation('review');
  return (
    <Note>
      <bdi>{t(`state.${state}`)}</bdi>
      {reason && <span className="block">{reason}</span>}
    </Note>
  );
}
