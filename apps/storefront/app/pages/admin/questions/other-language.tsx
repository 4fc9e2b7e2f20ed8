import { otherLanguage } from '~/modules/questions/questions.ts';
import type { StaffQuestion } from '~/modules/questions/questions.server.ts';
import { languageNames } from '~/modules/staff/language-names.ts';
import { Submit, TextField } from '~/pages/admin/fields.tsx';
import type { OpenedEntryProps } from './moderation-parts.tsx';

interface OtherLanguageProps extends Pick<OpenedEntryProps, 'typed'> {
  question: StaffQuestion;
  action: string;
}

/** Question and answer for the page of the other language, where only what is worded in it is read. */
export function OtherLanguage({ question, action, typed }: OtherLanguageProps) {
  const { locale, questionText } = question;
  const otherQuestion = typed?.otherQuestion ?? question.otherQuestion;
  const otherAnswer = typed?.otherAnswer ?? question.otherAnswer;
  const other = otherLanguage[locale];
  return (
    <details className="mt-5" open={otherAnswer !== null}>
      <summary className="lk">{`Auch auf ${languageNames[other]} zeigen`}</summary>
      {question.otherOutdated && (
        <p className="adm-note mt-2">
          {`Die Antwort auf ${languageNames[locale]} ist seither anders. Im Laden steht auf ${languageNames[other]} noch, was hier steht.`}
        </p>
      )}
      <form method="post" action={action} className="adm-stack mt-2">
        <TextField
          label={`Frage auf ${languageNames[other]}`}
          name="other-question"
          rows={2}
          maxLength={1000}
          lang={other}
          placeholder={questionText}
          defaultValue={otherQuestion ?? ''}
        />
        <TextField
          label={`Antwort auf ${languageNames[other]}`}
          name="other-answer"
          rows={4}
          maxLength={4000}
          lang={other}
          defaultValue={otherAnswer ?? ''}
        />
        <Submit name="intent" value="translate" className="justify-self-start">
          {`${languageNames[other]} sichern`}
        </Submit>
      </form>
    </details>
  );
}
