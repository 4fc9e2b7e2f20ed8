import { type MouseEvent, useState } from 'react';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import type { QuestionAids } from '~/modules/staff/question-templates.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { TextField } from '~/pages/admin/fields.tsx';

interface AnswerFieldProps {
  question: StaffQuestion;
  /** Initial text of the field. */
  initial: string;
  templates: QuestionAids['templates'];
  /** Id of the template in the URL; null without one. */
  chosen: string | null;
  /** The URL of the page with a template inserted, for browsers without scripts. */
  pathOf: (id: string) => string;
}

/** The answer field with templates for frequent answers, and a preview of the answer as the shop shows it. */
export function AnswerField({ question, initial, templates, chosen, pathOf }: AnswerFieldProps) {
  const { locale, questionText } = question;
  const [answer, setAnswer] = useState(initial);
  const [picked, setPicked] = useState(chosen);
  const take = (event: MouseEvent, { id, text }: QuestionAids['templates'][number]) => {
    event.preventDefault();
    setAnswer(answer.trim() === '' || picked !== null ? text : `${answer.trimEnd()}\n${text}`);
    setPicked(id);
  };
  return (
    <>
      <TextField
        label={`Antwort auf ${languageNames[locale]}`}
        name="answer"
        rows={6}
        required
        maxLength={4000}
        lang={locale}
        value={answer}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
      />
      {templates.length > 0 && (
        <p className="adm-row">
          <span className="micro faint">Vorlagen</span>
          {templates.map((each) => (
            <a
              key={each.id}
              className="adm-chip"
              href={pathOf(each.id)}
              aria-current={each.id === picked ? 'true' : undefined}
              onClick={(event) => take(event, each)}
            >
              {each.title}
            </a>
          ))}
        </p>
      )}
      {answer.trim() !== '' && (
        <div className="adm-preview" lang={locale}>
          <p className="micro faint" lang="de">
            So steht es im Laden
          </p>
          <p className="adm-preview-asked">{questionText}</p>
          <p className="adm-preview-said">
            <b>Velory</b>
            <bdi>{answer}</bdi>
          </p>
        </div>
      )}
    </>
  );
}
