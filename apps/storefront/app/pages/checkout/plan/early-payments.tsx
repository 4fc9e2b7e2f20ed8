import { formatDate } from '~/i18n/dates.ts';
import { formatExactAmount } from '~/i18n/money.ts';
import { useLocale, useTranslation } from '~/i18n/use-translation.ts';
import { AccordionItem } from '~/ui/accordion.tsx';
import { Button } from '~/ui/button.tsx';
import { Radio, Radios } from '~/ui/choice.tsx';
import { SelectField, TextField } from '~/ui/field.tsx';
import { Note } from '~/ui/form-message.tsx';
import { PaymentList } from '~/ui/payment-calendar.tsx';
import type { CartPlan } from '~/modules/cart/cart.ts';
import { monthsBetween } from '~/modules/financing/financing.ts';
import type { Ledger } from '~/modules/orders/ledger.ts';
import type { EarlyAnswer } from '~/modules/checkout/early-answer.ts';
import { planKey } from '~/modules/checkout/plan-query.ts';

const ID = 'frueher';
const kinds = ['once', 'monthly', 'settle'] as const;

interface EarlyPaymentsProps {
  plan: CartPlan;
  ledger: Ledger;
  answer: EarlyAnswer | null;
  path: string;
}

/**
 * The calculator "pay more, settle early": part of the plan's form, so that it calculates with what is chosen there. It
 * asks by GET and keeps nothing.
 */
export function EarlyPayments({ plan, ledger, answer, path }: EarlyPaymentsProps) {
  const { t } = useTranslation('schedule');
  const locale = useLocale();
  const dates = ledger.schedule.payments.filter(({ kind }) => kind === 'instalment').map(({ date }) => date);
  return (
    <div className="accordion">
      <AccordionItem id={ID} title={t('early.title')} open={answer !== null} level={2}>
        <div className="grid gap-5 pb-2">
          <p className="max-w-[58ch] text-ink-2">{t('early.text')}</p>
          <Radios id="frueher-wie" legend={t('early.how')}>
            <div className="flex flex-wrap gap-x-6">
              {kinds.map((kind) => (
                <Radio key={kind} name="early" value={kind} defaultChecked={kind === (answer?.kind ?? 'once')}>
                  {t(`early.kind.${kind}`)}
                </Radio>
              ))}
            </div>
          </Radios>
          <div className="grid items-start gap-5 tablet:grid-cols-2">
            <SelectField
              id="frueher-ab"
              name="earlyFrom"
              label={t('early.from')}
              defaultValue={answer?.date ?? dates[Math.min(11, dates.length - 1)]}
              options={dates.map((date) => ({ value: date, label: formatDate(date, locale) }))}
              errors={answer?.refusal === 'no-such-date' ? [t('early.refusal.no-such-date')] : undefined}
            />
            <TextField
              id="frueher-betrag"
              name="earlyAmount"
              label={t('early.amount')}
              prefix="CHF"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={answer?.typed}
              help={t('early.amount-help')}
              errors={amountErrors(answer, (code, rest) => t(`early.refusal.${code}`, { rest }))}
            />
          </div>
          <p>
            <Button
              type="submit"
              variant="secondary"
              name="intent"
              value="early"
              formMethod="get"
              formAction={`${path}#${ID}`}
            >
              {t('early.show')}
            </Button>
          </p>
          {answer && !answer.refusal && <Following plan={plan} ledger={ledger} answer={answer} />}
        </div>
      </AccordionItem>
    </div>
  );
}

function amountErrors(
  answer: EarlyAnswer | null,
  say: (code: 'not-an-amount' | 'above-rest', rest: string) => string,
): string[] | undefined {
  if (!answer?.refusal || answer.refusal === 'no-such-date') return undefined;
  return [say(answer.refusal, formatExactAmount(answer.rest))];
}

function Following({ plan, ledger, answer }: Omit<EarlyPaymentsProps, 'path'> & { answer: EarlyAnswer }) {
  const { t } = useTranslation(['schedule', 'checkout']);
  const locale = useLocale();
  if (answer.planKey !== planKey(plan)) return <Note kind="wait">{t('early.stale')}</Note>;
  const { following } = answer;
  const last = following.at(-1);
  const planned = ledger.schedule.payments.at(-1);
  const sooner = last && planned ? monthsBetween(last.date, planned.date) : 0;
  return (
    <section aria-labelledby="frueher-danach" className="grid gap-3">
      <h3 id="frueher-danach" className="text-h4">
        {t('early.result')}
      </h3>
      <p
        className="max-w-[58ch]"
        role="status"
      >{`${last ? t('early.last', { date: formatDate(last.date, locale), amount: formatExactAmount(last.amount) }) : ''} ${t('early.sooner', { count: sooner })} ${t('early.sum', { total: formatExactAmount(plan.total) })}`}</p>
      <PaymentList
        caption={t('early.list')}
        columns={{ date: t('checkout:calendar.date'), amount: t('checkout:calendar.amount') }}
        payments={following.map(({ kind, date, amount }) => ({
          date: formatDate(date, locale),
          amount: formatExactAmount(amount),
          note: kind === 'instalment' ? undefined : t(`early.kinds.${kind}`),
        }))}
      />
    </section>
  );
}
