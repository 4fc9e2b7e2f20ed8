import type { SubmissionResult } from '@conform-to/react';
import { formatDayAndTime, formatTime } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { type OrderLink, orderPath } from '~/modules/orders/order-link.ts';
import { type SigningStep, signingSteps, type SigningView } from '~/modules/signing/signing.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { GoLink } from '~/ui/link.tsx';
import { stepStates, Stepper } from '~/ui/station-line.tsx';
import { AgreementForm } from './agreement-form.tsx';
import { CodeForm } from './code-form.tsx';
import { ContractText } from './contract-text.tsx';

export interface SignPageProps {
  signing: SigningView;
  link: OrderLink;
  /** The shopper has gone on from the text. */
  isRead: boolean;
  /** The code has expired, or the day's codes are used up. */
  problem: 'expired' | 'too-many' | null;
  lastResult: SubmissionResult | undefined;
}

/** Signs a contract in four steps: read, agree, enter the code, done. Works without scripts. */
export function SignPage({ signing, link, isRead, problem, lastResult }: SignPageProps) {
  const { t } = useTranslation('sign');
  const locale = useLocale();
  const step: SigningStep = signing.step === 'start' ? (isRead ? 'agree' : 'read') : signing.step;
  const states = stepStates(signingSteps.length, signingSteps.indexOf(step) + (step === 'done' ? 1 : 0));
  const { pdfHref, name, maskedEmail, codeUntil, signedAt } = signing;
  const texts = { name, email: maskedEmail, time: codeUntil ? formatTime(codeUntil, locale) : '' };
  return (
    <Container className="pb-16 pt-6">
      <Stepper
        label={t('steps-label')}
        doneLabel={t('step-done')}
        steps={signingSteps.map((each, index) => ({ label: t(`step.${each}`), state: states[index] ?? 'todo' }))}
      />
      <header className="mt-8 grid max-w-text gap-2">
        <h1 className="text-h1">{t(`${step}.title`)}</h1>
        <p className="text-lead text-ink-2">{t(`${step}.lead`, texts)}</p>
      </header>
      {problem && step === 'agree' && (
        <Note kind="wait" alert className="mt-6 max-w-text">
          {t(`agree.${problem}`)}
        </Note>
      )}
      <div className="mt-8 grid gap-10 desktop:grid-cols-2 desktop:gap-16">
        {step === 'read' && (
          <>
            <ContractText document={signing.document} />
            <div className="grid content-start justify-items-start gap-4 desktop:sticky desktop:top-6 desktop:self-start">
              <p className="text-ink-2">{t('read.not-binding')}</p>
              <LinkButton href={href('signContract', {}, locale, { ...link, gelesen: '1' })}>
                {t('read.next')}
              </LinkButton>
              <GoLink href={pdfHref} reload icon="download">
                {t('pdf')}
              </GoLink>
            </div>
          </>
        )}
        {step === 'agree' && <AgreementForm name={name} lastResult={lastResult} />}
        {step === 'code' && <CodeForm email={maskedEmail} lastResult={lastResult} />}
        {step === 'done' && (
          <div className="grid justify-items-start gap-4">
            {signedAt && <p className="num">{t('done.at', { time: formatDayAndTime(signedAt, locale) })}</p>}
            <LinkButton href={href('orderTracker', {}, locale, { ...link })}>{t('done.tracker')}</LinkButton>
            <GoLink href={pdfHref} reload icon="download">
              {t('done.pdf')}
            </GoLink>
          </div>
        )}
      </div>
      {step !== 'done' && (
        <p className="mt-10 text-small">
          <GoLink href={orderPath(locale, link, 'vertrag')} reload>
            {t('back')}
          </GoLink>
        </p>
      )}
    </Container>
  );
}
