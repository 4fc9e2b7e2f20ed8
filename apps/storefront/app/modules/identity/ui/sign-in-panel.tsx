import { useFetcher } from '@remix-run/react';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { formatTime } from '~/i18n/dates.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { LINK_MINUTES } from '~/modules/identity/sign-in.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { FormError } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { Modal, SplitModalBody } from '~/ui/overlay.tsx';
import { LinkFailed } from './link-failed.tsx';
import { OtherWays } from './other-ways.tsx';
import { PanelAside } from './panel-aside.tsx';
import { postLinkRequest, type LinkOutcome } from './send-link.ts';
import { SentBody } from './sent-body.tsx';
import './sign-in-panel.css';

interface SignInPanelProps {
  /** Local path that signing in leads to. */
  returnTo: string;
  onClose: () => void;
}

const ID = 'anmeldung';

/** Signing in over the page that a person is on (spec §2); its texts are fetched with it. */
export function SignInPanel(props: SignInPanelProps) {
  return (
    <Suspense>
      <PanelWindow {...props} />
    </Suspense>
  );
}

type Ways = { offersGoogle: boolean; offersPasskeys: boolean };
type Wrong = Partial<Record<'email' | 'optIn', string>>;
type Refused = Exclude<LinkOutcome, { kind: 'sent' }>;

/** What the browser itself sees of the form, as codes that the page words. */
function wrongOf({ elements }: HTMLFormElement): Wrong {
  const [email, optIn] = ['email', 'optIn'].map((name) => elements.namedItem(name) as HTMLInputElement);
  return {
    ...(email && !email.validity.valid && { email: email.validity.valueMissing ? 'required' : 'invalid' }),
    ...(optIn && !optIn.checked && { optIn: 'required' }),
  };
}

function PanelWindow({ returnTo, onClose }: SignInPanelProps) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(true);
  const [sent, setSent] = useState<{ email: string; until: string; mailAt: string | null }>();
  const [refusal, setRefusal] = useState<Refused>();
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSent = sent !== undefined;
  useEffect(() => {
    if (isSent) heading.current?.focus();
  }, [isSent]);
  const close = () => {
    setOpen(false);
    // Its content stays until it has gone.
    setTimeout(onClose, 400);
  };
  const send = async (typed: string) => {
    setSending(true);
    const answer = await postLinkRequest({ email: typed, locale, returnTo }, LINK_MINUTES);
    setSending(false);
    // A link that went out before stays good where another is refused.
    setRefusal(answer.kind === 'sent' ? undefined : answer);
    if (answer.kind === 'sent') setSent({ email: typed, until: answer.until, mailAt: answer.mailAt });
  };
  const askAnother = () => {
    setSent(undefined);
    setRefusal(undefined);
  };
  const passed = isSent ? 1 : 0;
  return (
    <Modal wide id={ID} open={isOpen} onClose={close} title={null} closeLabel={t('panel.close')}>
      <SplitModalBody aside={<PanelAside passed={passed} />}>
        <h2 ref={heading} id={`${ID}-title`} tabIndex={-1} className="sign-in-title text-h2 outline-none">
          {t(isSent ? 'sent.title' : 'ask.title')}
        </h2>
        {refusal && refusal.kind !== 'invalid' && <Refusal refusal={refusal} />}
        {sent ? (
          <SentBody
            {...sent}
            returnTo={returnTo}
            isSending={isSending}
            onAgain={() => void send(sent.email)}
            onOther={askAnother}
          />
        ) : (
          <AskBody
            returnTo={returnTo}
            isSending={isSending}
            isInvalid={refusal?.kind === 'invalid'}
            onSend={(typed) => void send(typed)}
          />
        )}
      </SplitModalBody>
    </Modal>
  );
}

function Refusal({ refusal }: { refusal: Refused }) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  return (
    <div className="mt-4">
      {refusal.kind === 'too-many' ? (
        <FormError title={t('refused.too-many', { time: formatTime(refusal.until, locale) })} />
      ) : (
        <LinkFailed />
      )}
    </div>
  );
}

interface AskBodyProps {
  returnTo: string;
  isSending: boolean;
  /** Whether what was sent is no address, though the browser takes it for one. */
  isInvalid: boolean;
  onSend: (email: string) => void;
}

function AskBody({ returnTo, isSending, isInvalid, onSend }: AskBodyProps) {
  const { t } = useTranslation('sign-in');
  const locale = useLocale();
  const { load, data: ways } = useFetcher<Ways>();
  const [wrong, setWrong] = useState<Wrong>({});
  useEffect(() => {
    void load(href('signIn', {}, locale, { zurueck: returnTo }));
  }, [load, locale, returnTo]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = wrongOf(form);
    setWrong(found);
    const [first] = Object.keys(found);
    const field = first === undefined ? null : form.elements.namedItem(first);
    if (field instanceof HTMLInputElement) return field.focus();
    const typed = new FormData(form).get('email');
    if (!isSending && typeof typed === 'string') onSend(typed.trim());
  };
  const wrongEmail = wrong.email ?? (isInvalid ? 'invalid' : undefined);
  const linkToPrivacy = (words: string) => (
    <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
      {words}
    </TextLink>
  );
  return (
    <>
      <p className="mt-2 text-ink-2">{t('panel.lead')}</p>
      <div className="mt-6 grid gap-5">
        {ways && <OtherWays returnTo={returnTo} {...ways} />}
        <form
          method="post"
          action={href('signIn', {}, locale, { zurueck: returnTo })}
          onSubmit={submit}
          className="grid gap-5"
          noValidate
        >
          <TextField
            id={`${ID}-email`}
            name="email"
            type="email"
            label={t('ask.email')}
            errors={wrongEmail ? [textOfKey(t, `ask.error.email-${wrongEmail}`)] : undefined}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            required
          />
          <Checkbox id={`${ID}-optIn`} name="optIn" errors={wrong.optIn ? [t('optin_required')] : undefined} required>
            <MarkedText text={t('ask.opt-in')} marks={{ privacy: linkToPrivacy }} />
          </Checkbox>
          <Button type="submit" wide loading={isSending && t('ask.sending')}>
            {t('ask.submit')}
          </Button>
          <p className="text-small text-ink-3">{t('panel.note', { minutes: LINK_MINUTES })}</p>
        </form>
      </div>
    </>
  );
}
