import { formatDayAndTime } from '~/i18n/dates.ts';
import type { Locale } from '~/i18n/locales.ts';
import { shownName } from '~/modules/questions/questions.ts';
import { moderationPath } from '~/modules/staff/moderation.ts';
import { InputField, Submit } from '~/pages/admin/fields.tsx';
import { Keys } from '~/pages/admin/staff-keys.tsx';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { AnswerField } from './answer-field.tsx';
import { OtherLanguage } from './other-language.tsx';
import { Hidden, HideForm, type OpenedEntryProps, Product } from './moderation-parts.tsx';

/** What fills itself in in templates. */
const blanks: Readonly<Record<Locale, string>> = {
  de: '{name}, {produkt} und {datum}',
  fr: '{nom}, {produit} und {date}',
};

export function OpenedQuestion(props: OpenedEntryProps & { question: StaffQuestion }) {
  const { question, similar, aids, query, typed } = props;
  const { id, bikeName, bikeSlug, locale, questionText, createdAt, email, state, answerText, hiddenReason } = question;
  const template =
    similar.find((each) => each.id === query.template)?.answerText ??
    aids?.templates.find((each) => each.id === query.template)?.text;
  const action = moderationPath(query, { id });
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
                  href={moderationPath(query, { id, template: each.id })}
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
          pathOf={(each) => moderationPath(query, { id, template: each })}
        />
        <p className="adm-row">
          <Submit name="intent" value="answer" look="main">
            {state === 'hidden' && answerText ? 'Antwort sichern' : 'Veröffentlichen'}
          </Submit>
          <span className="mute">{mailed}</span>
        </p>
        <details>
          <summary className="lk">Als Vorlage sichern</summary>
          <p className="adm-row mt-2">
            <InputField label="Titel der Vorlage" isQuiet name="title" placeholder="Titel" maxLength={80} />
            <Submit name="intent" value="add-template">
              Sichern
            </Submit>
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
          <Submit name="intent" value="show-question">
            {answerText ? 'Wieder zeigen' : 'Wieder öffnen'}
          </Submit>
        </form>
      ) : (
        <HideForm action={action} intent="hide-question" locale={locale} typed={typed?.reason ?? null} />
      )}
    </>
  );
}
