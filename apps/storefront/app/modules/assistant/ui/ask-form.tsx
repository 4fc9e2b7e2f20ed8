import { type FormEvent, useEffect, useRef } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { QUESTION_MOST } from '~/modules/assistant/assistant.ts';
import { href } from '~/site-map.ts';
import { Icon } from '~/ui/icon.tsx';

interface AskFormProps {
  /** Of the product that is asked about; absent in the FAQ. */
  bikeSlug: string | undefined;
  /** Whether to show what is often asked; not of accessories, of which other things are. */
  hasOften?: boolean | undefined;
  /** Whether a person has just opened it: then the field has the focus. */
  isOpened?: boolean | undefined;
  typed?: string | undefined;
  /** What is wrong, as a code. */
  error?: string | undefined;
  /** Where scripts answer in place. @returns whether they do */
  onAsk?: (question: string) => void;
  /** Called at the first touch: what answers in place can be fetched. */
  onTouch?: () => void;
}

const often = ['first', 'second', 'third', 'fourth'] as const;

const OFTEN = 'min-h-9 rounded-control bg-action-tint px-3 text-small font-medium text-action hover:underline';

export function AskForm({ bikeSlug, hasOften = true, isOpened = false, typed, error, onAsk, onTouch }: AskFormProps) {
  const { t } = useTranslation('ask');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpened) field.current?.focus();
  }, [isOpened]);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onAsk) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const question = new FormData(event.currentTarget, submitter).getAll('question').at(-1);
    if (typeof question === 'string') onAsk(question);
  };
  const action = href('assistant', { bike: bikeSlug }, locale);
  const words = bikeSlug === undefined ? 'oftenFaq' : 'often';
  return (
    <>
      <form method="post" action={action} onSubmit={handleSubmit} onFocus={onTouch} onPointerEnter={onTouch}>
        <div className="input-box min-h-14 gap-2 py-1 pl-3.5 pr-1">
          <Icon name="search" small />
          <label htmlFor="frage-an" className="sr-only">
            {t('field')}
          </label>
          <input
            ref={field}
            id="frage-an"
            name="question"
            defaultValue={typed}
            placeholder={t('field')}
            required
            maxLength={QUESTION_MOST}
            autoComplete="off"
            enterKeyHint="send"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'frage-fehler' : undefined}
          />
          <button type="submit" className="btn btn-primary max-tablet:px-3">
            <span className="max-tablet:sr-only">{t('submit')}</span>
            <Icon name="arrow-right" className="tablet:hidden" />
          </button>
        </div>
      </form>
      {error && (
        <p id="frage-fehler" role="alert" className="field-error">
          {textOfKey(t, `error.${error}`)}
        </p>
      )}
      {hasOften && (
        <form method="post" action={action} onSubmit={handleSubmit} onFocus={onTouch} onPointerEnter={onTouch}>
          <ul className="mt-3 flex flex-wrap gap-2" aria-label={t('oftenLabel')}>
            {often.map((key) => (
              <li key={key}>
                <button type="submit" name="question" value={t(`${words}.${key}`)} className={OFTEN}>
                  {t(`${words}.${key}`)}
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </>
  );
}
