import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { HELPFUL_CALL, THANKS } from '~/modules/content/helpful.ts';

/**
 * Asks whether an answer helped: a form, which a script sends in place. What was said is counted, no one is recorded
 * with it.
 */
export function Helpful({ id, slug }: { id: string; slug: string }) {
  const { t } = useTranslation('faq');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const [message, setAnswer] = useState(query.get(THANKS) === slug ? 'thanks' : '');
  query.set(THANKS, slug);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
    const body = JSON.stringify({ question: id, locale, helpful: value });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(HELPFUL_CALL, { method: 'POST', headers, body }).catch(() => undefined);
    setAnswer(answer?.ok ? 'thanks' : 'failed');
  };
  return (
    <form
      method="post"
      action={HELPFUL_CALL}
      className="ml-auto flex flex-wrap items-center gap-x-3 text-ink-2"
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="question" value={id} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="returnTo" value={`${pathname}?${query}#${slug}`} />
      <span role="status">{message && textOfKey(t, `helpful.${message}`)}</span>
      {message !== 'thanks' && (
        <>
          {!message && <span>{t('helpful.ask')}</span>}
          {['yes', 'no'].map((value) => (
            <button
              key={value}
              className="link min-h-touch min-w-8"
              name="helpful"
              value={value}
              aria-label={textOfKey(t, `helpful.${value}Long`)}
            >
              {textOfKey(t, `helpful.${value}`)}
            </button>
          ))}
        </>
      )}
    </form>
  );
}
