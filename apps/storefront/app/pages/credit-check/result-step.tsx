import { useEffect, useRef } from 'react';
import { formatDate, formatDay } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { reasonEndsOn } from '~/modules/credit-check/credit-check.ts';
import { href } from '~/site-map.ts';
import { LinkButton } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Note } from '~/ui/form-message.tsx';
import { TextLink } from '~/ui/link.tsx';
import { Container } from '~/ui/layout.tsx';
import { CheckStops } from './check-stops.tsx';
import type { CheckAnswer } from './credit-check-acts.server.ts';
import type { CreditCheckView } from './credit-check.server.ts';
import { WaysOut } from './ways-out.tsx';

export type ResultStepProps = Extract<CreditCheckView, { step: 'result' }> & { refused: CheckAnswer | undefined };

const BIKE = 'relative z-[1] h-auto w-[78%] max-w-[26rem] translate-y-[calc(2.2%+10px)]';

const days = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** Third step: a yes that holds for 30 days; or a no about rules and dates, with the ways that stay open. */
export function ResultStep({ today, check, hasPictures, done, link, constraint, refused }: ResultStepProps) {
  const { t } = useTranslation('credit-check');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, reasons, answers, fitsOn: end } = check;
  const isYes = state === 'fits' || state === 'approved';
  const isReviewed = state === 'in-review' || state === 'approved' || state === 'declined';
  // The result is read from its heading on.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [state]);
  return (
    <>
      <Container>
        <CheckStops current="result" passed={isYes ? undefined : 'document'} />
      </Container>
      <div className="bg-mist">
        <Container className="grid gap-4 pt-10 desktop:grid-cols-2 desktop:items-end desktop:gap-6">
          <div className="desktop:self-center desktop:pb-10">
            <h1 className="text-h1 outline-none" ref={heading} tabIndex={-1}>
              {t(`result.${state}.title`)}
            </h1>
            <p className="mt-3 text-lead text-ink-2">
              {t(`result.${state}.text`, { date: check.validUntil ? formatDate(check.validUntil, locale) : '' })}
            </p>
          </div>
          <img className={BIKE} src="/bilder/rahmen/trapez.svg" width={640} height={400} alt="" />
        </Container>
      </div>
      <Container className="pb-16">
        <ValidityLine state={isYes ? 'valid' : end ? 'waiting' : 'open'} />
        <ol className="mt-2 flex justify-between gap-4 text-small">
          <li>
            <b className="block font-medium">{t('line.today')}</b>
            <span className="num">{formatDate(today, locale)}</span>
          </li>
          {isYes && check.validUntil ? (
            <li className="text-right">
              <b className="block font-medium">{t('line.until')}</b>
              <span className="num">{formatDate(check.validUntil, locale)}</span>
            </li>
          ) : (
            end && (
              <>
                <li className="text-center">
                  <span className="num">{t('line.days', { count: days(today, end) })}</span>
                </li>
                <li className="text-right">
                  <b className="block font-medium">{t('line.possible')}</b>
                  <span className="num">{formatDate(end, locale)}</span>
                </li>
              </>
            )
          )}
        </ol>
        {isYes ? (
          <div className="mt-8">
            <p className="max-w-text text-ink-2">{t(hasPictures ? 'yes.withPictures' : 'yes.next')}</p>
            <p className="mt-5 flex flex-wrap gap-3">
              <LinkButton href={href('checkoutPlan', {}, locale)}>{t('yes.cart')}</LinkButton>
              <LinkButton href={href('allModels', {}, locale)} variant="secondary">
                {t('yes.bikes')}
              </LinkButton>
            </p>
          </div>
        ) : (
          <>
            <section className="mt-8" aria-labelledby="gruende">
              <h2 className="text-h3" id="gruende">
                {t('why')}
              </h2>
              <ul className="mt-3 grid max-w-text gap-3">
                {reasons.map((reason) => {
                  const day = reasonEndsOn(reason, answers);
                  return (
                    <li key={reason} className="border-l-2 border-ink pl-4">
                      <b className="font-medium">{t(`reason.${reason}.title`)}</b>
                      <span className="block text-ink-2">
                        {t(`reason.${reason}.text`, { date: day ? formatDate(day, locale) : '' })}
                      </span>
                    </li>
                  );
                })}
              </ul>
            </section>
            {check.decisionText && (
              <Note className="mt-6 max-w-text">
                <b className="font-medium">{t('person.wrote')}</b> <bdi>{check.decisionText}</bdi>
              </Note>
            )}
            {done === 'erinnerung' && end && (
              <Note kind="good" className="mt-6 max-w-text">
                {t('remind.done', { date: formatDay(end, locale) })}
              </Note>
            )}
            <WaysOut state={state} reasons={reasons} end={end} link={link} constraint={constraint} refused={refused} />
          </>
        )}
        <p className="mt-8 text-small text-ink-2">
          <bdi>{t(isReviewed ? 'keptReview' : 'kept')}</bdi>{' '}
          <TextLink href={href('creditCheck', {}, locale, { schritt: 1 })}>{t('again')}</TextLink>
        </p>
      </Container>
    </>
  );
}

/** From today to a day: until which a yes is valid, on which a plan is possible, or none known. */
function ValidityLine({ state }: { state: 'valid' | 'waiting' | 'open' }) {
  return (
    <div className="relative flex items-center" aria-hidden="true">
      <i className="size-5 rounded-full bg-ink" />
      <i className={cx('grow border-t-2', state === 'open' ? 'border-line' : 'border-ink')} />
      {state === 'valid' && <i className="size-5 rounded-full bg-action" />}
      {state === 'waiting' && <i className="size-5 rounded-full border-4 border-control" />}
    </div>
  );
}
