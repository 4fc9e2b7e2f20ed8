import { useState } from 'react';
import { useTranslation } from '~/i18n/use-translation.ts';
import { fieldOf, type NumberQuestion, typedNumber } from '~/modules/quiz/answers.ts';
import { ErrorList } from '~/ui/error-list.tsx';
import { errorId } from '~/ui/field-aria.ts';

interface TypedNumber {
  text: string;
  /** Undefined for what is no number, or outside of what is asked for. */
  value: number | undefined;
  /** Whether something was typed that is none. */
  isWrong: boolean;
  set: (text: string) => void;
}

/** A number of the quiz as it is typed. @param wrong what was typed and could not be taken */
export function useTypedNumber(question: NumberQuestion, start: number, wrong: string | undefined): TypedNumber {
  const [text, set] = useState(wrong ?? String(start));
  const value = typedNumber(question, text);
  return { text, value, isWrong: text.trim() !== '' && value === undefined, set };
}

interface NumberFieldProps {
  question: NumberQuestion;
  typed: TypedNumber;
}

const NUMBER = 'num w-[2.6em] rounded-control border-b-2 border-control bg-transparent text-center text-rate-xl';

export function NumberInput({ question, typed }: NumberFieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      name={fieldOf(question)}
      value={typed.text}
      onChange={({ target }) => typed.set(target.value)}
      className={NUMBER}
      aria-invalid={typed.isWrong || undefined}
      aria-describedby={typed.isWrong ? errorId(question) : undefined}
      required
    />
  );
}

export function NumberError({ question, typed, range }: NumberFieldProps & { range: { min: number; max: number } }) {
  const { t } = useTranslation('quiz');
  return <ErrorList id={errorId(question)} errors={typed.isWrong ? [t('ask.wrong', range)] : undefined} />;
}
