import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { reviewFits, STARS } from '~/modules/questions/questions.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { ErrorList } from '~/ui/error-list.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import { Container, Split } from '~/ui/layout.tsx';
import type { ReviewView } from './review-view.ts';

interface ReviewPageProps extends Omit<ReviewView, 'page'> {
  /** What stopped the form. */
  lastResult: SubmissionResult | undefined;
}

export function ReviewPage({ product, isSignedIn, piece, stars, isSent, ...form }: ReviewPageProps) {
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
          {isSent && !form.lastResult ? (
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
              {...form}
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
  constraint: Record<string, object>;
  lastResult: SubmissionResult | undefined;
  stars?: number;
}

type ReviewFields = Record<'stars' | 'fit' | 'firstName' | 'title' | 'text', string>;

function ReviewForm({ piece, path, constraint, lastResult, stars }: ReviewFormProps) {
  const { t } = useTranslation('review');
  const isSending = useNavigation().formMethod === 'POST';
  const { review } = piece;
  const given = stars ?? review?.stars;
  const [form, fields] = useForm<ReviewFields>({
    id: 'review',
    lastResult,
    constraint,
    defaultValue: { ...review, stars: given === undefined ? undefined : String(given) },
  });
  const say = (field: keyof ReviewFields) => (code: string) => textOfKey(t, `error.${field}-${code}`);
  return (
    <Form method="post" action={path} {...getFormProps(form)} className="grid gap-6">
      <input type="hidden" name="stueck" value={piece.dealId} />
      {form.errors && (
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
              <input
                type="radio"
                name="stars"
                value={star}
                defaultChecked={fields.stars.initialValue === String(star)}
                required
              />
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
        <ErrorList id="stars-error" errors={fields.stars.errors?.map(say('stars'))} />
      </fieldset>
      <fieldset>
        <legend className="field-label">{t('fit.title')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {reviewFits.map((fit) => (
            <label key={fit} className="choice">
              <input
                type="radio"
                name="fit"
                value={fit}
                className="check"
                defaultChecked={fields.fit.initialValue === fit}
              />
              <span>{t(`fit.${fit}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField {...textField(fields.title, say('title'))} label={t('field.title')} />
      <TextareaField
        {...textareaField(fields.text, say('text'))}
        label={t('field.text')}
        help={t('field.text-help')}
        rows={6}
      />
      <TextField
        {...textField(fields.firstName, say('firstName'))}
        label={t('field.firstName')}
        help={t('field.firstName-help')}
        autoComplete="given-name"
      />
      <div>
        <Button type="submit" loading={isSending && t('sending')}>
          {t(review ? 'submit-again' : 'submit')}
        </Button>
      </div>
    </Form>
  );
}

function ReviewState({ state, reason }: { state: 'waiting' | 'published' | 'hidden'; reason: string | null }) {
  const { t } = useTranslation('review');
  return (
    <Note>
      <bdi>{t(`state.${state}`)}</bdi>
      {reason && <span className="block">{reason}</span>}
    </Note>
  );
}
