import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/i18n/use-locale.ts';
import { type PostAnswer, postProductQuestion } from '~/modules/questions/question-calls.ts';
import { type PublicQuestion, QUESTION_LENGTH, similarQuestions } from '~/modules/questions/questions.ts';
import { useAccount } from '~/modules/visit/ui/use-visit.ts';
import type { Visit } from '~/modules/visit/visit.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';

/** When questions like the one being typed are looked for, ms after the last letter. */
const REST = 400;

/** What a refused form sends back: what was typed, and what is wrong with it, by codes. */
export interface AskRefusal {
  kind: 'refused' | 'too-many' | 'failed';
  errors: Partial<Record<string, string[]>>;
  typed: Partial<Record<'questionText' | 'firstName' | 'lastName', string>>;
}

interface AskFormProps {
  product: { slug: string; name: string };
  questions: readonly PublicQuestion[];
  /** What the page carries of its visitor; null where it is the same for everybody. */
  visit: Visit | null;
  refusal?: AskRefusal;
  /** The question has just been sent. */
  isSent?: boolean;
}

/**
 * Asks a question. Whoever has signed in sends it from here; all others by a form, which keeps the text and leads to signing
 * in.
 */
export function AskForm({ product, questions, visit, refusal, isSent = false }: AskFormProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const account = useAccount(visit);
  const [text, setText] = useState(refusal?.typed.questionText ?? '');
  const [answer, setAnswer] = useState<PostAnswer | false>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const fields = answer ? (answer.kind === 'refused' ? answer.fields : {}) : (refusal?.errors ?? {});
  const errorsOf = (field: string) => fields[field]?.slice(0, 1).map((code) => t(`ask.error.${field}-${code}`));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    // Without an account the form itself keeps the text and leads to signing in.
    if (!account) return;
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const {
      questionText = '',
      firstName = '',
      lastName = '',
    } = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    const said = { questionText, firstName, lastName };
    const sent = await postProductQuestion({ ...said, bikeSlug: product.slug, bikeName: product.name, locale });
    setSending(false);
    setAnswer(sent);
    if (sent && sent.kind === 'signed-out') form.current?.submit();
    if (sent && sent.kind === 'refused') form.current?.querySelector<HTMLElement>('[name=questionText]')?.focus();
  };

  if (isSent || (answer && answer.kind === 'sent')) {
    return (
      <div id="frage" className="proof-ask" role="status">
        <Note kind="good">
          <p className="font-medium">{t('ask.sent')}</p>
          <p>{t('ask.sent-text')}</p>
        </Note>
      </div>
    );
  }
  const failure = answer === false || refusal?.kind === 'failed' ? 'failed' : undefined;
  const tooMany = (answer && answer.kind === 'too-many') || refusal?.kind === 'too-many' ? 'too-many' : undefined;
  const problem = failure ?? tooMany;
  return (
    <form
      ref={form}
      id="frage"
      className="proof-ask"
      method="post"
      action={`${href('productQuestions', { bike: product.slug }, locale)}#frage`}
      aria-labelledby={titleId}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <input type="hidden" name="intent" value="ask" />
      <h3 id={titleId} className="text-h3">
        {t('ask.title', { name: product.name })}
      </h3>
      {problem && (
        <Note kind="error" alert>
          {t(`ask.${problem}`)}
        </Note>
      )}
      <TextareaField
        id="questionText"
        name="questionText"
        label={t('ask.question')}
        help={t('ask.help')}
        defaultValue={refusal?.typed.questionText}
        errors={errorsOf('questionText')}
        maxLength={QUESTION_LENGTH.max}
        required
        onChange={(event) => setText(event.target.value)}
      />
      <Similar questions={questions} text={text} bike={product.slug} />
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            id={name}
            name={name}
            label={t(`ask.${name}`)}
            defaultValue={refusal?.typed[name]}
            errors={errorsOf(name)}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={60}
            required
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-text text-small text-ink-2">{t(account ? 'ask.note' : 'ask.note-signed-out')}</p>
        <Button type="submit" variant="secondary" loading={isSending && t('ask.sending')}>
          {t(account ? 'ask.submit' : 'ask.sign-in')}
        </Button>
      </div>
    </form>
  );
}

/** Answered questions like the one being typed, announced politely. */
function Similar({ questions, text, bike }: { questions: readonly PublicQuestion[]; text: string; bike: string }) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  const similar = similarQuestions(questions, rested);
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className="proof-similar">
          <p className="text-small text-ink-2">{t('ask.similar')}</p>
          {similar.map(({ id, questionText, answerText }) => (
            <div key={id}>
              <a className="link" href={href('productQuestions', { bike, question: id }, locale)} target="_blank">
                {questionText}
              </a>
              <p className="text-small text-ink-2">{answerText}</p>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
