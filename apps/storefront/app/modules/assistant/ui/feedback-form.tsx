import { type FormEvent, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { ASSISTANT_CALL, type StoredAnswer } from '~/modules/assistant/assistant.ts';
import { href } from '~/site-map.ts';

interface FeedbackFormProps {
  answer: StoredAnswer;
  bikeSlug: string | undefined;
}

/** Whether an answer helped: two words, of which the last pressed counts. */
export function FeedbackForm({ answer, bikeSlug }: FeedbackFormProps) {
  const { t } = useTranslation('assistant');
  const locale = useLocale();
  const [message, setAnswer] = useState(answer.helpful);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const helpful = (submitter as HTMLButtonElement | null)?.value === 'yes';
    setAnswer(helpful);
    void fetch(`${ASSISTANT_CALL}/feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: answer.id, helpful }),
    }).then(
      ({ ok }) => ok || setAnswer(null),
      () => setAnswer(null),
    );
  };
  return (
    <>
      <form
        method="post"
        action={href('assistant', { bike: bikeSlug }, locale)}
        onSubmit={handleSubmit}
        className="flex gap-3.5"
      >
        <input type="hidden" name="intent" value="feedback" />
        <input type="hidden" name="id" value={answer.id} />
        <button type="submit" name="helpful" value="yes" className="link min-h-7" aria-pressed={message === true}>
          {t('feedback.yes')}
        </button>
        <button type="submit" name="helpful" value="no" className="link min-h-7" aria-pressed={message === false}>
          {t('feedback.no')}
        </button>
      </form>
      <span role="status">{message !== null && t('feedback.thanks')}</span>
    </>
  );
}
