import { type FormEvent, useState } from 'react';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { postHelpfulVote } from '~/modules/questions/question-calls.ts';
import { href } from '~/site-map.ts';
import { cx } from '~/ui/class-names.ts';
import { Icon } from '~/ui/icon.tsx';

interface HelpfulButtonProps {
  /** What is voted for. */
  id: string;
  kind: 'question' | 'review';
  helpful: number;
  /** Whether the visitor has found it helpful. */
  isOn: boolean;
  /** The product's slug. */
  bike: string;
  className?: string;
}

/** Says that something was helpful, or takes it back: at once with scripts, by a form without. */
export function HelpfulButton({ id, kind, helpful, isOn, bike, className }: HelpfulButtonProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const [own, setOwn] = useState<{ isOn: boolean; helpful: number }>();
  const [isFailed, setFailed] = useState(false);
  const shown = own ?? { isOn, helpful };
  const vote = async (event: FormEvent) => {
    event.preventDefault();
    const next = !shown.isOn;
    setFailed(false);
    setOwn({ isOn: next, helpful: Math.max(0, shown.helpful + (next ? 1 : -1)) });
    const answer = await postHelpfulVote(id, kind);
    setFailed(answer === false);
    setOwn(answer === false ? shown : answer);
  };
  return (
    <form
      method="post"
      action={href('productQuestions', { bike }, locale)}
      onSubmit={(event) => void vote(event)}
      className={cx('flex flex-wrap items-center gap-x-4', className)}
    >
      <input type="hidden" name="intent" value="vote" />
      <input type="hidden" name="vote" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <button
        type="submit"
        className="inline-flex min-h-touch items-center gap-2 text-small font-medium text-action"
        aria-pressed={shown.isOn}
      >
        <Icon name={shown.isOn ? 'check' : 'plus'} small />
        {t('helpful')} <span className="num font-normal">{shown.helpful}</span>
      </button>
      <span role="status" className="text-small text-ink-2">
        {isFailed && t('vote-failed')}
      </span>
    </form>
  );
}
