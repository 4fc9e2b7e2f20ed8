import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocale } from '~/i18n/use-translation.ts';
import { recordSeen } from '~/modules/stories/seen-stories.ts';
import { OWN_STORY_CALL, type OwnStory, STORY_CALL, type StoryAct } from '~/modules/stories/stories.ts';

export type SendAct = (fields: Record<string, string>) => void;

interface Answer {
  own?: OwnStory;
}

/**
 * What is a visitor's own of a story: it comes after the page, which is the same for everyone; a story that is opened
 * for the first time in this browser is counted.
 */
export function useOwnStory(id: string, loaded: OwnStory | null) {
  const locale = useLocale();
  const [own, setOwn] = useState(loaded);
  const counted = useRef<string>(undefined);
  const send = useCallback(
    (body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      return fetch(STORY_CALL, {
        method: 'POST',
        headers,
        keepalive: true,
        body: JSON.stringify({ story: id, locale, ...body }),
      });
    },
    [id, locale],
  );
  /** Every answer is read to its end: one that is not holds its connection. */
  const learn = useCallback(async (answer: Promise<Response>) => {
    try {
      const found = (await (await answer).json()) as Answer;
      if (found.own) setOwn(found.own);
    } catch {
      // What is there stays; it can be pressed again.
    }
  }, []);
  /**
   * One after the other: the first answer gives a visitor without a session one, which what follows belongs to, and no
   * answer overtakes a later one.
   */
  const last = useRef(Promise.resolve());
  const inTurn = useCallback(
    (ask: () => Promise<Response>) => (last.current = last.current.then(() => learn(ask()))),
    [learn],
  );
  useEffect(() => {
    if (counted.current === id) return;
    counted.current = id;
    if (recordSeen(id)) void learn(send({ act: 'view' }));
    void inTurn(() => fetch(`${OWN_STORY_CALL}?story=${id}`));
  }, [id, inTurn, learn, send]);
  const act: SendAct = ({ story: _story, locale: _locale, returnTo: _returnTo, ...fields }) =>
    void inTurn(() => send(fields));
  const note = useCallback((kind: StoryAct, sheet: number) => void learn(send({ act: kind, sheet })), [learn, send]);
  return { own, act, note };
}
