import { formatDayAndTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { shownName } from '~/modules/questions/questions.ts';
import { proofPath } from '~/modules/staff/proof-desk.ts';
import { Keys } from '~/pages/admin/desk-keys.tsx';
import { languageNames } from '~/modules/staff/language-names.ts';
import { AnswerField } from './answer-field.tsx';
import type { OpenedQuestionProps } from './opened-proof-props.ts';
import { OtherLanguage } from './other-language.tsx';
import { Hidden, HideForm, Product } from './proof-parts.tsx';

/** What fills itself in in templates. */
const blanks: Readonly<Record<Locale, string>> = {
  de: '{name}, {produkt} und {datum}',
  fr: '{nom}, {produit} und {date}',
};

/** A question, with what was answered to similar ones and the form of its answer. */
export function OpenedQuestion({ question, similar, aids, query, typed }: OpenedQuestionProps) {
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
      <p className="mute num mt-1">{`${shownName(question)}, ${formatDayAndTime(createdAt, 'de')}, ${languageNames[locale]}${question.helpful > 0 ? `, für ${question.helpful} hilfreich` : ''}`}</p>
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
        <AnswerField
          key={query.template}
          question={question}
          initial={typed?.answer ?? template ?? answerText ?? ''}
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
            <span className="mute">{`${blanks[locale]} füllen sich von selbst.`}</span>
          </p>
        </details>
      </form>
      <OtherLanguage question={question} action={action} typed={typed} />
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
