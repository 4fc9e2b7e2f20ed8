import { Form, useNavigation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '~/i18n/dates.ts';
import { labelled } from '~/i18n/labelled.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { parseWholeFrancs } from '~/i18n/typed-amount.ts';
import { useLocale } from '~/i18n/use-locale.ts';
import { monthlyRate } from '~/modules/financing/financing.ts';
import { longest } from '~/modules/sponsoring/sponsoring.ts';
import { href } from '~/site-map.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/choice.tsx';
import { TextField } from '~/ui/field.tsx';
import { errorId } from '~/ui/field-aria.ts';
import { TextLink } from '~/ui/link.tsx';
import { MarkedText } from '~/ui/marked-text.tsx';
import { PoliteText } from '~/ui/polite-text.tsx';
import { FocusedErrors } from './focused-errors.tsx';
import type { SponsorView } from './sponsor-view.server.ts';

/** Amounts on offer, in Rappen. */
const OFFERED = [20_00, 50_00, 100_00] as const;

/** What was typed and not taken, and why. */
export interface GiveAnswer {
  errors: Readonly<Record<string, string>>;
  /** Rappen for sentences that name an amount. */
  most?: number;
  values: Readonly<Record<string, string>>;
}

interface GiveFormProps {
  view: SponsorView;
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

/** Rappen of what is chosen; 0 where that is no amount. */
export function chosenAmount(choice: string, free: string): number {
  return parseWholeFrancs(choice === 'free' ? free : choice) ?? 0;
}

/** The form of a contribution. */
export function GiveForm({ view, answer, choice, free, onChoice, onFree }: GiveFormProps) {
  const { t } = useTranslation('sponsor');
  const locale = useLocale();
  const isSending = useNavigation().formMethod === 'POST';
  const { token, name, least, room, progress } = view;
  const { errors = {}, values = {}, most = room } = answer ?? {};
  const offered = offeredAmounts(view);
  const amount = chosenAmount(choice, free);
  const sentence = (field: string): string | undefined => {
    const code = errors[field];
    if (!code) return undefined;
    const min = formatExactAmount(least);
    return field === 'email' && code === 'invalid'
      ? t('error.email')
      : t(`error.${code}`, { min, max: formatExactAmount(most) });
  };
  const said = (field: string): string[] | undefined => {
    const words = sentence(field);
    return words ? [words] : undefined;
  };
  const items = ['amount', 'name', 'email', 'message'].flatMap((field) => {
    const message = sentence(field);
    if (!message) return [];
    const isNamed = field === 'name' || field === 'email';
    return [{ message: isNamed ? labelled(t(`give.${field}`), message, locale) : message, fieldId: `sp-${field}` }];
  });
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
    <Form method="post" action={href('sponsor', { token }, locale)} className="grid gap-5" noValidate>
      <FocusedErrors items={items} answer={answer} />
      <fieldset id="sp-amount" tabIndex={-1} aria-describedby={errors.amount ? errorId('sp-amount') : undefined}>
        <legend className="field-label">{t('give.amount')}</legend>
        <div className="sp-amounts">
          {offered.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="amount"
                value={each / 100}
                checked={choice === String(each / 100)}
                onChange={() => onChoice(String(each / 100))}
              />
              <span className="num">{formatExactAmount(each)}</span>
            </label>
          ))}
          <label>
            <input
              type="radio"
              name="amount"
              value="free"
              checked={choice === 'free'}
              onChange={() => onChoice('free')}
            />
            <span>{t('give.free')}</span>
          </label>
        </div>
        <div className="sp-free">
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
        {sentence('amount') && (
          <span id={errorId('sp-amount')} className="field-error">
            {sentence('amount')}
          </span>
        )}
        <p className="num needs-script sp-effect text-small">
          {effect && <b className="font-semibold">{effect}</b>}{' '}
          {effect && <span className="text-ink-2">{t('give.line')}</span>}
        </p>
        <PoliteText text={effect} />
      </fieldset>
      <div className="sp-two">
        <TextField
          id="sp-name"
          name="name"
          label={t('give.name')}
          defaultValue={values.name}
          errors={said('name')}
          autoComplete="name"
          maxLength={longest.name}
          required
        />
        <TextField
          id="sp-email"
          name="email"
          type="email"
          label={t('give.email')}
          defaultValue={values.email}
          errors={said('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest.email}
          required
        />
      </div>
      <TextField
        id="sp-message"
        name="message"
        label={
          <>
            <bdi>{t('give.message', { name })}</bdi>{' '}
            <span className="font-normal text-ink-3">{t('give.optional')}</span>
          </>
        }
        placeholder={t('give.placeholder')}
        defaultValue={values.message}
        errors={said('message')}
        maxLength={longest.message}
      />
      <Checkbox id="sp-hide" name="isHidden" defaultChecked={values.isHidden === 'on'}>
        {t('give.hide', { name })}
      </Checkbox>
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
