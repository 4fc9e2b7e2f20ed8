import { Form, useNavigation, useNavigationType } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatDayAndTime, formatMoment } from '~/i18n/dates.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { CALL_FILE } from '~/modules/consultation/consultation.ts';
import type { CallView, CallWeek } from '~/modules/consultation/consultation.server.ts';
import { href } from '~/site-map.ts';
import { Breadcrumb } from '~/ui/breadcrumb.tsx';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Note } from '~/ui/form-message.tsx';
import { Container } from '~/ui/layout.tsx';
import { clock, Timetable } from './timetable.tsx';

interface CallPageProps {
  /** Null if the link is invalid. */
  call: CallView | null;
  token: string;
  /** The week to move it to, where that was asked for. */
  week: CallWeek | null;
  refused: { refusal: 'closed' | 'gone' | 'time'; nearest: string[] } | undefined;
}

export function CallPage({ call, token, week, refused }: CallPageProps) {
  const { t } = useTranslation('consultation');
  const { t: common } = useTranslation();
  const locale = useLocale();
  const state = call?.state ?? 'unknown';
  const time = call ? formatMoment(call.startsAt, locale) : '';
  const heading = useRef<HTMLHeadingElement>(null);
  // A form that led here has left the page where its button was: what it did is said at the top.
  const known = useRef(useNavigationType() === 'POP' ? state : undefined);
  useEffect(() => {
    if (known.current !== state) heading.current?.focus();
    known.current = state;
  }, [state]);
  return (
    <Container className="pb-16 pt-4">
      <Breadcrumb
        label={common('breadcrumb')}
        items={[
          { label: common('home'), href: href('home', {}, locale) },
          { label: t('crumb'), href: href('consultation', {}, locale) },
          { label: t('call.crumb') },
        ]}
      />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-h1">
        {t(`call.${state}.title`)}
      </h1>
      <p className="mt-3 max-w-text text-lead text-ink-2">
        {t(`call.${state}.text`, { time, phone: call?.phone ?? '' })}
      </p>
      {refused && <Refused {...refused} token={token} />}
      {call && (state === 'open' || state === 'soon') ? (
        <>
          <ol className="ride-line ride-line-call mt-8 max-w-[560px]">
            <li className="ride-stop">
              <b className="font-medium">{t('call.line.booked')}</b>
              <span className="num block text-ink-2">{formatDayAndTime(call.createdAt, locale)}</span>
            </li>
            <li className="ride-stop">
              <b className="font-medium">{t('call.line.call')}</b>
              <span className="num block text-ink-2">{formatDayAndTime(call.startsAt, locale)}</span>
            </li>
          </ol>
          <p className="mt-6 flex flex-wrap gap-3">
            <LinkButton
              href={`${CALL_FILE}?${new URLSearchParams({ token }).toString()}`}
              reload
              variant="secondary"
              icon="calendar"
            >
              {t('call.ics')}
            </LinkButton>
            {state === 'open' && !week && (
              <LinkButton href={`${href('consultationCall', {}, locale, { token, woche: '' })}#zeiten`} variant="quiet">
                {t('call.move')}
              </LinkButton>
            )}
          </p>
          <p className="mt-5 max-w-text text-small text-ink-2">{t(call.hasEmail ? 'call.mailed' : 'call.keep')}</p>
          {state === 'open' && week && <MoveForm week={week} token={token} />}
          {state === 'open' && <CancelForm token={token} />}
        </>
      ) : (
        <p className="mt-6">
          <LinkButton href={href('consultation', {}, locale)}>{t('call.again')}</LinkButton>
        </p>
      )}
    </Container>
  );
}

function Refused({ refusal, nearest, token }: NonNullable<CallPageProps['refused']> & { token: string }) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  return (
    <Form method="post" action={href('consultationCall', {}, locale, { token })} className="mt-5 grid gap-3">
      <Note kind="error" alert>
        {t(`call.refusal.${refusal}`)}
      </Note>
      {nearest.length > 0 && (
        <p className="flex flex-wrap gap-3">
          {nearest.map((time) => (
            <Button key={time} type="submit" name="instead" value={time} variant="secondary">
              {`${formatDay(time, locale)}, ${clock(time, locale)}`}
            </Button>
          ))}
        </p>
      )}
    </Form>
  );
}

function MoveForm({ week, token }: { week: CallWeek; token: string }) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  const [picked, setPicked] = useState<string>();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form
      method="post"
      action={href('consultationCall', {}, locale, { token, woche: week.monday })}
      className="mt-10 max-w-text"
    >
      <Timetable week={week} chosen={picked} onChoose={setPicked} />
      <p className="mt-5">
        <Button type="submit" name="intent" value="move" loading={isSending && t('sending')}>
          {picked ? t('call.moveTo', { time: clock(picked, locale) }) : t('call.moveSubmit')}
        </Button>
      </p>
    </Form>
  );
}

function CancelForm({ token }: { token: string }) {
  const { t } = useTranslation('consultation');
  const locale = useLocale();
  return (
    <details className="mt-8">
      <summary className="link inline-flex min-h-touch items-center">{t('call.cancel')}</summary>
      <Form
        method="post"
        action={href('consultationCall', {}, locale, { token })}
        className="mt-3 grid justify-items-start gap-3"
      >
        <p className="text-ink-2">{t('call.cancelText')}</p>
        <Button type="submit" name="intent" value="cancel" variant="secondary">
          {t('call.cancelSubmit')}
        </Button>
      </Form>
    </details>
  );
}
