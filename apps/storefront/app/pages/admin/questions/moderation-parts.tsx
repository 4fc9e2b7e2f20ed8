import type { Locale } from '~/i18n/locales.ts';
import { formatChf } from '~/i18n/money.ts';
import type { QuestionAids } from '~/modules/staff/question-templates.server.ts';
import { href } from '~/site-map.ts';
import type { getModerationEntry } from '~/modules/staff/moderation.server.ts';
import type { ModerationQuery } from '~/modules/staff/moderation.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';

/** What was typed and not taken. */
export interface TypedModeration {
  answer: string | null;
  reason: string | null;
  otherQuestion: string | null;
  otherAnswer: string | null;
}

/** An opened question or review, with what helps to decide it. */
export type OpenedEntry = NonNullable<Awaited<ReturnType<typeof getModerationEntry>>>;

export interface OpenedEntryProps extends Omit<OpenedEntry, 'entry'> {
  query: ModerationQuery;
  typed: TypedModeration | null;
}

interface ProductProps {
  name: string;
  slug: string;
  locale: Locale;
  /** As the shop shows it; absent if it is not on sale. */
  product?: QuestionAids['product'] | undefined;
}

export function Product({ name, slug, locale, product }: ProductProps) {
  return (
    <p className="adm-proof-nav adm-proof-product">
      {product && (
        <span className="adm-thumb">
          <img src={product.image} alt="" width="56" height="35" />
        </span>
      )}
      <span className="mr-auto">
        <b className="font-medium">{name}</b>
        {product && (
          <small className="mute num block">
            <bdi>{formatChf(product.price)}</bdi>,{' '}
            <span className={product.isInStock ? 'adm-good' : ''}>
              {product.isInStock ? 'An Lager' : 'Auf Bestellung'}
            </span>
          </small>
        )}
      </span>
      {slug && (
        <a className="lk" href={href('productQuestions', { bike: slug }, locale)}>
          Im Laden
        </a>
      )}
    </p>
  );
}

export function Hidden({ reason }: { reason: string | null }) {
  return reason === null ? null : <p className="adm-note mt-4">{`Verborgen${reason && `: ${reason}`}`}</p>;
}

interface HideFormProps {
  action: string;
  intent: string;
  locale: Locale;
  /** The reason that was not taken. */
  typed: string | null;
}

export function HideForm({ action, intent, locale, typed }: HideFormProps) {
  return (
    <details className="mt-4" open={typed !== null}>
      <summary className="lk">Verbergen</summary>
      <form method="post" action={action} className="adm-stack mt-2 bg-mist p-4">
        <InputField
          label={`Grund, auf ${languageNames[locale]}: Wer es geschrieben hat, liest ihn`}
          name="reason"
          required
          maxLength={200}
          defaultValue={typed ?? ''}
        />
        <Submit name="intent" value={intent} className="justify-self-start" look="error">
          Verbergen
        </Submit>
      </form>
    </details>
  );
}
