import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { entries, loads, type Question, storages, wordOf } from '~/modules/quiz/answers.ts';

type ChoiceQuestion = Extract<Question, 'load' | 'entry' | 'storage'>;

const CHOICES = { load: loads, entry: entries, storage: storages } as const;

interface AskChoiceProps {
  question: ChoiceQuestion;
  name: string;
  start: string | undefined;
}

/** One of a few: what comes along, how one gets on, where it stands. */
export function AskChoice({ question, name, start }: AskChoiceProps) {
  const { t } = useTranslation('quiz');
  return (
    <fieldset className="quiz-cards">
      <legend className="sr-only">{t(`ask.${question}.title`)}</legend>
      {CHOICES[question].map((choice) => (
        <label key={choice} className="radio-card">
          <input type="radio" className="radio" name={name} value={wordOf(choice)} defaultChecked={choice === start} />
          <span className="font-medium">{textOfKey(t, `answer.${question}.${choice}`)}</span>
          <p>{textOfKey(t, `ask.${question}.hint.${choice}`)}</p>
        </label>
      ))}
    </fieldset>
  );
}
