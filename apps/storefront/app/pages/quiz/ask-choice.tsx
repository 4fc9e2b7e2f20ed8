import { textOfKey } from '~/i18n/keys.ts';
import { useTranslation } from '~/i18n/use-translation.ts';
import { entries, loads, type Question, storages, wordOf } from '~/modules/quiz/answers.ts';
import { RadioOption } from '~/ui/choice.tsx';

type ChoiceQuestion = Extract<Question, 'load' | 'entry' | 'storage'>;

const CHOICES = { load: loads, entry: entries, storage: storages } as const;

interface AskChoiceProps {
  question: ChoiceQuestion;
  name: string;
  start: string | undefined;
}

export function AskChoice({ question, name, start }: AskChoiceProps) {
  const { t } = useTranslation('quiz');
  return (
    <fieldset className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
      <legend className="sr-only">{t(`ask.${question}.title`)}</legend>
      {CHOICES[question].map((choice) => (
        <RadioOption
          key={choice}
          name={name}
          value={wordOf(choice)}
          defaultChecked={choice === start}
          title={textOfKey(t, `answer.${question}.${choice}`)}
          text={textOfKey(t, `ask.${question}.hint.${choice}`)}
          className="bg-paper"
        />
      ))}
    </fieldset>
  );
}
