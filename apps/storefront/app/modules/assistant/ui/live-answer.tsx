import { useEffect, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { ASSISTANT_CALL, type KeptAnswer } from '~/modules/assistant/assistant.ts';
import { Note } from '~/ui/form-message.tsx';
import { AnswerView } from './answer-view.tsx';
import './live-answer.css';

interface LiveAnswerProps {
  /** A new one for each time it is asked. */
  asked: { question: string };
  bikeSlug: string | undefined;
}

type State =
  { kind: 'asking' | 'offline' | 'broken' | 'too-many' | 'refused' } | { kind: 'answered'; answer: KeptAnswer };

/** Asks, and shows the answer in place. Whoever asks something else meanwhile gets that. */
export default function LiveAnswer({ asked, bikeSlug }: LiveAnswerProps) {
  const { question } = asked;
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: 'asking' });
  useEffect(() => {
    const ending = new AbortController();
    setState({ kind: 'asking' });
    void answerTo({ question: asked.question, bikeSlug, locale }, ending.signal).then((next) => {
      if (!ending.signal.aborted) setState(next);
    });
    return () => ending.abort();
  }, [asked, bikeSlug, locale, tries]);
  if (state.kind === 'answered') return <AnswerView answer={state.answer} bikeSlug={bikeSlug} isLive />;
  return (
    <div className="ans" aria-busy={state.kind === 'asking'}>
      <p className="text-h4">{question}</p>
      {state.kind === 'asking' ? (
        <p role="status" className="text-ink-2">
          {t('asking')}
        </p>
      ) : (
        <Note kind={state.kind === 'offline' ? 'wait' : 'error'} alert>
          {t(`error.${state.kind === 'too-many' ? 'tooMany' : state.kind}`)}{' '}
          <button type="button" className="link" onClick={() => setTries(tries + 1)}>
            {t('again')}
          </button>
        </Note>
      )}
    </div>
  );
}

interface Question {
  question: string;
  bikeSlug: string | undefined;
  locale: string;
}

async function answerTo(asked: Question, signal: AbortSignal): Promise<State> {
  if (!navigator.onLine) return { kind: 'offline' };
  try {
    const response = await fetch(ASSISTANT_CALL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
      signal,
    });
    if (response.status === 429) return { kind: 'too-many' };
    if (response.status === 400) return { kind: 'refused' };
    if (!response.ok) return { kind: 'broken' };
    const { answer } = (await response.json()) as { answer: KeptAnswer };
    return { kind: 'answered', answer };
  } catch {
    return { kind: navigator.onLine ? 'broken' : 'offline' };
  }
}
