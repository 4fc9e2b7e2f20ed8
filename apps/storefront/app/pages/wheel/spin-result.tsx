import { getFormProps, useForm } from '@conform-to/react';
import { Form, useLocation } from '@remix-run/react';
import { formatDate, formatDayAndTime } from '~/i18n/dates.ts';
import { formatChf } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { CheckedDraw } from '~/modules/wheel/ui/checked-draw.tsx';
import type { SpinDrawing } from '~/modules/wheel/wheel.server.ts';
import type { SpinResult } from '~/modules/wheel/wheel.ts';
import { href } from '~/site-map.ts';
import { Button, LinkButton } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { checkboxField, textField } from '~/ui/form-fields.ts';
import { Note } from '~/ui/form-message.tsx';
import type { SpinPageAnswer } from './spin.server.ts';

interface SpinResultProps {
  spin: SpinResult;
  drawing: SpinDrawing | null;
  constraint: Record<string, object>;
  answer: SpinPageAnswer | undefined;
}

export function SpinResultPart({ spin, drawing, constraint, answer }: SpinResultProps) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const { prize, field, turnedAt, isHanded } = spin;
  return (
    <>
      {answer?.kind === 'repeated' && (
        <Note alert className="mb-5">
          {t('result.repeated', { time: formatDayAndTime(turnedAt, locale) })}
        </Note>
      )}
      <div className={`${prize ? 'wheel-won' : 'wheel-not-won'} ${answer?.kind === 'drawn' ? 'wheel-revealed' : ''}`}>
        <p className="num text-small">{t('result.field', { field: field + 1 })}</p>
        <h1 id="turn-result" tabIndex={-1}>
          {prize ? `${prize.name}.` : t('result.nothing')}
        </h1>
        {prize ? (
          <>
            <p>
              {t(
                `result.${isHanded ? 'handed' : prize.code === null ? 'expired' : prize.minimum === null ? 'thing' : 'voucher'}`,
                {
                  amount: prize.minimum === null ? '' : formatChf(prize.minimum),
                  date: drawing ? formatDate(drawing.claimsUntil, locale) : '',
                  mailbox: drawing?.mailbox ?? '',
                },
              )}
            </p>
            {prize.code !== null && <p className="wheel-code">{prize.code}</p>}
          </>
        ) : (
          <p>{t('result.nothingText', { date: drawing ? formatDate(drawing.claimsUntil, locale) : '' })}</p>
        )}
        <div className="wheel-acts">
          <LinkButton variant={prize ? 'ink' : 'secondary'} href={href('allModels', {}, locale)}>
            {t('bikes')}
          </LinkButton>
        </div>
        <details className="mt-5" open={answer !== undefined}>
          <summary className="wheel-check-summary">{t('result.check')}</summary>
          <CheckedDraw spin={spin} />
        </details>
      </div>
      {prize && <NamePart spin={spin} constraint={constraint} answer={answer} />}
    </>
  );
}

/** A winner's name among the winners: only with consent, and off again at a press. */
function NamePart({ spin: { shown }, constraint, answer }: Omit<SpinResultProps, 'drawing'>) {
  const { t } = useTranslation('wheel');
  const locale = useLocale();
  const { search } = useLocation();
  const lastResult = answer?.kind === 'show-errors' ? answer.reply : undefined;
  const [form, fields] = useForm<Record<'firstName' | 'initial' | 'place' | 'consent', string>>({
    id: 'show',
    lastResult,
    constraint,
  });
  const say = (code: string) => textOfKey(t, `show.error-${code}`);
  if (shown) {
    return (
      <Form method="post" action={search} className="wheel-show">
        <Note kind="good">
          <bdi>{t('show.shown', { name: shown.name, place: shown.place })}</bdi>{' '}
          <a className="link" href={href('winners', {}, locale)}>
            {t('winners')}
          </a>
        </Note>
        <div>
          <Button type="submit" name="intent" value="hide" variant="secondary">
            {t('show.hide')}
          </Button>
        </div>
      </Form>
    );
  }
  return (
    <details className="mt-5" open={answer?.kind === 'show-errors'}>
      <summary className="wheel-check-summary">{t('show.title')}</summary>
      <Form method="post" action={search} {...getFormProps(form)} className="wheel-show">
        <input type="hidden" name="intent" value="show" />
        <div className="wheel-show-row">
          <TextField {...textField(fields.firstName, say)} label={t('show.firstName')} autoComplete="given-name" />
          <TextField {...textField(fields.initial, say)} label={t('show.initial')} />
        </div>
        <TextField {...textField(fields.place, say)} label={t('show.place')} autoComplete="address-level2" />
        <Checkbox {...checkboxField(fields.consent, () => t('show.error-consent'))}>{t('show.consent')}</Checkbox>
        <div>
          <Button type="submit" variant="secondary">
            {t('show.submit')}
          </Button>
        </div>
      </Form>
    </details>
  );
}
