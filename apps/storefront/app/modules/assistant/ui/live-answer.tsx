import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import type { KeptAnswer } from '~/modules/assistant/assistant.ts';
import { Note } from '~/ui/form-message.tsx';
import { AnswerSources } from './answer-sources.tsx';
import { AnswerView, SaidSentences } from './answer-view.tsx';
import { askForLines, type SoFar } from './ask-for-lines.ts';
import './live-answer.css';

interface LiveAnswerProps {
  /** A new one for each time it is asked. */
  asked: { question: string };
  bikeSlug: string | undefined;
}

type State =
  | { kind: 'offline' | 'broken' | 'too-many' | 'refused' }
  | { kind: 'asking' | 'stopped'; soFar?: SoFar | undefined }
  | { kind: 'answered'; answer: KeptAnswer };

/**
 * Asks, and shows the answer in place: each sentence as soon as it has been checked, the whole once it is there. Whoever asks
 * something else meanwhile gets that.
 */
export default function LiveAnswer({ asked, bikeSlug }: LiveAnswerProps) {
  const { question } = asked;
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
    const body = { question: asked.question, bikeSlug, locale };
    void askForLines(body, { signal: ending.signal, onSentences }).then((next) => {
      if (!ending.signal.aborted) setState(next);
    });
    return () => ending.abort();
  }, [asked, bikeSlug, locale, tries]);
  if (state.kind === 'answered') return <AnswerView answer={state.answer} bikeSlug={bikeSlug} isLive />;
  const again = (
    <button type="button" className="link" onClick={() => setTries(tries + 1)}>
      {t('again')}
    </button>
  );
  if (state.kind !== 'asking' && state.kind !== 'stopped') {
    return (
      <div className="ans">
        <p className="text-h4">{question}</p>
        <Note kind={state.kind === 'offline' ? 'wait' : 'error'} alert>
          {t(`error.${state.kind === 'too-many' ? 'tooMany' : state.kind}`)} {again}
        </Note>
      </div>
    );
  }
  const { kind, soFar } = state;
  return (
    <div className={soFar ? 'ans ans-wide' : 'ans'} aria-busy={kind === 'asking'}>
      <div className="ans-said">
        <p className="text-h4">{question}</p>
        {soFar && <SaidSentences sentences={soFar.sentences} />}
        {kind === 'asking' ? (
          <p className="ans-busy text-ink-2">
            <span role="status">{t('asking')}</span>
            <i aria-hidden="true" />
            <button type="button" className="link" onClick={() => stop.current()}>
              {t('stop')}
            </button>
          </p>
        ) : (
          <p role="status" className="text-ink-2">
            {t('stopped')} {again}
          </p>
        )}
      </div>
      {soFar && <AnswerSources sources={soFar.sources} />}
    </div>
  );
}
