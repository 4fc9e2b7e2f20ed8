import { type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type PostAnswer, postProductQuestion } from '~/modules/questions/question-calls.ts';
import { type PublicQuestion, QUESTION_LENGTH, similarQuestions } from '~/modules/questions/questions.ts';
import { useAccount } from '~/modules/visit/ui/use-visit.ts';
import type { Visit } from '~/modules/visit/visit.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { TextareaField, TextField } from '~/ui/field.tsx';
import { textareaField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';

/** When questions like the one being typed are looked for, ms after the last letter. */
const REST = 400;

/** What the markup says of the fields; the form also stands where no page's loader is its own. */
const constraint = {
  questionText: { required: true, maxLength: QUESTION_LENGTH.max },
  firstName: { required: true, maxLength: 60 },
  lastName: { required: true, maxLength: 60 },
};

type AskFields = Record<keyof typeof constraint, string>;

interface AskFormProps {
  product: { slug: string; name: string };
  questions: readonly PublicQuestion[];
  /** What the page carries of its visitor; null if it is the same for everyone. */
  visit: Visit | null;
  refused?: SubmissionResult | undefined;
  isSent?: boolean;
}

/**
 * Asks a question. Anyone who has signed in sends it from here; all others by a form, which keeps the text and leads
 * to signing in.
 */
export function AskForm({ product, questions, visit, refused, isSent = false }: AskFormProps) {
  const { t } = useTranslation('questions');
  const locale = useLocale();
  const account = useAccount(visit);
  const [answer, setAnswer] = useState<PostAnswer | false>();
  const [lastResult, setLastResult] = useState(refused);
  const [form, fields] = useForm<AskFields>({ id: 'frage', lastResult, constraint });
  const [text, setText] = useState(fields.questionText.initialValue ?? '');
  const [isSending, setSending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const say = (field: keyof AskFields) => (code: string) => textOfKey(t, `ask.error.${field}-${code}`);

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
    const message = { questionText, firstName, lastName };
    const sent = await postProductQuestion({ ...message, bikeSlug: product.slug, bikeName: product.name, locale });
    setSending(false);
    setAnswer(sent);
    if (sent && sent.kind === 'signed-out') element.current?.submit();
    setLastResult({ status: 'error', error: sent && sent.kind === 'refused' ? sent.fields : {} });
  };

  if (isSent || (answer && answer.kind === 'sent')) {
    return (
      <div id="frage" className="mt-7 grid gap-4.5 bg-mist px-5 py-6 tablet:p-7" role="status">
        <Note kind="good">
          <p className="font-medium">{t('ask.sent')}</p>
          <p>{t('ask.sent-text')}</p>
        </Note>
      </div>
    );
  }
  const problem = answer === false ? 'failed' : answer?.kind === 'too-many' ? 'too-many' : form.errors?.[0];
  return (
    <form
      ref={element}
      id={form.id}
      className="mt-7 grid gap-4.5 bg-mist px-5 py-6 tablet:p-7"
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
          {textOfKey(t, `ask.${problem}`)}
        </Note>
      )}
      <TextareaField
        {...textareaField(fields.questionText, say('questionText'))}
        label={t('ask.question')}
        help={t('ask.help')}
        onChange={(event) => setText(event.target.value)}
      />
      <Similar questions={questions} text={text} bike={product.slug} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...textField(fields.firstName, say('firstName'))}
          label={t('ask.firstName')}
          autoComplete="given-name"
        />
        <TextField
          {...textField(fields.lastName, say('lastName'))}
          label={t('ask.lastName')}
          autoComplete="family-name"
        />
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
        <div className="grid gap-1.5 border-l-2 border-ink pl-4">
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
