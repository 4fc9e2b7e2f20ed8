import { useEffect, useRef, useState } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { StoredAnswer } from '~/modules/assistant/assistant.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerView, AnswerSentences, answerClass } from './answer-view.tsx';
import { askForLines, type SoFar } from './ask-for-lines.ts';
import './live-answer.css';

interface LiveAnswerProps {
  /** A new one for each time it is asked. */
  submitted: { question: string };
  bikeSlug: string | undefined;
}

type State =
  | { kind: 'offline' | 'too-many' | 'refused' }
  | { kind: 'asking' | 'stopped' | 'broken'; soFar?: SoFar | undefined }
  | { kind: 'answered'; answer: StoredAnswer };

/**
 * Asks, and shows the answer in place: each sentence as soon as it has been checked, the whole once it is there.
 * Anyone who asks something else meanwhile gets that.
 */
export default function LiveAnswer({ submitted, bikeSlug }: LiveAnswerProps) {
  const { question } = submitted;
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<State>({ kind: 'asking' });
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const ending = new AbortController();
    let soFar: SoFar | undefined;
    setState({ kind: 'asking' });
    stop.current = () => {
      ending.abort();
      setState({ kind: 'stopped', soFar });
    };
    const onSentences = (now: SoFar) => {
      soFar = now;
      if (!ending.signal.aborted) setState({ kind: 'asking', soFar });
    };
    const body = { question: submitted.question, bikeSlug, locale };
    void askForLines(body, { signal: ending.signal, onSentences }).then((next) => {
      if (!ending.signal.aborted) setState(next.kind === 'broken' ? { ...next, soFar } : next);
    });
    return () => ending.abort();
  }, [submitted, bikeSlug, locale, tries]);
  if (state.kind === 'answered') return <AnswerView answer={state.answer} bikeSlug={bikeSlug} isLive />;
  const again = (
    <button type="button" className="link" onClick={() => setTries(tries + 1)}>
      {t('again')}
    </button>
  );
  const soFar = 'soFar' in state ? state.soFar : undefined;
  const isAsking = state.kind === 'asking';
  return (
    <div className={answerClass(soFar !== undefined)} aria-busy={isAsking}>
      <div className="grid min-w-0 content-start gap-3.5">
        <p className="text-h4">{question}</p>
        {soFar && <AnswerSentences sentences={soFar.sentences} more={isAsking && <Busy />} />}
        {isAsking && (
          <p role="status" className={soFar ? 'sr-only' : 'text-ink-2'}>
            <bdi>{t('asking')}</bdi> {!soFar && <Busy />}
          </p>
        )}
        {state.kind === 'stopped' && (
          <p role="status" className="text-ink-2">
            <bdi>{t('stopped')}</bdi> {again}
          </p>
        )}
        {!isAsking && state.kind !== 'stopped' && (
          <Note kind={state.kind === 'offline' ? 'wait' : 'error'} alert>
            <bdi>
              {soFar ? t('error.cut') : textOfKey(t, `error.${state.kind === 'too-many' ? 'tooMany' : state.kind}`)}
            </bdi>{' '}
            {again}
          </Note>
        )}
        {isAsking && (
          <p>
            <Button variant="secondary" small onClick={() => stop.current()}>
              {t('stop')}
            </Button>
          </p>
        )}
      </div>
      {soFar && <AnswerSources sources={soFar.sources} />}
    </div>
  );
}

const Busy = () => <i className="answer-busy" aria-hidden="true" />;
