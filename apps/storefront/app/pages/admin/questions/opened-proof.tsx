import { formatDayAndTime } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import type { StaffReview } from '~/modules/questions/reviews.server.ts';
import { shownName } from '~/modules/questions/questions.ts';
import { FiveStops } from '~/modules/questions/ui/five-stops.tsx';
import { type ProofEntry, proofPath, type ProofQuery } from '~/modules/staff/proof-desk.ts';
import type { QuestionAids } from '~/modules/staff/question-aids.server.ts';
import { Keys } from '~/pages/admin/desk-keys.tsx';
import { href } from '~/site-map.ts';

export interface OpenedProofProps {
  entry: ProofEntry;
  /** What was answered to similar questions. */
  similar: { id: string; questionText: string; answerText: string }[];
  /** What helps with an answer; null for a review. */
  aids: QuestionAids | null;
  query: ProofQuery;
  /** What was typed and not taken. */
  typed: { answer: string | null; reason: string | null } | null;
}

const languages = { de: 'Deutsch', fr: 'Französisch' } as const;
const fits = { small: 'fällt klein aus', right: 'passt wie erwartet', large: 'fällt gross aus' } as const;

/** A question or a review, with what can be done about it. */
export function OpenedProof({ entry, ...props }: OpenedProofProps) {
  return entry.kind === 'fragen' ? (
    <OpenedQuestion question={entry.item} {...props} />
  ) : (
    <OpenedReview review={entry.item} {...props} />
  );
}

type Rest = Omit<OpenedProofProps, 'entry'>;

