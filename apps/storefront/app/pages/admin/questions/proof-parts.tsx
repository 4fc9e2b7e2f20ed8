import type { Locale } from '~/i18n/locales.ts';
import { formatChf } from '~/i18n/money.ts';
import type { QuestionAids } from '~/modules/staff/question-aids.server.ts';
import { href } from '~/site-map.ts';
import { languageNames } from '~/modules/staff/language-names.ts';

interface ProductProps {
  name: string;
  slug: string;
  locale: Locale;
  /** As the shop shows it; absent where it is not on sale. */
  product?: QuestionAids['product'] | undefined;
}

/** The product that something is about. */
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

/** That it is hidden, and why. */
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

/** Takes it from the shop; its writer reads the reason. */
export function HideForm({ action, intent, locale, typed }: HideFormProps) {
  return (
    <details className="mt-4" open={typed !== null}>
      <summary className="lk">Verbergen</summary>
      <form method="post" action={action} className="adm-stack mt-2 bg-mist p-4">
        <label className="adm-field">
          <span>{`Grund, auf ${languageNames[locale]}: Wer es geschrieben hat, liest ihn`}</span>
          <input className="adm-input" name="reason" required maxLength={200} defaultValue={typed ?? ''} />
        </label>
        <button type="submit" name="intent" value={intent} className="adm-btn adm-btn-error justify-self-start">
          Verbergen
        </button>
      </form>
    </details>
  );
}
