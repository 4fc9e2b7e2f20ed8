import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { formatDate } from '~/i18n/dates.ts';
import { labelled } from '~/i18n/labelled.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { textOfKey } from '~/i18n/keys.ts';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/class-names.ts';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { checkboxField, textField, wrongItems } from '~/ui/form-fields.ts';
import { errorId } from '~/ui/field-aria.ts';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { PoliteText } from '~/ui/polite-text.tsx';
import { FocusedErrors } from './focused-errors.tsx';
import type { SponsorView } from './sponsor-view.server.ts';

const OFFERED = [20_00, 50_00, 100_00] as const;

export interface GiveAnswer {
  reply: SubmissionResult;
  /** Rappen for sentences that name an amount. */
  most?: number | undefined;
}

const named = ['amount', 'name', 'email', 'message'] as const;

type GiveFields = Record<(typeof named)[number] | 'free' | 'isHidden', string>;

interface GiveFormProps {
  view: SponsorView;
  constraint: Record<string, object>;
  answer: GiveAnswer | undefined;
  /** What is chosen: Rappen as text, or `free`. */
  choice: string;
  free: string;
  onChoice: (choice: string) => void;
  onFree: (free: string) => void;
}

/** Amounts that a page has room for; where there is room for none of them only the free one is left. */
export const offeredAmounts = ({ room }: Pick<SponsorView, 'room'>): number[] =>
  OFFERED.filter((amount) => amount <= room);

/** Rappen of what is chosen; 0 if that is no amount. */
export function chosenAmount(choice: string, free: string): number {
  return parseWholeFrancs(choice === 'free' ? free : choice) ?? 0;
}

const AMOUNT = cx(
  'relative grid min-h-12 place-items-center border-control text-h4 not-first:border-l',
  'has-checked:bg-action-tint has-checked:text-action has-checked:inset-ring-2 has-checked:inset-ring-action',
);

export function GiveForm({ view, constraint, answer, choice, free, onChoice, onFree }: GiveFormProps) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const { token, name, least, room, progress } = view;
  const most = answer?.most ?? room;
  const [form, fields] = useForm<GiveFields>({ id: 'sp', lastResult: answer?.reply, constraint });
  const offered = offeredAmounts(view);
  const amount = chosenAmount(choice, free);
  const say = (code: string) =>
    textOfKey(t, `error.${code}`, { min: formatExactAmount(least), max: formatExactAmount(most) });
  const sayOfEmail = (code: string) => (code === 'invalid' ? t('error.email') : say(code));
  const items = wrongItems(fields, named, (field, code) => {
    const message = field === 'email' ? sayOfEmail(code) : say(code);
    return field === 'name' || field === 'email' ? labelled(t(`give.${field}`), message, locale) : message;
  });
  const wrongAmount = fields.amount.errors?.map(say)[0];
  const rate = (down: number) =>
    formatExactAmount(monthlyRate(progress.price, Math.min(down, progress.price), progress.months));
  const effect =
    amount > 0 && amount <= room
      ? t('give.effect', {
          amount: formatExactAmount(amount),
          before: rate(progress.paid),
          after: rate(progress.paid + amount),
        })
      : '';
  return (
    <Form method="post" action={href('sponsor', { token }, locale)} {...getFormProps(form)} className="grid gap-5">
      <FocusedErrors items={items} answer={answer} />
      <fieldset
        id="sp-amount"
        className="group/amount"
        tabIndex={-1}
        aria-describedby={wrongAmount && errorId('sp-amount')}
      >
        <legend className="field-label">{t('give.amount')}</legend>
        <div className="grid auto-cols-fr grid-flow-col rounded-control border border-control">
          {offered.map((each) => (
            <label key={each} className={AMOUNT}>
              <input
                type="radio"
                className="cover-input"
                name="amount"
                value={each / 100}
                checked={choice === String(each / 100)}
                onChange={() => onChoice(String(each / 100))}
              />
              <span className="num">{formatExactAmount(each)}</span>
            </label>
          ))}
          <label className={AMOUNT}>
            <input
              type="radio"
              className="cover-input"
              name="amount"
              value="free"
              checked={choice === 'free'}
              onChange={() => onChoice('free')}
            />
            <span>{t('give.free')}</span>
          </label>
        </div>
        <div className="mt-3 hidden group-has-[[value=free]:checked]/amount:block">
          <TextField
            id="sp-free"
            name="free"
            label={t('give.free-label')}
            help={t('give.free-help', { min: formatExactAmount(least), max: formatExactAmount(room) })}
            prefix="CHF"
            inputMode="numeric"
            autoComplete="off"
            value={free}
            onChange={(event) => {
              onFree(event.target.value);
              onChoice('free');
            }}
          />
        </div>
        {wrongAmount && (
          <span id={errorId('sp-amount')} className="field-error">
            {wrongAmount}
          </span>
        )}
        <p className="num needs-script mt-3 min-h-10 text-small">
          {effect && <b className="font-semibold">{effect}</b>}{' '}
          {effect && <span className="text-ink-2">{t('give.line')}</span>}
        </p>
        <PoliteText text={effect} />
      </fieldset>
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField {...textField(fields.name, say)} label={t('give.name')} autoComplete="name" />
        <TextField
          {...textField(fields.email, sayOfEmail, 'email')}
          label={t('give.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <TextField
        {...textField(fields.message, say)}
        label={
          <>
            <bdi>{t('give.message', { name })}</bdi>{' '}
            <span className="font-normal text-ink-3">{t('give.optional')}</span>
          </>
        }
        placeholder={t('give.placeholder')}
      />
      <Checkbox {...checkboxField(fields.isHidden, say)}>{t('give.hide', { name })}</Checkbox>
      <Button type="submit" wide loading={isSending && t('give.sending')}>
        {amount > 0 ? (
          <>
            <span className="needs-script">{t('give.submit', { amount: formatExactAmount(amount) })}</span>
            <span className="without-script">{t('give.submit-free')}</span>
          </>
        ) : (
          t('give.submit-free')
        )}
      </Button>
      <div className="grid gap-2 text-small text-ink-3">
        <p>{t('give.note', { name, day: formatDate(progress.endsOn, locale) })}</p>
        <p>
          <MarkedText
            text={t('give.privacy')}
            marks={{
              privacy: (words) => (
                <TextLink href={href('privacy', {}, locale)} target="_blank" reload>
                  {words}
                </TextLink>
              ),
            }}
          />
        </p>
      </div>
    </Form>
  );
}
