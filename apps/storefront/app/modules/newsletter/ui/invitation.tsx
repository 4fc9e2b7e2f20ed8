import { type SubmissionResult, useForm } from '@conform-to/react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { INVITATION_KEY, type StoredInvitation, parseInvitation } from '~/modules/newsletter/invitation.ts';
import { CONFIRM_DAYS, NEWSLETTER_CALL, type NewsletterForm, nextIssue } from '~/modules/newsletter/newsletter.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Modal } from '~/ui/overlay.tsx';
import { NewsletterConsent, NewsletterFields } from './newsletter-fields.tsx';
import { YearLine } from './year-line.tsx';
import './invitation.css';

const ID = 'newsletter';
const TITLE_ID = `${ID}-title`;

function keep(more: StoredInvitation): void {
  try {
    const stored = parseInvitation(localStorage.getItem(INVITATION_KEY));
    localStorage.setItem(INVITATION_KEY, JSON.stringify({ ...stored, ...more }));
  } catch {
    // It comes up again on a later day.
  }
}

export function Invitation() {
  return (
    <Suspense>
      <InvitationWindow />
    </Suspense>
  );
}

type Refusal = SubmissionResult<string[]>;
type Outcome = { kind: 'sent' } | { kind: 'refused'; refusal: Refusal } | { kind: 'too-many' | 'failed' };

/** What the form's markup says of its fields, for which no page asked the server. */
const constraint = {
  firstName: { maxLength: 80 },
  lastName: { maxLength: 80 },
  email: { required: true, maxLength: 120 },
};

/** What the browser itself sees of the address, before anything is sent. */
function wrongAddress({ elements }: HTMLFormElement): Refusal | undefined {
  const field = elements.namedItem('email');
  if (!(field instanceof HTMLInputElement) || field.validity.valid) return undefined;
  return { status: 'error', error: { email: [field.validity.valueMissing ? 'required' : 'invalid'] } };
}

/** Sends what was typed. A call that fails says so, and nothing that was typed is lost. */
async function send(form: HTMLFormElement, locale: string): Promise<Outcome> {
  const wrong = wrongAddress(form);
  if (wrong) return { kind: 'refused', refusal: wrong };
  const { consent: _consent, ...typed } = Object.fromEntries(new FormData(form));
  const response = await fetch(NEWSLETTER_CALL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...typed, consent: true, locale }),
  }).catch(() => undefined);
  if (response?.status === 202) return { kind: 'sent' };
  if (response?.status === 429) return { kind: 'too-many' };
  if (response?.status !== 400) return { kind: 'failed' };
  const { error } = (await response.json()) as { error: { fields?: Record<string, string[]> } };
  return { kind: 'refused', refusal: { status: 'error', error: error.fields } };
}

/**
 * The newsletter's window (spec §4: Modal trigger). It keeps that it was shown, and closes in every way a window
 * closes.
 */
function InvitationWindow() {
  const { t } = useTranslation('newsletter');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(true);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = outcome?.kind === 'sent';
  const lastResult = outcome?.kind === 'refused' ? outcome.refusal : undefined;
  const [form, fields] = useForm<NewsletterForm>({ id: `${ID}-form`, lastResult, constraint });
  useEffect(() => keep({ shownAt: Date.now() }), []);
  useEffect(() => heading.current?.focus(), [isSent]);
  const close = () => setOpen(false);
  const never = () => {
    keep({ never: true });
    close();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const answer = await send(event.currentTarget, locale);
    setSending(false);
    setOutcome(answer);
    if (answer.kind === 'sent') keep({ never: true });
  };
  const day = nextIssue(new Date().toISOString().slice(0, 10));
  return (
    <Modal id={ID} open={isOpen} onClose={close} title={null} closeLabel={t('close')}>
      <div className="overflow-y-auto">
        <YearLine month={Number(day.slice(5, 7))} />
        <div className="invitation-body grid gap-4 px-5 pb-6 pt-4">
          {isSent ? (
            <>
              <h2 ref={heading} id={TITLE_ID} tabIndex={-1} className="text-h2 outline-none">
                {t('sent.title')}
              </h2>
              <p className="text-ink-2">{t('sent.lead', { days: CONFIRM_DAYS })}</p>
              <p className="text-small text-ink-2">{t('sent.nothing')}</p>
            </>
          ) : (
            <>
              <div>
                <h2 ref={heading} id={TITLE_ID} tabIndex={-1} className="text-h2 outline-none">
                  {t('title')}
                </h2>
                <p className="mt-2 text-ink-2">{t('lead', { date: formatDay(day, locale) })}</p>
              </div>
              <form
                id={form.id}
                method="post"
                action={href('newsletter', {}, locale)}
                onSubmit={(event) => void submit(event)}
                className="grid gap-4"
                noValidate
              >
                {(outcome?.kind === 'failed' || outcome?.kind === 'too-many') && (
                  <Note kind="error" alert>
                    {t(`error.${outcome.kind}`)}
                  </Note>
                )}
                <NewsletterFields fields={fields} />
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <Button type="submit" loading={isSending && t('sending')}>
                    {t('submit')}
                  </Button>
                  <button type="button" className="link min-h-touch" onClick={close}>
                    {t('notNow')}
                  </button>
                  <button
                    type="button"
                    className="link min-h-touch text-small text-ink-2 tablet:ml-auto"
                    onClick={never}
                  >
                    {t('never')}
                  </button>
                </div>
                <NewsletterConsent />
              </form>
            </>
          )}
        </div>
      </div>
    </Modal>
  );
}