function OpenedQuestion({ question, similar, aids, query, typed }: Rest & { question: StaffQuestion }) {
  const { id, bikeName, bikeSlug, locale, questionText, createdAt, email, state, answerText, hiddenReason } = question;
  const template =
    similar.find((each) => each.id === query.template)?.answerText ??
    aids?.templates.find((each) => each.id === query.template)?.text;
  const action = proofPath(query, { id });
  const mailed =
    state !== 'waiting' && answerText
      ? 'Die erste Antwort ist gemailt. Was du änderst, steht nur im Laden.'
      : email && `${question.firstName} bekommt die Antwort per E-Mail.`;
  return (
    <>
      <Product name={bikeName} slug={bikeSlug} locale={locale} product={aids?.product} />
      <h2 className="sr-only">Frage</h2>
      <p className="adm-said" lang={locale}>
        {questionText}
      </p>
      <p className="mute num mt-1">
        {`${shownName(question)}, ${formatDayAndTime(createdAt, 'de')}, ${languages[locale]}`}
        {question.helpful > 0 && `, für ${question.helpful} hilfreich`}
      </p>
      <Hidden reason={state === 'hidden' ? hiddenReason : null} />
      {similar.length > 0 && (
        <section className="mt-4">
          <h3 className="micro faint">Ähnlich beantwortet</h3>
          <ul className="adm-similar">
            {similar.map((each) => (
              <li key={each.id}>
                <span lang={locale}>
                  <b className="font-medium">{each.questionText}</b> <span className="mute">{each.answerText}</span>
                </span>
                <a
                  className="lk"
                  href={proofPath(query, { id, template: each.id })}
                  aria-label={`Antwort auf «${each.questionText}» übernehmen`}
                >
                  Übernehmen
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form method="post" action={action} className="adm-stack adm-block mt-5">
        <input type="hidden" name="seen" value={answerText ?? ''} />
        <label className="adm-field">
          <span>{`Antwort auf ${languages[locale]}`}</span>
          <textarea
            className="adm-input"
            name="answer"
            rows={6}
            required
            maxLength={4000}
            lang={locale}
            defaultValue={typed?.answer ?? template ?? answerText ?? ''}
          />
        </label>
        <Templates
          templates={aids?.templates ?? []}
          chosen={query.template}
          pathOf={(each) => proofPath(query, { id, template: each })}
        />
        <p className="adm-row">
          <button type="submit" name="intent" value="answer" className="adm-btn adm-btn-main">
            {state === 'hidden' && answerText ? 'Antwort sichern' : 'Veröffentlichen'}
          </button>
          <span className="mute">{mailed}</span>
        </p>
        <details>
          <summary className="lk">Als Vorlage sichern</summary>
          <p className="adm-row mt-2">
            <label className="adm-field">
              <span className="sr-only">Titel der Vorlage</span>
              <input className="adm-input" name="title" placeholder="Titel" maxLength={80} />
            </label>
            <button type="submit" name="intent" value="add-template" className="adm-btn">
              Sichern
            </button>
            <span className="mute">
              {locale === 'fr' ? '{nom}, {produit} und {date}' : '{name}, {produkt} und {datum}'} füllen sich von
              selbst.
            </span>
          </p>
        </details>
      </form>
      <OtherLanguage question={question} action={action} />
      <Keys
        keys={[
          [['Strg', '↵'], 'veröffentlichen'],
          [['J', 'K'], 'nächste, vorige'],
        ]}
      />
      {state === 'hidden' ? (
        <form method="post" action={action} className="mt-4">
          <button type="submit" name="intent" value="show-question" className="adm-btn">
            {answerText ? 'Wieder zeigen' : 'Wieder öffnen'}
          </button>
        </form>
      ) : (
        <HideForm action={action} intent="hide-question" locale={locale} typed={typed?.reason ?? null} />
      )}
    </>
  );
}

function OpenedReview({ review, query, typed }: Rest & { review: StaffReview }) {
  const { id, productName, productSlug, locale, firstName, stars, fit, title, text, createdAt, state } = review;
  const action = proofPath(query, { id });
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
      <p className="mute num mt-1">{`${firstName}, ${formatDayAndTime(createdAt, 'de')}, ${languages[locale]}`}</p>
      <Hidden reason={state === 'hidden' ? review.hiddenReason : null} />
      {state !== 'published' && (
        <form method="post" action={action} className="mt-4">
          <input type="hidden" name="text" value={text} />
          <button type="submit" name="intent" value="publish" className="adm-btn adm-btn-main">
            Freigeben
          </button>
        </form>
      )}
      <form method="post" action={action} className="adm-stack adm-block mt-5">
        <input type="hidden" name="seen" value={review.answerText ?? ''} />
        <label className="adm-field">
          <span>{`Was wir dazu sagen, auf ${languages[locale]}`}</span>
          <textarea
            className="adm-input"
            name="answer"
            rows={4}
            maxLength={4000}
            lang={locale}
            defaultValue={typed?.answer ?? review.answerText ?? ''}
          />
        </label>
        <button type="submit" name="intent" value="reply" className="adm-btn justify-self-start">
          Antwort sichern
        </button>
      </form>
      {state !== 'hidden' && (
        <HideForm action={action} intent="hide-review" locale={locale} typed={typed?.reason ?? null} />
      )}
    </>
  );
}

/** Question and answer for the page of the other language, where only what is worded in it is read. */
function OtherLanguage({ question, action }: { question: StaffQuestion; action: string }) {
  const { locale, questionText, otherQuestion, otherAnswer } = question;
  const other = locale === 'de' ? 'fr' : 'de';
  return (
    <details className="mt-5" open={otherAnswer !== null}>
      <summary className="lk">{`Auch auf ${languages[other]} zeigen`}</summary>
      <form method="post" action={action} className="adm-stack mt-2">
        <label className="adm-field">
          <span>{`Frage auf ${languages[other]}`}</span>
          <textarea
            className="adm-input"
            name="other-question"
            rows={2}
            maxLength={1000}
            lang={other}
            placeholder={questionText}
            defaultValue={otherQuestion ?? ''}
          />
        </label>
        <label className="adm-field">
          <span>{`Antwort auf ${languages[other]}`}</span>
          <textarea
            className="adm-input"
            name="other-answer"
            rows={4}
            maxLength={4000}
            lang={other}
            defaultValue={otherAnswer ?? ''}
          />
        </label>
        <button type="submit" name="intent" value="translate" className="adm-btn justify-self-start">
          {`${languages[other]} sichern`}
        </button>
      </form>
    </details>
  );
}

interface TemplatesProps {
  templates: QuestionAids['templates'];
  chosen: string | null;
  pathOf: (id: string) => string;
}

/** What the team says again and again; it fills in name, product and day. */
function Templates({ templates, chosen, pathOf }: TemplatesProps) {
  if (templates.length === 0) return null;
  return (
    <p className="adm-row">
      <span className="micro faint">Vorlagen</span>
      {templates.map(({ id, title }) => (
        <a key={id} className="adm-chip" href={pathOf(id)} aria-current={id === chosen ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </p>
  );
}

interface ProductProps {
  name: string;
  slug: string;
  locale: 'de' | 'fr';
  /** As the shop shows it; absent where it is not on sale. */
  product?: QuestionAids['product'] | undefined;
}

function Product({ name, slug, locale, product }: ProductProps) {
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
            {formatChf(product.price)},{' '}
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

function Hidden({ reason }: { reason: string | null }) {
  return reason === null ? null : <p className="adm-note mt-4">{`Verborgen${reason && `: ${reason}`}`}</p>;
}

interface HideFormProps {
  action: string;
  intent: string;
  locale: 'de' | 'fr';
  /** The reason that was not taken. */
  typed: string | null;
}

function HideForm({ action, intent, locale, typed }: HideFormProps) {
  return (
    <details className="mt-4" open={typed !== null}>
      <summary className="lk">Verbergen</summary>
      <form method="post" action={action} className="adm-stack mt-2 bg-mist p-4">
        <label className="adm-field">
          <span>{`Grund, auf ${languages[locale]}: Wer es geschrieben hat, liest ihn`}</span>
          <input className="adm-input" name="reason" required maxLength={200} defaultValue={typed ?? ''} />
        </label>
        <button type="submit" name="intent" value={intent} className="adm-btn adm-btn-error justify-self-start">
          Verbergen
        </button>
      </form>
    </details>
  );
}
